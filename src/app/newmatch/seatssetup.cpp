// People sit down, get up, move and deal; who is offered follows from that and from the file.
#include "app/newmatch/seatssetup.h"

#include "app/match/samename.h"
#include "app/newmatch/begunmatch.h"
#include "app/shell/storage.h"
#include "store/names.h"

#include <QRegularExpression>

namespace app {

int SeatsSetup::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_seats.size());
}

QHash<int, QByteArray> SeatsSetup::roleNames() const
{
    return {{Name, "name"}, {Mark, "mark"}, {ColorIndex, "colorIndex"}, {Deals, "deals"}};
}

QVariant SeatsSetup::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const store::PlayerEntry &seat = m_seats[std::size_t(index.row())];
    switch (role) {
    case Name: return seat.name;
    case Mark: return seat.mark - 1;
    case ColorIndex: return seat.color - 1;
    case Deals: return index.row() == m_dealer;
    default: return {};
    }
}

QString SeatsSetup::name(int row) const
{
    return row >= 0 && row < rowCount() ? m_seats[std::size_t(row)].name : QString();
}

void SeatsSetup::append(const store::PlayerEntry &entry)
{
    const bool dealerWasLast = m_dealer == rowCount() - 1;
    beginInsertRows({}, rowCount(), rowCount());
    m_seats.push_back(withDistinctLook(m_seats, m_known.all(), entry));
    endInsertRows();
    m_kept.insert(entry.id);
    updateOffers();
    updateDealer(dealerWasLast);
}

// The last seat deals unless somebody else was chosen.
void SeatsSetup::updateDealer(bool dealerWasLast)
{
    if (dealerWasLast || m_dealer >= rowCount())
        m_dealer = rowCount() - 1;
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1), {Deals});
    emit changed();
}

void SeatsSetup::setDealer(int row)
{
    if (row < 0 || row >= rowCount() || row == m_dealer)
        return;
    m_dealer = row;
    updateDealer(false);
}

bool SeatsSetup::canSit(const store::PlayerEntry &person) const
{
    const auto isSame = [&](const auto &seat) { return seat.id == person.id || seat.name == person.name; };
    return rowCount() < rules::kMostPlayers && std::ranges::none_of(m_seats, isSame);
}

bool SeatsSetup::seat(const QString &playerId)
{
    const store::PlayerEntry *person = m_known.find(playerId);
    if (!person || !canSit(*person))
        return false;
    append(*person);
    return true;
}

void SeatsSetup::toggle(const QString &playerId)
{
    const auto sits = std::ranges::find(m_seats, playerId, &store::PlayerEntry::id);
    if (sits == m_seats.end())
        seat(playerId);
    else
        remove(int(sits - m_seats.begin()));
}

void SeatsSetup::seatOnly(const QStringList &players)
{
    beginResetModel();
    m_seats.clear();
    m_kept.clear();
    for (const QString &player : players) {
        if (const store::PlayerEntry *person = m_known.find(player); person && canSit(*person))
            m_seats.push_back(withDistinctLook(m_seats, m_known.all(), *person));
    }
    m_dealer = rowCount() - 1;
    endResetModel();
    updateOffers();
    emit changed();
}

QString SeatsSetup::problemOf(const QString &name, int row) const
{
    if (const auto good = store::checkedName(name); !good)
        return sentence(good.error());
    std::vector<store::PlayerEntry> others = m_seats;
    if (row >= 0)
        others.erase(others.begin() + row);
    // Somebody known by exactly that name is meant, even if somebody with a similar name sits here.
    const store::PlayerEntry *known = findNamed(m_known.all(), name);
    const store::PlayerEntry *seated = findNamed(others, known ? known->name : name);
    if (seated && (!known || seated->name == known->name))
        //: Why a player's name was not taken; %1 is the name
        return tr("%1 is already playing.").arg(seated->name);
    return {};
}

QString SeatsSetup::seatNamed(const QString &names)
{
    static const QRegularExpression kBetween(QStringLiteral("[,;]"));
    QStringList waiting;
    for (const QString &part : names.split(kBetween)) {
        if (const QString name = part.simplified(); !name.isEmpty())
            waiting.append(name);
    }
    if (waiting.isEmpty())
        return seatOne(names);
    const auto all = waiting.size();
    while (!waiting.isEmpty()) {
        if (const QString problem = seatOne(waiting.constFirst()); !problem.isEmpty()) {
            if (waiting.size() < all)
                setTyped(waiting.join(QStringLiteral(", ")));
            return problem;
        }
        waiting.removeFirst();
    }
    return {};
}

QString SeatsSetup::seatOne(const QString &name)
{
    const QString composedName = store::composed(name.simplified());
    if (QString problem = problemOf(composedName, -1); !problem.isEmpty())
        return problem;
    if (rowCount() == rules::kMostPlayers)
        //: Why nobody can be added to the players of a match
        return tr("No more than ten can play.");
    const store::PlayerEntry *known = findNamed(m_known.all(), composedName);
    store::PlayerEntry entry;
    entry.name = composedName;
    append(known ? *known : entry);
    return {};
}

