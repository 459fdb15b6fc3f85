// Match after match, oldest first; nothing is read from a projection but who is who.
#include "slowfigures.h"

#include "notation/cards.h"
#include "slowmatch.h"
#include "store/history.h"
#include "store/people.h"
#include "support.h"

#include <QDateTime>

namespace support {

using namespace store;
using namespace Qt::StringLiterals;

namespace {

template <typename Change> void inEach(std::vector<Named> &all, const QString &name, Change change)
{
    auto found = std::ranges::find(all, name, &Named::name);
    if (found == all.end())
        found = all.insert(all.end(), Named{name, {}});
    change(found->tally);
}

void addTo(Career &career, const SlowMatch &match, const SlowPerson &me)
{
    const auto everywhere = [&](auto change) {
        change(career.all);
        inEach(career.editions, match.edition, change);
        inEach(career.months, match.month, change);
    };
    everywhere([&](Tally &tally) {
        ++tally.matches;
        tally.finished += int(match.finished);
        tally.wins += int(me.won);
        for (const SlowRound &round : match.rounds) {
            if (!round.left.contains(me.id))
                continue;
            const auto on = [&](BySide &sides) -> int & {
                return !match.twoSided ? sides.single : round.dark ? sides.dark : sides.light;
            };
            const bool won = round.winner == me.id;
            ++on(tally.rounds);
            on(tally.won) += int(won);
            on(won ? tally.gained : tally.given) += won ? round.pot() : round.left.at(me.id);
            Written &written = match.tally ? tally.kept : tally.collected;
            ++written.rounds;
            if (won != match.tally) // the winner collects, or the others keep
                written.points += won ? round.pot() : round.left.at(me.id);
        }
    });
    career.first = std::min(career.first.value_or(match.started), match.started);
    career.latest = std::max(career.latest.value_or(match.started), match.started);
    career.sharedWins += int(me.won && std::ranges::count(match.people, true, &SlowPerson::won) > 1);
    for (const SlowRound &round : match.rounds) {
        if (round.winner == me.id && round.pot() > career.bestRound) {
            career.bestRound = round.pot();
            career.bestRoundAt = Moment{match.id, round.scored};
        }
    }
}

void finish(Career &career, const std::vector<const SlowMatch *> &byEnd, const QString &me)
{
    for (const SlowMatch *match : byEnd) {
        const SlowPerson *person = match->find(me);
        if (!person || !match->finished)
            continue;
        career.results.push_back(person->won);
        career.streak = person->won ? career.streak + 1 : 0;
        career.longestStreak = std::max(career.longestStreak, career.streak);
    }
    std::ranges::sort(career.editions, {}, &Named::name);
    std::ranges::sort(career.months, {}, &Named::name);
}

void addTo(Habits &habits, const SlowMatch &match, const QString &me)
{
    for (const SlowChallenge &each : match.challenges) {
        habits.challenges.made += int(each.by == me);
        habits.challenges.right += int(each.by == me && each.guilty);
        habits.challenges.suffered += int(each.against == me);
        habits.challenges.guilty += int(each.against == me && each.guilty);
    }
    for (const SlowCatch &each : match.catches) {
        habits.caught += int(each.caught == me);
        habits.catches += int(each.by == me);
    }
    habits.letStand += int(std::ranges::count(match.letStand, me));
    habits.unoCalls += int(std::ranges::count(match.unoCalls, me));
    habits.flips += int(std::ranges::count(match.flips, me));
    for (const SlowDraw &each : match.draws) {
        if (each.who != me)
            continue;
        auto found = std::ranges::find(habits.drawn, each.cause, &Drawn::cause);
        if (found == habits.drawn.end())
            found = habits.drawn.insert(found, Drawn{each.cause, 0, 0});
        ++found->times;
        found->cards += each.cards;
    }
}

Cards cardsOf(const std::vector<SlowMatch> &matches, const QString &me)
{
    std::map<std::tuple<int, QString, bool>, int> held; // points, face, side: copies
    std::map<QString, int> last;
    for (const SlowMatch &match : matches) {
        for (const SlowRound &round : match.rounds) {
            for (const auto &[who, face, points] : round.held) {
                if (who == me)
                    ++held[{points, face, round.dark}];
            }
            if (round.winner == me && !round.lastCard.isEmpty())
                ++last[round.lastCard];
        }
    }
    Cards cards;
    for (const auto &[card, copies] : held) {
        const auto &[points, face, dark] = card;
        const bool better = !cards.costliest || points > cards.costliest->points
            || (points == cards.costliest->points && copies > cards.costliest->copies);
        if (better)
            cards.costliest = HeldCard{face, dark, points, copies};
    }
    for (const auto &[face, times] : last) {
        if (!cards.lastCard || times > cards.lastCard->times)
            cards.lastCard = LastCard{face, times};
    }
    for (const SlowMatch &match : matches) { // oldest first: the latest stays
        for (const SlowRound &round : match.rounds) {
            for (const auto &[who, face, points] : round.held) {
                if (cards.costliest && who == me && face == cards.costliest->face
                    && round.dark == cards.costliest->dark && points == cards.costliest->points)
                    cards.costliestAt = Moment{match.id, round.scored};
            }
        }
    }
    return cards;
}

void addTo(Rival &rival, const SlowMatch &match, const SlowPerson &me, const SlowPerson &other)
{
    if (match.finished) {
        ++rival.matches;
        rival.wins += int(me.won);
        rival.losses += int(other.won);
    }
    for (const SlowRound &round : match.rounds) {
        if (!round.left.contains(me.id) || !round.left.contains(other.id))
            continue;
        ++rival.rounds;
        if (round.winner == me.id) {
            ++rival.roundsWon;
            rival.taken += round.left.at(other.id);
        } else if (round.winner == other.id) {
            ++rival.roundsLost;
            rival.given += round.left.at(me.id);
        }
    }
    for (const SlowChallenge &each : match.challenges) {
        const bool mine = each.by == me.id && each.against == other.id;
        const bool theirs = each.by == other.id && each.against == me.id;
        rival.challenges.made += int(mine);
        rival.challenges.right += int(mine && each.guilty);
        rival.challenges.suffered += int(theirs);
        rival.challenges.guilty += int(theirs && each.guilty);
    }
    for (const SlowCatch &each : match.catches) {
        rival.caught += int(each.caught == me.id && each.by == other.id);
        rival.catches += int(each.caught == other.id && each.by == me.id);
    }
}

std::vector<Rival> rivalsOf(const std::vector<SlowMatch> &matches, const std::vector<PlayerEntry> &everybody,
                            const QString &me)
{
    std::map<QString, Rival> all;
    for (const SlowMatch &match : matches) {
        const SlowPerson *mine = match.find(me);
        for (const SlowPerson &other : match.people) {
            if (!mine || other.id == me)
                continue;
            const auto entry = std::ranges::find(everybody, other.id, &PlayerEntry::id);
            Rival &rival = all.try_emplace(other.id, Rival{other.id, entry->name, entry->color, entry->mark})
                               .first->second;
            addTo(rival, match, *mine, other);
        }
    }
    std::vector<Rival> rivals;
    rivals.reserve(all.size());
    for (const auto &[id, rival] : all)
        rivals.push_back(rival);
    return rivals;
}

} // namespace

SlowBooks slowFigures(Database &database)
{
    const auto everybody = players(database);
    const std::vector<SlowMatch> matches = slowMatches(database);
    std::vector<const SlowMatch *> byEnd;
    byEnd.reserve(matches.size());
    for (const SlowMatch &match : matches)
        byEnd.push_back(&match);
    std::ranges::stable_sort(byEnd, {}, [](const SlowMatch *match) { return match->ended; });

    SlowBooks books;
    for (const PlayerEntry &entry : *everybody) {
        SlowFigures &mine = books.people[entry.id];
        for (const SlowMatch &match : matches) {
            const SlowPerson *person = match.find(entry.id);
            if (!person)
                continue;
            addTo(mine.career, match, *person);
            addTo(mine.habits, match, entry.id);
        }
        finish(mine.career, byEnd, entry.id);
        std::ranges::sort(mine.habits.drawn, {}, &Drawn::cause);
        mine.cards = cardsOf(matches, entry.id);
        mine.rivals = rivalsOf(matches, *everybody, entry.id);
    }
    for (const SlowMatch &match : matches) {
        for (TableRecord record : match.feats) {
            const auto entry = std::ranges::find(*everybody, record.player, &PlayerEntry::id);
            if (entry != everybody->end()) {
                record.name = entry->name;
                record.color = entry->color;
                record.mark = entry->mark;
            }
            record.at.match = match.id;
            record.started = match.started;
            const auto known = books.records.find(record.feat);
            if (record.value > 0 && (known == books.records.end() || record.value > known->second.value))
                books.records.insert_or_assign(record.feat, record);
        }
    }
    return books;
}

} // namespace support
