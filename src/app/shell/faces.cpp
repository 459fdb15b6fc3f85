// Faces by their codes; every answer is the rules'.
#include "app/shell/faces.h"

#include "app/shell/context.h"
#include "app/shell/speech.h"
#include "rulebook/names.h"
#include "rules/editions.h"
#include "words/calls.h"
#include "words/cards.h"

namespace app {

Faces::Faces()
    : Faces(Context::current().language())
{ }

Faces::Faces(const Language &language) { connect(&language, &Language::changed, this, &Faces::namesChanged); }

QStringList Faces::names()
{
    static QString language;
    static QStringList names;
    if (language != speech().code()) {
        language = speech().code();
        names.clear();
        for (int code = 0; code < rules::Face::kCount; ++code)
            names.append(words::cardName(speech(), rules::Face::fromCode(code)));
    }
    return names;
}

namespace {

QStringList ofEachColor(QString (*nameIn)(const words::Language &, rules::Color))
{
    QStringList colors;
    for (const rules::Side side : {rules::Side::Light, rules::Side::Dark}) {
        for (const rules::Color color : rules::colorsOf(side))
            colors.append(nameIn(speech(), color));
    }
    return colors;
}

} // namespace

QStringList Faces::colorNames() { return ofEachColor(&words::colorName); }

QStringList Faces::colorWords() { return ofEachColor(&words::colorWord); }

QString Faces::colorList(card::Side side)
{
    return colorWords()
        .mid(rules::kColorsPerSide * int(side), rules::kColorsPerSide)
        .join(QStringLiteral(", "));
}

QStringList Faces::colorLetters(card::Side side)
{
    QStringList letters;
    for (const rules::Color color : rules::colorsOf(rules::Side(side)))
        letters.append(words::shortestFor(speech(), color));
    return letters;
}

int Faces::number(card::Color color, int value)
{
    return rules::Face::number(rules::Color(color), value).code();
}

int Faces::action(card::Color color, card::Kind kind)
{
    return rules::Face::action(rules::Color(color), rules::Kind(kind)).code();
}

int Faces::wild(card::Kind kind) { return rules::Face::wild(rules::Kind(kind)).code(); }

bool Faces::isWild(int face) { return rules::Face::fromCode(face).isWild(); }

card::Kind Faces::kindOf(int face) { return card::Kind(rules::Face::fromCode(face).kind()); }

int Faces::colorOf(int face)
{
    const auto color = rules::Face::fromCode(face).color();
    return color ? int(*color) : -1;
}

QList<int> Faces::colorsOf(card::Side side)
{
    QList<int> colors;
    for (const rules::Color color : rules::colorsOf(rules::Side(side)))
        colors.append(int(color));
    return colors;
}

QList<int> Faces::padOrder(card::Color color, bool oneSided, bool oneRow)
{
    QList<int> cells;
    for (int value = 1; value <= 9; ++value)
        cells.append(number(color, value));
    const int draw = action(color, card::Kind::DrawOne);
    const int skip = action(color, card::Kind::Skip);
    const int reverse = action(color, card::Kind::Reverse);
    const int flip = action(color, card::Kind::Flip);
    if (oneRow) {
        cells << draw << skip << reverse;
        if (oneSided)
            cells.prepend(number(color, 0));
        else
            cells << flip;
        return cells;
    }
    cells.insert(5, draw);
    cells.insert(6, skip);
    cells << (oneSided ? number(color, 0) : -1) << reverse << (oneSided ? -1 : flip);
    return cells;
}

int Faces::copies(const QList<int> &faces, int face) { return int(faces.count(face)); }

QList<int> Faces::all(const QString &edition, card::Side side)
{
    QList<int> codes;
    if (const rules::Edition *found = rules::editionNamed(edition.toStdString())) {
        for (const rules::Face face : found->faces(rules::Side(side)))
            codes.append(face.code());
    }
    return codes;
}

QString Faces::unparted(const QString &words)
{
    QString joined = words;
    for (qsizetype at = 0; at + 1 < joined.size(); ++at) {
        if (joined.at(at) == u' ' && joined.at(at + 1).isDigit())
            joined[at] = QChar::Nbsp;
    }
    return joined;
}

QString Faces::rule(int face) { return rulebook::pageOf(rules::Face::fromCode(face).kind()); }

} // namespace app
