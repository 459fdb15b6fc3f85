// Which languages there are, and one of them to speak in: whatever language the application itself runs in.
#pragma once

#include <QLocale>
#include <QTranslator>

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace words {

struct LanguageName {
    QLatin1String code; // "es-ES": as settings and --lang have it, and people read it
    QStringView name; // in the language itself
    QLatin1String locale; // whose numbers and dates it writes where the system has none of its own
};

// The one place that says which languages there are; English, the language of the sources, is first.
[[nodiscard]] std::span<const LanguageName> languages();
// The code of ours that fits a wish such as "es_ES.UTF-8", "pt-BR" or "DE" best; empty where none does.
[[nodiscard]] QString languageFor(QStringView wish);
[[nodiscard]] QString languageFor(const QLocale &system); // the best of ours; English where there is none
[[nodiscard]] QString nativeName(const QString &code);
// How one of languages() writes numbers and dates: as in the system's own region where that speaks it, and
// else as in the region it is written for.
[[nodiscard]] QLocale localeFor(QStringView code, const QLocale &system = QLocale::system());
// The files that together make a language, to be looked into in this order: region, language, English.
[[nodiscard]] QStringList translationFiles(const QString &code);

// Speaks one language. Safe to use from several threads at once, as long as none of them changes it.
class Language {
public:
    explicit Language(const QString &code = QStringLiteral("en")); // one of languages()
    Language(Language &&) noexcept = default;
    Language &operator=(Language &&) noexcept = default;

    [[nodiscard]] const QString &code() const { return m_code; }
    [[nodiscard]] const QLocale &locale() const { return m_locale; }
    [[nodiscard]] QString number(int value) const;
    [[nodiscard]] QString list(const QStringList &parts) const; // "Ana, Ben and Cho"

    // The text of a QT_TRANSLATE_NOOP in this language; with a count in the plural that fits, %n filled in.
    [[nodiscard]] QString text(const char *context, const char *source) const;
    [[nodiscard]] QString text(const char *context, const char *source, int count) const;

private:
    [[nodiscard]] QString lookUp(const char *context, const char *source, int count) const;

    QString m_code;
    QLocale m_locale;
    std::vector<std::unique_ptr<QTranslator>> m_translators; // asked in this order
};

} // namespace words
