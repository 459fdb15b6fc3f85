// Records, archives and tables: out, in again, twice, and from two devices.
#include "store/archive.h"
#include "store/ids.h"
#include "store/importing.h"
#include "store/matches.h"
#include "store/people.h"
#include "store/record.h"
#include "store/results.h"
#include "store/syncing.h"
#include "store/verify.h"
#include "storetest.h"

#include <QBuffer>

using namespace Qt::StringLiterals;
using store::ErrorCode;
using store::OpenMatch;

class TestExchange : public support::StoreTest {
    Q_OBJECT

private:
    static QByteArray archiveOf(store::Database &database, const QStringList &matches = {})
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto written = store::writeArchive(database, buffer, matches);
        if (!written)
            qFatal("%s", qPrintable(support::describe(written.error())));
        return buffer.data();
    }
    QString fileWith(const QByteArray &content, const QString &name = u"given"_s)
    {
        support::write(place().path(name), content);
        return place().path(name);
    }
    std::unique_ptr<store::Database> another(const QString &name = u"another.db"_s)
    {
        auto opened = store::open(place().path(name));
        if (!opened)
            qFatal("%s", qPrintable(support::describe(opened.error())));
        return std::move(*opened);
    }
    // A few matches, people who were renamed and merged, a group, a draft.
    void fill()
    {
        (void)database().once(u"PRAGMA synchronous = OFF"_s); // only for speed
        OpenMatch one = begin(support::setup({"Ana", "Ben \"the Card\"", "Зоя"}));
        QVERIFY(support::playOn(one, 150, 31));
        OpenMatch two = begin(support::setup({"Ana", "Dee"}, "mini56"));
        QVERIFY(support::playOn(two, 80, 32));
        OpenMatch three = begin(support::setup({"Anna", "Dee"}));
        support::append(three, {"round", "Anna: out dark"});
        VERIFY_OK(store::saveDraft(database(), three.id(), u"hand 1"_s, u"[\"P5\"]"_s));
        VERIFY_OK(store::setNote(database(), one.id(), u"first line\nsecond # line %"_s, u" Café "_s));
        const auto people = store::players(database());
        const auto idOf = [&](const QString &name) {
            return std::ranges::find(*people, name, &store::PlayerEntry::name)->id;
        };
        VERIFY_OK(store::save(database(), store::Group{{}, u"Sunday"_s, {idOf(u"Dee"_s), idOf(u"Ana"_s)}}));
        VERIFY_OK(store::merge(database(), idOf(u"Anna"_s), idOf(u"Ana"_s)));
    }

