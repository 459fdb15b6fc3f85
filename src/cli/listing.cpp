// Lists for people and, with --json, for programs.
#include "cli/listing.h"

#include "cli/database.h"
#include "cli/progressline.h"
#include "notation/cards.h"
#include "store/ids.h"
#include "store/people.h"
#include "store/scores.h"

#include <QDateTime>

namespace cli {

namespace {

using namespace Qt::StringLiterals;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Listing)
};

std::string_view editionOf(const store::HistoryEntry &entry)
{
    return entry.edition ? entry.edition->name : "?";
}

void writeFields(JsonWriter &json, const store::HistoryEntry &entry)
{
    json.text("id", entry.id.toStdString()).text("state", store::nameOf(entry.state));
    json.text("edition", editionOf(entry)).text("mode", notation::nameOf(entry.mode));
    json.number("target", entry.target).number("rounds", entry.rounds).number("events", entry.events);
    json.text("started", store::isoTime(entry.started).toStdString());
    json.text("changed", store::isoTime(entry.changed).toStdString());
    if (entry.ended)
        json.text("ended", store::isoTime(*entry.ended).toStdString());
    else
        json.null("ended");
    json.text("place", entry.place.toStdString()).text("note", entry.note.toStdString());
    writePeople(json, entry);
}

void writeEntry(const store::HistoryEntry &entry)
{
    JsonWriter json;
    json.beginObject();
    writeFields(json, entry);
    say(json.endObject().json());
}

void writeScore(JsonWriter &json, const store::RoundScore &score, const store::HistoryEntry &entry)
{
    json.beginObject().text("player", entry.people[std::size_t(score.roll)].name.toStdString());
    json.text("said", score.said.toStdString()).number("points", score.points).number("gain", score.gain);
    json.beginArray("held");
    for (const QString &card : score.held)
        json.text({}, card.toStdString());
    json.endArray().endObject();
}

void writeMatch(const store::HistoryEntry &entry, const std::vector<store::RoundEntry> &rounds)
{
    const auto name = [&](int roll) { return entry.people[std::size_t(roll)].name.toStdString(); };
    JsonWriter json;
    json.beginObject();
    writeFields(json, entry);
    json.beginArray("scoreboard");
    for (const store::RoundEntry &round : rounds) {
        json.beginObject().number("round", round.number).text("state", round.state.toStdString());
        json.text("dealer", name(round.dealer));
        if (round.winner) {
            json.text("out", name(*round.winner)).text("side", round.side.toStdString());
            json.text("how", round.how.toStdString()).boolean("amended", round.amended);
            json.beginArray("scores");
            for (const store::RoundScore &score : round.scores)
                writeScore(json, score, entry);
            json.endArray();
        }
        json.endObject();
    }
    json.endArray();
    say(json.endObject().json());
}

QString lineOf(const store::HistoryEntry &entry)
{
    return u"%1  %2  %3  %4  %5"_s.arg(entry.id, localTime(entry.started))
        .arg(inWords(store::toQt(store::nameOf(entry.state))), -12)
        .arg(store::toQt(editionOf(entry)), -8)
        .arg(peopleOf(entry));
}

void sayEntry(const store::HistoryEntry &entry) { say(lineOf(entry)); }

store::Result<> list(store::Database &database, void (*tell)(const store::HistoryEntry &),
                     const store::Progress &progress)
{
    constexpr int kPage = 200;
    const auto total = store::countMatches(database);
    if (!total)
        return tl::unexpected(total.error());
    qint64 told = 0;
    std::optional<store::HistoryPlace> after;
    do {
        const auto page = store::history(database, {}, after, kPage);
        if (!page)
            return tl::unexpected(page.error());
        std::ranges::for_each(page->entries, tell);
        told += qint64(page->entries.size());
        (void)progress(told, *total);
        after = page->next;
    } while (after);
    return {};
}

int runMatches(const QStringList &arguments)
{
    //: Help of flipside-cli matches.
    CommandLine line(
        u"matches"_s,
        Texts::tr("Lists all matches, newest first, those under way on top: id, when it began, state, "
                  "edition, and who has how many points (* won)."));
    //: Help of an option of the command line.
    line.parser.addOption({u"json"_s, Texts::tr("One JSON object per line, for each match.")});
    addDatabase(line);
    if (const auto status = line.parse(arguments, 0))
        return *status;
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    const bool json = line.parser.isSet(u"json"_s);
    const auto listed = withProgress(
        [&](const auto &progress) { return list(*database, json ? writeEntry : sayEntry, progress); },
        ProgressLine::beside(stdout));
    return listed ? kDone : fail(listed.error());
}

