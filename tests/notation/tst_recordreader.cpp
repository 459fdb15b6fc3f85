// The header of a record, comments, notes and line ends.
#include "notation/record.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace rules;
using notation::Expected;

namespace {

struct Read {
    notation::RecordReader reader;
    int events = 0;
    std::optional<notation::Error> error;
};

Read read(const QByteArrayList &lines)
{
    Read result;
    for (const QByteArray &line : lines) {
        const auto event = result.reader.next(line.toStdString(), result.reader.setup().players);
        if (!event) {
            result.error = event.error();
            return result;
        }
        result.events += event->has_value() ? 1 : 0;
    }
    if (const auto closed = result.reader.closeHeader(); !closed)
        result.error = closed.error();
    return result;
}

} // namespace

class TestRecordReader : public QObject {
    Q_OBJECT

private slots:
    void aHeaderInAnyOrder()
    {
        const Read whole =
            read({"flipside 1", "rule tie round", "players Ana,  Ana Maria ,Zoë", "note where at home",
                  "scoring tally 300", "EDITION Flip2019", "rule last-flip old", "round"});
        QVERIFY(!whole.error);
        QCOMPARE(whole.events, 1);
        const Setup &setup = whole.reader.setup();
        QCOMPARE(setup.edition->name, std::string_view("flip2019"));
        QVERIFY(setup.mode == ScoringMode::Tally);
        QCOMPARE(setup.target, 300);
        QVERIFY(setup.players == (std::vector<std::string>{"Ana", "Ana Maria", "Zoë"}));
        QVERIFY(setup.rulings[Ruling::Tie] == Choice::Round);
        QVERIFY(setup.rulings[Ruling::LastFlip] == Choice::Old);
        QVERIFY(setup.rulings[Ruling::FirstPlayer] == Choice::Left);
    }

    void whatAHeaderDoesNotSay_data()
    {
        QTest::addColumn<QByteArrayList>("lines");
        QTest::addColumn<bool>("tally");
        QTest::addColumn<int>("target");
        const QByteArrayList flip{"flipside 1", "edition flip2020", "players A, B"};
        const QByteArrayList mini{"flipside 1", "players A, B", "scoring tally", "edition mini56"};
        QTest::newRow("collect, to the edition's target") << flip << false << 500;
        QTest::newRow("a mode without a number") << flip + QByteArrayList{"scoring tally"} << true << 500;
        QTest::newRow("the small deck's target, whichever comes first") << mini << true << 250;
        QTest::newRow("a target of its own") << flip + QByteArrayList{"scoring collect 77"} << false << 77;
    }
    void whatAHeaderDoesNotSay()
    {
        QFETCH(QByteArrayList, lines);
        QFETCH(bool, tally);
        QFETCH(int, target);
        const Read whole = read(lines);
        QVERIFY(!whole.error);
        QCOMPARE(whole.reader.setup().mode == ScoringMode::Tally, tally);
        QCOMPARE(whole.reader.setup().target, target);
    }

    void rulingsOfTheEditionAreItsDefaults()
    {
        const Read said = read({"flipside 1", "rule last-draw-one draw", "edition mini56", "players A, B"});
        QVERIFY(said.reader.setup().rulings[Ruling::LastDrawOne] == Choice::Draw);
        const Read silent = read({"flipside 1", "edition mini56", "players A, B"});
        QVERIFY(silent.reader.setup().rulings[Ruling::LastDrawOne] == Choice::None);
    }

    void aHeaderIsWrittenAsItWasRead()
    {
        const QByteArray header = "flipside 1\nedition mini56\nscoring tally 90\nplayers Ana, Ana Maria\n"
                                  "rule first-player right\nrule last-draw-one draw\n";
        const Read whole = read(header.split('\n'));
        QVERIFY(!whole.error);
        QCOMPARE(QByteArray::fromStdString(notation::writeHeader(whole.reader.setup())), header);
    }

