// What is said of a line that cannot be read: where, what was expected there, and what was found instead.
#include "notation/eventreader.h"

#include <QTest>

using notation::Expected;

namespace {

const std::vector<std::string> kNames{"Ana", "Ana Maria", "Ben", "Zoë"};

} // namespace

class TestReadErrors : public QObject {
    Q_OBJECT

private slots:
    void anErrorNamesItsPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("expected");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("found");
        const auto row = [](const char *line, Expected expected, int column, const char *found = "") {
            QTest::newRow(line) << QByteArray(line) << int(expected) << column << QByteArray(found);
        };
        row("jump", Expected::EventWord, 1, "jump");
        row("Ana: jump in", Expected::EventWord, 6, "jump");
        row("Ana:", Expected::EventWord, 5);
        row("force B7", Expected::EventWord, 7, "B7");
        row("edition flip2020", Expected::EventWord, 1, "edition");
        row("Dee: draw", Expected::KnownName, 1, "Dee:");
        row("ana: draw", Expected::KnownName, 1, "ana:");
        row(": draw", Expected::KnownName, 1, ":");
        row("Dee: jump", Expected::KnownName, 1, "Dee:");

        row("Ana: play", Expected::Card, 10);
        row("Ana: play Q7", Expected::Card, 11, "Q7");
        row("Ana: play B10", Expected::Card, 11, "B10");
        row("Ana: play BE", Expected::Card, 11, "BE");
        row("Ana: play PS", Expected::Card, 11, "PS");
        row("Ana: play P0", Expected::Card, 11, "P0");
        row("Ana: play B+5", Expected::Card, 11, "B+5");
        row("Ana: play T+1", Expected::Card, 11, "T+1");
        row("Ana: play W+4", Expected::Card, 11, "W+4");
        row("Ana: play B", Expected::Card, 11, "B");
        row("Ana: play 7", Expected::Card, 11, "7");
        row("Zoë: play Q7", Expected::Card, 11, "Q7");
        row("   Ana: play Q7", Expected::Card, 14, "Q7");
        row("Ana: play Ö7", Expected::Card, 11, "Ö7");
        row("challenge hand", Expected::Card, 15);
        row("challenge hand B1 X", Expected::Card, 19, "X");
        row("holds B1 5", Expected::Card, 10, "5");
        row("Ana: play 07", Expected::CardLetterO, 11, "07");
        row("Ana: play 0+5", Expected::CardLetterO, 11, "0+5");
        row("start 0F", Expected::CardLetterO, 7, "0F");
        row("Ana: play W=0", Expected::CardLetterO, 11, "W=0");
        row("challenge hand P1 0E", Expected::CardLetterO, 19, "0E");
        row("Ana: color 0", Expected::CardLetterO, 12, "0");
        row("set color 0", Expected::CardLetterO, 11, "0");
        row("holds 0R", Expected::CardLetterO, 7, "0R");
        row("Ana: play B7=R", Expected::CardWithoutColor, 11, "B7=R");
        row("start W=R", Expected::CardWithoutColor, 7, "W=R");
        row("top W=P", Expected::CardWithoutColor, 5, "W=P");
        row("holds W=P", Expected::CardWithoutColor, 7, "W=P");
        row("Ana: play W=", Expected::Color, 11, "W=");
        row("Ana: play W=Q", Expected::Color, 11, "W=Q");
        row("Ana: color", Expected::Color, 11);
        row("Ana: color grey", Expected::Color, 12, "grey");
        row("set color", Expected::Color, 10);

        row("Ana: play B7 B8", Expected::EndOfLine, 14, "B8");
        row("round Ana", Expected::EndOfLine, 7, "Ana");
        row("undo all", Expected::EndOfLine, 6, "all");
        row("count Ana 3 4", Expected::EndOfLine, 13, "4");
        row("Ben: holds 5 B1", Expected::EndOfLine, 14, "B1");
        row("challenge hand none B1", Expected::EndOfLine, 21, "B1");
        row("rule tie share it", Expected::EndOfLine, 16, "it");
        row("amend 1 Ana out light now; Ben holds 5", Expected::EndOfLine, 23, "now");
        row("target 300 points", Expected::EndOfLine, 12, "points");

        row("Ana: out", Expected::Side, 9);
        row("Ana: out up", Expected::Side, 10, "up");
        row("set side", Expected::Side, 9);
        row("amend 1 Ana out", Expected::Side, 16);
        row("set direction round", Expected::Direction, 15, "round");
        row("set mood good", Expected::Correction, 5, "mood");
        row("set", Expected::Correction, 4);
        row("challenge", Expected::ChallengeGround, 10);
        row("challenge maybe", Expected::ChallengeGround, 11, "maybe");
        row("Ben: holds", Expected::Holding, 11);
        row("amend 1 Ana out light; Ben holds", Expected::Holding, 33);

        row("took", Expected::Number, 5);
        row("took some", Expected::Number, 6, "some");
        row("took -1", Expected::Number, 6, "-1");
        row("took +1", Expected::Number, 6, "+1");
        row("took 1.5", Expected::Number, 6, "1.5");
        row("count Ana", Expected::Number, 10);
        row("count Ana Maria", Expected::Number, 16);
        row("target 0", Expected::Target, 8, "0");
        row("target 00", Expected::Target, 8, "00");
        row("scoring tally 0", Expected::Target, 15, "0");
        row("amend", Expected::Number, 6);
        row("took 1000000000", Expected::SmallerNumber, 6, "1000000000");
        row("took 99999999999999999999", Expected::SmallerNumber, 6, "99999999999999999999");
        row("Ben: holds 07 P3", Expected::CardLetterO, 12, "07");
        row("Ben: holds 35 P3", Expected::EndOfLine, 15, "P3");
        row("Ben: holds 1000000000", Expected::SmallerNumber, 12, "1000000000");

