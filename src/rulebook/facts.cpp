// Reads facts off an edition's tables.
#include "rulebook/facts.h"

#include "rules/draws.h"

#include <algorithm>

namespace rulebook {

using namespace Qt::StringLiterals;

namespace {

using rules::Edition;
using rules::Face;
using rules::Kind;
using rules::Side;

const rules::DeckRow *rowOf(const Edition &edition, Kind kind)
{
    for (const Side side : {Side::Light, Side::Dark}) {
        for (const rules::DeckRow &row : edition.deck(side)) {
            if (row.kind == kind)
                return &row;
        }
    }
    return nullptr;
}

std::optional<int> drawsOf(QStringView what, const Edition &edition)
{
    if (what == u"uno")
        return rules::kCaughtCards;
    if (what == u"challenge")
        return rules::kLostChallengeCards;
    if (what == u"innocent")
        return rules::drawsFor(Kind::WildDrawTwo) + rules::kLostChallengeCards;
    const auto kind = kindOfKey(what);
    if (!kind || !rowOf(edition, *kind) || rules::drawsFor(*kind) == 0)
        return std::nullopt;
    return rules::drawsFor(*kind);
}

std::optional<int> pointsOf(QStringView card, const Edition &edition)
{
    bool isNumber = false;
    const int number = card.toInt(&isNumber);
    if (isNumber)
        return number >= edition.lowestNumber && number <= 9 ? std::optional(number) : std::nullopt;
    const auto kind = kindOfKey(card);
    const auto *row = kind ? rowOf(edition, *kind) : nullptr;
    return row && *kind != Kind::Number ? std::optional<int>(row->points) : std::nullopt;
}

std::optional<int> sumOf(QStringView cards, const Edition &edition)
{
    int sum = 0;
    for (const QStringView card : cards.split(u'+')) {
        const auto points = pointsOf(card, edition);
        if (!points)
            return std::nullopt;
        sum += *points;
    }
    return sum;
}

int highestNumber(const Edition &edition)
{
    int highest = 0;
    for (const Face face : edition.faces(Side::Light))
        highest = std::max(highest, face.value());
    return highest;
}

int countOf(const Edition &edition, Side side, Kind kind)
{
    int count = 0;
    for (const Face face : edition.faces(side)) {
        if (face.kind() == kind)
            count += edition.copies(face, side);
    }
    return count;
}

} // namespace

std::optional<int> factOf(QStringView key, const Edition &edition)
{
    const qsizetype colon = key.indexOf(u':');
    const QStringView what = colon < 0 ? key : key.first(colon);
    const QStringView which = colon < 0 ? QStringView() : key.mid(colon + 1);

    if (key == u"deck")
        return edition.deckSize;
    if (key == u"dealt")
        return edition.dealtCards;
    if (key == u"target")
        return edition.target;
    if (key == u"lowest")
        return edition.lowestNumber;
    if (key == u"highest")
        return highestNumber(edition);
    if (key == u"players:fewest")
        return rules::kFewestPlayers;
    if (key == u"players:most")
        return rules::kMostPlayers;
    if (what == u"draws")
        return drawsOf(which, edition);
    if (what == u"points")
        return pointsOf(which, edition);
    if (what == u"sum")
        return sumOf(which, edition);
    if (key == u"worth:light" || (key == u"worth:dark" && edition.twoSided))
        return edition.worth(which == u"light" ? Side::Light : Side::Dark);
    if (what == u"copies") {
        const auto kind = kindOfKey(which);
        const auto *row = kind ? rowOf(edition, *kind) : nullptr;
        return row ? std::optional<int>(row->copies) : std::nullopt;
    }
    return std::nullopt;
}

QString deckTable(const Edition &edition, Side side, const Names &names)
{
    const auto word = [&names](const char *key) { return names.value("word:"_L1 + QLatin1String(key)); };
    QString table = QStringLiteral("| %1 | %2 | %3 |\n| --- | ---: | ---: |\n")
                        .arg(word("card"), word("cards"), word("points"));
    for (const rules::DeckRow &row : edition.deck(side)) {
        const bool isNumber = row.kind == Kind::Number;
        QString name = isNumber ? names.value(QStringLiteral("card:number:many")) : names.card(row.kind);
        name[0] = name[0].toUpper();
        table += QStringLiteral("| %1 | %2 | %3 |\n")
                     .arg(name)
                     .arg(countOf(edition, side, row.kind))
                     .arg(isNumber ? word("face-value") : QString::number(row.points));
    }
    return table.trimmed();
}

} // namespace rulebook
