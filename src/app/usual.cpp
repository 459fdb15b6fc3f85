// Names are those of table notation.
#include "app/usual.h"
#include "app/plain.h"

#include "app/context.h"
#include "app/demo.h"
#include "app/storage.h"
#include "rules/sheets.h"
#include "store/history.h"

#include <QStringList>

namespace app {

namespace {

constexpr int kLookedAt = 20; // matches, those under way first

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

// The sheet in the language of the table is most likely the one in its box.
Usual usualOrNewest()
{
    if (const auto said = usualFrom(Context::current().settings().usual()))
        return *said;
    const std::string language = Context::current().language().code().toStdString();
    const rules::Edition &edition = rules::printedIn(language, rules::newestEdition());
    return {&edition, ownRulings(edition)};
}

const rules::Edition &editionAtHand()
{
    const rules::Edition *edition = usualOrNewest().edition;
    store::Database *database = Context::current().storage().database();
    if (!database)
        return *edition;
    const auto page = store::history(*database, {}, {}, kLookedAt);
    if (!page)
        return *edition;
    std::optional<qint64> latest;
    for (const store::HistoryEntry &match : page->entries) {
        const rules::Edition *played = rules::editionNamed(match.edition.toStdString());
        if (!played || match.id == Demo::matchId() || (latest && match.started <= *latest))
            continue;
        latest = match.started;
        edition = played;
    }
    return *edition;
}

rules::Rulings ownRulings(const rules::Edition &edition)
{
    return rules::rulingsIn(Context::current().language().code().toStdString(), edition);
}

} // namespace app
