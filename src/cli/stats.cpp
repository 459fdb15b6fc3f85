// The same numbers as on screen, for people and for programs.
#include "cli/stats.h"

#include "cli/database.h"
#include "cli/json.h"
#include "cli/persontext.h"
#include "cli/progressline.h"
#include "cli/tablerecords.h"
#include "notation/cards.h"
#include "store/people.h"
#include "store/rates.h"
#include "store/statistics.h"

#include <map>

namespace cli {

namespace {

using namespace Qt::StringLiterals;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Stats)
};

struct Numbers {
    store::PlayerEntry entry;
    store::Career career;
    store::Habits habits;
    store::Cards cards;
    std::vector<store::Rival> rivals;
};

store::Result<Numbers> numbersOf(store::Database &database, const store::PlayerEntry &entry)
{
    auto career = store::career(database, entry.id);
    if (!career)
        return tl::unexpected(career.error());
    auto habits = store::habits(database, entry.id);
    if (!habits)
        return tl::unexpected(habits.error());
    auto cards = store::cards(database, entry.id);
    if (!cards)
        return tl::unexpected(cards.error());
    auto rivals = store::rivals(database, entry.id);
    if (!rivals)
        return tl::unexpected(rivals.error());
    return Numbers{entry, std::move(*career), std::move(*habits), std::move(*cards), std::move(*rivals)};
}

std::string utf8(const QString &text) { return text.toStdString(); }

void writeMoment(JsonWriter &json, const std::optional<store::Moment> &at)
{
    if (at)
        json.text("match", utf8(at->match)).number("event", at->event);
}

void writeSide(JsonWriter &json, std::string_view key, const store::Tally &tally, int store::BySide::*side)
{
    json.beginObject(key).number("rounds", tally.rounds.*side).number("won", tally.won.*side);
    json.number("gained", tally.gained.*side).number("given", tally.given.*side).endObject();
}

void writePercent(JsonWriter &json, std::string_view key, const std::optional<int> &percent)
{
    if (percent)
        json.number(key, *percent);
    else
        json.null(key);
}

void writeTally(JsonWriter &json, const store::Tally &tally)
{
    json.number("matches", tally.matches).number("finished", tally.finished).number("won", tally.wins);
    writePercent(json, "winPercent", store::winPercent(tally));
    json.number("rounds", tally.rounds.all()).number("roundsWon", tally.won.all());
    writePercent(json, "darkPercent", store::darkPercent(tally));
    json.number("gained", tally.gained.all()).number("given", tally.given.all());
    const store::PerRound perRound = store::perRound(tally);
    json.number("averageRound", perRound.points).text("averageRoundOf", notation::nameOf(perRound.mode));
    json.number("averageLoss", store::averageLoss(tally));
    writeSide(json, "light", tally, &store::BySide::light);
    writeSide(json, "dark", tally, &store::BySide::dark);
    writeSide(json, "oneSided", tally, &store::BySide::single);
}

void writeNamed(JsonWriter &json, std::string_view key, std::string_view what,
                const std::vector<store::Named> &all)
{
    json.beginArray(key);
    for (const store::Named &each : all) {
        json.beginObject().text(what, utf8(each.name));
        writeTally(json, each.tally);
        json.endObject();
    }
    json.endArray();
}

void writeChallenges(JsonWriter &json, const store::Challenges &challenges)
{
    json.beginObject("challenges").number("made", challenges.made).number("right", challenges.right);
    json.number("suffered", challenges.suffered).number("guilty", challenges.guilty).endObject();
}

void writeCards(JsonWriter &json, const store::Cards &cards)
{
    if (const auto &held = cards.costliest) {
        json.beginObject("costliest").text("card", utf8(held->face));
        json.text("side", held->dark ? "dark" : "light").number("points", held->points);
        json.number("copies", held->copies);
        writeMoment(json, cards.costliestAt);
        json.endObject();
    }
    if (const auto &last = cards.lastCard)
        json.beginObject("lastCard").text("card", utf8(last->face)).number("times", last->times).endObject();
}

void writeRivals(JsonWriter &json, const std::vector<store::Rival> &rivals)
{
    json.beginArray("rivals");
    for (const store::Rival &rival : rivals) {
        json.beginObject().text("id", utf8(rival.player)).text("name", utf8(rival.name));
        json.number("matches", rival.matches).number("won", rival.wins).number("lost", rival.losses);
        json.number("rounds", rival.rounds).number("roundsWon", rival.roundsWon);
        json.number("roundsLost", rival.roundsLost).number("taken", rival.taken);
        json.number("given", rival.given);
        writeChallenges(json, rival.challenges);
        json.number("caught", rival.caught).number("catches", rival.catches).endObject();
    }
    json.endArray();
}

