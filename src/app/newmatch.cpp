// Seats, dealer and the drawing for it; what is read from and written to the file is in newmatchfile.cpp.
#include "app/newmatch.h"

#include "app/context.h"
#include "app/looks.h"
#include "app/samename.h"
#include "app/speech.h"
#include "app/usual.h"
#include "notation/scanner.h"
#include "rules/sheets.h"
#include "words/terms.h"

namespace app {

NewMatch::NewMatch(QObject *parent)
    : QAbstractListModel(parent)
    , m_edition(usualOrNewest().edition)
    , m_target(m_edition->target)
    , m_rulings(this)
{
    playBy(usualOrNewest().rulings);
    connect(&Context::current().language(), &Language::changed, this, [this] {
        m_rulings.retell();
        emit retold();
        emit sheetsChanged();
        emit offeredChanged();
        emit changed();
    });
    readPeople();
    m_fresh = text();
    connect(this, &NewMatch::changed, this, &NewMatch::keep);
    connect(&m_rulings, &RulingsModel::changed, this, &NewMatch::changed);
}

int NewMatch::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_seats.size()); }

QHash<int, QByteArray> NewMatch::roleNames() const
{
    return {{Name, "name"}, {Mark, "mark"}, {Shade, "shade"}, {Deals, "deals"}};
}

QVariant NewMatch::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const store::PlayerEntry &seat = m_seats[std::size_t(index.row())];
    switch (role) {
    case Name: return seat.name;
    case Mark: return seat.mark - 1;
    case Shade: return seat.color - 1;
    case Deals: return index.row() == m_dealer;
    default: return {};
    }
}

QString NewMatch::name(int row) const
{
    return row >= 0 && row < rowCount() ? m_seats[std::size_t(row)].name : QString();
}

bool NewMatch::isSeated(const QString &id) const
{
    return std::ranges::any_of(m_seats, [&](const auto &seat) { return seat.id == id; });
}

void NewMatch::take(const store::PlayerEntry &entry)
{
    const bool dealerWasLast = m_dealer == rowCount() - 1;
    beginInsertRows({}, rowCount(), rowCount());
    m_seats.push_back(unlike(m_seats, m_people, entry));
    endInsertRows();
    m_taken.insert(entry.id);
    emit offeredChanged();
    lookAfter(dealerWasLast);
}

// The last seat deals unless somebody else was said to.
void NewMatch::lookAfter(bool dealerWasLast)
{
    if (dealerWasLast || m_dealer >= rowCount())
        m_dealer = rowCount() - 1;
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {Deals});
    emit changed();
}

void NewMatch::setDealer(int row)
{
    if (row < 0 || row >= rowCount() || row == m_dealer)
        return;
    m_dealer = row;
    lookAfter(false);
}

bool NewMatch::canSit(const store::PlayerEntry &person) const
{
    return !isSeated(person.id) && rowCount() < rules::kMostPlayers
        && std::ranges::find(m_seats, person.name, &store::PlayerEntry::name) == m_seats.end();
}

bool NewMatch::seat(const QString &playerId)
{
    const store::PlayerEntry *person = findOffered(playerId);
    if (!person || !canSit(*person))
        return false;
    take(*person);
    return true;
}

void NewMatch::toggle(const QString &playerId)
{
    const auto sits = std::ranges::find(m_seats, playerId, &store::PlayerEntry::id);
    if (sits == m_seats.end())
        seat(playerId);
    else
        remove(int(sits - m_seats.begin()));
}

void NewMatch::seatOnly(const QStringList &players)
{
    beginResetModel();
    m_seats.clear();
    m_taken.clear();
    for (const QString &player : players) {
        if (const store::PlayerEntry *person = findOffered(player); person && canSit(*person))
            m_seats.push_back(unlike(m_seats, m_people, *person));
    }
    m_dealer = rowCount() - 1;
    endResetModel();
    emit offeredChanged();
}

QString NewMatch::whyNot(const QString &name, int row) const
{
    if (!notation::isName(name.toStdString()))
        //: Why a player's name was not taken
        return tr("A name has 1 to 40 characters, and no comma, colon, semicolon or #.");
    std::vector<store::PlayerEntry> others = m_seats;
    if (row >= 0)
        others.erase(others.begin() + row);
    // Whoever is known by exactly that name is meant, though somebody with one much like it sits here.
    const store::PlayerEntry *known = findNamed(m_people, name);
    const store::PlayerEntry *seated = findNamed(others, known ? known->name : name);
    if (seated && (!known || seated->name == known->name))
        //: Why a player's name was not taken; %1 is the name
        return tr("%1 is already playing.").arg(seated->name);
    return {};
}

