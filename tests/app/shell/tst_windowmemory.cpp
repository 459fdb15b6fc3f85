// The window opens as it was left.
#include "app/shell/settings.h"
#include "app/shell/windowmemory.h"

#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using app::Settings;
using app::WindowMemory;

class WindowMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void theWindowIsMadeInItsSize()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("flipside.ini")), nullptr);
        QVERIFY(WindowMemory::initialSize(settings, std::nullopt).isEmpty()); // Main.qml knows its own
        settings.setWindow(QRect(40, 30, 500, 400));
        QCOMPARE(WindowMemory::initialSize(settings, std::nullopt).value(QStringLiteral("width")).toInt(),
                 500);
        QCOMPARE(WindowMemory::initialSize(settings, QSize(390, 844)).value(QStringLiteral("height")).toInt(),
                 844);
    }

    void aClosedWindowComesBack()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("flipside.ini")), nullptr);
        {
            QWindow window;
            const WindowMemory memory(window, settings, std::nullopt);
            window.setGeometry(40, 30, 500, 400);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            window.close();
        }
        QCOMPARE(settings.window(), QRect(40, 30, 500, 400));
        QWindow again;
        const WindowMemory memory(again, settings, std::nullopt);
        QCOMPARE(again.geometry(), QRect(40, 30, 500, 400));
    }

    void aPlaceOffTheScreenIsNotTaken()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("flipside.ini")), nullptr);
        settings.setWindow(QRect(90000, 90000, 500, 400));
        QWindow window;
        const WindowMemory memory(window, settings, std::nullopt);
        QCOMPARE(window.size(), QSize(500, 400));
        QVERIFY(window.position() != QPoint(90000, 90000));
    }

    void aSizeThatWasAskedForIsNotRemembered()
    {
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("flipside.ini")), nullptr);
        settings.setWindow(QRect(10, 10, 500, 400));
        QWindow window;
        const WindowMemory memory(window, settings, QSize(390, 844));
        QCOMPARE(window.size(), QSize(390, 844));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.close();
        QCOMPARE(settings.window(), QRect(10, 10, 500, 400));
    }
};

QTEST_MAIN(WindowMemoryTest)
#include "tst_windowmemory.moc"
