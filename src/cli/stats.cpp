// The same numbers as on screen, for people and for programs.
#include "cli/stats.h"

#include "cli/database.h"
#include "cli/json.h"
#include "cli/progressline.h"
#include "store/people.h"
#include "store/statistics.h"

namespace cli {

namespace {

using namespace Qt::StringLiterals;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Stats)
};

void writeSide(JsonWriter &json, std::string_view key, const store::SideNumbers &side)
{
    json.beginObject(key).number("rounds", side.rounds).number("won", side.won);
    json.number("pointsLeft", side.left).endObject();
}

void writeNumbers(const store::PlayerNumbers &numbers)
{
    JsonWriter json;
    json.beginObject().text("id", numbers.player.toStdString()).text("name", numbers.name.toStdString());
    json.number("matches", numbers.matches).number("finished", numbers.finished).number("won", numbers.won);
    json.number("rounds", numbers.rounds()).number("roundsWon", numbers.roundsWon());
    writeSide(json, "light", numbers.light);
    writeSide(json, "dark", numbers.dark);
    json.number("gained", numbers.gained).number("bestRound", numbers.bestRound);
    const store::ChallengeNumbers &challenges = numbers.challenges;
    json.beginObject("challenges")
        .number("made", challenges.made)
        .number("madeGuilty", challenges.madeGuilty);
    json.number("suffered", challenges.suffered).number("sufferedGuilty", challenges.sufferedGuilty);
    json.endObject();
    json.number("unoCalls", numbers.unoCalls).number("caught", numbers.caught);
    json.number("catches", numbers.catches).number("forced", numbers.forced).number("flips", numbers.flips);
    json.beginObject("drawn");
    for (const auto &[cause, drawn] : numbers.drawn)
        json.beginObject(cause.toStdString())
            .number("times", drawn.times)
            .number("cards", drawn.cards)
            .endObject();
    json.endObject();
    std::puts(json.endObject().json().c_str());
}

void tell(const store::PlayerNumbers &n)
{
    say(n.name);
    //: Numbers about a player. %1 to %3 are numbers.
    say(u"  "_s + Texts::tr("matches %1, finished %2, won %3").arg(n.matches).arg(n.finished).arg(n.won));
    //: Numbers about a player. %1 to %4 are numbers; light and dark are the sides of the cards.
    say(u"  "_s
        + Texts::tr("rounds %1, won %2 (light %3, dark %4)")
              .arg(n.rounds())
              .arg(n.roundsWon())
              .arg(n.light.won)
              .arg(n.dark.won));
    //: Numbers about a player. %1 to %4 are numbers of points.
    say(u"  "_s
        + Texts::tr("points gained %1, best round %2, left in hand %3 on the light side and %4 on the dark")
              .arg(n.gained)
              .arg(n.bestRound)
              .arg(n.light.left)
              .arg(n.dark.left));
    const store::ChallengeNumbers &c = n.challenges;
    //: Numbers about a player. %1 to %4 are numbers of challenges.
    say(u"  "_s
        + Texts::tr("challenges made %1 (%2 rightly), suffered %3 (%4 rightly)")
              .arg(c.made)
              .arg(c.madeGuilty)
              .arg(c.suffered)
              .arg(c.sufferedGuilty));
    //: Numbers about a player. %1 to %3 are numbers; UNO is what is called with one card left.
    say(u"  "_s
        + Texts::tr("UNO called %1, caught %2, caught others %3")
              .arg(n.unoCalls)
              .arg(n.caught)
              .arg(n.catches));
    QStringList drawn;
    for (const auto &[cause, numbers] : n.drawn)
        drawn << u"%1 %2"_s.arg(cause).arg(numbers.cards);
    //: Numbers about a player. %1 is a list such as "+1 12, draw 40".
    say(u"  "_s + Texts::tr("cards drawn by cause: %1").arg(drawn.isEmpty() ? u"–"_s : drawn.join(u", "_s)));
}

// By id, or by today's name.
store::Result<QString> findPlayer(store::Database &database, const QString &text)
{
    const auto everybody = store::players(database);
    if (!everybody)
        return tl::unexpected(everybody.error());
    for (const store::PlayerEntry &entry : *everybody) {
        if (entry.name == text)
            return entry.id;
    }
    const auto entry = store::player(database, text);
    if (!entry)
        return tl::unexpected(entry.error());
    return entry->id;
}

int run(const QStringList &arguments)
{
    //: Help of flipside-cli stats.
    CommandLine line(u"stats"_s, Texts::tr("Tells numbers about a player, or about everybody."));
    //: Help of an option of the command line.
    line.parser.addOption({u"json"_s, Texts::tr("One JSON object a player and line.")});
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(u"PLAYER"_s, Texts::tr("A name, or the id of a player."),
                                      u"[PLAYER]"_s);
    if (const auto status = line.parse(arguments, 1))
        return *status;
    const QStringList named = line.parser.positionalArguments();
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    std::vector<store::PlayerNumbers> all;
    if (named.isEmpty()) {
        auto numbers = withProgress([&](const store::Progress &) { return store::allNumbers(*database); });
        if (!numbers)
            return fail(numbers.error());
        all = std::move(*numbers);
    } else {
        const auto id = findPlayer(*database, named.first());
        if (!id)
            return fail(id.error());
        const auto numbers = store::playerNumbers(*database, *id);
        if (!numbers)
            return fail(numbers.error());
        all.push_back(*numbers);
    }
    for (const store::PlayerNumbers &numbers : all) {
        if (line.parser.isSet(u"json"_s))
            writeNumbers(numbers);
        else
            tell(numbers);
    }
    return kDone;
}

} // namespace

const Command kStats{"stats", "cli::Stats",
                     //: What flipside-cli stats does, in the list of its commands.
                     QT_TRANSLATE_NOOP("cli::Stats", "tell numbers about players"), run};

} // namespace cli