void write(const Numbers &numbers)
{
    const store::Career &career = numbers.career;
    JsonWriter json;
    json.beginObject().text("id", utf8(numbers.entry.id)).text("name", utf8(numbers.entry.name));
    writeTally(json, career.all);
    json.number("sharedWins", career.sharedWins).number("streak", career.streak);
    json.number("longestStreak", career.longestStreak).beginArray("results");
    for (const bool won : career.results)
        json.boolean({}, won);
    json.endArray();
    json.number("bestRound", career.bestRound).beginObject("bestRoundAt");
    writeMoment(json, career.bestRoundAt);
    json.endObject();
    writeChallenges(json, numbers.habits.challenges);
    const store::Habits &habits = numbers.habits;
    json.number("unoCalls", habits.unoCalls).number("caught", habits.caught);
    json.number("catches", habits.catches).number("forced", habits.letStand).number("flips", habits.flips);
    json.beginObject("drawn");
    for (const store::Drawn &drawn : numbers.habits.drawn)
        json.beginObject(utf8(drawn.cause))
            .number("times", drawn.times)
            .number("cards", drawn.cards)
            .endObject();
    json.endObject();
    writeCards(json, numbers.cards);
    writeRivals(json, numbers.rivals);
    writeNamed(json, "editions", "edition", career.editions);
    writeNamed(json, "months", "month", career.months);
    say(json.endObject().json());
}

// By id, or by today's name; everybody who ever played where nobody is named.
store::Result<std::vector<store::PlayerEntry>> wanted(store::Database &database, const QStringList &named)
{
    auto everybody = store::players(database);
    if (!everybody)
        return tl::unexpected(everybody.error());
    if (named.isEmpty()) {
        const auto attendance = store::attendance(database);
        if (!attendance)
            return tl::unexpected(attendance.error());
        std::map<QString, int> matches;
        for (const store::Attendance &each : *attendance)
            matches.emplace(each.player, each.matches);
        std::erase_if(*everybody, [&](const auto &entry) { return !matches.contains(entry.id); });
        std::ranges::stable_sort(*everybody, std::ranges::greater{},
                                 [&](const auto &entry) { return matches.at(entry.id); });
        return everybody;
    }
    const auto found = std::ranges::find(*everybody, named.first(), &store::PlayerEntry::name);
    if (found != everybody->end())
        return std::vector{*found};
    const auto entry = store::player(database, named.first());
    if (!entry)
        return tl::unexpected(entry.error());
    return std::vector{*entry};
}

store::Result<std::vector<Numbers>> numbersOf(store::Database &database, const QStringList &named,
                                              const store::Progress &progress)
{
    const auto everybody = wanted(database, named);
    if (!everybody)
        return tl::unexpected(everybody.error());
    std::vector<Numbers> all;
    for (const store::PlayerEntry &entry : *everybody) {
        (void)progress(qint64(all.size()), qint64(everybody->size()));
        auto numbers = numbersOf(database, entry);
        if (!numbers)
            return tl::unexpected(numbers.error());
        all.push_back(std::move(*numbers));
    }
    return all;
}

int run(const QStringList &arguments)
{
    //: Help of flipside-cli stats.
    CommandLine line(
        u"stats"_s,
        Texts::tr("Shows numbers about a player; or about everybody, and the records of the table."));
    //: Help of an option of the command line.
    line.parser.addOption({u"json"_s, Texts::tr("One JSON object per line, for each player and record.")});
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(u"PLAYER"_s, Texts::tr("A name, or the id of a player."),
                                      u"[PLAYER]"_s);
    if (const auto status = line.parse(arguments, 1))
        return *status;
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    const auto all = withProgress([&](const auto &progress) {
        return numbersOf(*database, line.parser.positionalArguments(), progress);
    });
    if (!all)
        return fail(all.error());
    const bool json = line.parser.isSet(u"json"_s);
    for (const Numbers &each : *all) {
        if (json)
            write(each);
        else
            tellPerson(each.entry.name, each.career, each.habits);
    }
    if (line.parser.positionalArguments().isEmpty()) {
        const auto told =
            withProgress([&](const auto &progress) { return tellRecords(*database, json, progress); },
                         ProgressLine::beside(stdout));
        if (!told)
            return fail(told.error());
    }
    return kDone;
}

} // namespace

const Command kStats{"stats", "cli::Stats",
                     //: What flipside-cli stats does, in the list of its commands.
                     QT_TRANSLATE_NOOP("cli::Stats", "show numbers about players, and the records"), run};

} // namespace cli
