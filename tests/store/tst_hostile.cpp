// Files that nobody should trust. Each is refused with its line and a reason, and leaves nothing behind.
#include "store/importing.h"
#include "store/journal.h"
#include "store/people.h"
#include "store/verify.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::ErrorCode;

namespace {

const QByteArray kHead = "{\"flipside\":\"archive\",\"version\":1}\n";
const QByteArray kAna = "11111111-1111-4111-8111-111111111111";
const QByteArray kBen = "22222222-2222-4222-8222-222222222222";
const QByteArray kMatch = "33333333-3333-4333-8333-333333333333";

QByteArray player(const QByteArray &id, const QByteArray &name)
{
    return "{\"player\":{\"id\":\"" + id + "\",\"name\":\"" + name
        + "\",\"color\":1,\"mark\":1,\"note\":\"\",\"archived\":false,\"created\":1}}\n";
}

QByteArray match(const QByteArray &events, const QByteArray &names = "Ana, Ben")
{
    return "{\"match\":{\"id\":\"" + kMatch
        + "\",\"started\":1,\"note\":\"\",\"place\":\"\",\"drafts\":{},\"header\":\"flipside 1\\nedition "
          "flip2020\\nplayers "
        + names + "\\n\",\"seats\":{\"Ana\":\"" + kAna + "\",\"Ben\":\"" + kBen + "\"},\"events\":[" + events
        + "]}}\n";
}

QByteArray people() { return player(kAna, "Ana") + player(kBen, "Ben"); }

} // namespace

class TestHostile : public support::StoreTest {
    Q_OBJECT

private:
    store::Result<store::Imported> import(const QByteArray &content)
    {
        support::write(place().path(u"given"_s), content);
        return store::importFile(database(), place().path(u"given"_s));
    }
    void nothingIsLeft()
    {
        QCOMPARE(rows(u"SELECT count(*) FROM match UNION ALL SELECT count(*) FROM player"_s),
                 (QStringList{u"0"_s, u"0"_s}));
    }

private slots:
    void aGoodOneIsTaken() // or the others would prove nothing
    {
        const auto imported = import(kHead + people() + match("[0,\"round\"],[5,\"start B7\"]"));
        VERIFY_OK(imported);
        QCOMPARE(imported->added, 1);
    }

    void archives_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        const auto bad = [](const char *name, const QByteArray &content, int line,
                            ErrorCode code = ErrorCode::NotAnArchive) {
            QTest::newRow(name) << content << int(code) << line;
        };
        bad("another JSON", "{\"hello\":1}\n", 1);
        bad("a newer version", "{\"flipside\":\"archive\",\"version\":2}\n", 1, ErrorCode::NewerArchive);
        bad("no version", "{\"flipside\":\"archive\"}\n", 1);
        bad("cut off in the head", kHead.chopped(3), 1);
        bad("cut off in a match", kHead + people() + match("[0,\"round\"]").chopped(20), 4,
            ErrorCode::NotWhole);
        bad("cut off behind a match", kHead + people() + match("[0,\"round\"]").chopped(1), 4,
            ErrorCode::NotWhole);
        bad("line ends of the past", QByteArray(kHead + people()).replace('\n', '\r'), 1,
            ErrorCode::NotARecord);
        bad("no JSON", kHead + "hello\n", 2);
        bad("Latin-1", kHead + player(kAna, "An\xE4"), 2);
        bad("UTF-16", QByteArray("{\0\"\0", 4) + "\n", 1);
        bad("a zero byte", kHead + QByteArray("\0\n", 2), 2);
        bad("an unknown kind", kHead + "{\"secret\":{}}\n", 2);
        bad("two kinds in a line", kHead + "{\"player\":{},\"match\":{}}\n", 2);
        bad("nested without end", kHead + QByteArray(100'000, '[') + "\n", 2);
        bad("no id", kHead + player("me", "Ana"), 2);
        bad("an id in capitals", kHead + player("AAAAAAAA-1111-4111-8111-111111111111", "Ana"), 2);
        bad("a player twice", kHead + player(kAna, "Ana") + player(kAna, "Anna"), 3);
        bad("an empty name", kHead + player(kAna, ""), 2);
        bad("a long name", kHead + player(kAna, QByteArray(41, 'a')), 2);
        bad("a control character in a name", kHead + player(kAna, "An\\u0007a"), 2);
        bad("a line end in a name", kHead + player(kAna, "Ana\\nround"), 2);
        bad("a comma in a name", kHead + player(kAna, "Ana, Ben"), 2);
        bad("a surrogate in a name", kHead + player(kAna, "An\\ud800"), 2);
        bad("a colour beyond ours", kHead + player(kAna, "Ana").replace("\"color\":1", "\"color\":11"), 2);
        bad("a colour that is none", kHead + player(kAna, "Ana").replace("\"color\":1", "\"color\":\"red\""),
            2);
        bad("a fraction of a colour", kHead + player(kAna, "Ana").replace("\"color\":1", "\"color\":1.5"), 2);
        bad("a time out of time", kHead + player(kAna, "Ana").replace("\"created\":1", "\"created\":1e300"),
            2);
        bad("merged into themselves",
            kHead + player(kAna, "Ana").replace("\"id\"", "\"mergedInto\":\"" + kAna + "\",\"id\""), 2);
        bad("merged into nobody",
            kHead + player(kAna, "Ana").replace("\"id\"", "\"mergedInto\":\"" + kBen + "\",\"id\""), 2);
        bad("a seat of nobody", kHead + player(kAna, "Ana") + match(""), 3);
        bad("a header without players", kHead + people() + match("", ""), 4);
        bad("a header with an event", kHead + people() + match("", "Ana, Ben\\nround"), 4);
        bad("a match twice", kHead + people() + match("") + match(""), 5);
        bad("events that are none", kHead + people() + match("{}"), 4);
        bad("an event without time", kHead + people() + match("[\"round\"]"), 4);
        bad("an event that cannot be read",
            kHead + people() + match("[0,\"round\"],[0,\"DROP TABLE match\"]"), 4, ErrorCode::NotARecord);
        bad("an event that does not referee", kHead + people() + match("[0,\"round\"],[0,\"Ana: draw\"]"), 4,
            ErrorCode::Refused);
    }

    void archives()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, code);
        QFETCH(int, line);
        const auto refused = import(content);
        COMPARE_ERROR(refused, ErrorCode(code));
        QCOMPARE(refused.error().line, line);
        QCOMPARE(refused.error().file, place().path(u"given"_s));
        nothingIsLeft();
    }

