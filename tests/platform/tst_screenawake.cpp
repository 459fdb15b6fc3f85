// The screen stays on while a match shows: the session's screen saver is asked, or the portal where there is
// none, and let go again.
#include "app/shell/awake.h"
#include "app/shell/settings.h"

#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

// What a desktop has. It remembers who keeps the screen on.
class ScreenSaver : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public:
    QStringList reasons; // of those who hold it now
    QStringList programs;

public slots:
    uint Inhibit(const QString &program, const QString &reason)
    {
        programs.append(program);
        reasons.append(reason);
        return 41;
    }
    void UnInhibit(uint cookie)
    {
        if (cookie == 41)
            reasons.removeLast();
    }
};

class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Inhibit")

public:
    uint flags = 0;
    QString reason;

public slots:
    QDBusObjectPath Inhibit(const QString &, uint what, const QVariantMap &options)
    {
        flags = what;
        reason = options.value(QStringLiteral("reason")).toString();
        return QDBusObjectPath(QStringLiteral("/org/freedesktop/portal/desktop/request/1"));
    }
};

class Request : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Request")

public:
    bool closed = false;

public slots:
    void Close() { closed = true; }
};

class ScreenAwakeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_bus.start(
            QStringLiteral("dbus-daemon"),
            {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address=1")});
        while (!m_bus.canReadLine())
            QVERIFY(m_bus.waitForReadyRead());
        const QByteArray address = m_bus.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        m_desktop = QDBusConnection::connectToBus(QString::fromLatin1(address), QStringLiteral("desktop"));
        QVERIFY(m_desktop.isConnected());
    }

    void cleanupTestCase()
    {
        m_bus.terminate();
        m_bus.waitForFinished();
    }

    void init()
    {
        m_settings =
            std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("flipside.ini")), nullptr);
        m_settings->setKeepScreenOn(true);
        m_awake = std::make_unique<app::Awake>(*m_settings, platform::ScreenAwake::create());
    }

    void heldWhileRequested()
    {
        const auto saver = screenSaver();
        m_awake->setRequested(true);
        QTRY_COMPARE(saver->programs, QStringList{QStringLiteral("Flipside")});
        QCOMPARE(saver->reasons, QStringList{QStringLiteral("A match is being played")});
        m_awake->setRequested(false);
        QTRY_VERIFY(saver->reasons.isEmpty());
    }

    void thePersonDecides()
    {
        const auto saver = screenSaver();
        m_settings->setKeepScreenOn(false);
        m_awake->setRequested(true);
        QVERIFY(!m_awake->isHeld());
        m_settings->setKeepScreenOn(true);
        QTRY_COMPARE(saver->reasons.size(), 1);
        m_settings->setKeepScreenOn(false);
        QTRY_VERIFY(saver->reasons.isEmpty());
    }

    void anAnswerThatComesTooLateIsGivenBack()
    {
        const auto saver = screenSaver();
        m_awake->setRequested(true);
        m_awake->setRequested(false);
        QTRY_COMPARE(saver->programs.size(), 1);
        QTRY_VERIFY(saver->reasons.isEmpty());
    }

    void whoEndsLetsGo()
    {
        const auto saver = screenSaver();
        auto screen = platform::ScreenAwake::create();
        screen->hold(QStringLiteral("A match is being played"));
        QTRY_COMPARE(saver->reasons.size(), 1);
        // Only once the answer is back there is something to give back.
        const auto *asking = dynamic_cast<const QObject *>(screen.get());
        QTRY_VERIFY(asking->findChildren<QDBusPendingCallWatcher *>().isEmpty());
        screen.reset();
        QTRY_VERIFY(saver->reasons.isEmpty());
    }

    void thePortalIsAskedWhereThereIsNoScreenSaver()
    {
        Portal portal;
        Request request;
        QVERIFY(m_desktop.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                                         QDBusConnection::ExportAllSlots));
        QVERIFY(m_desktop.registerObject(QStringLiteral("/org/freedesktop/portal/desktop/request/1"),
                                         &request, QDBusConnection::ExportAllSlots));
        QVERIFY(m_desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        m_awake->setRequested(true);
        QTRY_COMPARE(portal.flags, 8U);
        QCOMPARE(portal.reason, QStringLiteral("A match is being played"));
        m_awake->setRequested(false);
        QTRY_VERIFY(request.closed);
        QVERIFY(m_desktop.unregisterService(QStringLiteral("org.freedesktop.portal.Desktop")));
    }

    void aSessionWithNeitherIsNoTrouble()
    {
        m_awake->setRequested(true);
        QVERIFY(m_awake->isHeld());
        m_awake->setRequested(false);
        QVERIFY(!m_awake->isHeld());
    }

private:
    struct Leave {
        QDBusConnection bus;
        void operator()(ScreenSaver *saver)
        {
            bus.unregisterService(QStringLiteral("org.freedesktop.ScreenSaver"));
            bus.unregisterObject(QStringLiteral("/org/freedesktop/ScreenSaver"));
            delete saver;
        }
    };

    std::unique_ptr<ScreenSaver, Leave> screenSaver()
    {
        std::unique_ptr<ScreenSaver, Leave> saver(new ScreenSaver, Leave{m_desktop});
        m_desktop.registerObject(QStringLiteral("/org/freedesktop/ScreenSaver"), saver.get(),
                                 QDBusConnection::ExportAllSlots);
        m_desktop.registerService(QStringLiteral("org.freedesktop.ScreenSaver"));
        return saver;
    }

    QTemporaryDir m_folder;
    QProcess m_bus;
    QDBusConnection m_desktop{QStringLiteral("desktop")};
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Awake> m_awake;
};

QTEST_GUILESS_MAIN(ScreenAwakeTest)
#include "tst_screenawake.moc"
