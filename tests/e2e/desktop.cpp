// Starts Xvfb and a session bus, and moves the pointer and the keys with xdotool.
#include "desktop.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QThread>

namespace e2e {

namespace {

constexpr int kDoubleClick = 450; // ms; Qt's is 400
constexpr int kPatience = 60000; // ms; only a machine that does nothing at all needs it

// What a server says about itself in its first line.
QString firstLine(QProcess &server)
{
    while (!server.canReadLine()) {
        if (!server.waitForReadyRead(kPatience))
            return {};
    }
    return QString::fromUtf8(server.readLine()).trimmed();
}

void end(QProcess &server)
{
    if (server.state() == QProcess::NotRunning)
        return;
    server.terminate();
    if (!server.waitForFinished(5000)) {
        server.kill();
        server.waitForFinished();
    }
}

} // namespace

Desktop::~Desktop()
{
    end(m_bus);
    end(m_display);
}

QString Desktop::start()
{
    m_environment = QProcessEnvironment::systemEnvironment();
    const QDir folder(m_folder.path());
    for (const char *place :
         {"HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        const QString path = folder.filePath(QString::fromLatin1(place).toLower());
        if (!folder.mkpath(path)
            || !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
            return QStringLiteral("cannot make %1").arg(path);
        m_environment.insert(QLatin1String(place), path);
    }

    // The server itself picks a number that is free.
    m_display.start(QStringLiteral("Xvfb"),
                    {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                     QStringLiteral("0"), QStringLiteral("1280x900x24"), QStringLiteral("-nolisten"),
                     QStringLiteral("tcp")});
    const QString display = firstLine(m_display);
    if (display.isEmpty())
        return QStringLiteral("Xvfb does not start: ") + m_display.readAllStandardError();
    m_environment.insert(QStringLiteral("DISPLAY"), u':' + display);

    m_bus.setProcessEnvironment(m_environment);
    m_bus.start(
        QStringLiteral("dbus-daemon"),
        {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address=1")});
    m_busAddress = firstLine(m_bus);
    if (m_busAddress.isEmpty())
        return QStringLiteral("dbus-daemon does not start: ") + m_bus.readAllStandardError();
    m_environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), m_busAddress);
    m_environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
    m_environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    return {};
}

bool Desktop::xdotool(const QStringList &arguments, QByteArray *said)
{
    QProcess tool;
    tool.setProcessEnvironment(m_environment);
    tool.start(QStringLiteral("xdotool"), arguments);
    const bool done = tool.waitForFinished(kPatience) && tool.exitCode() == 0;
    if (said)
        *said = tool.readAllStandardOutput();
    return done;
}

bool Desktop::type(const QString &text)
{
    return xdotool({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("20"), text});
}

bool Desktop::press(const QString &key) { return xdotool({QStringLiteral("key"), key}); }

// Unhurried: two clicks at one place are two, not a double click.
bool Desktop::click(QPoint at)
{
    if (at == m_clicked)
        QThread::msleep(kDoubleClick);
    m_clicked = at;
    return xdotool({QStringLiteral("mousemove"), QString::number(at.x()), QString::number(at.y()),
                    QStringLiteral("click"), QStringLiteral("1")});
}

// A window that is there and not yet on the screen cannot have the focus: asked again until it can.
bool Desktop::focusWindowOf(qint64 process)
{
    const QDeadlineTimer patience(kPatience);
    while (!patience.hasExpired()) {
        QByteArray windows;
        if (!xdotool({QStringLiteral("search"), QStringLiteral("--sync"), QStringLiteral("--onlyvisible"),
                      QStringLiteral("--pid"), QString::number(process)},
                     &windows))
            return false;
        const QString window = QString::fromLatin1(windows.trimmed().split('\n').constLast());
        if (xdotool({QStringLiteral("windowfocus"), QStringLiteral("--sync"), window}))
            return true;
        QThread::msleep(50);
    }
    return false;
}

} // namespace e2e
