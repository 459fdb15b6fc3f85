// The fields of an answer, one by one as table notation lists them.
#include "cli/answer.h"

#include "notation/cards.h"
#include "notation/eventwriter.h"
#include "notation/record.h"
#include "words/verdicts.h"

#include <QCoreApplication>

namespace cli {

using namespace rules;

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Answer)
};

const std::string &nameOf(const Book &book, Player player) { return book.person(player).name; }

void writeOptional(JsonWriter &json, std::string_view key, const std::optional<std::string> &text)
{
    if (text)
        json.text(key, *text);
    else
        json.null(key);
}

void writeNames(JsonWriter &json, std::string_view key, const Book &book, std::span<const Player> players)
{
    json.beginArray(key);
    for (const Player player : players)
        json.text({}, nameOf(book, player));
    json.endArray();
}

void writeHands(JsonWriter &json, const Book &book, const std::optional<Table> &table)
{
    if (!table || !table->counted) {
        json.null("hands").null("drawPile").null("discardPile");
        return;
    }
    json.beginObject("hands");
    for (Seat seat = 0; seat < table->playerCount; ++seat)
        json.number(nameOf(book, table->players[seat]), table->hands[seat]);
    json.endObject();
    json.number("drawPile", table->drawPile).number("discardPile", table->pile.size());
}

std::vector<Player> playersDue(const MatchState &state)
{
    std::vector<Player> due;
    if (!state.inRound || state.isOver() || !state.table->in<phase::Holds>())
        return due;
    for (Seat seat = 0; seat < state.table->playerCount; ++seat) {
        if (state.table->isDue(seat))
            due.push_back(state.table->players[seat]);
    }
    return due;
}

void writeTable(JsonWriter &json, const MatchState &state)
{
    const Book &book = *state.book;
    const std::optional<Table> &table = state.table;
    const bool playing = state.inRound && !state.isOver();
    const auto seatName = [&](Seat seat) {
        return playing && seat != kNobody ? std::optional(nameOf(book, table->players[seat])) : std::nullopt;
    };
    const Direction direction = table ? table->direction : firstDirection(book.rulings);

    json.text("phase", phaseName(state));
    writeOptional(json, "turn", table ? seatName(table->actor()) : std::nullopt);
    json.text("direction", notation::nameOf(direction));
    json.text("side", notation::nameOf(table ? table->side : Side::Light));
    if (table && table->top())
        json.text("top", notation::write(*table->top()));
    else
        json.null("top");
    if (table && table->color)
        json.text("color", std::string(1, notation::letterOf(*table->color)));
    else
        json.null("color");
    writeHands(json, book, table);
    if (playing && table->penalty > 0)
        json.number("penalty", table->penalty);
    writeOptional(json, "uno", table ? seatName(table->uno) : std::nullopt);
    writeOptional(json, "out", table && table->in<phase::Holds>() ? seatName(table->out) : std::nullopt);
    writeNames(json, "due", book, playersDue(state));
    json.number("round", state.round);
    writeOptional(json, "dealer",
                  table ? std::optional(nameOf(book, table->players[table->dealer])) : std::nullopt);
}

void writeState(JsonWriter &json, const MatchState &state)
{
    const Book &book = *state.book;
    json.beginObject("state");
    writeTable(json, state);
    json.number("target", book.target);
    json.beginObject("totals");
    for (std::size_t i = 0; i < book.roll.size(); ++i)
        json.number(book.roll[i].name, book.standing.totals[i]);
    json.endObject();
    writeNames(json, "winners", book, book.standing.winners);
    json.endObject();
}

// Before `newest`, which the match has just taken: others may have gone on until then.
const MatchState &stateBeforeNewest(const Match &match, const Event &newest)
{
    if (std::holds_alternative<Undo>(newest))
        return match.undone().back().state;
    const auto &steps = match.steps();
    return steps.size() > 1 ? steps[steps.size() - 2].state : match.start();
}

