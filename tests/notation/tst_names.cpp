// Names of people in lines: 1 to 40 characters of any kind but a few, compared exactly, the longest that fits
// first.
#include "notation/eventreader.h"
#include "notation/eventwriter.h"
#include "notation/record.h"

#include <QTest>

using namespace rules;

namespace {

// Some are the beginning of others, some look like words of the notation.
const std::vector<std::string> kNames{"X",     "X 7",  "X 7 5", "Ana",  "Ana holds", "Ana out dark",
                                      "draw",  "with", "no",    "note", "round",     "Émile",
                                      "émile", "小明", "W",     "7"};

std::optional<Event> read(const std::string &line)
{
    const auto event = notation::readEvent(line, kNames);
    return event ? std::optional(*event) : std::nullopt;
}

QByteArray times(int count, const char *character) { return QByteArray(character).repeated(count); }

} // namespace

class TestNames : public QObject {
    Q_OBJECT

private slots:
    void whatANameMayBe_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("a name") << QByteArray("Ana") << true;
        QTest::newRow("a space inside") << QByteArray("Ana Maria") << true;
        QTest::newRow("one character") << QByteArray("A") << true;
        QTest::newRow("accents") << QByteArray("Émile Zoë") << true;
        QTest::newRow("another script") << QByteArray("小明") << true;
        QTest::newRow("a picture") << QByteArray("🦊") << true;
        QTest::newRow("signs") << QByteArray("O'Neil-Smith (left) & =+*") << true;
        QTest::newRow("forty characters") << times(40, "a") << true;
        QTest::newRow("forty accents") << times(40, "é") << true;
        QTest::newRow("forty pictures") << times(40, "🦊") << true;
        QTest::newRow("forty-one characters") << times(41, "a") << false;
        QTest::newRow("forty-one accents") << times(41, "é") << false;
        QTest::newRow("nothing") << QByteArray("") << false;
        QTest::newRow("a comma") << QByteArray("A,B") << false;
        QTest::newRow("a colon") << QByteArray("A:B") << false;
        QTest::newRow("a semicolon") << QByteArray("A;B") << false;
        QTest::newRow("a comment sign") << QByteArray("A#B") << false;
        QTest::newRow("a space around") << QByteArray(" Ana") << false;
        QTest::newRow("a line end") << QByteArray("A\nB") << false;
        QTest::newRow("a tab") << QByteArray("A\tB") << false;
        QTest::newRow("a NUL") << QByteArray("A\0B", 3) << false;
        QTest::newRow("broken UTF-8") << QByteArray("A\xC3") << false;
    }
    void whatANameMayBe()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, allowed);
        QCOMPARE(notation::isName(name.toStdString()), allowed);
    }

    void theLongestNameThatFitsIsMeant()
    {
        QVERIFY(read("count X 3") == Event(Count{Player(0), 3}));
        QVERIFY(read("count X 7 3") == Event(Count{Player(1), 3}));
        QVERIFY(read("count X 7 5 3") == Event(Count{Player(2), 3}));
        QVERIFY2(read("count X 7") == Event(Count{Player(0), 7}), "a shorter one where the rest asks for it");
        QVERIFY(read("count X 7 5") == Event(Count{Player(1), 5}));
        QVERIFY(read("count 7 7") == Event(Count{Player(15), 7}));
        QVERIFY(read("amend 1 Ana out dark; X holds 3")
                == Event(Amend{1, Player(3), Side::Dark, {{Player(0), {{}, 3}}}}));
        QVERIFY(read("amend 1 Ana out dark out light; Ana holds holds 3")
                == Event(Amend{1, Player(5), Side::Light, {{Player(4), {{}, 3}}}}));
        QVERIFY(!read("count Xaver 3"));
    }

    void namesAreComparedExactly()
    {
        QVERIFY(read("Émile: draw") == Event(Draw{Player(11)}));
        QVERIFY(read("émile: draw") == Event(Draw{Player(12)}));
        QVERIFY(!read("Emile: draw"));
        QVERIFY(!read("ANA: draw"));
        QVERIFY(!read("Ana  holds: draw"));
    }

    void namesMayLookLikeWordsOfTheNotation()
    {
        QVERIFY(read("draw: draw") == Event(Draw{Player(6)}));
        QVERIFY(read("with: uno") == Event(CallUno{Player(7)}));
        QVERIFY(read("round: pass") == Event(Pass{Player(10)}));
        QVERIFY(read("W: play W") == Event(Play{Player(14), {Face::wild(Kind::Wild), {}}}));
        QVERIFY(read("round dealer round") == Event(BeginRound{Player(10)}));
        QVERIFY(read("catch draw") == Event(Catch{{}, Player(6)}));
        QVERIFY(read("小明: catch with") == Event(Catch{Player(13), Player(7)}));
        QVERIFY(read("seats with, draw, X 7") == Event(SetSeats{{Player(7), Player(6), Player(1)}}));
    }

    void joiningWithPoints_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("points"); // -1: none said
        const auto row = [](const char *line, const char *name, int points) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(name) << points;
        };
        row("join Dee", "Dee", -1);
        row("join Dee with 5", "Dee", 5);
        row("join Dee with", "Dee with", -1);
        row("join with", "with", -1);
        row("join with 5", "with 5", -1);
        row("join with with 5", "with", 5);
        row("join Dee with with 5", "Dee with", 5);
        row("join Dee with 5 with 6", "Dee with 5", 6);
        row("join Dee with Eva", "Dee with Eva", -1);
        row("join Dee with 5 cards", "Dee with 5 cards", -1);
        row("join Dee without 5", "Dee without 5", -1);
        row("join X 7 with 3", "X 7", 3);
    }
    void joiningWithPoints()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, name);
        QFETCH(int, points);
        const auto event = read(line.toStdString());
        QVERIFY(event);
        const auto &join = std::get<Join>(*event);
        QCOMPARE(QByteArray::fromStdString(join.name), name);
        QCOMPARE(join.points.value_or(-1), points);
        QCOMPARE(QByteArray::fromStdString(notation::write(*event, kNames)), line);
    }

    void aNoteIsNotSomebodyOfThatName()
    {
        notation::RecordReader reader;
        for (const char *line : {"flipside 1", "edition flip2020", "players note, note when", "round"})
            QVERIFY(reader.next(line, {}));
        const std::vector<std::string> names{"note", "note when"};
        QVERIFY(*reader.next("note: draw", names) == Event(Draw{Player(0)}));
        QVERIFY(*reader.next("note when: draw", names) == Event(Draw{Player(1)}));
        QVERIFY(!*reader.next("note where at home: 12:30", names));
        QCOMPARE(int(reader.notes().size()), 1);
        QVERIFY(reader.notes().front() == (notation::Note{"where", "at home: 12:30"}));
    }
};

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
