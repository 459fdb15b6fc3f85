// Reads the accessibility bus (AT-SPI) as a screen reader does.
#include "screenreader.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusVariant>

namespace e2e {

namespace {

constexpr int kPatience = 5000; // ms, for one answer
constexpr quint64 kEnabled = 1ULL << 8;
constexpr quint64 kShowing = 1ULL << 25;
constexpr uint kOnScreen = 0; // coordinates

const QString kSessionName = QStringLiteral("flipside-e2e-session");
const QString kBusName = QStringLiteral("flipside-e2e-accessibility");

QDBusMessage ask(const QDBusConnection &bus, const QString &service, const QString &path,
                 const QString &interface, const QString &method, const QVariantList &arguments = {})
{
    QDBusMessage call = QDBusMessage::createMethodCall(service, path, interface, method);
    call.setArguments(arguments);
    return bus.call(call, QDBus::Block, kPatience);
}

QString atspi(const char *interface) { return QStringLiteral("org.a11y.atspi.") + QLatin1String(interface); }

} // namespace

ScreenReader::ScreenReader(const QString &sessionBus)
    : m_session(QDBusConnection::connectToBus(sessionBus, kSessionName))
    , m_bus(kBusName)
{ }

ScreenReader::~ScreenReader()
{
    QDBusConnection::disconnectFromBus(kBusName);
    QDBusConnection::disconnectFromBus(kSessionName);
}

bool ScreenReader::isConnected()
{
    if (m_bus.isConnected())
        return true;
    const QDBusMessage address =
        ask(m_session, QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
            QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress"));
    if (address.type() != QDBusMessage::ReplyMessage)
        return false;
    m_bus = QDBusConnection::connectToBus(address.arguments().constFirst().toString(), kBusName);
    return m_bus.isConnected();
}

std::vector<ScreenReader::Node> ScreenReader::childrenOf(const Node &node) const
{
    const QDBusMessage reply =
        ask(m_bus, node.service, node.path, atspi("Accessible"), QStringLiteral("GetChildren"));
    std::vector<Node> children;
    if (reply.type() != QDBusMessage::ReplyMessage)
        return children;
    const auto list = reply.arguments().constFirst().value<QDBusArgument>();
    list.beginArray();
    while (!list.atEnd()) {
        Node child;
        QDBusObjectPath path;
        list.beginStructure();
        list >> child.service >> path;
        list.endStructure();
        child.path = path.path();
        children.push_back(child);
    }
    list.endArray();
    return children;
}

QString ScreenReader::nameOf(const Node &node) const
{
    const QDBusMessage reply =
        ask(m_bus, node.service, node.path, QStringLiteral("org.freedesktop.DBus.Properties"),
            QStringLiteral("Get"), {atspi("Accessible"), QStringLiteral("Name")});
    if (reply.type() != QDBusMessage::ReplyMessage)
        return {};
    return reply.arguments().constFirst().value<QDBusVariant>().variant().toString();
}

quint64 ScreenReader::statesOf(const Node &node) const
{
    const QDBusMessage reply =
        ask(m_bus, node.service, node.path, atspi("Accessible"), QStringLiteral("GetState"));
    if (reply.type() != QDBusMessage::ReplyMessage)
        return 0;
    QList<uint> words;
    reply.arguments().constFirst().value<QDBusArgument>() >> words;
    return words.value(0) | quint64(words.value(1)) << 32;
}

QRect ScreenReader::boxOf(const Node &node) const
{
    const QDBusMessage reply = ask(m_bus, node.service, node.path, atspi("Component"),
                                   QStringLiteral("GetExtents"), {QVariant::fromValue(kOnScreen)});
    if (reply.type() != QDBusMessage::ReplyMessage)
        return {};
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    const auto box = reply.arguments().constFirst().value<QDBusArgument>();
    box.beginStructure();
    box >> x >> y >> width >> height;
    box.endStructure();
    return {x, y, width, height};
}

bool ScreenReader::walk(const Node &node, const std::function<bool(const Node &, quint64)> &wanted) const
{
    const quint64 states = statesOf(node);
    if (!(states & kShowing))
        return false;
    if (wanted(node, states))
        return true;
    const std::vector<Node> children = childrenOf(node);
    return std::ranges::any_of(children, [&](const Node &child) { return walk(child, wanted); });
}

bool ScreenReader::walkAll(const std::function<bool(const Node &, quint64)> &wanted)
{
    if (!isConnected())
        return false;
    const Node registry{atspi("Registry"), QStringLiteral("/org/a11y/atspi/accessible/root")};
    for (const Node &application : childrenOf(registry)) {
        for (const Node &window : childrenOf(application)) {
            if (walk(window, wanted))
                return true;
        }
    }
    return false;
}

std::optional<QRect> ScreenReader::find(const QString &name)
{
    std::optional<QRect> found;
    walkAll([&](const Node &node, quint64 states) {
        if (!(states & kEnabled) || nameOf(node) != name)
            return false;
        if (const QRect box = boxOf(node); !box.isEmpty())
            found = box;
        return found.has_value();
    });
    return found;
}

bool ScreenReader::act(const QString &name)
{
    constexpr int kFirstAction = 0; // what a press does
    return walkAll([&](const Node &node, quint64 states) {
        if (!(states & kEnabled) || nameOf(node) != name)
            return false;
        const QDBusMessage reply =
            ask(m_bus, node.service, node.path, atspi("Action"), QStringLiteral("DoAction"), {kFirstAction});
        return reply.type() == QDBusMessage::ReplyMessage && reply.arguments().constFirst().toBool();
    });
}

QStringList ScreenReader::names()
{
    QStringList all;
    walkAll([&](const Node &node, quint64) {
        if (const QString name = nameOf(node); !name.isEmpty())
            all.append(name);
        return false;
    });
    return all;
}

} // namespace e2e
