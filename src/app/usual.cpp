// Names are those of table notation.
#include "app/usual.h"

#include "app/context.h"

#include <QStringList>

namespace app {

namespace {

QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

} // namespace

QString usualText(const Usual &usual)
{
    QStringList words{toQt(usual.edition->name)};
    for (int i = 0; i < rules::kRulingCount; ++i) {
        const auto ruling = rules::Ruling(i);
        if (usual.rulings[ruling] != usual.edition->rulings[ruling])
            words << toQt(rules::nameOf(ruling)) + u'=' + toQt(rules::nameOf(usual.rulings[ruling]));
    }
    return words.join(u' ');
}

std::optional<Usual> usualFrom(const QString &text)
{
    QStringList words = text.split(u' ');
    const rules::Edition *edition = rules::editionNamed(words.takeFirst().toStdString());
    if (!edition)
        return std::nullopt;
    Usual usual{edition, edition->rulings};
    for (const QString &word : std::as_const(words)) {
        const auto ruling = rules::rulingNamed(word.section(u'=', 0, 0).toStdString());
        const auto choice =
            ruling ? rules::choiceNamed(*ruling, word.section(u'=', 1).toStdString()) : std::nullopt;
        if (!choice)
            return std::nullopt;
        usual.rulings.set(*ruling, *choice);
    }
    return usual;
}

Usual usualOrNewest()
{
    const rules::Edition *newest = rules::editionNamed("flip2020");
    return usualFrom(Context::current().settings().usual()).value_or(Usual{newest, newest->rulings});
}

} // namespace app
