// Puts one run of the app together.
#include "app/shell/context.h"

#include "app/shell/commandline.h"
#include "app/shell/matchdefaults.h"
#include "app/shell/speech.h"
#include "words/terms.h"

#include <QCoreApplication>
#include <QFile>
#include <QQmlEngine>
#include <QRegularExpression>

namespace app {

namespace {

Context *s_current = nullptr;

} // namespace

Context::Context(const Options &options, QObject *parent)
    : QObject(parent)
    , m_settings(options.settings, nullptr)
    , m_language(nullptr)
    , m_database(options.database)
    , m_incoming(options.file)
{
    Q_ASSERT(!s_current);
    s_current = this;
    m_look.setSafeArea(options.safeArea);
    m_language.use(options.language.isEmpty() ? m_settings.language() : options.language);
    connect(&m_settings, &Settings::languageChanged, this, [this] { m_language.use(m_settings.language()); });
    connect(&m_language, &Language::changed, this, &Context::followSettings);
    connect(&m_settings, &Settings::textSizeChanged, this, &Context::followSettings);
    connect(&m_settings, &Settings::lessMotionChanged, this, &Context::followSettings);
    connect(&m_settings, &Settings::themeChanged, this, &Context::followSettings);
    followSettings();
}

void Context::followSettings()
{
    m_look.type().setScale(m_settings.textSize() / 100.0);
    m_look.type().setLocale(Language::locale());
    m_look.motion().setLess(m_settings.lessMotion());
    switch (m_settings.theme()) {
    case Settings::Theme::FollowSide: m_look.theme().setAlways({}); break;
    case Settings::Theme::Light: m_look.theme().setAlways(card::Side::Light); break;
    case Settings::Theme::Dark: m_look.theme().setAlways(card::Side::Dark); break;
    }
}

Context::~Context() { s_current = nullptr; }

Context *Context::create(QQmlEngine *, QJSEngine *)
{
    Context *context = &current();
    QJSEngine::setObjectOwnership(context, QJSEngine::CppOwnership);
    return context;
}

Context &Context::current()
{
    Q_ASSERT(s_current);
    return *s_current;
}

Storage &Context::storage()
{
    if (!m_storage) {
        const bool own = m_database == store::defaultPath();
        m_storage =
            std::make_unique<Storage>(m_database, own ? store::Place::Own : store::Place::Given, nullptr);
    }
    return *m_storage;
}

Awake &Context::awake()
{
    if (!m_awake)
        m_awake = std::make_unique<Awake>(m_settings, platform::ScreenAwake::create());
    return *m_awake;
}

QString Context::editionOf(const QString &usual) const
{
    return words::editionName(app::speech(),
                              *parseDefaults(usual).value_or(matchDefaults(m_settings)).edition);
}

QString Context::licence(const QString &name)
{
    const bool fonts = name == u"OFL";
    QFile file(fonts ? QStringLiteral(":/licences/OFL.txt") : QStringLiteral(":/licences/LICENSE"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // Joins lines that were broken for a terminal; short ones are meant as they are.
    static const QRegularExpression broken(QStringLiteral("(?<=[^\\n]{50})(?<!-)\\n(?=[^\\n-])"));
    return QString::fromUtf8(file.readAll()).replace(broken, QStringLiteral(" "));
}

QString Context::version() { return QCoreApplication::applicationVersion(); }

} // namespace app
