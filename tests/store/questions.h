// All that can be asked of a file and done to it, for tests that take something away from the file first.
#pragma once

#include "store/archive.h"
#include "store/course.h"
#include "store/filling.h"
#include "store/history.h"
#include "store/importing.h"
#include "store/journal.h"
#include "store/matches.h"
#include "store/people.h"
#include "store/record.h"
#include "store/records.h"
#include "store/results.h"
#include "store/rows.h"
#include "store/scores.h"
#include "store/statistics.h"
#include "store/transaction.h"
#include "store/verify.h"
#include "storetest.h"

#include <QBuffer>

#include <limits>

namespace support {

using namespace Qt::StringLiterals;

class AskingTest : public StoreTest {
    Q_OBJECT

protected:
    struct Question {
        QString name;
        std::function<bool()> answered;
        bool isInParts = false; // on a slow disk: others may write in between, and what was kept stays
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
            {u"courses"_s, [this] { return store::historyCourses(database(), {}).has_value(); }},
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
             [this] {
                 auto transaction = store::Transaction::begin(database());
                 return transaction && store::playerKeyForName(database(), u"Somebody else"_s, 1)
                     && transaction->commit();
             }},
            {u"begin a match"_s,
             [this] {
                 return store::OpenMatch::begin(database(), {support::setup(), {}}).has_value();
             }},
            {u"go on with a match"_s,
             [this] {
                 auto match = store::OpenMatch::open(database(), m_running);
                 return match && match->append(support::event(*match, "join Dora")).has_value();
             }},
            {u"fill with a demo"_s, [this] { return store::fillWithDemo(database(), 1, 8).has_value(); }},
            {u"merge"_s, [this] { return store::merge(database(), m_player, m_other).has_value(); }},
            {u"bin"_s, [this] { return store::moveToBin(database(), m_match).has_value(); }},
            {u"take back"_s, [this] { return store::takeBack(database(), m_match).has_value(); }},
            {u"rebuild"_s, [this] { return store::rebuild(database()).has_value(); }},
            {u"throw away"_s, [this] { return store::throwAway(database(), m_match).has_value(); }},
            {u"import a record"_s,
             [this] { return store::importFile(database(), place().path(u"one.flip"_s)).has_value(); }},
            {u"import an archive"_s,
             [this] { return store::importFile(database(), place().path(u"all.flipside"_s)).has_value(); },
             true},
            {u"empty the bin"_s,
             [this] {
                 return store::moveToBin(database(), m_running)
                     && store::emptyBin(database(), std::numeric_limits<qint64>::max());
             }},
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
        m_running = begin().id();
        writeFiles();
    }

private:
    // Of another file: a record and an archive that have something new.
    void writeFiles()
    {
        const auto other = store::open(place().path(u"other.db"_s));
        VERIFY_OK(other);
        VERIFY_OK(store::fillWithDemo(**other, 2, 9));
        VERIFY_OK(
            store::save(**other, store::Group{{}, u"Them"_s, {store::players(**other)->front().id}, 0}));
        const auto record = store::writeRecord(**other, store::history(**other)->entries.back().id);
        VERIFY_OK(record);
        write(place().path(u"one.flip"_s), *record);
        QFile archive(place().path(u"all.flipside"_s));
        QVERIFY(archive.open(QIODevice::WriteOnly));
        VERIFY_OK(store::writeArchive(**other, archive));
    }

    QString m_match;
    QString m_running;
    qint64 m_key = 0;
    QString m_player;
    QString m_other;
};

} // namespace support
