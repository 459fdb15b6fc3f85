// What is shown of a round's end: hands, points, what cannot be, and what it would give.
#include "app/roundend.h"

#include "app/speech.h"
#include "words/verdicts.h"

namespace app {

int RoundEnd::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_hands.size()); }

QHash<int, QByteArray> RoundEnd::roleNames() const
{
    return {{Player, "player"}, {Name, "name"}, {Mark, "mark"}, {Shade, "shade"}, {Faces, "faces"},
            {Points, "points"}, {Said, "said"}, {Out, "out"},   {Gain, "gain"},   {Total, "total"}};
}

QVariant RoundEnd::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto row = std::size_t(index.row());
    const rules::Player player = m_table.players[row];
    const Hand &hand = m_hands[row];
    const rules::Book &after = m_preview ? *m_preview->book : *state().book;
    switch (role) {
    case Player: return int(player);
    case Name: return m_match->name(int(player));
    case Mark: return m_match->people()[std::size_t(player)].mark - 1;
    case Shade: return m_match->people()[std::size_t(player)].color - 1;
    case Faces: {
        QList<int> faces;
        for (const rules::Face face : hand.holding.cards)
            faces.append(face.code());
        return QVariant::fromValue(faces);
    }
    case Points: return pointsOf(hand);
    case Said: return hand.said;
    case Out: return index.row() == m_table.out;
    case Gain: {
        if (!m_preview || after.rounds.size() < std::size_t(number()))
            return 0;
        return after.rounds[std::size_t(number()) - 1].gain(player, after.mode);
    }
    case Total: return after.total(player);
    default: return {};
    }
}

int RoundEnd::number() const
{
    if (m_round > 0)
        return m_round;
    return m_match && m_match->openMatch() ? int(state().book->rounds.size()) + 1 : 0;
}

int RoundEnd::out() const
{
    return m_table.playerCount == 0 || m_table.out == rules::kNobody ? -1 : int(m_table.players[m_table.out]);
}

QString RoundEnd::edition() const
{
    if (!m_table.edition)
        return {};
    return QString::fromUtf8(m_table.edition->name.data(), qsizetype(m_table.edition->name.size()));
}

bool RoundEnd::isTally() const
{
    return m_match && m_match->openMatch() && state().book->mode == rules::ScoringMode::Tally;
}

QString RoundEnd::name() const
{
    return m_current < 0 ? QString() : m_match->name(int(m_table.players[std::size_t(m_current)]));
}

QString RoundEnd::nextName() const
{
    const int row = m_current < 0 ? -1 : nextRow();
    return row < 0 || row == m_current ? QString() : m_match->name(int(m_table.players[std::size_t(row)]));
}

QList<int> RoundEnd::faces() const
{
    QList<int> faces;
    if (m_current >= 0) {
        for (const rules::Face face : m_hands[std::size_t(m_current)].holding.cards)
            faces.append(face.code());
    }
    return faces;
}

int RoundEnd::pointsOf(const Hand &hand) const
{
    if (hand.holding.points)
        return *hand.holding.points;
    int points = 0;
    for (const rules::Face face : hand.holding.cards)
        points += m_table.edition->points(face, m_table.side);
    return points;
}

int RoundEnd::points() const { return m_current < 0 ? 0 : pointsOf(m_hands[std::size_t(m_current)]); }

bool RoundEnd::isTyped() const
{
    return m_current >= 0 && m_hands[std::size_t(m_current)].holding.points.has_value();
}

int RoundEnd::expected() const
{
    return m_current >= 0 && m_table.counted ? m_table.hands[std::size_t(m_current)] : -1;
}

int RoundEnd::copies(int face) const
{
    return m_current < 0
        ? 0
        : int(std::ranges::count(m_hands[std::size_t(m_current)].holding.cards, rules::Face::fromCode(face)));
}

bool RoundEnd::canGoOn() const
{
    if (m_current < 0 || !m_problem.isEmpty() || !m_hands[std::size_t(m_current)].said)
        return false;
    return expected() < 0 || isTyped() || faces().size() == expected();
}

// The table with what all others hold, so that this hand is measured against them.
rules::Table RoundEnd::tableWithout(int row) const
{
    rules::Table table = m_table;
    for (int each = 0; each < rowCount(); ++each) {
        const auto seat = rules::Seat(each);
        table.held.forget(seat);
        const Hand &hand = m_hands[std::size_t(each)];
        if (each != row && each != m_table.out && hand.said)
            table.held.say(seat, hand.holding, pointsOf(hand));
    }
    table.phase = rules::phase::Holds{};
    return table;
}

