// What is shown of a round's end: hands, points, and what it would give.
#include "app/roundend/roundend.h"

#include "app/match/standingsmodel.h"
#include "app/shell/speech.h"
#include "words/cards.h"
#include "words/events.h"
#include "words/verdicts.h"

namespace app {

namespace {

// Rounds after the one that decides do not count: which are so many more or fewer.
QString countingOf(const rules::Book &before, const rules::Book &after)
{
    const auto [least, most] = std::minmax(before.standing.roundsCounted, after.standing.roundsCounted);
    QStringList numbers;
    for (int i = least; i < most; ++i) {
        if (after.rounds[std::size_t(i)].counts)
            numbers.append(speech().number(i + 1));
    }
    if (numbers.isEmpty())
        return {};
    const QString told = speech().list(numbers);
    if (after.standing.roundsCounted == least)
        //: A correction ends the match earlier: %1 is the number of a later round
        return numbers.size() == 1 ? RoundEnd::tr("Round %1 no longer counts.").arg(told)
                                   //: A correction ends the match earlier: %1 are the numbers of later rounds
                                   : RoundEnd::tr("Rounds %1 no longer count.").arg(told);
    //: A correction lets the match go on longer: %1 is the number of a round that had come after its end
    return numbers.size() == 1
        ? RoundEnd::tr("Round %1 counts again.").arg(told)
        //: A correction lets the match go on longer: %1 are the numbers of rounds that had come after its end
        : RoundEnd::tr("Rounds %1 count again.").arg(told);
}

} // namespace

int RoundEnd::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_count.hands.size());
}

QHash<int, QByteArray> RoundEnd::roleNames() const
{
    return {{Player, "player"}, {Name, "name"},     {Mark, "mark"}, {ColorIndex, "colorIndex"},
            {Faces, "faces"},   {Points, "points"}, {Said, "said"}, {Out, "out"},
            {Gain, "gain"},     {Total, "total"}};
}

QVariant RoundEnd::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int row = index.row();
    const rules::Player player = m_count.player(row);
    const rules::Book &after = m_scored ? *m_scored->book : *state().book;
    switch (role) {
    case Player: return int(player);
    case Name: return nameAt(row);
    case Mark: return m_match->people()[std::size_t(player)].mark - 1;
    case ColorIndex: return m_match->people()[std::size_t(player)].color - 1;
    case Faces: return QVariant::fromValue(m_count.faces(row));
    case Points: return m_count.points(row);
    case Said: return m_count.hand(row).said;
    case Out: return m_count.isOut(row);
    case Gain: return m_scored ? scoredRound().gain(player, after.mode) : 0;
    case Total: // as it stood after the round that is looked at
        return m_round > 0 ? runOf(after, player).value(m_round, after.total(player)) : after.total(player);
    default: return {};
    }
}

// A new round is the last of those that would be scored, whatever the match has taken meanwhile.
const rules::ScoredRound &RoundEnd::scoredRound() const
{
    const auto &rounds = m_scored->book->rounds;
    return m_round > 0 ? rounds[std::size_t(m_round) - 1] : rounds.back();
}

int RoundEnd::number() const
{
    if (m_round > 0)
        return m_round;
    return m_match && m_match->openMatch() ? int(state().book->rounds.size()) + 1 : 0;
}

int RoundEnd::out() const
{
    const rules::Table &table = m_count.table;
    return table.playerCount == 0 || table.out == rules::kNobody ? -1 : int(table.players[table.out]);
}

QStringList RoundEnd::names() const
{
    QStringList all;
    for (int row = 0; row < rowCount(); ++row)
        all.append(nameAt(row));
    return all;
}

bool RoundEnd::isTwoSided() const { return m_count.table.edition && m_count.table.edition->twoSided; }

bool RoundEnd::isTally() const
{
    return m_match && m_match->openMatch() && state().book->mode == rules::ScoringMode::Tally;
}

int RoundEnd::gain() const
{
    if (!m_scored)
        return 0;
    return scoredRound().gain(rules::Player(out()), m_scored->book->mode);
}

bool RoundEnd::isAltered() const
{
    if (!m_scored || m_round == 0)
        return false;
    rules::ScoredRound before = state().book->rounds[std::size_t(m_round) - 1];
    before.amended = true; // the correction itself is no difference
    return m_scored->book->rounds[std::size_t(m_round) - 1] != before;
}

QString RoundEnd::sentenceOn(const rules::Verdict &verdict) const
{
    QStringList names;
    for (std::size_t i = 0; i < state().book->roll.size(); ++i)
        names.append(m_match->name(int(i)));
    return words::sentence(speech(), verdict, {state(), state(), names});
}

void RoundEnd::update()
{
    m_scored = out() < 0 ? std::nullopt : m_count.scored(state(), m_round);
    m_consequence = m_scored && m_round > 0 ? consequenceOf(*state().book, *m_scored->book) : QString();
    m_hand.update();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

QString RoundEnd::undoText() const
{
    if (out() < 0)
        return {};
    const QList<int> faces = m_hand.faces();
    if (!faces.isEmpty())
        return words::cardName(speech(), rules::Face::fromCode(faces.last()));
    const int row = m_hand.isTyped() ? m_current : m_count.draftedBefore(m_current);
    if (row < 0)
        return m_match->table()->turn().undoText;
    QStringList names;
    for (std::size_t i = 0; i < state().book->roll.size(); ++i)
        names.append(m_match->name(int(i)));
    return words::describe(speech(), rules::Holds{m_count.player(row), m_count.hand(row).holding}, names);
}

QString RoundEnd::headline() const
{
    if (out() < 0)
        return {};
    //: Over the points that whoever went out gets for the round; %1 is the name
    return isTally() ? tr("%1 scores nothing").arg(outName())
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
    const QString rounds = countingOf(before, after);
    if (!rounds.isEmpty())
        told.prepend(rounds);
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