    void anErrorNamesItsLine_data()
    {
        QTest::addColumn<QByteArrayList>("lines");
        QTest::addColumn<int>("expected");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char *sentence, const QByteArrayList &lines, Expected expected, int line,
                            int column) {
            QTest::newRow(sentence) << lines << int(expected) << line << column;
        };
        const QByteArray eleven = "players A, B, C, D, E, F, G, H, I, J, K";
        const auto begun = [](const char *line) {
            return QByteArrayList{"flipside 1", "# what follows", line};
        };
        const auto whole = [](const char *line) {
            return QByteArrayList{"flipside 1", "edition flip2020", "players Ana, Ben", "", line};
        };
        row("nothing at all", {}, Expected::Version, 0, 1);
        row("only comments", {"# a", ""}, Expected::Version, 2, 1);
        row("no version", {"", "edition flip2020"}, Expected::Version, 2, 1);
        row("a newer version", {"flipside 2"}, Expected::OlderVersion, 1, 10);
        row("no number of the version", {"flipside"}, Expected::OlderVersion, 1, 9);
        row("something behind the version", {"flipside 1 x"}, Expected::EndOfLine, 1, 12);
        row("the version twice", begun("flipside 1"), Expected::HeaderOnce, 3, 1);
        row("no such edition", begun("edition uno"), Expected::Edition, 3, 9);
        row("no edition named", begun("  edition"), Expected::Edition, 3, 10);
        row("two editions in a line", begun("edition flip2019 flip2020"), Expected::EndOfLine, 3, 18);
        row("the edition twice", begun("edition flip2020") + QByteArrayList{"edition flip2020"},
            Expected::HeaderOnce, 4, 1);
        row("the players twice", begun("players A, B") + QByteArrayList{"players A, B"}, Expected::HeaderOnce,
            4, 1);
        row("the scoring twice", begun("scoring tally") + QByteArrayList{"scoring tally"},
            Expected::HeaderOnce, 4, 1);
        row("a ruling twice", begun("rule tie round") + QByteArrayList{" rule tie share"},
            Expected::HeaderOnce, 4, 2);
        row("no such mode", begun("scoring both"), Expected::ScoringMode, 3, 9);
        row("no number of a target", begun("   scoring tally x"), Expected::Number, 3, 18);
        row("a target of nothing", begun("scoring tally 0"), Expected::Target, 3, 15);
        row("a scoring that is none", begun("scoring it: stop"), Expected::ScoringMode, 3, 9);
        row("a ruling that is none", begun("rule of thumb: undo"), Expected::HeaderWord, 3, 1);
        row("no such ruling", begun("  rule stacking on"), Expected::RulingName, 3, 8);
        row("no such value of a ruling", begun("rule tie left"), Expected::RulingValue, 3, 10);
        row("a 0 that no FLIP deck has", begun("edition flip2020") + QByteArrayList{"  rule zero pass"},
            Expected::RulingOfDeck, 4, 13);
        row("the same before the edition", begun("rule zero pass") + QByteArrayList{"edition flip2019"},
            Expected::RulingOfDeck, 4, 9);
        row("a house rule twice", begun("rule stack same") + QByteArrayList{"rule stack same"},
            Expected::HeaderOnce, 4, 1);
        row("one player", begun("players Ana"), Expected::MorePlayers, 3, 12);
        row("no player", begun("players"), Expected::NewName, 3, 8);
        row("eleven players", begun(eleven.constData()), Expected::FewerPlayers, 3, 39);
        row("a name twice", begun("players Ana, Ben, Ana"), Expected::OtherName, 3, 19);
        row("a name of nothing", begun("players Ana, , Ben"), Expected::NewName, 3, 14);
        row("nobody behind a comma", begun("players Ana, Ben,"), Expected::NewName, 3, 18);
        row("a name too long", begun("players Ana, aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
            Expected::NewName, 3, 14);
        row("an event before the edition", {"flipside 1", "players A, B", "round"}, Expected::HeaderBefore, 3,
            1);
        row("an event before the players", {"flipside 1", "edition flip2020", "round"},
            Expected::HeaderBefore, 3, 1);
        row("an end before the players", {"flipside 1", "edition flip2020"}, Expected::HeaderBefore, 2, 1);
        row("no event", whole("jump"), Expected::EventWord, 5, 1);
        row("the edition behind the first event", whole("round") + QByteArrayList{"edition flip2020"},
            Expected::EventWord, 6, 1);
        row("an error in an event", whole("  start Q7"), Expected::Card, 5, 9);
        row("a 0 that the deck has not, between rounds",
            whole("round") + QByteArrayList{"Ana: rule zero pass"}, Expected::RulingOfDeck, 6, 16);
        row("broken UTF-8", whole("start \xFF"), Expected::Utf8, 5, 1);
        row("line ends of long ago", {"flipside 1\redition flip2020\rplayers Ana, Ben\r"}, Expected::LineEnd,
            1, 11);
        row("the same behind a comment", {"# mine\rflipside 1\redition flip2020\rplayers Ana, Ben\r"},
            Expected::LineEnd, 1, 7);
        row("one that a comment would swallow", whole("round # late\rstart B7"), Expected::LineEnd, 5, 13);
        row("a whole file of them", {"flipside 1" + QByteArray("\rround").repeated(10'000)},
            Expected::LineEnd, 1, 11);
        row("a byte order mark that is not the first", whole("\xEF\xBB\xBFround"), Expected::EventWord, 5, 1);
    }
    void anErrorNamesItsLine()
    {
        QFETCH(QByteArrayList, lines);
        QFETCH(int, expected);
        QFETCH(int, line);
        QFETCH(int, column);
        const Read broken = read(lines);
        QVERIFY2(broken.error, "it was read");
        QCOMPARE(int(broken.error->expected), expected);
        QCOMPARE(broken.error->line, line);
        QCOMPARE(broken.error->column, column);
    }

    void endsOfLinesAndMarksDoNotMatter()
    {
        const Read windows = read({QByteArray("\xEF\xBB\xBF") + "flipside 1\r", "edition flip2020\r\n", "\r",
                                   "players Ana, Ben\r", "round\r\n", "start B7 # blue\r"});
        QVERIFY(!windows.error);
        QCOMPARE(windows.events, 2);
        QCOMPARE(windows.reader.lineNumber(), 6);
        QVERIFY(windows.reader.setup().players == (std::vector<std::string>{"Ana", "Ben"}));
    }

    void commentsArePassedOver()
    {
        const Read whole = read({"# a comment: with, signs; in it", "  # another", "flipside 1#x",
                                 "edition flip2020 # x", "players Ana, Ben # and nobody else", "#",
                                 "round # first", "# \xFF broken, but a comment"});
        QVERIFY(!whole.error);
        QCOMPARE(whole.events, 1);
        QCOMPARE(whole.reader.setup().players.back(), std::string("Ben"));
    }

    void notesAreKeptInOrder()
    {
        const Read whole = read({"flipside 1", "note when 2024-05-01 12:30", "edition flip2020",
                                 "players Ana, Ben", "round", "note where", "NOTE who said so"});
        QVERIFY(!whole.error);
        QCOMPARE(whole.events, 1);
        QVERIFY(whole.reader.notes()
                == (std::vector<notation::Note>{
                    {"when", "2024-05-01 12:30"}, {"where", ""}, {"who", "said so"}}));
        QCOMPARE(notation::write(whole.reader.notes().front()), std::string("note when 2024-05-01 12:30"));
    }

    void aLongLineIsRefusedAndALongCommentIsNot()
    {
        notation::RecordReader reader;
        QVERIFY(reader.next("flipside 1 #" + std::string(100'000, 'x'), {}));
        const auto tooLong = reader.next("note " + std::string(notation::kLongestLine, 'x'), {});
        QVERIFY(!tooLong);
        QVERIFY(tooLong.error().expected == Expected::ShorterLine);
        QCOMPARE(tooLong.error().line, 2);
        const auto cut = reader.next("edition flip2020" + std::string(notation::kLongestLine, ' '), {});
        QVERIFY(!cut && cut.error().expected == Expected::ShorterLine);
    }
};

QTEST_APPLESS_MAIN(TestRecordReader)
#include "tst_recordreader.moc"
