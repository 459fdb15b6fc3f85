// Cards and colours as they are typed, read by the names that the cards' own texts and the rulebook have;
// nothing is listed twice.
#include "notation/cards.h"
#include "rulebook/names.h"
#include "rulebook/wording.h"
#include "words/calls.h"
#include "words/cards.h"
#include "words/phrases.h"
#include "words/typed.h"

namespace words {

using namespace rules;

// Folding keeps a plus only right before its number.
QString squeezed(const QString &text)
{
    const QString joined = text.simplified().replace(QLatin1String("+ "), QLatin1String("+"));
    return rulebook::foldedPhrase(joined).remove(QLatin1Char(' '));
}

bool isOneOf(const QString &asked, const QStringList &texts)
{
    for (const QString &text : texts) {
        if (asked == squeezed(text) || asked == squeezed(rulebook::withoutUmlauts(text)))
            return !asked.isEmpty();
    }
    return false;
}

namespace {

Phrases phrases(const Language &language) { return {language, "calls"}; }

const rulebook::Names &namesIn(const Language &language) { return rulebook::Names::of(language.code()); }

// Whatever a sheet calls it, people say what they see.
QStringList otherWordsFor(const Language &language, Color color)
{
    //: What people call the colors blue; green; red; yellow; pink; teal; orange; purple when they type them,
    //: in this order and in whatever region: semicolons between the colors, commas between the words for one
    const QString words = phrases(language)(
        QT_TRANSLATE_NOOP("calls",
                          "blue; green; red; yellow; pink, magenta, rose; teal, turquoise, cyan, aqua; "
                          "orange; purple, violet, lilac"));
    return listed(words.split(QStringLiteral("; ")).value(int(color)));
}

// "Gelb", and "gelbe" of "gelbe Karte".
QStringList formsOf(const Language &language, Color color)
{
    return otherWordsFor(language, color)
        << colorName(language, color) << colorWord(language, color) << colorAdjective(language, color);
}

std::optional<Kind> kindOf(const Language &language, const QString &asked)
{
    for (int i = int(Kind::DrawOne); i <= int(Kind::WildDrawColor); ++i) {
        const auto kind = Kind(i);
        if (isOneOf(asked, namesIn(language).allNamesOf(kind) << kindName(language, kind)))
            return kind;
    }
    return std::nullopt;
}

std::optional<int> numberOf(const Language &language, const QString &asked)
{
    if (asked.size() == 1 && asked[0].isDigit())
        return asked[0].digitValue();
    //: How the numbers 0 to 9 are written as words, in this order, with a space between them
    const QString words =
        phrases(language)(QT_TRANSLATE_NOOP("calls", "zero one two three four five six seven eight nine"));
    const QStringList numbers = words.split(QLatin1Char(' '));
    for (int i = 0; i < int(numbers.size()); ++i) {
        if (isOneOf(asked, {numbers[i]}))
            return i;
    }
    return std::nullopt;
}

// What is left of a card's name without its colour.
std::optional<CalledCard> cardOf(const Language &language, Color color, const QString &rest)
{
    if (const auto number = numberOf(language, rest))
        return CalledCard{Face::number(color, *number), {}};
    const std::optional<Kind> kind = kindOf(language, rest);
    if (!kind)
        return std::nullopt;
    if (isWild(*kind))
        return CalledCard{Face::wild(*kind), color};
    const Face face = Face::action(color, *kind);
    return face.kind() == *kind ? std::optional(CalledCard{face, {}}) : std::nullopt; // no blue Draw Five
}

// With the notation's sign behind a colour, which stands for its letter: "azr" is "br".
std::optional<CalledCard> signedCard(Color color, const QString &sign)
{
    const std::string line = notation::letterOf(color) + sign.toStdString();
    notation::Scanner scanner(line);
    const auto card = notation::readCalledCard(scanner);
    return card && scanner.atEnd() ? std::optional(*card) : std::nullopt;
}

} // namespace

std::optional<Color> readColor(const Language &language, const QString &typed)
{
    const QString asked = squeezed(typed);
    for (int i = 0; i < 2 * kColorsPerSide; ++i) {
        if (isOneOf(asked, formsOf(language, Color(i))))
            return Color(i);
    }
    return std::nullopt;
}

std::optional<CalledCard> readCard(const Language &language, const QString &typed)
{
    const QString asked = squeezed(typed);
    if (const auto kind = kindOf(language, asked); kind && isWild(*kind))
        return CalledCard{Face::wild(*kind), {}};
    // The colour comes first or last. Where one begins like another ("verde azulado"), only one leaves the
    // rest of a card.
    for (qsizetype at = 1; at < asked.size(); ++at) {
        const QString front = asked.first(at);
        const QString back = asked.sliced(at);
        for (const auto &[color, rest] : {std::pair(front, back), std::pair(back, front)}) {
            const auto named = readColor(language, color);
            if (const auto card = named ? cardOf(language, *named, rest) : std::nullopt)
                return card;
        }
    }
    return std::nullopt;
}

std::optional<Color> readBegunColor(const Language &language, const QString &typed, Side side)
{
    const QString asked = squeezed(typed);
    std::optional<Color> begun;
    for (const Color color : colorsOf(side)) {
        if (asked.isEmpty() || !squeezed(colorName(language, color)).startsWith(asked))
            continue;
        if (begun)
            return std::nullopt;
        begun = color;
    }
    return begun;
}

std::optional<Kind> readActionWithoutColor(const Language &language, const QString &typed)
{
    const QString asked = squeezed(typed);
    const Language english;
    for (const Language *spoken : {&language, &english}) {
        if (const auto kind = kindOf(*spoken, asked); kind && !isWild(*kind))
            return kind;
    }
    return std::nullopt;
}

QString shortestFor(const Language &language, Color color)
{
    QString name = squeezed(colorName(language, color));
    for (qsizetype length = 1; length < name.size(); ++length) {
        QString begun = name.first(length);
        // A letter of the notation stands for its own colour, whatever else it begins.
        const auto colors = colorsOf(sideOf(color));
        const auto letter = std::ranges::find(colors, begun, [](Color each) {
            return QString(QLatin1Char(notation::letterOf(each))).toLower();
        });
        if (letter != colors.end() ? *letter == color
                                   : readBegunColor(language, begun, sideOf(color)) == color)
            return begun;
    }
    return name;
}

std::optional<CalledCard> readBegunCard(const Language &language, const QString &typed, Side side)
{
    const QString asked = squeezed(typed);
    for (qsizetype at = 1; at < asked.size() && asked[at - 1] != u'+';
         ++at) { // a plus belongs to what follows it
        const auto color = readBegunColor(language, asked.first(at), side);
        if (const auto card = color ? cardOf(language, *color, asked.sliced(at)) : std::nullopt)
            return card;
        if (color && asked.first(at) == shortestFor(language, *color)) {
            if (const auto card = signedCard(*color, asked.sliced(at)))
                return card;
        }
    }
    return std::nullopt;
}

} // namespace words
