// Reads and writes cards: a colour letter and a face, or W with what it adds.
#include "notation/cards.h"

#include <algorithm>
#include <array>

namespace notation {

using namespace rules;

namespace {

constexpr std::string_view kColorLetters = "bgryptov";
constexpr std::array<std::string_view, 8> kColorWords{"blue", "green", "red",    "yellow",
                                                      "pink", "teal",  "orange", "purple"};

std::optional<Color> colorOfLetter(char letter)
{
    const std::size_t at = kColorLetters.find(letter);
    if (at == std::string_view::npos)
        return std::nullopt;
    return Color(at);
}

std::optional<Color> colorNamed(const std::string &word)
{
    if (word.size() == 1)
        return colorOfLetter(word[0]);
    const auto found = std::ranges::find(kColorWords, word);
    if (found == kColorWords.end())
        return std::nullopt;
    return Color(found - kColorWords.begin());
}

std::optional<Face> coloredFace(Color color, std::string_view face)
{
    const bool light = sideOf(color) == Side::Light;
    if (face.size() == 1 && face[0] >= (light ? '0' : '1') && face[0] <= '9') // no deck has a dark zero
        return Face::number(color, face[0] - '0');
    if (face == (light ? "+1" : "+5"))
        return Face::action(color, light ? Kind::DrawOne : Kind::DrawFive);
    if (face == "r")
        return Face::action(color, Kind::Reverse);
    if (face == (light ? "s" : "e"))
        return Face::action(color, light ? Kind::Skip : Kind::SkipEveryone);
    if (face == "f")
        return Face::action(color, Kind::Flip);
    return std::nullopt;
}

std::optional<Face> faceOf(const std::string &word)
{
    if (word == "w")
        return Face::wild(Kind::Wild);
    if (word == "w+2")
        return Face::wild(Kind::WildDrawTwo);
    if (word == "w+c")
        return Face::wild(Kind::WildDrawColor);
    const std::optional<Color> color = word.empty() ? std::nullopt : colorOfLetter(word[0]);
    return color ? coloredFace(*color, std::string_view(word).substr(1)) : std::nullopt;
}

// Somebody who types 07 means O7: an orange card has the letter O.
bool meansLetterO(const std::string &word)
{
    std::string meant = word;
    if (meant.size() > 1 && meant[0] == '0')
        meant[0] = 'o';
    if (meant.ends_with("=0"))
        meant.back() = 'o';
    return meant != word && faceOf(meant.substr(0, meant.find('=')));
}

template <typename T> Result<T> oneOf(Scanner &scanner, T first, T second, Expected expected)
{
    for (const T value : {first, second}) {
        if (scanner.take(nameOf(value)))
            return value;
    }
    return scanner.fail(expected);
}

} // namespace

std::string write(Face face)
{
    switch (face.kind()) {
    case Kind::Wild: return "W";
    case Kind::WildDrawTwo: return "W+2";
    case Kind::WildDrawColor: return "W+C";
    default: break;
    }
    std::string text(1, letterOf(*face.color()));
    switch (face.kind()) {
    case Kind::DrawOne: return text + "+1";
    case Kind::DrawFive: return text + "+5";
    case Kind::Reverse: return text + "R";
    case Kind::Skip: return text + "S";
    case Kind::SkipEveryone: return text + "E";
    case Kind::Flip: return text + "F";
    default: return text + char('0' + face.value());
    }
}

std::string write(const CalledCard &card)
{
    std::string text = write(card.face);
    if (card.color)
        text.append("=").push_back(letterOf(*card.color));
    return text;
}

char letterOf(Color color) { return "BGRYPTOV"[int(color)]; }
std::string_view nameOf(Side side) { return side == Side::Light ? "light" : "dark"; }
std::string_view nameOf(Direction direction) { return direction == Direction::Left ? "left" : "right"; }
std::string_view nameOf(ScoringMode mode) { return mode == ScoringMode::Collect ? "collect" : "tally"; }

Result<CalledCard> readCalledCard(Scanner &scanner)
{
    const std::string word = lower(scanner.peek());
    const std::size_t equals = word.find('=');
    const std::optional<Face> face = faceOf(word.substr(0, equals));
    CalledCard card{face.value_or(Face()), {}};
    if (face && equals != std::string::npos) {
        if (!face->isWild())
            return scanner.fail(Expected::CardWithoutColor);
        card.color = colorNamed(word.substr(equals + 1));
    }
    if (meansLetterO(word))
        return scanner.fail(Expected::CardLetterO);
    if (!face)
        return scanner.fail(Expected::Card);
    if (equals != std::string::npos && !card.color)
        return scanner.fail(Expected::Color);
    scanner.word();
    return card;
}

Result<Face> readCard(Scanner &scanner)
{
    if (scanner.peek().find('=') != std::string_view::npos)
        return scanner.fail(Expected::CardWithoutColor);
    return readCalledCard(scanner).map([](const CalledCard &card) { return card.face; });
}

Result<std::vector<Face>> readCards(Scanner &scanner)
{
    std::vector<Face> cards;
    do {
        const auto card = readCard(scanner);
        if (!card)
            return tl::unexpected(card.error());
        cards.push_back(*card);
    } while (!scanner.atEnd());
    return cards;
}

Result<Color> readColor(Scanner &scanner)
{
    const std::string word = lower(scanner.peek());
    const std::optional<Color> color = colorNamed(word);
    if (!color)
        return scanner.fail(word == "0" ? Expected::CardLetterO : Expected::Color);
    scanner.word();
    return *color;
}

Result<Side> readSide(Scanner &scanner) { return oneOf(scanner, Side::Light, Side::Dark, Expected::Side); }

Result<Direction> readDirection(Scanner &scanner)
{
    return oneOf(scanner, Direction::Left, Direction::Right, Expected::Direction);
}

Result<ScoringMode> readMode(Scanner &scanner)
{
    return oneOf(scanner, ScoringMode::Collect, ScoringMode::Tally, Expected::ScoringMode);
}

} // namespace notation
