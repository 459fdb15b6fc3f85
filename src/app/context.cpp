// Puts one run of the app together.
#include "app/context.h"

#include "app/commandline.h"
#include "app/speech.h"
#include "app/usual.h"
#include "words/terms.h"

#include <QCoreApplication>
#include <QFile>
#include <QQmlEngine>
#include <QRegularExpression>

// Generated: puts our types into the QML module "Flipside".
void qml_register_types_Flipside();

namespace app {

namespace {

Context *s_current = nullptr;
// A linker drops from a static library what nobody names, and with it the registration.
[[maybe_unused]] volatile const auto s_registration = &qml_register_types_Flipside;

} // namespace

Context::Context(const Options &options, QObject *parent)
    : QObject(parent)
    , m_settings(options.settings, nullptr)
    , m_language(nullptr)
    , m_theme(m_settings, nullptr)
    , m_type(m_settings, nullptr)
    , m_motion(m_settings, nullptr)
    , m_database(options.database)
    , m_incoming(options.file)
    , m_safeArea(options.safeArea)
{
    Q_ASSERT(!s_current);
    s_current = this;
    m_language.use(options.language.isEmpty() ? m_settings.language() : options.language);
    connect(&m_settings, &Settings::languageChanged, this, [this] { m_language.use(m_settings.language()); });
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

QString Context::editionOf(const QString &usual)
{
    return words::editionName(app::speech(), *usualFrom(usual).value_or(usualOrNewest()).edition);
}

QString Context::licence(const QString &name)
{
    const bool fonts = name == u"OFL";
    QFile file(fonts ? QStringLiteral(":/licences/OFL.txt") : QStringLiteral(":/licences/LICENSE"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // Lines were broken for a terminal; what is short was meant to be a line.
    static const QRegularExpression broken(QStringLiteral("(?<=[^\\n]{50})(?<!-)\\n(?=[^\\n-])"));
    return QString::fromUtf8(file.readAll()).replace(broken, QStringLiteral(" "));
}

QString Context::version() { return QCoreApplication::applicationVersion(); }

} // namespace app