private slots:
    void aRecordIsThePlayWithNotes()
    {
        OpenMatch match = begin(support::setup({"Ana", "Ben"}));
        VERIFY_OK(match.append(support::event(match, "round"), {1700000000000, {}, {}}));
        support::append(match, {"start B7", "Ana: play B1"});
        VERIFY_OK(store::setNote(database(), match.id(), {}, u"Café #1"_s));
        const QByteArray record = *store::writeRecord(database(), match.id());
        QVERIFY(record.startsWith(
            "flipside 1\nedition flip2020\nscoring collect 500\nplayers Ana, Ben\nnote id "));
        QVERIFY(record.contains("\nnote place Caf\xC3\xA9 %231\n"));
        QVERIFY(record.contains("\nnote time 2023-11-14T22:13:20.000Z\nround\n"));
        QVERIFY(record.endsWith("\nAna: play B1\n"));
    }

    void aRecordComesBackAsItWent()
    {
        fill();
        const auto other = another();
        for (const QString &id : rows(u"SELECT id FROM match"_s)) {
            const QByteArray record = *store::writeRecord(database(), id);
            const auto imported = store::importFile(*other, fileWith(record));
            VERIFY_OK(imported);
            QCOMPARE(imported->added, 1);
            QCOMPARE(*store::writeRecord(*other, id), record);
            QCOMPARE(store::importFile(*other, fileWith(record))->known, 1);
        }
        QVERIFY(!store::verify(*other)->first);
    }

    void aRecordOfAStrangerGetsAnIdOfItsContent()
    {
        const QString file =
            fileWith("flipside 1\nedition flip2019\nplayers Ana, Ben # two\nround\nstart b7\nplay b1\n");
        QCOMPARE(store::importFile(database(), file)->added, 1);
        const auto again = store::importFile(database(), file);
        QCOMPARE(again->added, 0);
        QCOMPARE(again->known, 1);
        QCOMPARE(rows(u"SELECT line FROM event"_s),
                 (QStringList{u"round"_s, u"start B7"_s, u"Ana: play B1"_s}));
    }

    void aRecordThatDoesNotRefereeIsRefusedWithItsLine()
    {
        const QString file =
            fileWith("flipside 1\nedition flip2019\nplayers Ana, Ben\n\nround\nstart B7\nplay R3\n");
        const auto refused = store::importFile(database(), file);
        COMPARE_ERROR(refused, ErrorCode::Refused);
        QCOMPARE(refused.error().line, 7);
        QCOMPARE(refused.error().refused->reason, rules::Reason::NoMatch);
        QCOMPARE(rows(u"SELECT count(*) FROM match"_s), QStringList{u"0"_s});
        QCOMPARE(rows(u"SELECT count(*) FROM player"_s), QStringList{u"0"_s});
    }

    void anArchiveComesBackByteForByte()
    {
        fill();
        const QByteArray archive = archiveOf(database());
        QVERIFY(archive.startsWith("{\"ends\":true,\"flipside\":\"archive\",\"version\":1}\n"));
        const auto other = another();
        const QString file = fileWith(archive);
        const auto imported = store::importFile(*other, file);
        VERIFY_OK(imported);
        QCOMPARE(imported->added, 3);
        QCOMPARE(imported->groups, 1);
        QCOMPARE(archiveOf(*other), archive);
        QVERIFY(!store::verify(*other)->first);

        const auto again = store::importFile(*other, file);
        QCOMPARE(again->added, 0);
        QCOMPARE(again->known, 3);
        QCOMPARE(again->players, 0);
        QCOMPARE(archiveOf(*other), archive);
    }

    void anArchiveThatIsCutOffOrChangedIsRefused()
    {
        fill();
        const QByteArray archive = archiveOf(database());
        QCOMPARE(archive.count("{\"end\":{\"groups\":1,\"matches\":3,\"players\":5,\"sha256\":\""), 1);
        const auto other = another();
        for (qsizetype at = archive.indexOf('\n'); at + 1 < archive.size();
             at = archive.indexOf('\n', at + 1)) {
            const auto cut = store::importFile(*other, fileWith(archive.left(at + 1)));
            COMPARE_ERROR(cut, ErrorCode::NotWhole);
        }
        QByteArray changed = archive;
        changed.replace("Sunday", "Monday");
        COMPARE_ERROR(store::importFile(*other, fileWith(changed)), ErrorCode::NotWhole);
        QByteArray shortened = archive; // a line in the middle is missing
        const qsizetype group = shortened.indexOf("{\"group\"");
        shortened.remove(group, shortened.indexOf('\n', group) + 1 - group);
        COMPARE_ERROR(store::importFile(*other, fileWith(shortened)), ErrorCode::NotWhole);
        COMPARE_ERROR(store::importFile(*other, fileWith(archive + archive)), ErrorCode::NotAnArchive);
        QCOMPARE(other->value(u"SELECT count(*) FROM player"_s)->toInt(), 0);
        QVERIFY(!store::importFile(*other, fileWith(archive))->mayLackItsEnd);
    }

    void anArchiveFromBeforeItHadAnEndIsTaken()
    {
        fill();
        QByteArray archive = archiveOf(database());
        archive.replace("\"ends\":true,", "");
        archive.truncate(archive.indexOf("{\"end\""));
        const auto other = another();
        const auto imported = store::importFile(*other, fileWith(archive));
        VERIFY_OK(imported);
        QCOMPARE(imported->added, 3);
        QVERIFY(imported->mayLackItsEnd);
    }

    void aFileHasItsNameOnceItIsComplete()
    {
        const QString path = place().path(u"everything.jsonl"_s);
        const auto write = [&](bool good) {
            return [&, good](QIODevice &out) -> store::Result<> {
                out.write("all");
                if (QFile::exists(path) && support::contentOf(path) != "before")
                    return store::failure(ErrorCode::Failed, u"it has its name already"_s);
                return good ? store::Result<>() : store::failure(ErrorCode::Cancelled);
            };
        };
        COMPARE_ERROR(store::writeFile(path, false, write(false)), ErrorCode::Cancelled);
        QCOMPARE(place().files().filter(u"everything"_s), QStringList());
        VERIFY_OK(store::writeFile(path, false, write(true)));
        QCOMPARE(support::contentOf(path), QByteArray("all"));
        support::write(path, "before");
        COMPARE_ERROR(store::writeFile(path, false, write(true)), ErrorCode::FileExists);
        COMPARE_ERROR(store::writeFile(path, true, write(false)), ErrorCode::Cancelled);
        QCOMPARE(support::contentOf(path), QByteArray("before"));
        VERIFY_OK(store::writeFile(path, true, write(true)));
        QCOMPARE(support::contentOf(path), QByteArray("all"));
        QCOMPARE(place().files().filter(u"everything"_s).size(), 1);
        COMPARE_ERROR(store::writeFile(place().folder(), true, write(true)), ErrorCode::FileUnwritable);
        COMPARE_ERROR(store::writeFile(place().folder() + u"/nowhere/file"_s, true, write(true)),
                      ErrorCode::MissingFolder);
    }

    void aClockFromBeforeItAllIsNoObstacle_data()
    {
        QTest::addColumn<qint64>("started");
        QTest::newRow("the first moment") << qint64(0);
        QTest::newRow("1969") << qint64(-31'536'000'000);
    }

    void aClockFromBeforeItAllIsNoObstacle()
    {
        QFETCH(qint64, started);
        OpenMatch match = begin(); // as earlier versions wrote it down
        support::append(match, {"round", "start B7"});
        VERIFY_OK(database().run(u"UPDATE match SET started = ?"_s, {started}));
        VERIFY_OK(database().run(u"UPDATE player SET created = ?"_s, {started}));
        const auto other = another();
        const auto imported = store::importFile(*other, fileWith(archiveOf(database())));
        VERIFY_OK(imported);
        QCOMPARE(imported->added, 1);
        QCOMPARE(other->value(u"SELECT started FROM match"_s)->toLongLong(), started);
        const auto third = another(u"third.db"_s);
        const auto record = store::importFile(*third, fileWith(*store::writeRecord(database(), match.id())));
        VERIFY_OK(record);
        QCOMPARE(third->value(u"SELECT started FROM match"_s)->toLongLong(), started);
        QCOMPARE(third->value(u"SELECT id FROM match"_s)->toString(), match.id());
    }

    void noClockSaysMoreThanAnArchiveCan()
    {
        QCOMPARE(store::timeOfClock(-31'536'000'000), qint64(1));
        QCOMPARE(store::timeOfClock(0), qint64(1));
        QCOMPARE(store::timeOfClock(1'767'225'600'000), qint64(1'767'225'600'000));
        QCOMPARE(store::timeOfClock(store::kLatest + 1), store::kLatest);
    }

    void archivesOfTwoDevicesMerge()
    {
        fill();
        const auto other = another();
        auto theirs = OpenMatch::begin(*other, {support::setup({"Eva", "Ana"}), {}});
        support::append(*theirs, {"round"});
        VERIFY_OK(store::importFile(*other, fileWith(archiveOf(database()), u"ours"_s)));
        VERIFY_OK(store::importFile(database(), fileWith(archiveOf(*other), u"theirs"_s)));
        QCOMPARE(archiveOf(database()), archiveOf(*other));
        QCOMPARE(rows(u"SELECT count(*) FROM match"_s), QStringList{u"4"_s});
    }

    void aMatchThatWentOnElsewhereIsExtended()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        const auto other = another();
        VERIFY_OK(store::importFile(*other, fileWith(archiveOf(database()))));
        auto theirs = OpenMatch::open(*other, match.id());
        support::append(*theirs, {"play B1", "draw"});
        const auto imported = store::importFile(database(), fileWith(archiveOf(*other)));
        VERIFY_OK(imported);
        QCOMPARE(imported->extended, 1);
        QCOMPARE(*match.refresh(), 2);
        QVERIFY(!store::verify(database())->first);
    }

    void aMatchToldDifferentlyIsLeftAlone()
    {
        OpenMatch match = begin();
        support::append(match, {"round", "start B7"});
        const auto other = another();
        VERIFY_OK(store::importFile(*other, fileWith(archiveOf(database()))));
        auto theirs = OpenMatch::open(*other, match.id());
        support::append(*theirs, {"play B1"});
        support::append(match, {"play B2"});
        const QByteArray before = archiveOf(database());
        const auto imported = store::importFile(database(), fileWith(archiveOf(*other)));
        VERIFY_OK(imported);
        QCOMPARE(imported->different, QStringList{match.id()});
        QCOMPARE(archiveOf(database()), before);
    }

    void whatIsMergedHereStaysMerged()
    {
        fill();
        const QByteArray before = archiveOf(database());
        const auto other = another();
        VERIFY_OK(store::importFile(*other, fileWith(before)));
        const auto people = store::players(*other);
        const auto dee = std::ranges::find(*people, u"Dee"_s, &store::PlayerEntry::name);
        const auto zoya = std::ranges::find(*people, u"Зоя"_s, &store::PlayerEntry::name);
        VERIFY_OK(store::merge(*other, zoya->id, dee->id));
        VERIFY_OK(store::importFile(*other, fileWith(before))); // an older archive, in which they were two
        QCOMPARE(store::player(*other, zoya->id)->id, dee->id);
        QVERIFY(!store::verify(*other)->first);
    }

    void theBinIsNotInTheArchive()
    {
        fill();
        const QString id = rows(u"SELECT id FROM match"_s).constFirst();
        VERIFY_OK(store::moveToBin(database(), id));
        QVERIFY(!archiveOf(database()).contains(id.toUtf8()));
        QVERIFY(archiveOf(database(), {id}).contains(id.toUtf8())); // unless asked for
    }

    void someMatchesTakeTheirPeopleAlong()
    {
        fill();
        const QString id = rows(u"SELECT id FROM match WHERE edition = 'mini56'"_s).constFirst();
        const auto other = another();
        const auto imported = store::importFile(*other, fileWith(archiveOf(database(), {id})));
        VERIFY_OK(imported);
        QCOMPARE(imported->added, 1);
        QCOMPARE(imported->players, 2);
    }

    void resultsAreARowARoundAndPlayer()
    {
        OpenMatch match = begin(support::setup({"Ana \"A\"", "Ben"}));
        support::append(match, {"round", "Ben: out dark", "Ana \"A\": holds P5 W"});
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        VERIFY_OK(store::writeResults(database(), buffer));
        const QList<QByteArray> lines = buffer.data().split('\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith("match,started,edition,mode"));
        QVERIFY(lines[1].contains(",flip2020,collect,500,running,1,counts,dark,declared,Ben,"));
        QVERIFY(lines[1].contains(",\"Ana \"\"A\"\"\",cards,2,45,0\r"));
        QVERIFY(lines[2].contains(",Ben,out,0,0,45\r"));
    }

    void aSpreadsheetTakesNamesForText_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("cell");
        QTest::newRow("a formula") << u"=HYPERLINK(A1)"_s << QByteArray("'=HYPERLINK(A1)");
        QTest::newRow("a sum") << u"+1"_s << QByteArray("'+1");
        QTest::newRow("a difference") << u"-1"_s << QByteArray("'-1");
        QTest::newRow("a function") << u"@SUM(1)"_s << QByteArray("'@SUM(1)");
        QTest::newRow("a wide sign") << u"\uFF1D1"_s
                                     << QByteArray("'\xEF\xBC\x9D"
                                                   "1");
        QTest::newRow("a sign further on") << u"A=1"_s << QByteArray("A=1");
        QTest::newRow("with quotes") << u"=\"x\""_s << QByteArray("\"'=\"\"x\"\"\"");
    }
    void aSpreadsheetTakesNamesForText()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, cell);
        OpenMatch match = begin(support::setup({name.toStdString(), "Ben"}));
        support::append(match,
                        {"round", "Ben: out dark", name.toStdString() + ": holds P5 W", "amend 1 void"});
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        VERIFY_OK(store::writeResults(database(), buffer));
        QVERIFY2(buffer.data().contains(',' + cell + ",cards,2,45,0\r"), buffer.data());
    }

    void aCommentOfAnyLengthIsPassedOver()
    {
        const QByteArray filler(64 * 1024 - 8, 'x');
        const QString file = fileWith("flipside 1\nedition flip2020\nplayers Ana, Ben\n# " + filler
                                      + " round # " + filler + "\nround # " + filler + " start B7\n");
        VERIFY_OK(store::importFile(database(), file));
        QCOMPARE(rows(u"SELECT line FROM event"_s), QStringList{u"round"_s});
    }

    void importingCanBeCancelled()
    {
        fill();
        const QString file = fileWith(archiveOf(database()));
        const auto other = another();
        COMPARE_ERROR(store::importFile(*other, file, [](qint64, qint64) { return false; }),
                      ErrorCode::Cancelled);
        QCOMPARE(other->value(u"SELECT count(*) FROM match"_s)->toInt(), 0);
    }
};

QTEST_GUILESS_MAIN(TestExchange)
#include "tst_exchange.moc"
