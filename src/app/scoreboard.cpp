// Rounds and people of a match, as numbers.
#include "app/scoreboard.h"

#include "app/speech.h"

namespace app {

void Scoreboard::setMatch(LiveMatch *match)
{
    if (m_match == match)
        return;
    if (m_match)
        m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &LiveMatch::changed, this, &Scoreboard::read);
        connect(m_match, &QObject::destroyed, this, [this] {
            m_match = nullptr;
            read();
        });
    }
    read();
}

void Scoreboard::read()
{
    beginResetModel();
    m_rows = isOpen() ? int(book().rounds.size()) : 0;
    endResetModel();
    emit changed();
}

int Scoreboard::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : m_rows; }

QHash<int, QByteArray> Scoreboard::roleNames() const
{
    return {{Number, "number"}, {Side, "side"},     {Dealer, "dealer"},  {Winner, "winner"},
            {Gains, "gains"},   {Counts, "counts"}, {Amended, "amended"}};
}

QVariant Scoreboard::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const rules::ScoredRound &round = book().rounds[std::size_t(index.row())];
    switch (role) {
    case Number: return index.row() + 1;
    case Side: return QVariant::fromValue(card::Side(round.side));
    case Dealer: return m_match->name(int(round.dealer));
    case Winner: return int(round.out);
    case Gains: {
        QList<int> gains; // -1: not dealt in
        for (std::size_t i = 0; i < book().roll.size(); ++i) {
            const bool played = std::ranges::find(round.players, rules::Player(i)) != round.players.end();
            gains.append(played ? round.gain(rules::Player(i), book().mode) : -1);
        }
        return QVariant::fromValue(gains);
    }
    case Counts: return round.counts && index.row() < book().standing.roundsCounted;
    case Amended: return round.amended;
    default: return {};
    }
}

bool Scoreboard::leads(rules::Player player) const
{
    if (!book().person(player).seated || book().rounds.empty())
        return false;
    return book().total(player) == best();
}

int Scoreboard::best() const
{
    if (!isOpen())
        return 0;
    const bool tally = book().mode == rules::ScoringMode::Tally;
    std::optional<int> best;
    for (const rules::Player player : book().seats()) {
        const int total = book().total(player);
        best = !best ? total : tally ? std::min(*best, total) : std::max(*best, total);
    }
    return best.value_or(0);
}

std::vector<rules::Player> Scoreboard::order() const
{
    std::vector<rules::Player> players;
    for (std::size_t i = 0; i < book().roll.size(); ++i)
        players.push_back(rules::Player(i));
    const bool tally = book().mode == rules::ScoringMode::Tally;
    std::ranges::stable_sort(players, [&](rules::Player a, rules::Player b) {
        if (book().person(a).seated != book().person(b).seated)
            return book().person(a).seated;
        return tally ? book().total(a) < book().total(b) : book().total(a) > book().total(b);
    });
    return players;
}

QVariantList Scoreboard::people() const
{
    QVariantList all;
    if (!isOpen())
        return all;
    const auto otherMode =
        book().mode == rules::ScoringMode::Tally ? rules::ScoringMode::Collect : rules::ScoringMode::Tally;
    const rules::Standing other = rules::workOut(book(), otherMode, false);
    for (std::size_t i = 0; i < book().roll.size(); ++i) {
        const auto player = rules::Player(i);
        const store::Contestant &person = m_match->people()[i];
        all.append(QVariantMap{{QStringLiteral("name"), m_match->name(int(i))},
                               {QStringLiteral("mark"), person.mark - 1},
                               {QStringLiteral("shade"), person.color - 1},
                               {QStringLiteral("total"), book().total(player)},
                               {QStringLiteral("other"), other.totals[i]},
                               {QStringLiteral("toGo"), std::max(0, rules::missing(book(), player))},
                               {QStringLiteral("leads"), leads(player)},
                               {QStringLiteral("seated"), book().person(player).seated}});
    }
    return all;
}

QVariantList Scoreboard::ranking() const
{
    QVariantList all;
    if (!isOpen())
        return all;
    int rank = 0;
    int place = 0;
    std::optional<int> before;
    for (const rules::Player player : order()) {
        ++place;
        if (before != book().total(player))
            rank = place;
        before = book().total(player);
        const auto won = std::ranges::count_if(book().rounds, [&](const rules::ScoredRound &round) {
            return round.counts && round.out == player;
        });
        const store::Contestant &person = m_match->people()[std::size_t(player)];
        all.append(QVariantMap{{QStringLiteral("rank"), rank},
                               {QStringLiteral("name"), m_match->name(int(player))},
                               {QStringLiteral("mark"), person.mark - 1},
                               {QStringLiteral("shade"), person.color - 1},
                               {QStringLiteral("won"), int(won)},
                               {QStringLiteral("total"), book().total(player)}});
    }
    return all;
}

QVariantList Scoreboard::runs() const
{
    QVariantList all;
    if (!isOpen())
        return all;
    for (std::size_t i = 0; i < book().roll.size(); ++i) {
        int total = book().roll[i].brought;
        QList<int> run{total};
        for (int round = 0; round < book().standing.roundsCounted; ++round) {
            const rules::ScoredRound &scored = book().rounds[std::size_t(round)];
            if (scored.counts)
                total += scored.gain(rules::Player(i), book().mode);
            run.append(total);
        }
        all.append(QVariant::fromValue(run));
    }
    return all;
}

} // namespace app
