// Opens the book of an edition and language, and drops it when another is asked for.
#include "app/rulebook/openrulebook.h"

#include "app/match/editionathand.h"
#include "app/shell/conversions.h"
#include "rulebook/blocks.h"

namespace app {

OpenRulebook::OpenRulebook()
    : OpenRulebook(Context::current())
{ }

OpenRulebook::OpenRulebook(Context &context)
    : m_context(context)
    , m_edition(&rules::newestEdition())
{
    connect(&context.language(), &Language::changed, this, [this] {
        if (m_language.isEmpty())
            forget();
    });
}

QString OpenRulebook::edition() const { return toQt(m_edition->name); }

void OpenRulebook::setEdition(const QString &code)
{
    const rules::Edition *edition = code.isEmpty() ? &editionAtHand(m_context.storage(), m_context.settings())
                                                   : rules::editionNamed(code.toStdString());
    if (!edition || edition == m_edition)
        return;
    m_edition = edition;
    forget();
}

void OpenRulebook::setLanguage(const QString &code)
{
    if (code == m_language)
        return;
    m_language = code;
    forget();
}

QString OpenRulebook::languageName() const { return Language::nameOf(languageCode()); }

QStringList OpenRulebook::editions()
{
    QStringList codes;
    qsizetype deck = 0; // where its editions begin
    const rules::Edition *before = nullptr;
    for (const rules::Edition &edition : rules::editions()) {
        if (before && !rules::haveTheSameDeck(edition, *before))
            deck = codes.size();
        codes.insert(deck, toQt(edition.name)); // before the older ones with its deck
        before = &edition;
    }
    return codes;
}

QString OpenRulebook::nameOf(const QString &edition) const
{
    const rules::Edition *found = rules::editionNamed(edition.toStdString());
    if (!found)
        return {};
    // By itself it is a label, and begins as one; inside a text it may not.
    const QString label = names().value(QStringLiteral("edition:%1:start").arg(edition));
    return label.isEmpty() ? names().edition(*found) : label;
}

QString OpenRulebook::titleOf(const QString &id) const
{
    const auto entry = text().entry(id);
    return entry ? entry->title : QString();
}

const rulebook::Rulebook &OpenRulebook::text() const
{
    if (!m_text) {
        auto book = rulebook::Rulebook::open(*m_edition, languageCode());
        if (!book) // a language that has no texts yet
            book = rulebook::Rulebook::open(*m_edition, QStringLiteral("en"));
        m_text.emplace(*std::move(book));
    }
    return *m_text;
}

const rulebook::Names &OpenRulebook::names() const { return rulebook::Names::of(text().language()); }

const QList<rulebook::Chapter> &OpenRulebook::contents() const
{
    if (m_contents.isEmpty())
        m_contents = text().contents();
    return m_contents;
}

const rulebook::Finder &OpenRulebook::finder() const
{
    if (!m_finder)
        m_finder.emplace(*rulebook::Finder::open(*m_edition, text().language()));
    return *m_finder;
}

QStringList OpenRulebook::mentioning(const QString &id) const
{
    if (m_mentions.isEmpty()) {
        for (const rulebook::Chapter &chapter : contents()) {
            for (const rulebook::Heading &heading : chapter.entries) {
                for (const QString &link : rulebook::linksIn(text().entry(heading.id)->text))
                    m_mentions[link].append(heading.id);
            }
        }
    }
    return m_mentions.value(id);
}

void OpenRulebook::forget()
{
    m_text.reset();
    m_contents.clear();
    m_finder.reset();
    m_mentions.clear();
    emit changed();
}

} // namespace app