// `match` has heard of it already.
Answer answerTo(const Event &event, const Verdict &verdict, const Match &match,
                const words::Language &language)
{
    const MatchState &after = match.state();
    const MatchState &before = verdict.taken() ? stateBeforeNewest(match, event) : after;
    const Event *takenBack = !verdict.taken() ? nullptr
        : std::holds_alternative<Undo>(event) ? match.nextRedo()
        : std::holds_alternative<Redo>(event) ? match.nextUndo()
                                              : nullptr;
    const Book &people = after.book->roll.size() < before.book->roll.size() ? *before.book : *after.book;
    const bool changesTotals = after.book->rounds.size() > before.book->rounds.size()
        || after.book->standing.totals != before.book->standing.totals;
    return {verdict, notation::write(spoken(event, verdict), notation::namesOf(people)),
            words::sentence(language, verdict, {before, after, people, takenBack}), 0, changesTotals};
}

} // namespace

Answer judge(Match &match, const Event &event, const words::Language &language)
{
    const Verdict verdict = match.call(event);
    return answerTo(event, verdict, match, language);
}

std::optional<Answer> judge(const Match &match, const Event &event, const words::Language &language,
                            const Call &call)
{
    const std::optional<Verdict> verdict = call(event);
    if (!verdict)
        return std::nullopt;
    return answerTo(event, *verdict, match, language);
}

QString plain(const Answer &answer)
{
    const QChar sign = answer.verdict.taken() ? u'✓' : u'✗';
    return QStringLiteral("%1 %2 — %3").arg(sign).arg(QString::fromStdString(answer.event), answer.message);
}

QString totalsAfter(const Answer &answer, const MatchState &state)
{
    if (!answer.changesTotals)
        return {};
    const Book &book = *state.book;
    QStringList totals;
    for (std::size_t i = 0; i < book.roll.size(); ++i)
        totals << QStringLiteral("%1 %2")
                      .arg(QString::fromStdString(book.roll[i].name))
                      .arg(book.total(Player(i)));
    //: Behind an event that changed the points. %1 is a list such as "Ana 57, Ben 0".
    return Texts::tr("Totals: %1").arg(totals.join(u", "));
}

void write(JsonWriter &json, const Answer &answer, const MatchState &state)
{
    const Verdict &verdict = answer.verdict;
    json.number("line", answer.line).text("event", answer.event).text("verdict", nameOf(verdict.kind));
    json.text("rule", idOf(verdict.rule())).text("message", answer.message.toStdString());
    json.beginArray("draws");
    if (verdict.drawing) {
        json.beginObject().text("player", nameOf(*state.book, verdict.drawing->player));
        json.number("cards", verdict.drawing->cards).endObject();
    }
    json.endArray();
    if (verdict.skippedCount > 0)
        writeNames(json, "skipped", *state.book, std::span(verdict.skipped).first(verdict.skippedCount));
    if (verdict.guilty)
        json.boolean("guilty", *verdict.guilty);
    writeState(json, state);
}

std::string_view nameOf(VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::Legal: return "legal";
    case VerdictKind::Challengeable: return "challengeable";
    case VerdictKind::Illegal: return "illegal";
    case VerdictKind::Impossible: return "impossible";
    case VerdictKind::Forced: return "forced";
    }
    return {};
}

std::string_view phaseName(const MatchState &state)
{
    if (state.isOver())
        return "over";
    if (!state.inRound)
        return "round";
    return std::visit(Overloaded{
                          [](const phase::Start &) { return "start"; },
                          [](const phase::Turn &) { return "turn"; },
                          [](const phase::Drawn &) { return "drawn"; },
                          [](const phase::Color &) { return "color"; },
                          [](const phase::Top &) { return "top"; },
                          [](const phase::Challenge &) { return "challenge"; },
                          [](const phase::Stack &) { return "stack"; },
                          [](const phase::Swap &) { return "swap"; },
                          [](const phase::Took &) { return "took"; },
                          [](const phase::Holds &) { return "holds"; },
                          [](const phase::Scored &) { return "round"; },
                      },
                      state.table->phase);
}

} // namespace cli
