// Opens a language's texts for an edition.
#include "rulebook/rulebook.h"

#include "rulebook/filling.h"

namespace rulebook {

tl::expected<Rulebook, Error> Rulebook::open(const rules::Edition &edition, const QString &language)
{
    const Texts *texts = textsOf(language);
    if (!texts)
        return tl::unexpected(Error{Error::Code::NoSuchLanguage, language});
    return Rulebook(edition, *texts);
}

QString Rulebook::language() const { return m_texts->language; }

QList<Chapter> Rulebook::contents() const
{
    const Texts &source = *textsOf(kSourceLanguage);
    QList<Chapter> chapters;
    for (const RawChapter &raw : m_texts->chapters) {
        Chapter chapter{raw.id, filled(raw.title, *m_edition, *m_texts), {}};
        for (const RawEntry &entry : raw.entries) {
            const RawEntry *original = source.find(entry.id);
            const bool isListed = !original || isFor(original->audience, *m_edition).value_or(true);
            if (isListed)
                chapter.entries.append({entry.id, filledTitle(entry, *m_edition, *m_texts)});
        }
        if (!chapter.entries.isEmpty())
            chapters.append(std::move(chapter));
    }
    return chapters;
}

tl::expected<Entry, Error> Rulebook::entry(const QString &id) const
{
    const RawEntry *raw = m_texts->find(id);
    if (!raw)
        return tl::unexpected(Error{Error::Code::NoSuchEntry, id});
    return Entry{raw->id, filledTitle(*raw, *m_edition, *m_texts), filled(raw->body, *m_edition, *m_texts),
                 raw->keywords};
}

QStringList Rulebook::ids() const
{
    QStringList all;
    for (const RawChapter &chapter : m_texts->chapters) {
        for (const RawEntry &entry : chapter.entries)
            all.append(entry.id);
    }
    return all;
}

} // namespace rulebook
