// A phone puts the app aside and takes it up again; and a window keeps clear of the camera.
#include "places.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

class AsideTest : public QObject {
    Q_OBJECT

private slots:
    void putAsideEverythingIsOnDiskAndNobodyWatches()
    {
        Places places;
        app::Storage &storage = app::Context::current().storage();
        QVERIFY(tables::play(*places.match, QLatin1String(kRecord)));
        QSignalSpy told(&storage, &app::Storage::changedElsewhere);
        emit qGuiApp->applicationStateChanged(Qt::ApplicationSuspended);
        QCOMPARE(places.journal().size(), 2); // read by another connection

        // Somebody else goes on with the match meanwhile.
        {
            auto other = store::open(storage.path());
            QVERIFY(other);
            auto match = store::OpenMatch::open(**other, places.match->matchId());
            QVERIFY(match);
            QVERIFY(match->append(rules::Draw{}));
        }
        QCOMPARE(told.count(), 0);
        emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
        QCOMPARE(told.count(), 1);
        QCOMPARE(places.match->table()->turn().phase, app::phase::Name::Drawn);
    }

    void theWindowKeepsClearOfTheCamera()
    {
        QTemporaryDir folder;
        app::Options options;
        options.settings = folder.filePath(QStringLiteral("flipside.ini"));
        options.database = folder.filePath(QStringLiteral("flipside.db"));
        options.safeArea = QMargins(0, 47, 10, 34);
        app::Context context(options);
        QQmlApplicationEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Flipside/Shell/Main.qml")));
        auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0));
        QVERIFY(window);
        window->resize(390, 844);
        window->show();
        auto *frame = window->findChild<QQuickItem *>(QStringLiteral("frame"));
        QTRY_COMPARE(QRectF(frame->position(), frame->size()), QRectF(0, 47, 380, 844 - 47 - 34));
    }

private:
    static constexpr const char *kRecord =
        "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nround\nstart B7\n";
};

QTEST_MAIN(AsideTest)
#include "tst_aside.moc"