void showRound(const store::RoundEntry &round, const store::HistoryEntry &entry)
{
    const auto name = [&](int roll) { return entry.people[std::size_t(roll)].name; };
    if (!round.winner) {
        //: A round in the scoreboard of flipside-cli show. %1 is a number, %2 a name.
        say(Texts::tr("Round %1 (dealt by %2): under way").arg(round.number).arg(name(round.dealer)));
        return;
    }
    QStringList marks{inWords(round.side), inWords(round.how)};
    if (round.state != "counts"_L1)
        marks << inWords(round.state);
    if (round.amended)
        marks << inWords(u"amended"_s);
    //: A round in the scoreboard of flipside-cli show. %1 is a number, %2 and %3 names, %4 words such as
    //: "dark, declared".
    say(Texts::tr("Round %1 (dealt by %2): %3 went out (%4)")
            .arg(round.number)
            .arg(name(round.dealer), name(*round.winner), marks.join(u", "_s)));
    for (const store::RoundScore &score : round.scores) {
        QString text = u"  %1  +%2"_s.arg(name(score.roll)).arg(score.gain);
        if (score.said != "out"_L1)
            //: Behind a player's name and gain. %1 is what the cards left in hand are worth.
            text += u"  "_s + Texts::tr("left: %1").arg(score.points);
        if (!score.held.isEmpty())
            text += u" (%1)"_s.arg(score.held.join(u' '));
        say(text);
    }
}

int runShow(const QStringList &arguments)
{
    //: Help of flipside-cli show.
    CommandLine line(u"show"_s,
                     Texts::tr("Shows a match: who played, every round with the cards that were left, and "
                               "how it stands."));
    //: Help of an option of the command line.
    line.parser.addOption({u"json"_s, Texts::tr("One JSON object with the match and its rounds.")});
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(u"ID"_s,
                                      Texts::tr("The match’s id; the first few characters are enough."));
    if (const auto status = line.parse(arguments, 1))
        return *status;
    if (line.parser.positionalArguments().isEmpty()) {
        complain(Texts::tr("Which match?"));
        return kUsage;
    }
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    const auto id = matchNamed(*database, line.parser.positionalArguments().constFirst());
    if (!id)
        return kRefused;
    const auto entry = store::historyEntry(*database, *id);
    const auto rounds = store::rounds(*database, *id);
    if (!entry || !rounds)
        return fail(entry ? rounds.error() : entry.error());
    if (line.parser.isSet(u"json"_s)) {
        writeMatch(*entry, *rounds);
        return kDone;
    }
    say(u"%1  %2  %3  %4, %5  %6"_s
            .arg(entry->id, localTime(entry->started), store::toQt(editionOf(*entry)),
                 inWords(store::toQt(notation::nameOf(entry->mode))))
            .arg(entry->target)
            .arg(inWords(store::toQt(store::nameOf(entry->state)))));
    for (const QString &text : {entry->place, entry->note}) {
        if (!text.isEmpty())
            say(text);
    }
    for (const store::RoundEntry &round : *rounds)
        showRound(round, *entry);
    for (const store::Contestant &each : entry->people)
        say(u"%1 %2  %3"_s.arg(each.won ? u"*"_s : u" "_s).arg(each.total, 5).arg(each.name));
    return kDone;
}

int runPlayers(const QStringList &arguments)
{
    //: Help of flipside-cli players.
    CommandLine line(u"players"_s, Texts::tr("Lists everyone who has played: id and name."));
    addDatabase(line);
    if (const auto status = line.parse(arguments, 0))
        return *status;
    const auto database = openDatabase(line, Missing::Refuse);
    if (!database)
        return kRefused;
    const auto everybody = store::players(*database);
    if (!everybody)
        return fail(everybody.error());
    for (const store::PlayerEntry &entry : *everybody) {
        //: Behind the name of a player who is kept out of the way.
        const QString archived = entry.archived ? Texts::tr("(archived)") : QString();
        say(u"%1  %2 %3"_s.arg(entry.id, entry.name, archived).trimmed());
    }
    return kDone;
}

} // namespace

std::optional<QString> matchNamed(store::Database &database, const QString &beginning,
                                  const QString &language)
{
    const auto id = store::findMatch(database, beginning);
    if (id)
        return *id;
    (void)fail(id.error(), language);
    for (const QString &each : id.error().matches) {
        if (const auto entry = store::historyEntry(database, each))
            complain(u"  "_s + lineOf(*entry));
    }
    return std::nullopt;
}

QString localTime(qint64 time)
{
    return QDateTime::fromMSecsSinceEpoch(time).toString(u"yyyy-MM-dd HH:mm"_s);
}

QString peopleOf(const store::HistoryEntry &entry)
{
    QStringList people;
    for (const store::Contestant &each : entry.people)
        people << u"%1 %2%3"_s.arg(each.name).arg(each.total).arg(each.won ? u"*"_s : QString());
    return people.join(u", "_s);
}

void writePeople(JsonWriter &json, const store::HistoryEntry &entry)
{
    json.beginArray("players");
    for (const store::Contestant &each : entry.people) {
        json.beginObject().text("id", each.player.toStdString()).text("name", each.name.toStdString());
        json.text("called", each.called.toStdString()).number("total", each.total);
        json.boolean("seated", each.seated).boolean("won", each.won).endObject();
    }
    json.endArray();
}

const Command kMatches{"matches", "cli::Listing",
                       //: What flipside-cli matches does, in the list of its commands.
                       QT_TRANSLATE_NOOP("cli::Listing", "list all matches"), runMatches};
const Command kShow{"show", "cli::Listing",
                    //: What flipside-cli show does, in the list of its commands.
                    QT_TRANSLATE_NOOP("cli::Listing", "show a match with its rounds"), runShow};
const Command kPlayers{"players", "cli::Listing",
                       //: What flipside-cli players does, in the list of its commands.
                       QT_TRANSLATE_NOOP("cli::Listing", "list everyone who has played"), runPlayers};

} // namespace cli