// The page shows who deals: a name that is still in its field must not change that.
QString SeatsSetup::seatTyped()
{
    if (m_typed.simplified().isEmpty())
        return {};
    const int dealer = m_dealer;
    const QString problem = seatNamed(m_typed);
    if (problem.isEmpty())
        setTyped({});
    setDealer(dealer);
    return problem;
}

bool SeatsSetup::isNew(int row) const
{
    return row >= 0 && row < rowCount() && m_seats[std::size_t(row)].id.isEmpty();
}

QString SeatsSetup::rename(int row, const QString &name)
{
    if (!isNew(row))
        return {};
    const QString composedName = store::composed(name.simplified());
    if (QString problem = problemOf(composedName, row); !problem.isEmpty())
        return problem;
    store::PlayerEntry &seat = m_seats[std::size_t(row)];
    const store::PlayerEntry *known = findNamed(m_known.all(), composedName);
    const store::PlayerEntry before = seat;
    if (known) { // that is who was meant
        seat = *known;
        seat.mark = before.mark;
        seat.color = before.color;
    } else {
        seat.name = composedName;
    }
    emit dataChanged(index(row), index(row), {Name});
    if (known)
        updateOffers();
    emit changed();
    return {};
}

void SeatsSetup::setTyped(const QString &name)
{
    if (name == m_typed)
        return;
    m_typed = name;
    emit changed();
}

void SeatsSetup::seatGroup(const QString &groupId)
{
    if (const store::Group *group = m_known.findGroup(groupId))
        seatOnly(group->players);
}

void SeatsSetup::remove(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    const bool dealerWasLast = m_dealer == rowCount() - 1;
    beginRemoveRows({}, row, row);
    m_seats.erase(m_seats.begin() + row);
    endRemoveRows();
    updateOffers();
    if (row < m_dealer)
        --m_dealer;
    updateDealer(dealerWasLast);
}

void SeatsSetup::move(int from, int to)
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
    updateDealer(false);
}

void SeatsSetup::setLook(int row, int mark, int colorIndex)
{
    if (row < 0 || row >= rowCount() || mark < 0 || mark >= store::kLooks || colorIndex < 0
        || colorIndex >= store::kLooks)
        return;
    store::PlayerEntry &seat = m_seats[std::size_t(row)];
    seat.mark = mark + 1;
    seat.color = colorIndex + 1;
    emit dataChanged(index(row), index(row), {Mark, ColorIndex});
    emit changed();
}

bool SeatsSetup::fail(const store::Error &error)
{
    emit failed(sentence(error));
    return false;
}

bool SeatsSetup::readPeople()
{
    store::Database *database = m_storage.database();
    if (!database)
        return false;
    if (const auto read = m_known.read(*database); !read)
        return fail(read.error());
    updateOffers();
    emit changed();
    return true;
}

// People who sit down keep their place among those offered: a second tap hits nobody else.
void SeatsSetup::updateOffers()
{
    m_recent.show(m_known.offered(m_seats, m_kept));
    m_groups.show(m_known.groups());
}

store::Result<> SeatsSetup::savePeople()
{
    for (store::PlayerEntry &seat : m_seats) {
        const auto saved = store::save(*m_storage.database(), seat);
        if (!saved)
            return tl::unexpected(saved.error());
        seat.id = *saved;
    }
    return {};
}

bool SeatsSetup::saveGroup(const QString &name)
{
    store::Database *database = m_storage.database();
    if (!database)
        return false;
    if (const auto saved = savePeople(); !saved)
        return fail(saved.error());
    store::Group group;
    group.name = name.simplified();
    for (const store::PlayerEntry &seat : m_seats)
        group.players.append(seat.id);
    if (const auto saved = store::save(*database, group); !saved)
        return fail(saved.error());
    return readPeople();
}

void SeatsSetup::resume(const BegunMatch &begun)
{
    beginResetModel();
    m_seats.clear();
    m_kept.clear();
    for (const store::PlayerEntry &seat : begun.seats) {
        const auto &people = m_known.all();
        const auto found = std::ranges::find(people, seat.id, &store::PlayerEntry::id);
        const store::PlayerEntry *known = found != people.end() ? &*found : findNamed(people, seat.name);
        store::PlayerEntry entry = known ? *known : store::PlayerEntry();
        if (!known)
            entry.name = seat.name;
        entry.mark = std::clamp(seat.mark, 1, store::kLooks);
        entry.color = std::clamp(seat.color, 1, store::kLooks);
        if (!findNamed(m_seats, entry.name) && m_seats.size() < std::size_t(rules::kMostPlayers))
            m_seats.push_back(entry);
    }
    m_dealer = std::clamp(begun.dealer, m_seats.empty() ? -1 : 0, int(m_seats.size()) - 1);
    m_typed = begun.typed;
    endResetModel();
    updateOffers();
    emit changed();
}

} // namespace app
