// Keys of the lists of names, and reading names by what they stand for.
#include "rulebook/names.h"

#include "rulebook/texts.h"

namespace rulebook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<const char *, 10> kKinds{"number",        "draw-one",       "draw-five", "reverse",
                                              "skip",          "skip-everyone",  "flip",      "wild",
                                              "wild-draw-two", "wild-draw-color"};
constexpr std::array<const char *, 8> kColors{"blue", "green", "red",    "yellow",
                                              "pink", "teal",  "orange", "purple"};

} // namespace

QString keyOf(rules::Kind kind) { return QLatin1String(kKinds[std::size_t(kind)]); }
QString pageOf(rules::Kind kind)
{
    return kind == rules::Kind::Number ? QStringLiteral("page.number") : "card."_L1 + keyOf(kind);
}

QString keyOf(rules::Color color) { return QLatin1String(kColors[std::size_t(color)]); }
QString keyOf(rules::Side side)
{
    return side == rules::Side::Light ? QStringLiteral("light") : QStringLiteral("dark");
}

std::optional<rules::Kind> kindOfKey(QStringView key)
{
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        if (key == QLatin1String(kKinds[i]))
            return rules::Kind(i);
    }
    return std::nullopt;
}

const Names &Names::of(const QString &language)
{
    const Texts *texts = textsOf(QString(language).replace(u'-', u'_'));
    return texts ? texts->names : textsOf(kSourceLanguage)->names;
}

QString Names::card(rules::Kind kind) const { return value("card:"_L1 + keyOf(kind)); }
QString Names::color(rules::Color color) const { return value("color:"_L1 + keyOf(color)); }
QString Names::side(rules::Side side) const { return value("side:"_L1 + keyOf(side)); }

QString Names::edition(const rules::Edition &edition) const
{
    return value("edition:"_L1 + QString::fromUtf8(edition.name));
}

QString Names::choice(rules::Ruling ruling, rules::Choice choice) const
{
    return value(
        QStringLiteral("choice:%1:%2")
            .arg(QString::fromUtf8(rules::nameOf(ruling)), QString::fromUtf8(rules::nameOf(ruling, choice))));
}

QStringList Names::allNamesOf(rules::Kind kind) const
{
    const QString key = "card:"_L1 + keyOf(kind);
    QStringList names{value(key)};
    if (const QString many = value(key + ":many"_L1); !many.isEmpty())
        names.append(many);
    for (const QString &other : value(key + ":also"_L1).split(u',', Qt::SkipEmptyParts))
        names.append(other.trimmed());
    return names;
}

} // namespace rulebook