QString NewMatch::seatNamed(const QString &name)
{
    const QString wanted = name.simplified();
    if (QString problem = whyNot(wanted, -1); !problem.isEmpty())
        return problem;
    if (rowCount() == rules::kMostPlayers)
        //: Why nobody can be added to the players of a match
        return tr("Ten can play, no more.");
    const store::PlayerEntry *known = findNamed(m_people, wanted);
    store::PlayerEntry entry;
    entry.name = wanted;
    take(known ? *known : entry);
    return {};
}

// The page shows who deals, and says so where it starts: a name still in its field must not change that.
QString NewMatch::seatTyped()
{
    if (m_typed.simplified().isEmpty())
        return {};
    const int dealer = m_dealer;
    if (QString problem = seatNamed(m_typed); !problem.isEmpty())
        return problem;
    setTyped({});
    setDealer(dealer);
    return {};
}

bool NewMatch::isNew(int row) const
{
    return row >= 0 && row < rowCount() && m_seats[std::size_t(row)].id.isEmpty();
}

QString NewMatch::rename(int row, const QString &name)
{
    if (!isNew(row))
        return {};
    const QString wanted = name.simplified();
    if (QString problem = whyNot(wanted, row); !problem.isEmpty())
        return problem;
    store::PlayerEntry &seat = m_seats[std::size_t(row)];
    const store::PlayerEntry *known = findNamed(m_people, wanted);
    const store::PlayerEntry before = seat;
    if (known) { // that is who was meant
        seat = *known;
        seat.mark = before.mark;
        seat.color = before.color;
    } else {
        seat.name = wanted;
    }
    emit dataChanged(index(row), index(row), {Name});
    if (known)
        emit offeredChanged();
    emit changed();
    return {};
}

void NewMatch::setTyped(const QString &name)
{
    if (name == m_typed)
        return;
    m_typed = name;
    emit changed();
}

void NewMatch::seatGroup(const QString &groupId)
{
    const auto found = std::ranges::find(m_groups, groupId, &store::Group::id);
    if (found == m_groups.end())
        return;
    seatOnly(found->players);
    emit changed();
}

void NewMatch::remove(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    const bool dealerWasLast = m_dealer == rowCount() - 1;
    beginRemoveRows({}, row, row);
    m_seats.erase(m_seats.begin() + row);
    endRemoveRows();
    emit offeredChanged();
    if (row < m_dealer)
        --m_dealer;
    lookAfter(dealerWasLast);
}

void NewMatch::move(int from, int to)
{
    if (from == to || from < 0 || to < 0 || from >= rowCount() || to >= rowCount())
        return;
    const auto seats = m_seats.begin();
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    if (from < to)
        std::rotate(seats + from, seats + from + 1, seats + to + 1);
    else
        std::rotate(seats + to, seats + from, seats + from + 1);
    endMoveRows();
    if (m_dealer == from)
        m_dealer = to;
    else if (from < m_dealer && m_dealer <= to)
        --m_dealer;
    else if (to <= m_dealer && m_dealer < from)
        ++m_dealer;
    lookAfter(false);
}

void NewMatch::setLook(int row, int mark, int shade)
{
    if (row < 0 || row >= rowCount() || mark < 0 || mark >= store::kLooks || shade < 0
        || shade >= store::kLooks)
        return;
    store::PlayerEntry &seat = m_seats[std::size_t(row)];
    seat.mark = mark + 1;
    seat.color = shade + 1;
    emit dataChanged(index(row), index(row), {Mark, Shade});
    emit changed();
}

QString NewMatch::problem() const
{
    if (rowCount() == 0)
        //: Why a match cannot begin yet: nobody sits there. First where people are known who can be tapped
        return !recent().isEmpty() ? tr("Who plays? Tap or type the names.")
                                   : tr("Who plays? Type the names.");
    if (rowCount() < rules::kFewestPlayers)
        //: Why a match cannot begin yet
        return tr("One more, at least: two to ten can play.");
    return {};
}

} // namespace app
