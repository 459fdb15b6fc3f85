// One small reader for each kind of event, found by its first word.
#include "notation/eventreader.h"

#include "notation/cards.h"
#include "notation/names.h"
#include "notation/parts.h"
#include "rules/draws.h"

#include <algorithm>
#include <numeric>

namespace notation {

using namespace rules;

namespace {

struct Line {
    Scanner scanner; // behind the event's keyword
    Names names;
    Actor who;
};

std::optional<Player> playerNamed(Names names, std::string_view text)
{
    const auto found = std::ranges::find(names, text);
    if (found == names.end())
        return std::nullopt;
    return Player(found - names.begin());
}

// The rest of the line, or of a part of it, is a known name.
Result<Player> readName(const Line &line, std::string_view text)
{
    if (const auto player = playerNamed(line.names, text))
        return *player;
    return line.scanner.within(text).fail(Expected::KnownName);
}

Result<Player> nameToEnd(Line &line) { return readName(line, trimmed(line.scanner.rest())); }

// A known name and what comes behind it. Names may be the beginning of other names, so the longest goes
// first, and a shorter one gets its chance where the rest cannot be read behind a longer one.
template <typename ReadRest> auto nameThen(const Line &line, std::string_view text, ReadRest readRest)
    -> decltype(readRest(Player{}, std::declval<Scanner &>()))
{
    std::vector<std::size_t> order(line.names.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::erase_if(order, [&](std::size_t i) {
        const std::string &name = line.names[i];
        return !text.starts_with(name)
            || (text.size() > name.size() && text[name.size()] != ' ' && text[name.size()] != '\t');
    });
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t i) { return line.names[i].size(); });
    if (order.empty())
        return line.scanner.within(text).fail(Expected::KnownName);
    decltype(readRest(Player{}, std::declval<Scanner &>())) first = line.scanner.fail(Expected::KnownName);
    for (const std::size_t i : order) {
        Scanner rest = line.scanner.within(text.substr(line.names[i].size()));
        auto read = readRest(Player(i), rest);
        if (read)
            return read;
        if (i == order.front())
            first = std::move(read);
    }
    return first;
}

template <typename T> Result<Event> toEnd(Line &line, Result<T> value, auto makeEvent)
{
    if (!value)
        return tl::unexpected(value.error());
    if (const auto end = line.scanner.end(); !end)
        return tl::unexpected(end.error());
    return Event(makeEvent(*value));
}

Result<Event> alone(Line &line, Event event)
{
    if (const auto end = line.scanner.end(); !end)
        return tl::unexpected(end.error());
    return event;
}

Result<Holding> readHolding(Scanner &scanner)
{
    if (scanner.atEnd())
        return scanner.fail(Expected::Holding);
    const std::string_view first = scanner.peek();
    Scanner behind = scanner;
    behind.word();
    const bool meansOrange = first.size() == 2 && first[0] == '0' && !behind.atEnd(); // "07 P3", not 7 points
    if (!meansOrange && std::ranges::all_of(first, [](char c) { return c >= '0' && c <= '9'; })) {
        auto points = scanner.number();
        if (!points)
            return tl::unexpected(points.error());
        if (const auto end = scanner.end(); !end)
            return tl::unexpected(end.error());
        return Holding{{}, *points};
    }
    return readCards(scanner).map([](std::vector<Face> cards) { return Holding{std::move(cards), {}}; });
}

Result<Event> readRound(Line &line)
{
    if (line.scanner.atEnd())
        return Event(BeginRound{});
    if (!line.scanner.take("dealer"))
        return line.scanner.fail(Expected::EndOfLine);
    return nameToEnd(line).map([](Player dealer) { return Event(BeginRound{dealer}); });
}

Result<Event> readPlay(Line &line, bool forced)
{
    return toEnd(line, readCalledCard(line.scanner), [&](CalledCard card) {
        return Play{line.who, card, forced};
    });
}

Result<Event> readForce(Line &line)
{
    if (!line.scanner.take("play"))
        return line.scanner.fail(Expected::EventWord);
    return readPlay(line, true);
}

Result<Event> readChallenge(Line &line)
{
    Scanner &scanner = line.scanner;
    if (scanner.take("guilty"))
        return alone(line, Challenge{line.who, Judgement::Guilty, {}});
    if (scanner.take("innocent"))
        return alone(line, Challenge{line.who, Judgement::Innocent, {}});
    if (!scanner.take("hand"))
        return scanner.fail(Expected::ChallengeGround);
    if (scanner.take("none"))
        return alone(line, Challenge{line.who, Judgement::ByHand, {}});
    return toEnd(line, readCards(scanner), [&](const std::vector<Face> &hand) {
        return Challenge{line.who, Judgement::ByHand, hand};
    });
}

Result<Event> readDraw(Line &line)
{
    if (line.scanner.atEnd())
        return Event(Draw{line.who});
    if (const char first = line.scanner.peek().front(); first < '0' || first > '9')
        return line.scanner.fail(Expected::EndOfLine);
    return toEnd(line, line.scanner.number(), [&](int cards) { return Draw{line.who, cards}; });
}

Result<Event> readFine(Line &line)
{
    return nameThen(line, line.scanner.rest(), [](Player player, Scanner &rest) -> Result<Event> {
        const Scanner here = rest;
        const auto cards = rest.number();
        if (!cards)
            return tl::unexpected(cards.error());
        if (*cards < 1 || *cards > kLargestFine)
            return here.fail(Expected::FineCards);
        if (const auto end = rest.end(); !end)
            return tl::unexpected(end.error());
        return Event(Fine{player, *cards});
    });
}

Result<Event> readCount(Line &line)
{
    return nameThen(line, line.scanner.rest(), [](Player player, Scanner &rest) -> Result<Event> {
        const auto cards = rest.number();
        if (!cards)
            return tl::unexpected(cards.error());
        if (const auto end = rest.end(); !end)
            return tl::unexpected(end.error());
        return Event(Count{player, *cards});
    });
}

Result<Event> readSet(Line &line)
{
    Scanner &scanner = line.scanner;
    if (scanner.take("turn"))
        return nameToEnd(line).map([](Player player) { return Event(SetTurn{player}); });
    if (scanner.take("direction"))
        return toEnd(line, readDirection(scanner),
                     [](Direction direction) { return SetDirection{direction}; });
    if (scanner.take("color"))
        return toEnd(line, readColor(scanner), [](Color color) { return SetColor{color}; });
    if (scanner.take("top"))
        return toEnd(line, readCard(scanner), [](Face card) { return SetTop{card}; });
    if (scanner.take("side"))
        return toEnd(line, readSide(scanner), [](Side side) { return SetSide{side}; });
    return scanner.fail(Expected::Correction);
}

// "NAME holds CARD…" or "NAME holds N"
Result<HandLeft> readHandLeft(const Line &line, std::string_view part)
{
    return nameThen(line, part, [](Player player, Scanner &rest) -> Result<HandLeft> {
        if (!rest.take("holds"))
            return rest.fail(Expected::AmendParts);
        return readHolding(rest).map([&](Holding holding) { return HandLeft{player, std::move(holding)}; });
    });
}

Result<Event> readAmend(Line &line)
{
    const auto round = line.scanner.number();
    if (!round)
        return tl::unexpected(round.error());
    Part part = nextPart(line.scanner, ';');
    if (part.isLast && equalsIgnoringCase(part.text, "void"))
        return Event(AmendVoid{*round});
    auto amended = nameThen(line, part.text, [&](Player out, Scanner &rest) -> Result<Amend> {
        if (!rest.take("out"))
            return rest.fail(Expected::AmendParts);
        const auto side = readSide(rest);
        if (!side)
            return tl::unexpected(side.error());
        if (const auto end = rest.end(); !end)
            return tl::unexpected(end.error());
        return Amend{*round, out, *side, {}};
    });
    if (!amended)
        return tl::unexpected(amended.error());
    while (!part.isLast) {
        part = nextPart(line.scanner, ';');
        auto hand = readHandLeft(line, part.text);
        if (!hand)
            return tl::unexpected(hand.error());
        amended->hands.push_back(std::move(*hand));
    }
    return Event(std::move(*amended));
}

// The last word of a text and what stands before it.
std::pair<std::string_view, std::string_view> lastWordOff(std::string_view text)
{
    const std::size_t space = text.find_last_of(" \t");
    if (space == std::string_view::npos)
        return {{}, text};
    return {trimmed(text.substr(0, space)), text.substr(space + 1)};
}

Result<Event> readJoin(Line &line)
{
    std::string_view name = trimmed(line.scanner.rest());
    std::optional<int> points;
    const auto [before, last] = lastWordOff(name);
    const auto [who, with] = lastWordOff(before);
    if (!who.empty() && equalsIgnoringCase(with, "with") && !playerNamed(line.names, name)) {
        const auto number = line.scanner.within(last).number();
        if (!number && number.error().expected == Expected::SmallerNumber)
            return tl::unexpected(number.error());
        if (number) {
            points = *number;
            name = who;
        }
    }
    if (!isKeptName(name)) // a journal may have it
        return line.scanner.fail(Expected::NewName);
    return Event(Join{std::string(name), points});
}

// Points to play to: one or more.
Result<int> readTargetPoints(Scanner &scanner)
{
    const Scanner here = scanner;
    auto points = scanner.number();
    if (points && *points == 0)
        return here.fail(Expected::Target);
    return points;
}

Result<Event> readScoring(Line &line)
{
    const auto mode = readMode(line.scanner);
    if (!mode)
        return tl::unexpected(mode.error());
    if (line.scanner.atEnd())
        return Event(SetScoring{*mode, {}});
    return toEnd(line, readTargetPoints(line.scanner), [&](int target) { return SetScoring{*mode, target}; });
}

Result<Event> readTarget(Line &line)
{
    return toEnd(line, readTargetPoints(line.scanner), [](int points) { return SetTarget{points}; });
}

Result<Event> readRule(Line &line)
{
    const auto ruling = rulingNamed(lower(line.scanner.peek()));
    if (!ruling)
        return line.scanner.fail(Expected::RulingName);
    line.scanner.word();
    const auto choice = choiceNamed(*ruling, lower(line.scanner.peek()));
    if (!choice)
        return line.scanner.fail(Expected::RulingValue);
    line.scanner.word();
    return alone(line, SetRuling{*ruling, *choice});
}

Result<Event> readSeats(Line &line)
{
    std::vector<Player> order;
    Part part;
    do {
        part = nextPart(line.scanner, ',');
        const auto player = readName(line, part.text);
        if (!player)
            return tl::unexpected(player.error());
        order.push_back(*player);
    } while (!part.isLast);
    return Event(SetSeats{std::move(order)});
}

struct Keyword {
    std::string_view word;
    Result<Event> (*read)(Line &line);
    bool ofTheTable = false; // a name before it is passed over
};

constexpr auto readStart = [](Line &l) {
    return toEnd(l, readCard(l.scanner), [](Face card) { return TurnUp{card}; });
};
constexpr auto readTop = [](Line &l) {
    return toEnd(l, readCard(l.scanner), [](Face card) { return NameTop{card}; });
};
constexpr auto readColorEvent = [](Line &l) {
    return toEnd(l, readColor(l.scanner), [&](Color color) { return ChooseColor{l.who, color}; });
};
constexpr auto readTook = [](Line &l) {
    return toEnd(l, l.scanner.number(), [&](int cards) { return Took{l.who, cards}; });
};
constexpr auto readHolds = [](Line &l) {
    return toEnd(l, readHolding(l.scanner), [&](const Holding &holding) { return Holds{l.who, holding}; });
};
constexpr auto readOut = [](Line &l) {
    return toEnd(l, readSide(l.scanner), [&](Side side) { return GoOut{l.who, side}; });
};
constexpr auto readCatch = [](Line &l) {
    return nameToEnd(l).map([&](Player caught) { return Event(Catch{l.who, caught}); });
};
constexpr auto readSwap = [](Line &l) {
    return nameToEnd(l).map([&](Player with) { return Event(Swap{l.who, with}); });
};
constexpr auto readLeave = [](Line &l) {
    return nameToEnd(l).map([](Player player) { return Event(Leave{player}); });
};

constexpr std::array<Keyword, 31> kKeywords{{
    {"round", readRound, true},
    {"start", readStart, true},
    {"play", [](Line &l) { return readPlay(l, false); }},
    {"force", readForce},
    {"draw", readDraw},
    {"pass", [](Line &l) { return alone(l, Pass{l.who}); }},
    {"color", readColorEvent},
    {"top", readTop, true},
    {"swap", readSwap},
    {"accept", [](Line &l) { return alone(l, Accept{l.who}); }},
    {"challenge", readChallenge},
    {"took", readTook},
    {"uno", [](Line &l) { return alone(l, CallUno{l.who}); }},
    {"catch", readCatch},
    {"holds", readHolds},
    {"out", readOut},
    {"count", readCount, true},
    {"fine", readFine, true},
    {"set", readSet, true},
    {"reshuffle", [](Line &l) { return alone(l, Reshuffle{}); }, true},
    {"void", [](Line &l) { return alone(l, VoidRound{}); }, true},
    {"amend", readAmend, true},
    {"join", readJoin, true},
    {"leave", readLeave, true},
    {"target", readTarget, true},
    {"scoring", readScoring, true},
    {"rule", readRule, true},
    {"seats", readSeats, true},
    {"undo", [](Line &l) { return alone(l, Undo{}); }, true},
    {"redo", [](Line &l) { return alone(l, Redo{}); }, true},
    {"stop", [](Line &l) { return alone(l, Stop{}); }, true},
}};

} // namespace

Result<Event> readEvent(std::string_view text, Names names)
{
    Line line{Scanner(text), names, {}};
    if (!isUtf8(text))
        return line.scanner.fail(Expected::Utf8);
    if (text.size() > kLongestLine)
        return line.scanner.fail(Expected::ShorterLine);
    const Scanner start = line.scanner;
    const bool named = text.find(':') != std::string_view::npos;
    if (named)
        line.who = playerNamed(names, line.scanner.until(':'));
    const auto keyword = std::ranges::find_if(
        kKeywords, [&](const Keyword &each) { return equalsIgnoringCase(each.word, line.scanner.peek()); });
    const bool known = keyword != kKeywords.end();
    if (named && !line.who && !(known && keyword->ofTheTable))
        return start.fail(Expected::KnownName);
    if (!known)
        return line.scanner.fail(Expected::EventWord);
    line.scanner.word();
    return keyword->read(line);
}

} // namespace notation