void RoundEnd::update()
{
    check();
    preview();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

// What cannot be is said with the card that makes it so, not once the hand is complete.
void RoundEnd::check()
{
    m_problem.clear();
    m_problemFace = -1;
    if (m_current < 0 || out() < 0 || !m_hands[std::size_t(m_current)].said)
        return;
    const Hand &hand = m_hands[std::size_t(m_current)];
    rules::Table table = tableWithout(m_current);
    if (table.counted && !hand.holding.points
        && hand.holding.cards.size() < table.hands[std::size_t(m_current)])
        table.hands[std::size_t(m_current)] = std::uint8_t(hand.holding.cards.size());
    const rules::Verdict verdict =
        rules::call(table, rules::Holds{m_table.players[std::size_t(m_current)], hand.holding}).verdict;
    if (verdict.taken())
        return;
    QStringList names;
    for (std::size_t i = 0; i < state().book->roll.size(); ++i)
        names.append(m_match->name(int(i)));
    m_problem = words::sentence(speech(), verdict, {state(), state(), names});
    if (verdict.card)
        m_problemFace = verdict.card->code();
}

rules::Event RoundEnd::amendment() const
{
    rules::Amend amend{m_round, rules::Player(out()), m_table.side, {}};
    for (int row = 0; row < rowCount(); ++row) {
        if (row != m_table.out)
            amend.hands.push_back({m_table.players[std::size_t(row)], m_hands[std::size_t(row)].holding});
    }
    return amend;
}

void RoundEnd::preview()
{
    m_preview.reset();
    m_gain = 0;
    m_consequence.clear();
    if (out() < 0)
        return;
    for (int row = 0; row < rowCount(); ++row) {
        if (row != m_table.out && !m_hands[std::size_t(row)].said)
            return;
    }
    rules::MatchState after = state();
    if (m_round > 0) {
        const rules::MatchOutcome outcome = rules::call(after, amendment());
        if (!outcome.verdict.taken())
            return;
        after = outcome.state;
        m_consequence = consequenceOf(*state().book, *after.book);
    } else {
        for (int row = 0; row < rowCount(); ++row) {
            if (row == m_table.out || !after.inRound)
                continue;
            const rules::Holds holds{m_table.players[std::size_t(row)], m_hands[std::size_t(row)].holding};
            const rules::MatchOutcome outcome = rules::call(after, holds);
            if (!outcome.verdict.taken())
                return;
            after = outcome.state;
        }
        if (after.inRound) // what was said before is measured once more with the last hand
            return;
    }
    m_gain = after.book->rounds[std::size_t(number()) - 1].gain(rules::Player(out()), after.book->mode);
    m_preview = std::move(after);
}

QString RoundEnd::headline() const
{
    if (out() < 0)
        return {};
    //: Over the points that whoever went out gets for the round; %1 is the name
    return isTally() ? tr("%1 keeps nothing").arg(outName())
                     //: Over the points that whoever went out gets for the round; %1 is the name
                     : tr("%1 collects").arg(outName());
}

QString RoundEnd::consequenceOf(const rules::Book &before, const rules::Book &after) const
{
    QStringList told;
    for (std::size_t i = 0; i < after.roll.size(); ++i) {
        const auto player = rules::Player(i);
        if (before.total(player) != after.total(player))
            //: A correction changes a total: %1 is a name, %2 the total before, %3 after it
            told.append(tr("%1: %2 → %3")
                            .arg(m_match->name(int(i)), speech().number(before.total(player)),
                                 speech().number(after.total(player))));
    }
    if (before.standing.winners == after.standing.winners
        && before.standing.roundsCounted == after.standing.roundsCounted)
        return told.join(QStringLiteral(" · "));
    QStringList winners;
    for (const rules::Player player : after.standing.winners)
        winners.append(m_match->name(int(player)));
    if (winners.isEmpty())
        //: A correction opens a match again that was over
        told.prepend(tr("The match would go on."));
    else
        //: A correction changes who wins: %1 are names, %2 the number of a round
        told.prepend(tr("%1 would have won in round %2.")
                         .arg(speech().list(winners), speech().number(after.standing.roundsCounted)));
    return told.join(QStringLiteral("\n"));
}

} // namespace app
