// Every line of table notation, read and written again.
#include "notation/cards.h"
#include "notation/eventreader.h"
#include "notation/eventwriter.h"
#include "rules/editions.h"

#include <QTest>

using namespace rules;

namespace {

const std::vector<std::string> kNames{"Ana", "Ana Maria", "Ben", "Cho"};

// What becomes of a line; what is wrong with it where it cannot be read.
QByteArray writtenAgain(const QByteArray &line)
{
    const std::string text = line.toStdString();
    const auto event = notation::readEvent(text, kNames);
    if (!event)
        return "cannot be read from column " + QByteArray::number(event.error().column) + " on";
    return QByteArray::fromStdString(notation::write(*event, kNames));
}

} // namespace

class TestEventLines : public QObject {
    Q_OBJECT

private slots:
    void aLineIsWrittenAsItWasRead_data()
    {
        QTest::addColumn<QByteArray>("line");
        const auto rows = [](std::initializer_list<const char *> lines) {
            for (const char *line : lines)
                QTest::newRow(line) << QByteArray(line);
        };
        rows({"round", "round dealer Ana Maria", "start B7", "start W+2"});
        rows({"Ana: play B7", "play B7", "Ana: play W", "Ana: play W=R", "Ana Maria: play W+2=G",
              "Ben: play W+C=T"});
        rows({"Ana: force play B7", "force play W+2=Y", "Ana: force play W"});
        rows({"draw 1", "Ana: draw 4", "draw 0", "Ana: swap Ana Maria", "swap Ben", "fine Ana 2",
              "fine Ana Maria 10"});
        rows({"Ana: draw", "draw", "Ana: pass", "pass", "Ana: color B", "color V", "top P+5", "top W+C"});
        rows({"Ben: accept", "accept", "Ben: challenge hand B1 G4 Y9 R+1 YS W", "challenge hand none"});
        rows({"Ben: challenge guilty", "challenge innocent", "Ben: took 4", "took 0"});
        rows({"Ana: uno", "uno", "catch Ana Maria", "Ben: catch Ana"});
        rows({"Ben: holds B7 W+2 B7", "Ben: holds 35", "holds 0", "holds W", "Ana: out light", "out dark"});
        rows({"count Ana 3", "count Ana Maria 3", "set turn Ana Maria", "set direction left",
              "set direction right"});
        rows({"set color R", "set color O", "set top B7", "set top W", "set side light", "set side dark"});
        rows({"reshuffle", "void", "undo", "redo", "stop"});
        rows({"amend 1 void", "amend 12 Ana out light; Ana Maria holds B7 W; Ben holds 30; Cho holds 0"});
        rows({"amend 1 Ana Maria out dark; Ana holds W+C", "amend 1 Ben out light"});
        rows({"join Dee", "join Dee with 30", "join Dee with 0", "join Ana", "join de la Cruz with 5",
              "leave Ana Maria"});
        rows({"target 300", "scoring collect", "scoring tally", "scoring collect 300", "scoring tally 1"});
        rows({"seats Ben, Ana Maria, Ana, Cho", "seats Ana"});
    }
    void aLineIsWrittenAsItWasRead()
    {
        QFETCH(QByteArray, line);
        QCOMPARE(writtenAgain(line), line);
    }

    void everyCardIsWrittenAsItWasRead()
    {
        for (const Edition &edition : editions()) {
            for (const Side side : {Side::Light, Side::Dark}) {
                for (const Face face : edition.faces(side)) {
                    const QByteArray line = "start " + QByteArray::fromStdString(notation::write(face));
                    QCOMPARE(writtenAgain(line), line);
                }
            }
        }
    }

    void everyRulingIsWrittenAsItWasRead()
    {
        for (const Ruling ruling : allRulings()) {
            for (const Choice choice : choicesOf(ruling)) {
                const QByteArray line = "rule " + QByteArray::fromStdString(std::string(nameOf(ruling))) + ' '
                    + QByteArray::fromStdString(std::string(nameOf(ruling, choice)));
                QCOMPARE(writtenAgain(line), line);
            }
        }
    }

    void aLineCanBeWrittenOtherwise_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *line, const char *written) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(written);
        };
        row("Ana:play b7", "Ana: play B7");
        row("  Ana  :  PLAY   w+c=t  ", "Ana: play W+C=T");
        row("\tAna:\tplay\tW=R\t", "Ana: play W=R");
        row("Ana: Color BLUE", "Ana: color B");
        row("color pink", "color P");
        row("color Teal", "color T");
        row("color ORANGE", "color O");
        row("color purple", "color V");
        row("color green", "color G");
        row("color red", "color R");
        row("color yellow", "color Y");
        row("play w=purple", "play W=V");
        row("play W+2=Yellow", "play W+2=Y");
        row("SET COLOR v", "set color V");
        row("set side DARK", "set side dark");
        row("Set Direction Left", "set direction left");
        row("CHALLENGE HAND NONE", "challenge hand none");
        row("challenge hand  b1   w+2", "challenge hand B1 W+2");
        row("round DEALER Ana", "round dealer Ana");
        row("FORCE play rr", "force play RR");
        row("Amend 1 VOID", "amend 1 void");
        row("AMEND 1 Ana OUT Dark;Ben HOLDS w+c 3o", "cannot be read from column 36 on");
        row("amend 01 Ana out light ;Ben holds 007 ; Cho holds b1",
            "amend 1 Ana out light; Ben holds 7; Cho holds B1");
        row("seats Ben ,Ana Maria,  Ana", "seats Ben, Ana Maria, Ana");
        row("join Dee WITH 30", "join Dee with 30");
        row("join  Dee   with   30", "join Dee with 30");
        row("join\tDee\twith\t30", "join Dee with 30");
        row("Scoring TALLY 050", "scoring tally 50");
        row("rule TIE Share", "rule tie share");
        row("count Ana 003", "count Ana 3");
        row("Ana: DRAW 04", "Ana: draw 4");
        row("Ben: Fine Ana 02", "fine Ana 2");
        row("ana: SWAP Ben", "cannot be read from column 1 on");
        row("Ana: SWAP  Ben ", "Ana: swap Ben");
        row("rule Jump-In YES", "rule jump-in yes");
    }
    void aLineCanBeWrittenOtherwise()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, written);
        QCOMPARE(writtenAgain(line), written);
    }

    void onEventsOfTheTableANameIsPassedOver_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char *line : {"round",
                                 "round dealer Ana",
                                 "start B7",
                                 "top B7",
                                 "count Ana 3",
                                 "set turn Ben",
                                 "set direction left",
                                 "set color R",
                                 "set top B7",
                                 "set side dark",
                                 "reshuffle",
                                 "void",
                                 "amend 1 void",
                                 "amend 1 Ana out light; Ben holds 3",
                                 "join Dee",
                                 "leave Ana",
                                 "target 300",
                                 "scoring tally",
                                 "rule tie share",
                                 "seats Ana, Ben",
                                 "undo",
                                 "redo",
                                 "stop"})
            QTest::newRow(line) << QByteArray(line);
    }
    void onEventsOfTheTableANameIsPassedOver()
    {
        QFETCH(QByteArray, line);
        QCOMPARE(writtenAgain("Ben: " + line), line);
        QCOMPARE(writtenAgain("Somebody else: " + line), line);
    }
};

QTEST_APPLESS_MAIN(TestEventLines)
#include "tst_eventlines.moc"
