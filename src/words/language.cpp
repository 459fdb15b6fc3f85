// Translators asked one after the other, without installing any of them.
#include "words/language.h"

#include <algorithm>

namespace words {

namespace {

constexpr std::array<LanguageName, 6> kLanguages{{
    {QLatin1String("en"), u"English", QLatin1String("en_US")},
    {QLatin1String("es"), u"Español", QLatin1String("es_419")},
    {QLatin1String("es-ES"), u"Español (España)", QLatin1String("es_ES")},
    {QLatin1String("fr"), u"Français", QLatin1String("fr_FR")},
    {QLatin1String("de"), u"Deutsch", QLatin1String("de_DE")},
    {QLatin1String("pt"), u"Português", QLatin1String("pt_PT")},
}};

const LanguageName *find(QStringView code)
{
    const auto found = std::ranges::find_if(kLanguages, [&](const LanguageName &each) {
        return code.compare(each.code, Qt::CaseInsensitive) == 0;
    });
    return found == kLanguages.end() ? nullptr : &*found;
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
        if (const QString code = languageFor(wish); !code.isEmpty())
            return code;
    }
    return kLanguages.front().code;
}

QString nativeName(const QString &code)
{
    const LanguageName *ours = find(code);
    return ours ? ours->name.toString() : QString();
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
    m_locale = QLocale(QString(ours->locale));
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
