// Copies of everything are made and put back, and whatever fails leaves the matches as they are.
#include "app/settings/backups.h"
#include "places.h"
#include "store/history.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using app::Backups;

class BackupsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_places.reset(); // one run of the app at a time
        m_places = std::make_unique<Places>();
        QDir(Backups::folder()).removeRecursively();
        m_first = begin("Ana", "Ben");
    }

    void aCopyIsMadeAndListed()
    {
        Backups backups;
        QVERIFY(backups.all()->values().empty());
        const QString copy = backUp(backups);
        QVERIFY2(!backups.hasFailed(), qPrintable(backups.statusMessage()));
        QCOMPARE(backups.all()->rowCount(), 1);
        const QString name = backups.all()->values().front().name;
        static const QRegularExpression toTheSecond(QStringLiteral("\\d:\\d\\d:\\d\\d([ \\x{202f}][AP]M)?$"));
        QVERIFY2(name.contains(toTheSecond), qPrintable(name));
        QVERIFY(backups.statusMessage().contains(QDir(Backups::folder()).dirName()));
        QVERIFY(QFile::exists(copy));
    }

    void whereThereIsNoFolderForItNoCopyGoesElsewhere()
    {
        const QString documents = QFileInfo(Backups::folder()).path();
        QVERIFY(QDir().mkpath(documents));
        const QStringList before = QDir(documents).entryList();
        QFile inTheWay(Backups::folder());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Backups backups;
        backUp(backups);
        QVERIFY(inTheWay.remove());
        QVERIFY(backups.hasFailed());
        QVERIFY2(backups.statusMessage().contains(QLatin1String("cannot be written")),
                 qPrintable(backups.statusMessage()));
        QCOMPARE(QDir(documents).entryList(), before);
    }

    void aFileThatIsGoneIsNotCopiedAsAnEmptyOne()
    {
        Backups backups;
        QVERIFY(QFile::rename(backups.file(), backups.file() + QLatin1String(".away")));
        backUp(backups);
        QVERIFY(backups.hasFailed());
        QVERIFY2(backups.statusMessage().contains(QLatin1String("was moved or replaced")),
                 qPrintable(backups.statusMessage()));
        QVERIFY(!QFile::exists(backups.file()));
    }

    void aCopyUnderAnotherNameIsListed()
    {
        Backups backups;
        const QString copy = backUp(backups);
        QVERIFY(
            QFile::rename(copy, QFileInfo(copy).dir().filePath(QLatin1String("before the tournament.db"))));
        QCOMPARE(Backups().all()->rowCount(), 1);
    }

    void putBackItIsAsItWas()
    {
        Backups backups;
        const QString copy = backUp(backups);
        const QString second = begin("Cho", "Dee");
        QCOMPARE(matches(), 2);
        QVERIFY(m_places->match->open(second)); // somebody is in the middle of it

        restore(backups, copy);
        QVERIFY2(!backups.hasFailed(), qPrintable(backups.statusMessage()));
        QCOMPARE(matches(), 1);
        QCOMPARE(m_places->match->matchId(), QString());
        QVERIFY(m_places->match->open(m_first));
    }

    void whatWasThereIsKept()
    {
        Backups backups;
        const QString copy = backUp(backups);
        begin("Cho", "Dee");
        restore(backups, copy);
        const QStringList kept =
            QDir(m_places->folder.path()).entryList({QStringLiteral("flipside-replaced-*.db")});
        QCOMPARE(kept.size(), 1);
        QVERIFY2(backups.statusMessage().contains(kept.first()), qPrintable(backups.statusMessage()));
        restore(backups, m_places->folder.filePath(kept.first()));
        QCOMPARE(matches(), 2);
    }

    void whatIsNoBackupChangesNothing()
    {
        QFile other(m_places->folder.filePath(QStringLiteral("other.db")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("Dear diary");
        other.close();
        Backups backups;
        restore(backups, other.fileName());
        QVERIFY(backups.hasFailed());
        QVERIFY(!backups.statusMessage().isEmpty());
        QCOMPARE(matches(), 1);
    }

    void aMatchThatEndsIsBackedUpByItself()
    {
        Backups backups;
        QVERIFY(m_places->match->open(m_first));
        QVERIFY(m_places->match->type(QStringLiteral("stop")));
        QTRY_COMPARE(backups.all()->rowCount(), 1);
    }

private:
    static QString begin(const char *one, const char *two)
    {
        store::NewMatch match;
        match.setup.edition = rules::editionNamed("flip2020");
        match.setup.rulings = match.setup.edition->rulings;
        match.setup.players = {one, two};
        app::LiveMatch live(app::Context::current().storage(), app::Context::current().language());
        if (!live.begin(match))
            qFatal("no match could begin");
        return live.matchId();
    }

    static QString backUp(Backups &backups)
    {
        backups.backUp();
        [&] { QTRY_VERIFY(!backups.isBusy()); }();
        return backups.all()->values().empty() ? QString() : backups.all()->values().front().file;
    }

    static void restore(Backups &backups, const QString &file)
    {
        backups.restore(file);
        QVERIFY(backups.isBusy());
        QTRY_VERIFY(!backups.isBusy());
    }

    static int matches() { return *store::countMatches(*app::Context::current().storage().database()); }

    std::unique_ptr<Places> m_places;
    QString m_first;
};

QTEST_GUILESS_MAIN(BackupsTest)
#include "tst_backups.moc"
