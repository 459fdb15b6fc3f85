// Translators asked one after the other, without installing any of them.
#include "words/language.h"

#include <QRegularExpression>

#include <algorithm>

namespace words {

namespace {

constexpr auto kLanguages = std::to_array<LanguageName>({
    {QLatin1String("en"), u"English", QLatin1String("en_US")},
    {QLatin1String("es"), u"Español", QLatin1String("es_419")},
    {QLatin1String("es-ES"), u"Español (España)", QLatin1String("es_ES")},
    {QLatin1String("fr"), u"Français", QLatin1String("fr_FR")},
    {QLatin1String("de"), u"Deutsch", QLatin1String("de_DE")},
    {QLatin1String("pt"), u"Português", QLatin1String("pt_PT")},
});

// What Qt's parser says of a command line. It looks for it here: Qt's own translations are not shipped.
[[maybe_unused]] constexpr std::array kParserTexts{
    //: Of a call of the command line: %1 is the call
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    //: Stands for options in the line that tells how a command is called
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    //: Heading over the options of a command
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    //: Heading over the arguments of a command
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    //: %1 is what was typed
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    //: %1 is a list of what was typed
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    //: %1 is an option of the command line
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    //: %1 is an option of the command line
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
};

const LanguageName *find(QStringView code)
{
    const auto found = std::ranges::find_if(kLanguages, [&](const LanguageName &each) {
        return code.compare(each.code, Qt::CaseInsensitive) == 0;
    });
    return found == kLanguages.end() ? nullptr : &*found;
}

// Whether a Spanish word begins with the vowel i: Íñigo, Hilario, Yvonne, but not Hierro or Yolanda.
bool beginsWithI(const QString &word)
{
    static const QRegularExpression vowel(QStringLiteral("^(h?í|h?i(?![aeouáéóú])|y(?=[^\\Waeiouáéíóú_]))"),
                                          QRegularExpression::CaseInsensitiveOption
                                              | QRegularExpression::UseUnicodePropertiesOption);
    return vowel.match(word.normalized(QString::NormalizationForm_C)).hasMatch();
}

} // namespace

std::span<const LanguageName> languages() { return kLanguages; }

QString languageFor(QStringView wish)
{
    QString code = wish.toString().section(u'.', 0, 0).section(u'@', 0, 0);
    code.replace(u'_', u'-');
    for (; !code.isEmpty(); code.truncate(std::max<qsizetype>(0, code.lastIndexOf(u'-')))) {
        if (const LanguageName *ours = find(code))
            return ours->code;
    }
    return {};
}

QString languageFor(const QLocale &system)
{
    const QStringList wishes = system.uiLanguages();
    for (const QString &wish : wishes) {
        if (QString code = languageFor(wish); !code.isEmpty())
            return code;
    }
    return kLanguages.front().code;
}

QString nativeName(const QString &code)
{
    const LanguageName *ours = find(code);
    return ours ? ours->name.toString() : QString();
}

QLocale localeFor(QStringView code, const QLocale &system)
{
    const LanguageName *ours = find(code);
    Q_ASSERT(ours);
    const QLocale usual{QString(ours->locale)};
    // By its name: what else a system may have set would bring in words of other languages. Whoever chose a
    // region of a language wants that one.
    const bool regional = ours->code.contains(u'-');
    return !regional && system.language() == usual.language() ? QLocale(system.name()) : usual;
}

QStringList translationFiles(const QString &code)
{
    QStringList parts{code, code.section(u'-', 0, 0), kLanguages.front().code};
    parts.removeDuplicates();
    for (QString &part : parts)
        part = QStringLiteral(":/i18n/flipside_%1.qm").arg(part.replace(u'-', u'_'));
    return parts;
}

Language::Language(const QString &code)
    : m_code(code)
{
    const LanguageName *ours = find(code);
    Q_ASSERT(ours);
    m_locale = localeFor(code);
    for (const QString &file : translationFiles(ours->code)) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(file))
            m_translators.push_back(std::move(translator));
    }
}

QString Language::number(int value) const
{
    // What nearly all numbers of a table are; their digits look the same in all of our languages.
    if (value >= 0 && value < 1000)
        return QString::number(value);
    return m_locale.toString(value);
}

QString Language::list(const QStringList &parts) const
{
    QString all = m_locale.createSeparatedList(parts);
    // Spanish does not say two vowels i in a row, which no list of Qt's knows: Ana e Inés.
    if (m_locale.language() == QLocale::Spanish && parts.size() > 1 && beginsWithI(parts.back())) {
        const QString ending = QStringLiteral(" y ") + parts.back();
        if (all.endsWith(ending))
            all.replace(all.size() - ending.size() + 1, 1, u'e');
    }
    return all;
}

QString Language::text(const char *context, const char *source) const { return lookUp(context, source, -1); }

QString Language::text(const char *context, const char *source, int count) const
{
    return lookUp(context, source, count).replace(QLatin1String("%n"), number(count));
}

QString Language::lookUp(const char *context, const char *source, int count) const
{
    for (const auto &translator : m_translators) {
        if (QString found = translator->translate(context, source, nullptr, count); !found.isEmpty())
            return found;
    }
    return QString::fromUtf8(source);
}

} // namespace words
