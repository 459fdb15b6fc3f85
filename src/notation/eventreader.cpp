// One small reader for each kind of event, found by its first word.
#include "notation/eventreader.h"

#include "notation/cards.h"

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
    if (std::ranges::all_of(scanner.peek(), [](char c) { return c >= '0' && c <= '9'; })) {
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
    const std::string_view head = line.scanner.until(';');
    if (line.scanner.atEnd() && equalsIgnoringCase(head, "void"))
        return Event(AmendVoid{*round});
    auto amended = nameThen(line, head, [&](Player out, Scanner &rest) -> Result<Amend> {
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
    while (!line.scanner.atEnd()) {
        auto hand = readHandLeft(line, line.scanner.until(';'));
        if (!hand)
            return tl::unexpected(hand.error());
        amended->hands.push_back(std::move(*hand));
    }
    return Event(std::move(*amended));
}

Result<Event> readJoin(Line &line)
{
    std::string_view name = trimmed(line.scanner.rest());
    std::optional<int> points;
    const std::string text = lower(name);
    const std::size_t with = text.rfind(" with ");
    if (with != std::string::npos && !playerNamed(line.names, name)) {
        Scanner number = line.scanner.within(name.substr(with + 6));
        const auto read = number.number();
        if (read && number.atEnd()) {
            points = *read;
            name = trimmed(name.substr(0, with));
        } else if (!read && read.error().expected == Expected::SmallerNumber) {
            return line.scanner.fail(Expected::SmallerNumber);
        }
    }
    if (!isName(name))
        return line.scanner.fail(Expected::NewName);
    return Event(Join{std::string(name), points});
}

Result<Event> readScoring(Line &line)
{
    const auto mode = readMode(line.scanner);
    if (!mode)
        return tl::unexpected(mode.error());
    if (line.scanner.atEnd())
        return Event(SetScoring{*mode, {}});
    if (line.scanner.peek() == "0")
        return line.scanner.fail(Expected::Number);
    return toEnd(line, line.scanner.number(), [&](int target) { return SetScoring{*mode, target}; });
}

Result<Event> readTarget(Line &line)
{
    if (line.scanner.peek() == "0")
        return line.scanner.fail(Expected::Number);
    return toEnd(line, line.scanner.number(), [](int points) { return SetTarget{points}; });
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
    do {
        const auto player = readName(line, line.scanner.until(','));
        if (!player)
            return tl::unexpected(player.error());
        order.push_back(*player);
    } while (!line.scanner.atEnd());
    return Event(SetSeats{std::move(order)});
}

struct Keyword {
    std::string_view word;
    Result<Event> (*read)(Line &line);
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
constexpr auto readLeave = [](Line &l) {
    return nameToEnd(l).map([](Player player) { return Event(Leave{player}); });
};

constexpr std::array<Keyword, 29> kKeywords{{
    {"round", readRound},
    {"start", readStart},
    {"play", [](Line &l) { return readPlay(l, false); }},
    {"force", readForce},
    {"draw", [](Line &l) { return alone(l, Draw{l.who}); }},
    {"pass", [](Line &l) { return alone(l, Pass{l.who}); }},
    {"color", readColorEvent},
    {"top", readTop},
    {"accept", [](Line &l) { return alone(l, Accept{l.who}); }},
    {"challenge", readChallenge},
    {"took", readTook},
    {"uno", [](Line &l) { return alone(l, CallUno{l.who}); }},
    {"catch", readCatch},
    {"holds", readHolds},
    {"out", readOut},
    {"count", readCount},
    {"set", readSet},
    {"reshuffle", [](Line &l) { return alone(l, Reshuffle{}); }},
    {"void", [](Line &l) { return alone(l, VoidRound{}); }},
    {"amend", readAmend},
    {"join", readJoin},
    {"leave", readLeave},
    {"target", readTarget},
    {"scoring", readScoring},
    {"rule", readRule},
    {"seats", readSeats},
    {"undo", [](Line &l) { return alone(l, Undo{}); }},
    {"redo", [](Line &l) { return alone(l, Redo{}); }},
    {"stop", [](Line &l) { return alone(l, Stop{}); }},
}};

} // namespace

Result<Event> readEvent(std::string_view text, Names names)
{
    Line line{Scanner(text), names, {}};
    if (!isUtf8(text))
        return line.scanner.fail(Expected::Utf8);
    if (text.size() > kLongestLine)
        return line.scanner.fail(Expected::ShorterLine);
    if (text.find(':') != std::string_view::npos) {
        Scanner behind = line.scanner;
        line.who = playerNamed(names, behind.until(':'));
        if (!line.who)
            return line.scanner.fail(Expected::KnownName);
        line.scanner = behind;
    }
    for (const Keyword &keyword : kKeywords) {
        if (line.scanner.take(keyword.word))
            return keyword.read(line);
    }
    return line.scanner.fail(Expected::EventWord);
}

} // namespace notation
