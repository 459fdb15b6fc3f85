// Installs translators one over the other: English for its plurals, the language, then its region's
// differences.
#include "app/shell/language.h"

#include "app/shell/context.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QQmlEngine>

#include <algorithm>

namespace app {

namespace {

QString &codeInUse()
{
    static QString code;
    return code;
}

// Qt writes a counted number as the language does only where a text asks for it: all of ours do.
class Translator : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *comment, int count) const override
    {
        QString text = QTranslator::translate(context, source, comment, count);
        if (count >= 1000) // shorter ones look the same everywhere
            text.replace(QLatin1String("%n"), QLatin1String("%Ln"));
        return text;
    }
};

} // namespace

Language::Language(QObject *parent)
    : QObject(parent)
{ }

Language::~Language()
{
    for (const auto &translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
}

Language *Language::create(QQmlEngine *engine, QJSEngine *)
{
    Language *language = &Context::current().language();
    QJSEngine::setObjectOwnership(language, QJSEngine::CppOwnership);
    connect(language, &Language::changed, engine, &QQmlEngine::retranslate);
    return language;
}

QStringList Language::codes()
{
    QStringList codes;
    for (const words::LanguageName &each : words::languages())
        codes.append(each.code);
    return codes;
}

QString Language::inUse() { return codeInUse(); }

QString Language::nameOf(const QString &code) { return words::nativeName(code); }

void Language::use(const QString &choice)
{
    const QString code = choice.isEmpty() ? words::languageFor(QLocale::system()) : choice;
    if (code == m_code)
        return;
    m_code = code;
    codeInUse() = code;
    QLocale::setDefault(words::localeFor(code));

    for (const auto &translator : m_translators)
        QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
    QStringList files = words::translationFiles(code);
    std::ranges::reverse(files); // the one installed last is asked first
    for (const QString &file : files) {
        auto translator = std::make_unique<Translator>();
        if (translator->load(file)) {
            QCoreApplication::installTranslator(translator.get());
            m_translators.push_back(std::move(translator));
        }
    }
    emit changed();
}

} // namespace app
