// The people's file is taken away, put back or replaced while the app is open; and a damaged one is found.
#include "app/home/homemodel.h"
#include "app/shell/filecheck.h"
#include "places.h"
#include "store/history.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using app::Storage;

class StorageTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_places.reset(); // one run of the app at a time
        m_places = std::make_unique<Places>();
        QVERIFY(tables::play(*m_places->match, QLatin1String(kRecord)));
        QVERIFY(QFile::rename(path(), away()));
    }

    void aFileThatIsGoneIsNoticedAndSoIsItsReturn()
    {
        const QSignalSpy told(&storage(), &Storage::stateChanged);
        storage().look();
        storage().look();
        QCOMPARE(told.count(), 1);
        QCOMPARE(storage().state(), Storage::State::Failed);
        QVERIFY(storage().trouble().contains(QLatin1String("Put it back")));
        QVERIFY(!m_places->match->type(QStringLiteral("draw")));
        QVERIFY(!QFile::exists(path())); // nobody has begun another one

        QVERIFY(QFile::rename(away(), path()));
        storage().look();
        QCOMPARE(storage().state(), Storage::State::Open);
        QVERIFY(storage().trouble().isEmpty());
        QVERIFY(m_places->match->retry());
        QCOMPARE(m_places->journal().size(), 3);
    }

    void askedAgainItWaitsForAFileThatIsGone()
    {
        storage().look();
        QVERIFY(!storage().open());
        QVERIFY(storage().trouble().contains(QLatin1String("Put it back")));
        storage().close(); // nor does anybody who asks later begin another one
        QVERIFY(!storage().open());
        QVERIFY(storage().trouble().contains(QLatin1String("Put it back")));
        QVERIFY(!QFile::exists(path()));
        QVERIFY(QFile::rename(away(), path()));
        QVERIFY(storage().open());
        QCOMPARE(*store::countMatches(*storage().database()), 1);
    }

    void aBackupThatCannotBeReadLeavesThePlaceOfAGoneFileFree()
    {
        bool told = false;
        storage().replaceWith(away() + QStringLiteral(".missing"), [&](const auto &) { told = true; });
        QTRY_VERIFY(told);
        QVERIFY(storage().trouble().contains(QLatin1String("Put it back")));
        QVERIFY(!QFile::exists(path()));
    }

    void aDamagedFileInItsPlaceIsToldThoughOthersAsk()
    {
        // Asks for the database whenever it hears that something changed.
        const app::HomeModel home(storage(), m_places->context().language());
        storage().look();
        {
            QFile damaged(path());
            QFile sound(away());
            QVERIFY(damaged.open(QIODevice::WriteOnly) && sound.open(QIODevice::ReadOnly));
            damaged.write(sound.read(100).append(QByteArray(8092, '?')));
        }
        QVERIFY(!storage().open());
        QVERIFY2(storage().trouble().contains(QLatin1String("was damaged. It is kept as")),
                 qPrintable(storage().trouble()));
        QVERIFY(!QFile::exists(path()));
        QVERIFY(storage().open()); // as the sentence says, that begins anew
    }

    void askedAgainItOpensWhatIsInItsPlace()
    {
        storage().look();
        QVERIFY(store::open(path()));
        QVERIFY(storage().open());
        QCOMPARE(*store::countMatches(*storage().database()), 0);
        QCOMPARE(m_places->match->matchId(), QString());
        const auto moved = store::open(away()); // with all that was called, though its log was left behind
        QVERIFY(moved);
        QCOMPARE(*store::countMatches(**moved), 1);
    }

    void aFileThatIsGoneIsNotBackedUpAsAnEmptyOne()
    {
        storage().backUpToday();
        storage().replaceWith(away() + QStringLiteral(".missing"),
                              [](const auto &) {}); // waits for the backup
        QCOMPARE(store::automaticBackups(path()), QStringList());
    }

    void aBackupThatIsNotMadeIsTold()
    {
        QVERIFY(QFile::rename(away(), path()));
        storage().look();
        QFile inTheWay(store::backupFolder(path())); // not a folder
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        storage().backUpToday();
        QTRY_VERIFY2(storage().backupTrouble().contains(inTheWay.fileName()),
                     qPrintable(storage().backupTrouble()));
        QCOMPARE(storage().state(), Storage::State::Open);
        QVERIFY(inTheWay.remove());
        storage().backUpToday(); // when the next match ends
        QTRY_COMPARE(storage().backupTrouble(), QString());
        QCOMPARE(store::automaticBackups(path()).size(), 1);
    }

    void aDamagedFileIsFoundAndWhatToDoIsSaid()
    {
        m_places->match->close();
        storage().look(); // all of it into the file
        storage().close();
        QFile file(away());
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(5 * 4096));
        QCOMPARE(file.write(QByteArray(4096, 'x')), 4096);
        file.close();
        app::FileCheck check;
        QSignalSpy finished(&check, &app::FileCheck::finished);
        check.start(away());
        QVERIFY(finished.wait());
        QVERIFY2(check.trouble().contains(QLatin1String("restore a backup")), qPrintable(check.trouble()));
        check.dismiss();
        QVERIFY(check.trouble().isEmpty());
    }

private:
    static constexpr const char *kRecord =
        "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nround\nstart B7\n";

    static Storage &storage() { return app::Context::current().storage(); }
    static QString path() { return storage().path(); }
    static QString away() { return path() + QStringLiteral(".away"); }

    std::unique_ptr<Places> m_places;
};

QTEST_GUILESS_MAIN(StorageTest)
#include "tst_storage.moc"
