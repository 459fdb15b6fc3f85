// A file that has lost one of its tables: whoever needs it is told so, and nobody takes what is missing for
// nothing.
#include "store/archive.h"
#include "store/course.h"
#include "store/filling.h"
#include "store/history.h"
#include "store/journal.h"
#include "store/matches.h"
#include "store/people.h"
#include "store/record.h"
#include "store/records.h"
#include "store/results.h"
#include "store/rows.h"
#include "store/scores.h"
#include "store/statistics.h"
#include "store/verify.h"
#include "storetest.h"

#include <QBuffer>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

class TestLostTable : public support::StoreTest {
    Q_OBJECT

private:
    struct Question {
        QString name;
        std::function<bool()> answered;
    };

    // All that can be asked of a file, then what can be done to it.
    QList<Question> questions()
    {
        const auto intoBuffer = [this](auto write) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            return write(database(), buffer);
        };
        QList<Question> all{
            {u"cards"_s, [this] { return store::cards(database(), m_player).has_value(); }},
            {u"career"_s, [this] { return store::career(database(), m_player).has_value(); }},
            {u"habits"_s, [this] { return store::habits(database(), m_player).has_value(); }},
            {u"rivals"_s, [this] { return store::rivals(database(), m_player).has_value(); }},
            {u"attendance"_s, [this] { return store::attendance(database()).has_value(); }},
            {u"played span"_s, [this] { return store::playedSpan(database()).has_value(); }},
            {u"history"_s, [this] { return store::history(database()).has_value(); }},
            {u"history entry"_s, [this] { return store::historyEntry(database(), m_match).has_value(); }},
            {u"count of matches"_s, [this] { return store::countMatches(database()).has_value(); }},
            {u"find match"_s, [this] { return store::findMatch(database(), m_match.left(8)).has_value(); }},
            {u"course"_s, [this] { return store::course(database(), m_key).has_value(); }},
            {u"rounds"_s, [this] { return store::rounds(database(), m_match).has_value(); }},
            {u"match row"_s, [this] { return store::readMatch(database(), m_match).has_value(); }},
            {u"journal"_s, [this] { return store::readJournal(database(), m_key).has_value(); }},
            {u"seats"_s, [this] { return store::readSeats(database(), m_key).has_value(); }},
            {u"rows"_s, [this] { return store::readRows(database(), m_key).has_value(); }},
            {u"drafts"_s, [this] { return store::drafts(database(), m_match).has_value(); }},
            {u"players"_s, [this] { return store::players(database()).has_value(); }},
            {u"player"_s, [this] { return store::player(database(), m_player).has_value(); }},
            {u"player's key"_s, [this] { return store::playerKey(database(), m_player).has_value(); }},
            {u"groups"_s, [this] { return store::groups(database()).has_value(); }},
            {u"record"_s, [this] { return store::writeRecord(database(), m_match).has_value(); }},
            {u"open match"_s, [this] { return store::OpenMatch::open(database(), m_match).has_value(); }},
            {u"verify"_s, [this] { return store::verify(database()).has_value(); }},
            {u"archive"_s,
             [=] {
                 return intoBuffer([](auto &d, auto &b) { return store::writeArchive(d, b); }).has_value();
             }},
            {u"results"_s,
             [=] {
                 return intoBuffer([](auto &d, auto &b) { return store::writeResults(d, b); }).has_value();
             }},
        };
        for (int feat = 0; feat < store::kFeatCount; ++feat)
            all.append({u"record %1 of the table"_s.arg(feat), [this, feat] {
                            return store::recordSet(database(), store::Feat(feat)).has_value();
                        }});
        all.append({
            {u"save a draft"_s,
             [this] { return store::saveDraft(database(), m_match, u"x"_s, u"y"_s).has_value(); }},
            {u"save a note"_s,
             [this] { return store::setNote(database(), m_match, u"x"_s, u"y"_s).has_value(); }},
            {u"save a player"_s, [this] { return store::save(database(), newcomer()).has_value(); }},
            {u"save a group"_s,
             [this] {
                 return store::save(database(), store::Group{{}, u"Us"_s, {m_player}, 0}).has_value();
             }},
            {u"key of a new name"_s,
             [this] { return store::playerKeyForName(database(), u"Somebody else"_s).has_value(); }},
            {u"begin a match"_s,
             [this] {
                 return store::OpenMatch::begin(database(), {support::setup(), {}}).has_value();
             }},
            {u"merge"_s, [this] { return store::merge(database(), m_player, m_other).has_value(); }},
            {u"bin"_s, [this] { return store::moveToBin(database(), m_match).has_value(); }},
            {u"take back"_s, [this] { return store::takeBack(database(), m_match).has_value(); }},
            {u"rebuild"_s, [this] { return store::rebuild(database()).has_value(); }},
            {u"throw away"_s, [this] { return store::throwAway(database(), m_match).has_value(); }},
        });
        return all;
    }

    static store::PlayerEntry newcomer()
    {
        store::PlayerEntry entry;
        entry.name = u"Newcomer"_s;
        return entry;
    }

    void fill()
    {
        VERIFY_OK(store::fillWithDemo(database(), 6, 7));
        const auto page = store::history(database());
        VERIFY_OK(page);
        m_match = page->entries.back().id;
        VERIFY_OK(store::readMatch(database(), m_match));
        m_key = store::readMatch(database(), m_match)->key;
        const auto people = store::players(database());
        VERIFY_OK(people);
        m_player = people->front().id;
        m_other = people->back().id;
    }

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
        row("round", {u"rounds"_s, u"course"_s, u"rows"_s, u"record 0 of the table"_s});
        row("score", {u"rounds"_s, u"course"_s, u"rows"_s});
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

private:
    QString m_match;
    qint64 m_key = 0;
    QString m_player;
    QString m_other;
};

QTEST_GUILESS_MAIN(TestLostTable)
#include "tst_losttable.moc"
