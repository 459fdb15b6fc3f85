// Answers at a table at which others play too: they are about what was really taken back.
#include "cli/answer.h"
#include "storetest.h"

using namespace Qt::StringLiterals;
using store::OpenMatch;

class LiveTableTest : public support::StoreTest {
    Q_OBJECT

private:
    static QString told(OpenMatch &match, const rules::Event &event)
    {
        const words::Language english(u"en"_s);
        return cli::judge(match.match(), event, english,
                          [&](const rules::Event &called) { return match.append(called)->verdict; })
            ->message;
    }

private slots:
    void whatIsTakenBackIsNamed()
    {
        OpenMatch mine = begin();
        support::append(mine, {"round", "start B7", "play B1", "draw"});
        const auto database = store::open(place().path());
        VERIFY_OK(database);
        auto theirs = OpenMatch::open(**database, mine.id());
        VERIFY_OK(theirs);

        const QString alone = told(mine, rules::Undo{}); // the draw
        const QString stale = told(*theirs, rules::Undo{}); // has not heard of it, and takes back the play
        QVERIFY2(alone != stale && stale.contains(u"Blue 1"_s), qPrintable(stale));
        const QString redone = told(mine, rules::Redo{}); // knows of one undo only
        QVERIFY2(redone != alone && redone.contains(u"Blue 1"_s), qPrintable(redone));
        QCOMPARE(mine.fold().events(), 7);
    }

    void aNameThatIsTakenBackIsKnown()
    {
        OpenMatch match = begin();
        support::append(match, {"join Dee"});
        QVERIFY(told(match, rules::Undo{}).contains(u"Dee"_s));
    }
};

QTEST_GUILESS_MAIN(LiveTableTest)
#include "tst_livetable.moc"
