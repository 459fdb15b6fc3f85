// Names of people in lines: 1 to 40 characters of any kind but a few, compared exactly, the longest that fits
// first.
#include "notation/eventreader.h"
#include "notation/eventwriter.h"
#include "notation/names.h"
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
        QTest::newRow("an emoji of several") << QByteArray("👩‍❤️‍👨") << true;
        QTest::newRow("a keycap") << QByteArray("1️⃣") << true;
        QTest::newRow("a flag made of tags") << QByteArray("🏴󠁧󠁢󠁥󠁮󠁧󠁿") << true;
        QTest::newRow("a joiner between letters") << QByteArray("ශ්‍රී") << true;
        QTest::newRow("a non-joiner between letters") << QByteArray("می‌خواهم") << true;
        QTest::newRow("a form of a character") << QByteArray("葛\xF3\xA0\x84\x80城") << true;
        QTest::newRow("not assigned yet") << QByteArray("\xF0\x9F\xAB\xBF") << true;
        QTest::newRow("a byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                         "Bob")
                                           << false;
        QTest::newRow("U+FFFE") << QByteArray("\xEF\xBF\xBE"
                                              "Bob")
                                << false;
        QTest::newRow("another noncharacter") << QByteArray("Bob\xF0\x9F\xBF\xBF") << false;
        QTest::newRow("C1") << QByteArray("B\xC2\x9B"
                                          "31m")
                            << false;
        QTest::newRow("another direction") << QByteArray("Bob\xE2\x80\xAE") << false;
        QTest::newRow("no width") << QByteArray("Bo\xE2\x80\x8B"
                                                "b")
                                  << false;
        QTest::newRow("a joiner between plain letters") << QByteArray("Bo\xE2\x80\x8D"
                                                                      "b")
                                                        << false;
        QTest::newRow("a joiner at the end") << QByteArray("👩\xE2\x80\x8D") << false;
        QTest::newRow("a form of nothing") << QByteArray("Bob\xEF\xB8\x8F") << false;
        QTest::newRow("tags of nothing") << QByteArray("Bob\xF3\xA0\x81\xA7") << false;
        QTest::newRow("a soft hyphen") << QByteArray("Bo\xC2\xAD"
                                                     "b")
                                       << false;
        QTest::newRow("a private one") << QByteArray("\xEE\x80\x80") << false;
        QTest::newRow("a blank around") << QByteArray("Bob\xC2\xA0") << false;
        QTest::newRow("nothing but blanks") << QByteArray("\xE3\x80\x80") << false;
        QTest::newRow("an empty letter") << QByteArray("\xE3\x85\xA4") << false;
        QTest::newRow("a hieroglyph's joiner") << QByteArray("\xF0\x93\x90\xB0") << false;
        QTest::newRow("a filler") << QByteArray("\xF0\x96\xBF\xA4") << false;
        QTest::newRow("an empty note head") << QByteArray("\xF0\x9D\x85\x99") << false;
        QTest::newRow("broken UTF-8") << QByteArray("A\xC3") << false;
    }
    void whatANameMayBe()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, allowed);
        QCOMPARE(notation::isName(name.toStdString()), allowed);
    }

    void aNameThatCannotBeSeenIsShownAllTheSame()
    {
        QCOMPARE(notation::visibleName("\xEF\xBB\xBF"
                                       "Bob \xE2\x80\x8B"),
                 std::string("Bob"));
        QCOMPARE(notation::visibleName("\xE2\x80\x8B"), std::string("?"));
        QCOMPARE(notation::visibleName("Émile"), std::string("Émile"));
    }

    void newNamesAreLookedAtAndThoseOfAJournalAreNot()
    {
        const std::string players = "players \xEF\xBB\xBF"
                                    "Bob, Zoe";
        notation::RecordReader people;
        notation::RecordReader journal(notation::Source::Journal);
        for (const char *line : {"flipside 1", "edition flip2020"}) {
            QVERIFY(people.next(line, {}));
            QVERIFY(journal.next(line, {}));
        }
        const auto refused = people.next(players, {});
        QVERIFY(!refused);
        QVERIFY(refused.error().expected == notation::Expected::VisibleName);
        QCOMPARE(refused.error().column, 9);
        QVERIFY(journal.next(players, {}));
        QVERIFY(people.next("players Bob, Zoe", {}));
        const std::vector<std::string> names{"Bob", "Zoe"};
        for (const char *line : {"round dealer Bob", "join Ann"})
            QVERIFY(people.next(line, names));
        const auto joining = people.next("join Ann An\xE2\x80\xAE", names);
        QVERIFY(!joining);
        QCOMPARE(joining.error(),
                 (notation::Error{notation::Expected::VisibleName, 7, 6, "Ann An\xE2\x80\xAE"}));
    }

    void whatCannotBeSeenIsShownAsItsNumber()
    {
        QCOMPARE(notation::shownText("\xEF\xBB\xBF"
                                     "Bob"),
                 std::string("\\ufeffBob"));
        QCOMPARE(notation::shownText("Mo\xE2\x80\x8B"), std::string("Mo\\u200b"));
        QCOMPARE(notation::shownText("\xEF\xBF\xBE \xF0\x9F\xBF\xBF"), std::string("\\ufffe \\u1ffff"));
        QCOMPARE(notation::shownText("A\xC2\xA0\x1B"), std::string("A\\xa0\\x1b"));
        QCOMPARE(notation::shownText("👩‍❤️‍👨 Émile"),
                 std::string("👩‍❤️‍👨 Émile"));
        QCOMPARE(notation::shownText(""), std::string());
    }

    void somebodyMayBeCalledLikeALineOfTheHeader()
    {
        notation::RecordReader reader;
        for (const char *line : {"flipside 1", "edition flip2020", "players rule x, note"})
            QVERIFY(reader.next(line, {}));
        const auto event = reader.next("rule x: rule tie round", {});
        QVERIFY(event);
        QVERIFY(*event == Event(SetRuling{Ruling::Tie, Choice::Round}));
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
        // What reads like points that somebody forgot to say so of is written so that nobody takes it for
        // that.
        const bool mayBePoints = points < 0 && notation::endsInPoints(join.name);
        QCOMPARE(QByteArray::fromStdString(notation::write(*event, kNames)),
                 mayBePoints ? line + " with 0" : line);
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
