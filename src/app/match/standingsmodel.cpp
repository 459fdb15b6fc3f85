// Works the rows out of a match's book.
#include "app/match/standingsmodel.h"

namespace app {

namespace {

// Those who left stand behind all others.
std::vector<rules::Player> bestFirst(const rules::Book &book)
{
    std::vector<rules::Player> players;
    for (std::size_t i = 0; i < book.roll.size(); ++i)
        players.push_back(rules::Player(i));
    const bool tally = book.mode == rules::ScoringMode::Tally;
    std::ranges::stable_sort(players, [&](rules::Player a, rules::Player b) {
        if (book.person(a).seated != book.person(b).seated)
            return book.person(a).seated;
        return tally ? book.total(a) < book.total(b) : book.total(a) > book.total(b);
    });
    return players;
}

} // namespace

QList<int> runOf(const rules::Book &book, rules::Player player)
{
    const std::vector<int> run = rules::course(book, player);
    return {run.begin(), run.end()};
}

StandingsModel::StandingsModel(Order order, QObject *parent)
    : QAbstractListModel(parent)
    , m_order(order)
{ }

int StandingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> StandingsModel::roleNames() const
{
    return {{Player, "player"},         {Rank, "rank"},     {Name, "name"},   {Mark, "mark"},
            {ColorIndex, "colorIndex"}, {Total, "total"},   {Other, "other"}, {ToGo, "toGo"},
            {Leads, "leads"},           {Seated, "seated"}, {Won, "won"},     {Run, "run"}};
}

QVariant StandingsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Player: return row.player;
    case Rank: return row.rank;
    case Name: return row.name;
    case Mark: return row.mark;
    case ColorIndex: return row.colorIndex;
    case Total: return row.total;
    case Other: return row.other;
    case ToGo: return row.toGo;
    case Leads: return row.leads;
    case Seated: return row.seated;
    case Won: return row.won;
    case Run: return QVariant::fromValue(row.run);
    default: return {};
    }
}

QList<int> StandingsModel::totals() const
{
    QList<int> totals;
    for (const Row &row : m_rows)
        totals.append(row.total);
    return totals;
}

int StandingsModel::most() const
{
    int most = 0;
    for (const Row &row : m_rows)
        most = std::max(most, *std::ranges::max_element(row.run));
    return most;
}

void StandingsModel::read(const LiveMatch *match)
{
    std::vector<Row> rows;
    if (match && match->openMatch())
        rows = rowsOf(*match, m_order);
    if (rows == m_rows) // as after most calls: only the end of a round changes them
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    emit changed();
}

std::vector<StandingsModel::Row> StandingsModel::rowsOf(const LiveMatch &match, Order order)
{
    const rules::Book &book = match.openMatch()->match().book();
    const auto otherMode =
        book.mode == rules::ScoringMode::Tally ? rules::ScoringMode::Collect : rules::ScoringMode::Tally;
    const rules::Standing other = rules::workOut(book, otherMode, false);
    std::vector<Row> rows;
    for (const rules::Player player : bestFirst(book)) {
        const auto place = std::size_t(player);
        const store::Contestant &person = match.people()[place];
        Row row;
        row.player = int(player);
        row.rank = int(rows.size()) + 1;
        row.name = match.name(int(player));
        row.mark = person.mark - 1;
        row.colorIndex = person.color - 1;
        row.total = book.total(player);
        row.other = other.totals[place];
        row.toGo = std::max(0, book.target - row.total);
        row.seated = book.person(player).seated;
        row.won = rules::roundsWon(book, player);
        row.run = runOf(book, player);
        if (!rows.empty() && rows.back().total == row.total && rows.back().seated == row.seated)
            row.rank = rows.back().rank; // equals share a place
        row.leads = row.rank == 1 && row.seated && !book.rounds.empty();
        rows.push_back(std::move(row));
    }
    if (order == Order::AsTheyCame)
        std::ranges::sort(rows, {}, &Row::player);
    return rows;
}

} // namespace app
