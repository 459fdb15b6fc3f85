// Names are those of table notation.
#include "app/shell/matchdefaults.h"
#include "app/shell/conversions.h"

#include "app/shell/language.h"
#include "app/shell/settings.h"
#include "rules/sheets.h"

#include <QStringList>

namespace app {

QString defaultsText(const MatchDefaults &usual)
{
    QStringList words{toQt(usual.edition->name)};
    for (const rules::Ruling ruling : rules::allRulings()) {
        if (usual.rulings[ruling] != usual.edition->rulings[ruling])
            words << toQt(rules::nameOf(ruling)) + u'=' + toQt(rules::nameOf(ruling, usual.rulings[ruling]));
    }
    return words.join(u' ');
}

std::optional<MatchDefaults> parseDefaults(const QString &text)
{
    QStringList words = text.split(u' ');
    const rules::Edition *edition = rules::editionNamed(words.takeFirst().toStdString());
    if (!edition)
        return std::nullopt;
    MatchDefaults usual{edition, edition->rulings};
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

// The sheet in the language of the table is most likely the one in its box.
MatchDefaults matchDefaults(const Settings &settings)
{
    if (const auto chosen = parseDefaults(settings.usual()))
        return *chosen;
    const rules::Edition &edition = rules::printedIn(Language::inUse().toStdString(), rules::newestEdition());
    return {&edition, printedRulings(edition)};
}

rules::Rulings printedRulings(const rules::Edition &edition)
{
    return rules::rulingsIn(Language::inUse().toStdString(), edition);
}

} // namespace app
