// Seats as rows. Rows that stay only emit dataChanged, so that nothing on the table jumps.
#include "app/match/seatsmodel.h"

#include "app/shell/speech.h"
#include "rules/chances.h"
#include "words/people.h"

namespace app {

namespace {

constexpr qsizetype kUnbroken = 14; // letters of a name that finds room in a line of large words

} // namespace

QStringList SeatsModel::allNames() const
{
    QStringList names;
    for (const Seat &seat : m_seats)
        names.append(seat.name);
    return names;
}

QStringList SeatsModel::handsOfAll(const QStringList &names) const
{
    QStringList parts;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const Seat &seat = m_seats[i];
        QString part = names.value(qsizetype(i));
        if (seat.cards >= 0)
            part += u'\u00a0' + speech().number(seat.cards);
        if (seat.saidUno)
            //: Behind a player with one card: first, who has called UNO; second, who has not and can be
            //: caught
            part += u'\u00a0' + tr("UNO!");
        else if (seat.catchable)
            part += u'\u00a0' + tr("UNO?");
        parts.append(part);
    }
    return parts;
}

// The arrows point the way play goes; one stays with the name before it.
QString SeatsModel::summary() const
{
    QStringList names = words::briefNames(allNames());
    for (QString &name : names) {
        if (name.size() <= kUnbroken)
            name.replace(u' ', u'\u00a0');
    }
    const QStringList hands = handsOfAll(names);
    if (!m_direction)
        return hands.join(QStringLiteral(" · "));
    return hands.join(m_direction == rules::Direction::Left ? QStringLiteral("\u00a0→ ")
                                                            : QStringLiteral("\u00a0← "));
}

QString SeatsModel::spoken() const
{
    QString hands = handsOfAll(allNames()).join(QStringLiteral(", "));
    if (!m_direction)
        return hands;
    //: For screen readers: %1 are the players and how many cards each of them holds, going round to the left
    return m_direction == rules::Direction::Left ? tr("%1. Play goes to the left.").arg(hands)
                                                 //: For screen readers, as above
                                                 : tr("%1. Play goes to the right.").arg(hands);
}

int SeatsModel::playerAt(int row) const
{
    return row >= 0 && row < count() ? m_seats[std::size_t(row)].player : -1;
}

int SeatsModel::cardsOf(int player) const
{
    const auto seat = std::ranges::find(m_seats, player, &Seat::player);
    return seat == m_seats.end() ? -1 : seat->cards;
}

int SeatsModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant SeatsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Seat &seat = m_seats[std::size_t(index.row())];
    switch (role) {
    case PlayerRole: return seat.player;
    case PlayerIdRole: return seat.playerId;
    case NameRole: return seat.name;
    case MarkRole: return seat.mark;
    case ColorIndexRole: return seat.colorIndex;
    case CardsRole: return seat.cards;
    case OnTurnRole: return seat.onTurn;
    case SaidUnoRole: return seat.saidUno;
    case CatchableRole: return seat.catchable;
    case DealerRole: return seat.dealer;
    case OutRole: return seat.out;
    case DueRole: return seat.due;
    case SaidPointsRole: return seat.saidPoints;
    default: return {};
    }
}

QHash<int, QByteArray> SeatsModel::roleNames() const
{
    return {
        {PlayerRole, "player"},
        {PlayerIdRole, "playerId"},
        {NameRole, "name"},
        {MarkRole, "mark"},
        {ColorIndexRole, "colorIndex"},
        {CardsRole, "cards"},
        {OnTurnRole, "onTurn"},
        {SaidUnoRole, "saidUno"},
        {CatchableRole, "catchable"},
        {DealerRole, "dealer"},
        {OutRole, "out"},
        {DueRole, "due"},
        {SaidPointsRole, "saidPoints"},
    };
}

SeatsModel::Seat SeatsModel::seatOf(const rules::Match &match, const store::Contestant &person, int player)
{
    const rules::MatchState &state = match.state();
    Seat seat;
    seat.player = player;
    seat.playerId = person.player;
    seat.name = person.name;
    seat.mark = std::max(0, person.mark - 1);
    seat.colorIndex = std::max(0, person.color - 1);
    if (!state.table || !state.inRound || state.isOver())
        return seat;
    const rules::Table &table = *state.table;
    const rules::Seat at = table.seatOf(rules::Player(player));
    if (at == rules::kNobody)
        return seat;
    seat.cards = table.counted ? table.hands[at] : -1;
    seat.onTurn = table.actor() == at;
    seat.catchable = rules::catchable(table) == at;
    seat.saidUno = table.counted && rules::hasCalledUno(table, at);
    seat.dealer = table.dealer == at;
    seat.out = table.out == at;
    seat.due = table.in<rules::phase::Holds>() && table.isDue(at);
    seat.saidPoints = table.held.said(at) ? table.held.points(at) : -1;
    return seat;
}

void SeatsModel::show(const rules::Match &match, const std::vector<store::Contestant> &people)
{
    const rules::MatchState &state = match.state();
    std::vector<rules::Player> order = state.book->seats();
    if (state.inRound && state.table)
        order.assign(state.table->seated().begin(), state.table->seated().end());
    m_direction.reset();
    if (state.inRound && state.table && !state.isOver() && order.size() > 2)
        m_direction = state.table->direction;

    std::vector<Seat> seats;
    for (const rules::Player player : order) {
        const auto place = std::size_t(player);
        seats.push_back(
            seatOf(match, place < people.size() ? people[place] : store::Contestant(), int(player)));
    }

    const int before = count();
    const int after = int(seats.size());
    if (after > before)
        beginInsertRows({}, before, after - 1);
    else if (after < before)
        beginRemoveRows({}, after, before - 1);
    m_seats.swap(seats);
    if (after > before)
        endInsertRows();
    else if (after < before)
        endRemoveRows();
    for (int row = 0; row < std::min(before, after); ++row) {
        if (m_seats[std::size_t(row)] != seats[std::size_t(row)])
            emit dataChanged(index(row), index(row));
    }
    if (before != after)
        emit countChanged();
    emit changed();
}

void SeatsModel::clear()
{
    beginResetModel();
    m_seats.clear();
    m_direction.reset();
    endResetModel();
    emit countChanged();
    emit changed();
}

} // namespace app
