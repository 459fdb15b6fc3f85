// Faces by their codes; every answer is the rules'.
#include "app/faces.h"

#include "rules/editions.h"

namespace app {

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

QList<int> Faces::all(const QString &edition, card::Side side)
{
    QList<int> codes;
    if (const rules::Edition *found = rules::editionNamed(edition.toStdString())) {
        for (const rules::Face face : found->faces(rules::Side(side)))
            codes.append(face.code());
    }
    return codes;
}

} // namespace app
