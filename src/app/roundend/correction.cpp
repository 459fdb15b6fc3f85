// Compares the book before a correction with the one after it.
#include "app/roundend/correction.h"

#include "app/match/livematch.h"
#include "app/roundend/roundend.h"
#include "app/shell/speech.h"

namespace app {

namespace {

// Rounds after the deciding one do not count: which of them begin or cease to count.
QString countedRounds(const rules::Book &before, const rules::Book &after)
{
    const auto [least, most] = std::minmax(before.standing.roundsCounted, after.standing.roundsCounted);
    QStringList numbers;
    for (int i = least; i < most; ++i) {
        if (after.rounds[std::size_t(i)].counts)
            numbers.append(speech().number(i + 1));
    }
    if (numbers.isEmpty())
        return {};
    const QString rounds = speech().list(numbers);
    if (after.standing.roundsCounted == least)
        //: A correction ends the match earlier: %1 is the number of a later round
        return numbers.size() == 1 ? RoundEnd::tr("Round %1 no longer counts.").arg(rounds)
                                   //: A correction ends the match earlier: %1 are the numbers of later rounds
                                   : RoundEnd::tr("Rounds %1 no longer count.").arg(rounds);
    //: A correction lets the match go on longer: %1 is the number of a round that had come after its end
    return numbers.size() == 1
        ? RoundEnd::tr("Round %1 counts again.").arg(rounds)
        //: A correction lets the match go on longer: %1 are the numbers of rounds that had come after its end
        : RoundEnd::tr("Rounds %1 count again.").arg(rounds);
}

} // namespace

QString consequenceOf(const LiveMatch &match, const rules::Book &before, const rules::Book &after)
{
    QStringList changes;
    for (std::size_t i = 0; i < after.roll.size(); ++i) {
        const auto player = rules::Player(i);
        if (before.total(player) != after.total(player))
            //: A correction changes a total: %1 is a name, %2 the total before, %3 after it
            changes.append(RoundEnd::tr("%1: %2 → %3")
                               .arg(match.name(int(i)), speech().number(before.total(player)),
                                    speech().number(after.total(player))));
    }
    if (before.standing.winners == after.standing.winners
        && before.standing.roundsCounted == after.standing.roundsCounted)
        return changes.join(QStringLiteral(" · "));
    QStringList winners;
    for (const rules::Player player : after.standing.winners)
        winners.append(match.name(int(player)));
    const QString rounds = countedRounds(before, after);
    if (!rounds.isEmpty())
        changes.prepend(rounds);
    if (winners.isEmpty())
        //: A correction opens a match again that was over
        changes.prepend(RoundEnd::tr("The match would go on."));
    else
        //: A correction changes who wins: %1 are names, %2 the number of a round
        changes.prepend(RoundEnd::tr("%1 would have won in round %2.")
                            .arg(speech().list(winners), speech().number(after.standing.roundsCounted)));
    return changes.join(QStringLiteral("\n"));
}

} // namespace app