        row("count Dee 3", Expected::KnownName, 7, "Dee");
        row("count", Expected::KnownName, 6);
        row("round dealer", Expected::KnownName, 13);
        row("round dealer Dee", Expected::KnownName, 14, "Dee");
        row("catch", Expected::KnownName, 6);
        row("catch Anatol", Expected::KnownName, 7, "Anatol");
        row("set turn Dee", Expected::KnownName, 10, "Dee");
        row("leave Dee", Expected::KnownName, 7, "Dee");
        row("seats", Expected::KnownName, 6);
        row("seats Ana, Dee", Expected::KnownName, 12, "Dee");
        row("seats Ana,, Ben", Expected::KnownName, 11);
        row("seats Ana, Ben,", Expected::KnownName, 16);
        row("amend 1", Expected::KnownName, 8);
        row("amend 1 Dee out light", Expected::KnownName, 9, "Dee");
        row("amend 1 Ana out light; Dee holds 3", Expected::KnownName, 24, "Dee");
        row("amend 1 Ana out light;", Expected::KnownName, 23);
        row("amend 1 Ana out light; Ben holds 3;", Expected::KnownName, 36);
        row("amend 1 Ana", Expected::AmendParts, 12);
        row("amend 1 Ana in light", Expected::AmendParts, 13, "in");
        row("amend 1 Ana out light; Ben", Expected::AmendParts, 27);
        row("amend 1 Ana out light; Ben has 3", Expected::AmendParts, 28, "has");

        row("join", Expected::NewName, 5);
        row("join Dee, Eva", Expected::NewName, 6, "Dee,");
        row("join Dee; Eva", Expected::NewName, 6, "Dee;");
        row("join D\x01", Expected::NewName, 6, "D\x01");
        row("scoring", Expected::ScoringMode, 8);
        row("scoring both", Expected::ScoringMode, 9, "both");
        row("rule", Expected::RulingName, 5);
        row("Ana: draw x", Expected::EndOfLine, 11, "x");
        row("Ana: draw 1x", Expected::Number, 11, "1x");
        row("Ana: draw 2 3", Expected::EndOfLine, 13, "3");
        row("Ana: draw -1", Expected::EndOfLine, 11, "-1");
        row("Ana: swap", Expected::KnownName, 10);
        row("Ana: swap Dee", Expected::KnownName, 11, "Dee");
        row("Ana: swap Ben Ana", Expected::KnownName, 11, "Ben");
        row("fine", Expected::KnownName, 5);
        row("fine Dee 2", Expected::KnownName, 6, "Dee");
        row("fine Ana", Expected::Number, 9);
        row("fine Ana 0", Expected::FineCards, 10, "0");
        row("fine Ana 11", Expected::FineCards, 10, "11");
        row("fine Ana two", Expected::Number, 10, "two");
        row("fine Ana Maria 2 3", Expected::EndOfLine, 18, "3");
        row("rule stack on", Expected::RulingValue, 12, "on");
        row("rule uno-penalty 3", Expected::RulingValue, 18, "3");
        row("rule stacking on", Expected::RulingName, 6, "stacking");
        row("rule tie", Expected::RulingValue, 9);
        row("rule tie left", Expected::RulingValue, 10, "left");

        row("\xFF", Expected::Utf8, 1);
        row("Ana: play \xC0\x80", Expected::Utf8, 1, "Ana:");
        row("join \xED\xA0\x80", Expected::Utf8, 1, "join");
        row("join \xF4\x90\x80\x80", Expected::Utf8, 1, "join");
        row("join \xC3", Expected::Utf8, 1, "join");
    }
    void anErrorNamesItsPlace()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, expected);
        QFETCH(int, column);
        QFETCH(QByteArray, found);
        const std::string text = line.toStdString();
        const auto event = notation::readEvent(text, kNames);
        QVERIFY2(!event, "it was read");
        QCOMPARE(int(event.error().expected), expected);
        QCOMPARE(event.error().column, column);
        QCOMPARE(QByteArray::fromStdString(event.error().found), found);
    }

    void whatWasFoundIsQuotedInShort()
    {
        const std::string line = "Ana: play " + std::string(1000, 'x');
        QCOMPARE(notation::readEvent(line, kNames).error().found, std::string(60, 'x'));
        std::string accents = "Ana: play x";
        for (int i = 0; i < 100; ++i)
            accents += "é";
        QVERIFY(notation::isUtf8(notation::readEvent(accents, kNames).error().found));
    }

    void aLineHasALimit()
    {
        std::string line = "challenge hand";
        while (line.size() + 3 <= notation::kLongestLine)
            line += " B1";
        QVERIFY(notation::readEvent(line, kNames));
        line += " B1";
        const auto event = notation::readEvent(line, kNames);
        QVERIFY(!event && event.error().expected == Expected::ShorterLine);
    }
};

QTEST_APPLESS_MAIN(TestReadErrors)
#include "tst_readerrors.moc"
