// What the line under whose turn it is says after each call, word for word in English, and in every other
// language too.
#include "told.h"

#include <QTest>

class ConsequenceWords : public QObject {
    Q_OBJECT

    static QString followed(const words::Language &language, const QString &lines, const QString &header)
    {
        const told::Step step = told::step(lines, header);
        return words::consequence(language, step.verdict, {step.before, step.after, *step.after.book});
    }
    static void addRows()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("header");
        const auto row = [](const char *name, const QString &lines, const char *said,
                            const QString &header = told::kFour) {
            QTest::newRow(name) << lines << QString::fromUtf8(said) << header;
        };
        const QString &dealt = told::kDealt;
        const QString two = QStringLiteral("round dealer Ben\nstart B7\n");
        const QString dark = dealt + "Ana: play BF\ntop T4\n"; // Ben is on turn on the dark side
        const QString wild = dealt + "Ana: play B3\nBen: play W+2=G\n";
        const QString last = dealt + "count Ana 1\n";
        const QString empty = dealt + "count Ana 90\n"; // the draw pile is in her hand

        row("a number", dealt + "Ana: play B3", "");
        row("a Wild", dealt + "Ana: play W=R", "");
        row("a draw", dealt + "Ana: draw", "");
        row("a pass", dealt + "Ana: draw\nAna: pass", "");
        row("a round that is dealt", "round", "");
        row("a number that begins", "round\nstart B7", "");
        row("a Draw One that begins", "round\nstart R+1", "Ana draws 1 card and is skipped.");
        row("a Skip that begins", "round\nstart GS", "Ana is skipped.");
        row("a Reverse that begins", "round\nstart YR", "The direction changes, and Dee, who dealt, begins.");
        row("a Wild Draw Two that begins", "round\nstart W+2",
            "It cannot begin a round: put it back into the deck.");
        row("a Flip that begins", "round\nstart RF", "Everything turns to the dark side.");
        row("a Flip that goes back", "round\nstart RF", "By this table’s ruling a Flip goes back.",
            told::kFour + "\nrule start-flip redraw");
        row("a Draw One", dealt + "Ana: play B+1", "Ben draws 1 card and is skipped.");
        row("a Draw Five", dark + "Ben: play T+5", "Cho draws 5 cards and is skipped.");
        row("a Skip", dealt + "Ana: play BS", "Ben is skipped.");
        row("a Skip Everyone", dark + "Ben: play TE", "Everyone else is skipped.");
        row("a Reverse", dealt + "Ana: play BR", "Now play goes to the right.");
        row("a Reverse of two", two + "Ana: play BR", "Ben is skipped.", told::kTwo);
        row("a direction put right", dealt + "set direction right", "");
        row("a Flip", dealt + "Ana: play BF", "All hands and both piles are turned over.");
        row("a Flip onto a card that was seen", dark + "Ben: play TF",
            "A card seen before comes up: a blue Flip.");
        row("an action on top after a Flip", dealt + "Ana: play BF\ntop T+5",
            "It does nothing, because nobody played it.");
        row("a Wild Draw Two accepted", wild + "Cho: accept", "Cho draws 2 cards and is skipped.");
        row("a guilty hand", wild + "Cho: challenge guilty", "Ben draws 2 cards.");
        row("a guilty hand and a lost turn", wild + "Cho: challenge guilty",
            "Ben draws 2 cards. Cho is skipped.", told::kFour + "\nrule guilty-turn lose");
        row("an innocent hand", wild + "Cho: challenge innocent", "Cho draws 4 cards and is skipped.");
        row("cards up to a color", dark + "Ben: play W+C=P\nCho: accept\nCho: took 3",
            "Cho draws 3 cards and is skipped.");
        row("somebody caught", dealt + "count Ana 2\nAna: play B3\nDee: catch Ana",
            "Ana is caught and draws 2 cards.");
        row("UNO too late", dealt + "count Ana 2\nAna: play B3\nBen: play B4\nAna: uno",
            "Ana calls UNO, but could no longer be caught: nothing changes.");
        row("a play let stand", dealt + "Ana: force play R+1", "Ben draws 1 card and is skipped.");
        row("a reshuffle by itself", empty + "Ana: play B3\nBen: draw",
            "The discard pile was reshuffled. There are no more cards to draw.");
        row("too few cards to draw", empty + "Ana: play W+2=G\nBen: accept",
            "Ben draws 1 card and is skipped. The discard pile was reshuffled. There are no more cards to "
            "draw.");
        row("nothing to draw", empty + "Ana: draw", "There are no more cards to draw.");
        row("a last number", last + "Ana: play B3", "");
        row("a last Draw One", last + "Ana: play B+1", "The last card still takes effect. Ben draws 1 card.");
        row("a last Flip", last + "Ana: play BF", "Turn your cards over: the dark side is scored.");
        row("a play that is refused", dealt + "Ana: play R3", "");
    }

private slots:
    void english_data() { addRows(); }
    void english()
    {
        QFETCH(const QString, lines);
        QFETCH(const QString, said);
        QFETCH(const QString, header);
        QCOMPARE(followed(words::Language(), lines, header), said);
    }

    void everyLanguage_data() { addRows(); }
    void everyLanguage()
    {
        QFETCH(const QString, lines);
        QFETCH(const QString, said);
        QFETCH(const QString, header);
        for (const words::LanguageName &name : words::languages().subspan(1)) {
            const QString text = followed(words::Language(QString(name.code)), lines, header);
            QVERIFY2(text.isEmpty() == said.isEmpty() && !text.contains(u'%'), qPrintable(text));
            QVERIFY2(said.isEmpty() || text != said, qPrintable(text));
        }
    }
};

QTEST_APPLESS_MAIN(ConsequenceWords)
#include "tst_consequencewords.moc"