    void records_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("line");
        const QByteArray head = "flipside 1\nedition flip2020\nplayers Ana, Ben\n";
        QTest::newRow("empty") << QByteArray() << 0;
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10) << 1;
        QTest::newRow("cut off in the header") << QByteArray("flipside 1\nedition flip") << 2;
        QTest::newRow("a newer notation") << QByteArray("flipside 2\n") << 1;
        QTest::newRow("wrong encoding") << head + "note place Z\xFCrich\n" << 4;
        QTest::newRow("a line without end") << head + QByteArray(50'000'000, 'x') << 4;
        QByteArray crowd = "flipside 1\nedition flip2020\nplayers ";
        for (int i = 0; i < 2000; ++i)
            crowd += "P" + QByteArray::number(i) + ", ";
        QTest::newRow("a crowd of players") << crowd + "last\n" << 3;
        QTest::newRow("a control character in a name")
            << QByteArray("flipside 1\nedition flip2020\nplayers An\x1b[2Ja, Ben\n") << 3;
    }

    void records()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, line);
        const auto refused = import(content);
        COMPARE_ERROR(refused, ErrorCode::NotARecord);
        QCOMPARE(refused.error().line, line);
        nothingIsLeft();
    }

    void tenMillionPlayersAreTooMany()
    {
        // Refused long before its end, so the rest need not exist.
        QByteArray content = kHead;
        for (int i = 0; i < 100'001; ++i)
            content += player(QByteArray::number(10'000'000 + i) + "-1111-4111-8111-111111111111", "Ana");
        const auto refused = import(content);
        COMPARE_ERROR(refused, ErrorCode::NotAnArchive);
        QCOMPARE(refused.error().line, 100'002);
        nothingIsLeft();
    }

    void whatIsLongerThanAnyMatchIsRefusedWithItsLine()
    {
        QByteArray parts = kHead + people() + "{\"match\":{\"events\":[";
        for (int i = 0; i < 200'000; ++i)
            parts += "[0,\"\"],";
        auto refused = import(parts + "[]]}}\n");
        COMPARE_ERROR(refused, ErrorCode::TooLarge);
        QCOMPARE(refused.error().line, 4);

        refused = import(kHead + "{\"player\":{\"note\":\"" + QByteArray(49 * 1024 * 1024, 'x') + "\"}}\n");
        COMPARE_ERROR(refused, ErrorCode::TooLarge);
        QCOMPARE(refused.error().line, 2);

        QByteArray record = "flipside 1\nedition flip2020\nplayers Ana, Ben\nround\n";
        for (int i = 0; i < store::kMostEvents / 2; ++i)
            record += "undo\nredo\n";
        refused = import(record);
        COMPARE_ERROR(refused, ErrorCode::TooLarge);
        QCOMPARE(refused.error().line, store::kMostEvents + 4);
        nothingIsLeft();
    }

    void namesAreOnlyNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("SQL") << u"') DROP TABLE match--"_s;
        QTest::newRow("a path") << u"../../../etc/passwd"_s;
        QTest::newRow("a placeholder") << u"? %1 $1 @a"_s;
        QTest::newRow("quotes") << u"\"Ana\" 'Ben' `Cho`"_s;
        QTest::newRow("right to left") << u"\u05D0\u05E0\u05D4"_s;
        QTest::newRow("a keyword") << u"undo"_s;
        QTest::newRow("a pattern") << u"%_*"_s;
    }

    void namesAreOnlyNames()
    {
        QFETCH(QString, name);
        const QByteArray bytes = name.toUtf8();
        const auto imported = import("flipside 1\nedition flip2020\nplayers " + bytes
                                     + ", Ben\nround\nstart B7\n" + bytes + ": draw\n");
        VERIFY_OK(imported);
        QCOMPARE(store::players(database())->size(), 2u);
        QVERIFY(rows(u"SELECT name FROM player"_s).contains(name));
        QVERIFY(!store::verify(database())->first);
    }

    void whatIsNoFileIsNotRead()
    {
        COMPARE_ERROR(store::importFile(database(), place().folder()), ErrorCode::FileUnreadable);
        COMPARE_ERROR(store::importFile(database(), place().path(u"missing"_s)), ErrorCode::FileUnreadable);
    }
};

QTEST_GUILESS_MAIN(TestHostile)
#include "tst_hostile.moc"
