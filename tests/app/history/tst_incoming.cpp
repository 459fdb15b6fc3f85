// A file that somebody opens is looked into, offered, and taken in only when somebody says so.
#include "app/history/incomingfile.h"
#include "places.h"
#include "store/archive.h"
#include "store/history.h"

#include <QFile>
#include <QTest>

using app::IncomingFile;

class IncomingTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_places.reset(); // one run of the app at a time
        m_places = std::make_unique<Places>();
    }

    void aRecordIsOfferedAndChangesNothing()
    {
        IncomingFile incoming(storage());
        incoming.read(file("match.flip", kRecord));
        QTRY_COMPARE(incoming.state(), IncomingFile::State::Offered);
        QCOMPARE(incoming.title(), QStringLiteral("Ana, Ben, and Cho"));
        QVERIFY2(incoming.detail().contains(QStringLiteral("Rounds: 1")), qPrintable(incoming.detail()));
        QCOMPARE(incoming.matchId(), QString());
        QCOMPARE(matches(), 0);
    }

    void takenInItIsHere()
    {
        IncomingFile incoming(storage());
        take(incoming, file("match.flip", kRecord));
        QCOMPARE(incoming.state(), IncomingFile::State::Taken);
        QCOMPARE(matches(), 1);
        QVERIFY(m_places->match->open(incoming.matchId()));
        QCOMPARE(m_places->match->name(1), QStringLiteral("Ben"));
    }

    void takenInTwiceItIsHereOnce()
    {
        const QString name = file("match.flip", kRecord);
        IncomingFile first(storage());
        take(first, name);
        IncomingFile second(storage());
        take(second, name);
        QCOMPARE(second.state(), IncomingFile::State::Taken);
        QVERIFY(second.statusMessage().contains(QStringLiteral("already")));
        QCOMPARE(matches(), 1);
    }

    void anArchiveTellsHowManyMatchesItHolds()
    {
        IncomingFile record(storage());
        take(record, file("match.flip", kRecord));
        QFile archive(m_places->folder.filePath(QStringLiteral("all.jsonl")));
        QVERIFY(archive.open(QIODevice::WriteOnly));
        QVERIFY(store::writeArchive(*storage().database(), archive));
        archive.close();
        IncomingFile incoming(storage());
        incoming.read(archive.fileName());
        QTRY_COMPARE(incoming.state(), IncomingFile::State::Offered);
        QCOMPARE(incoming.title(), QStringLiteral("Matches: 1"));
    }

    void whatCannotBeReadIsToldAndLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("said");
        QTest::newRow("something else")
            << QByteArray("Dear diary,\n") << QStringLiteral("A record begins with the line “flipside 1”.");
        QTest::newRow("nothing") << QByteArray()
                                 << QStringLiteral("A record begins with the line “flipside 1”.");
        QTest::newRow("an archive of another program")
            << QByteArray("{\"diary\":1}\n") << QStringLiteral("match.flip is not an archive of Flipside.");
        QTest::newRow("an archive with a wrong line")
            << QByteArray("{\"flipside\":\"archive\",\"version\":1}\n{\"player\":{}}\n")
            << QStringLiteral("match.flip does not belong in an archive. Nothing");
        QTest::newRow("somebody who does not sit there")
            << QByteArray(kRecord).replace("Ana: out light", "Zoe: out light") << QStringLiteral("Zoe");
        QTest::newRow("a line that is not possible")
            << QByteArray(kRecord).replace("Ana: out light", "start B7\nplay R3")
            << QStringLiteral("match.flip is not possible by the rules: ");
    }

    void whatCannotBeReadIsToldAndLeftAlone()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, said);
        IncomingFile incoming(storage());
        incoming.read(file("match.flip", content));
        QTRY_COMPARE(incoming.state(), IncomingFile::State::Failed);
        QVERIFY(!incoming.statusMessage().isEmpty());
        QVERIFY2(incoming.statusMessage().contains(said), qPrintable(incoming.statusMessage()));
        incoming.importFile();
        QCOMPARE(incoming.state(), IncomingFile::State::Failed);
        QCOMPARE(matches(), 0);
    }

    void aFileThatIsGoneIsTold()
    {
        IncomingFile incoming(storage());
        incoming.read(m_places->folder.filePath(QStringLiteral("nowhere.flip")));
        QTRY_COMPARE(incoming.state(), IncomingFile::State::Failed);
        QVERIFY(incoming.statusMessage().contains(QStringLiteral("nowhere.flip")));
    }

private:
    static constexpr const char *kRecord = "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\nround\n"
                                           "Ana: out light\nBen: holds 10\nCho: holds 20\n";

    [[nodiscard]] QString file(const char *name, const QByteArray &content) const
    {
        QFile out(m_places->folder.filePath(QLatin1String(name)));
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            qFatal("%s cannot be written", name);
        return out.fileName();
    }

    static void take(IncomingFile &incoming, const QString &file)
    {
        incoming.read(file);
        QTRY_COMPARE(incoming.state(), IncomingFile::State::Offered);
        incoming.importFile();
        QTRY_VERIFY(incoming.state() > IncomingFile::State::Taking);
    }

    static app::Storage &storage() { return app::Context::current().storage(); }
    static int matches() { return *store::countMatches(*storage().database()); }

    std::unique_ptr<Places> m_places;
};

QTEST_GUILESS_MAIN(IncomingTest)
#include "tst_incoming.moc"
