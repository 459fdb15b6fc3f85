// A file that has lost one of its tables: whoever needs it is told so, and nobody takes what is missing for
// nothing.
#include "questions.h"

using namespace Qt::StringLiterals;

class TestLostTable : public support::AskingTest {
    Q_OBJECT

private slots:
    void allIsAnsweredWhereNothingIsLost()
    {
        fill();
        for (const Question &question : questions())
            QVERIFY2(question.answered() || question.name == u"throw away", qPrintable(question.name));
    }

    void aLostTableIsNoticed_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QStringList>("by");
        const auto row = [](const char *table, const QStringList &by) {
            QTest::newRow(table) << QString::fromLatin1(table) << by;
        };
        row("challenge", {u"habits"_s, u"rows"_s, u"verify"_s, u"rebuild"_s});
        row("company", {u"groups"_s, u"save a group"_s, u"archive"_s});
        row("company_member", {u"groups"_s, u"save a group"_s, u"archive"_s});
        row("draft", {u"drafts"_s, u"save a draft"_s});
        row("drawn", {u"habits"_s, u"record 3 of the table"_s, u"rows"_s});
        row("event", {u"journal"_s, u"record"_s, u"open match"_s, u"verify"_s, u"archive"_s, u"rebuild"_s});
        row("flip", {u"habits"_s, u"rows"_s});
        row("forced", {u"habits"_s, u"rows"_s});
        row("held", {u"cards"_s, u"rows"_s});
        row("match",
            {u"career"_s, u"rivals"_s, u"attendance"_s, u"history"_s, u"history entry"_s, u"match row"_s,
             u"count of matches"_s, u"find match"_s, u"begin a match"_s, u"bin"_s, u"save a note"_s,
             u"results"_s, u"take back"_s, u"played span"_s});
        row("player",
            {u"players"_s, u"player"_s, u"player's key"_s, u"save a player"_s, u"key of a new name"_s,
             u"merge"_s, u"cards"_s, u"career"_s, u"habits"_s, u"rivals"_s});
        row("round", {u"rounds"_s, u"courses"_s, u"rows"_s, u"record 0 of the table"_s});
        row("score", {u"rounds"_s, u"courses"_s, u"rows"_s});
        row("seat", {u"seats"_s, u"begin a match"_s, u"open match"_s, u"record"_s});
        row("standing", {u"history"_s, u"career"_s, u"attendance"_s, u"rows"_s});
        row("uno", {u"habits"_s, u"rows"_s});
    }
    void aLostTableIsNoticed()
    {
        QFETCH(QString, table);
        QFETCH(QStringList, by);
        fill();
        VERIFY_OK(database().once(u"PRAGMA foreign_keys = OFF"_s));
        VERIFY_OK(database().once(u"DROP TABLE \"%1\""_s.arg(table)));
        QStringList noticed;
        for (const Question &question : questions()) {
            if (!question.answered())
                noticed.append(question.name);
        }
        for (const QString &name : std::as_const(by))
            QVERIFY2(noticed.contains(name),
                     qPrintable(u"%1; noticed by %2"_s.arg(name, noticed.join(u", "_s))));
    }
};

QTEST_GUILESS_MAIN(TestLostTable)
#include "tst_losttable.moc"
