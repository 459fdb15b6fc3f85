// The rule texts of a language as their files hold them: chapters of entries, placeholders not yet filled.
#pragma once

#include "rulebook/error.h"
#include "rulebook/names.h"

#include <QList>
#include <tl/expected.hpp>

namespace rulebook {

inline const QString kSourceLanguage = QStringLiteral("en"); // what the others are translated from

struct RawEntry {
    QString id;
    QString title;
    QString audience; // "two-sided" where other editions do not list it in their contents; English says it
                      // for all
    QString from; // a translation: fingerprint of the English text it was made from
    QStringList keywords;
    QHash<QString, QString> choices; // of a table ruling: "share", "all of them win"
    QString body;

    // Changes with the title and the body; keywords are each language's own.
    [[nodiscard]] QString fingerprint() const;
};

struct RawChapter {
    QString id; // the file's name without its ending
    QString title;
    QList<RawEntry> entries;
};

struct Texts {
    QString language;
    QList<RawChapter> chapters;
    Names names;

    [[nodiscard]] const RawEntry *find(QStringView id) const;
};

[[nodiscard]] tl::expected<RawChapter, Error> parseChapter(const QString &id, const QString &source);
[[nodiscard]] tl::expected<QHash<QString, QString>, Error> parseNames(const QString &source);

// The languages there are texts in, English first: "en", "de", "es", "es_ES" …
[[nodiscard]] QStringList languages();
// The best of them for a wish such as "es-ES", "pt_BR" or "de": "es_ES", "pt", "de". Null where there is
// none.
[[nodiscard]] QString languageFor(const QString &wish);
// Read at the first call and kept; null for a language without texts. A regional language ("es_ES") holds
// only what differs and takes the rest from its language ("es"). Safe to call from any thread.
[[nodiscard]] const Texts *textsOf(const QString &language);

} // namespace rulebook
