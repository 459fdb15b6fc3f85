// Every call is asynchronous: a session that hangs must not hold up a table.
#include "platform/sessioninhibit.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QVariantMap>

namespace platform {

namespace {

constexpr uint kIdle = 8; // what the portal calls the screen going dark

QDBusMessage toScreenSaver(const QString &method)
{
    const QString name = QStringLiteral("org.freedesktop.ScreenSaver");
    return QDBusMessage::createMethodCall(name, QStringLiteral("/org/freedesktop/ScreenSaver"), name, method);
}

QDBusMessage toPortal(const QString &path, const QString &interface, const QString &method)
{
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.portal.Desktop"), path,
                                          QStringLiteral("org.freedesktop.portal.") + interface, method);
}

} // namespace

std::unique_ptr<ScreenAwake> ScreenAwake::create() { return std::make_unique<SessionInhibit>(); }

SessionInhibit::~SessionInhibit() { SessionInhibit::release(); }

void SessionInhibit::hold(const QString &why)
{
    m_wanted = true;
    m_why = why;
    if (m_asked || m_cookie || !m_request.isEmpty())
        return;
    QDBusMessage call = toScreenSaver(QStringLiteral("Inhibit"));
    call.setArguments({QStringLiteral("Flipside"), why});
    ask(call, &SessionInhibit::screenSaverAnswered);
}

void SessionInhibit::release()
{
    m_wanted = false;
    if (m_cookie) {
        QDBusMessage call = toScreenSaver(QStringLiteral("UnInhibit"));
        call.setArguments({*m_cookie});
        QDBusConnection::sessionBus().send(call);
        m_cookie.reset();
    }
    if (!m_request.isEmpty()) {
        QDBusConnection::sessionBus().send(
            toPortal(m_request, QStringLiteral("Request"), QStringLiteral("Close")));
        m_request.clear();
    }
}

void SessionInhibit::ask(const QDBusMessage &call, void (SessionInhibit::*answered)(const QDBusMessage &))
{
    m_asked = true;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, answered] {
        watcher->deleteLater();
        m_asked = false;
        (this->*answered)(watcher->reply());
    });
}

void SessionInhibit::screenSaverAnswered(const QDBusMessage &reply)
{
    if (reply.type() == QDBusMessage::ReplyMessage) {
        m_cookie = reply.arguments().value(0).toUInt();
        settle();
    } else if (m_wanted) {
        QDBusMessage call = toPortal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                     QStringLiteral("Inhibit"), QStringLiteral("Inhibit"));
        call.setArguments({QString(), kIdle, QVariantMap{{QStringLiteral("reason"), m_why}}});
        ask(call, &SessionInhibit::portalAnswered);
    }
}

// Where neither is there, the session has nothing that would blank the screen, or nothing that can be asked.
void SessionInhibit::portalAnswered(const QDBusMessage &reply)
{
    if (reply.type() != QDBusMessage::ReplyMessage)
        return;
    m_request = reply.arguments().value(0).value<QDBusObjectPath>().path();
    settle();
}

void SessionInhibit::settle()
{
    if (!m_wanted)
        release();
}

} // namespace platform
