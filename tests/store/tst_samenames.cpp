// What a name is goes for every way in; and what old files hold stays as it is, and does no harm to the rest.
#include "notation/eventreader.h"
#include "store/archive.h"
#include "store/checksums.h"
#include "store/importing.h"
#include "store/journal.h"
#include "store/names.h"
#include "store/people.h"
#include "store/record.h"
#include "store/verify.h"
#include "storetest.h"

#include <QBuffer>

using namespace Qt::StringLiterals;
using store::ErrorCode;
using store::OpenMatch;

namespace {

const std::string kMark = "\xEF\xBB\xBF"; // U+FEFF
const std::string kSwapped = "\xEF\xBF\xBE"; // U+FFFE
const QString kSplit = u"Jose\u0301"_s;
const QString kWhole = u"Jos\u00E9"_s;

} // namespace

class TestSameNames : public support::StoreTest {
    Q_OBJECT

private:
    store::Result<store::Imported> import(const QByteArray &content)
    {
        support::write(place().path(u"given"_s), content);
        return store::importFile(database(), place().path(u"given"_s));
    }

    // A match as it came to disk before names were looked at: its seats and lines lost the first character.
    QString oldMatch(const std::string &name, const QString &seat)
    {
        const store::NewRow row{
            u"33333333-3333-4333-8333-333333333333"_s, support::setup({name, "Zoe"}), 5, {}, {}};
        const qint64 key = *store::insertMatch(database(), row);
        qint64 player = *store::playerKeyForName(database(), seat, key);
        VERIFY(store::insertSeat(database(), key, seat.toStdString(), player));
        player = *store::playerKeyForName(database(), u"Zoe"_s, key);
        VERIFY(store::insertSeat(database(), key, "Zoe", player));
        qint64 checksum = *store::newestChecksum(database(), key);
        VERIFY(store::insertLine(database(), key, 1, {6, "round"}, checksum));
        VERIFY(store::insertLine(database(), key, 2, {7, "start B7"}, checksum));
        VERIFY(store::insertLine(database(), key, 3, {8, seat.toStdString() + ": play B3"}, checksum));
        return row.id;
    }
    template <typename T> static void VERIFY(const store::Result<T> &done)
    {
        if (!done)
            qFatal("%s", qPrintable(support::describe(done.error())));
    }

private slots:
    void whatIsNoNameIsRefusedAtEveryWayIn_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("a byte order mark") << QByteArray::fromStdString(kMark + "Bob");
        QTest::newRow("a swapped one") << QByteArray::fromStdString(kSwapped + "Bob");
        QTest::newRow("another direction") << QByteArray("Bob\xE2\x80\xAE");
        QTest::newRow("C1") << QByteArray("Bob\xC2\x9B");
    }
    void whatIsNoNameIsRefusedAtEveryWayIn()
    {
        QFETCH(QByteArray, name);
        store::PlayerEntry entry;
        entry.name = store::toQt(name.toStdString());
        COMPARE_ERROR(store::save(database(), entry), ErrorCode::NotAName);
        COMPARE_ERROR(store::save(database(), store::Group{{}, entry.name, {}}), ErrorCode::NotAName);
        COMPARE_ERROR(OpenMatch::begin(database(), {support::setup({name.toStdString(), "Zoe"}), {}}),
                      ErrorCode::NotAName);
        OpenMatch match = begin();
        COMPARE_ERROR(match.append(rules::Join{name.toStdString(), {}}), ErrorCode::NotAName);
        QCOMPARE(match.fold().events(), 0);
        const auto refused = import("flipside 1\nedition flip2020\nplayers " + name + ", Zoe\nround\n");
        COMPARE_ERROR(refused, ErrorCode::NotARecord);
        QVERIFY(refused.error().unreadable->expected == notation::Expected::VisibleName);
    }

    void whatLooksTheSameIsTheSame()
    {
        store::PlayerEntry entry;
        entry.name = kSplit;
        VERIFY_OK(store::save(database(), entry));
        QCOMPARE(store::players(database())->front().name, kWhole);
        OpenMatch match = begin(support::setup({kSplit.toStdString(), "Zoe"}));
        QCOMPARE(match.setup().players.front(), kWhole.toStdString());
        VERIFY_OK(match.append(rules::Join{u"Ame\u0301lie"_s.toStdString(), {}}));
        QCOMPARE(match.fold().names().back(), u"Am\u00E9lie"_s.toStdString());
        QCOMPARE(int(store::players(database())->size()), 3);
        VERIFY_OK(import("flipside 1\nedition flip2020\nplayers " + kSplit.toUtf8() + ", Zoe\nround dealer "
                         + kWhole.toUtf8() + "\nstart B7\nZoe: draw\nZoe: pass\n" + kSplit.toUtf8()
                         + ": draw\n"));
        QCOMPARE(int(store::players(database())->size()), 3);
        QVERIFY(!store::verify(database())->first);
    }

    void composingTwiceChangesNothing()
    {
        const QString beyond =
            QString::fromUcs4(U"o\u0308A\u030F\U00011935\U00011930N\u030C"); // Qt leaves the N
        QCOMPARE(store::composed(beyond), QString::fromUcs4(U"\u00F6\u0200\U00011938\u0147"));
        QCOMPARE(store::composed(store::composed(beyond)), store::composed(beyond));
    }

    void textIsKeptByteForByte()
    {
        for (const std::string &text :
             {kMark + "Bob", kSwapped + "Bob", kMark + kMark, kMark + kSwapped, kSwapped,
              std::string("B\xEF\xBF\xBF"), std::string("B\xEF\xBF\xBE")}) {
            const auto stored = database().value(u"SELECT hex(?)"_s, {store::toQt(text)});
            VERIFY_OK(stored);
            QCOMPARE(stored->toByteArray(), QByteArray::fromStdString(text).toHex().toUpper());
            std::string read;
            VERIFY_OK(database().each(u"SELECT CAST(? AS BLOB)"_s, {store::toQt(text)},
                                      [&](const store::Row &row) { read = row.utf8(0); }));
            QCOMPARE(read, text);
            QCOMPARE(store::toQt(text).toStdString(), text);
        }
    }

    void aJournalFromBeforeGoesOn_data() { whatIsNoNameIsRefusedAtEveryWayIn_data(); }
    void aJournalFromBeforeGoesOn()
    {
        QFETCH(QByteArray, name);
        const std::string old = name.toStdString();
        const store::NewRow row{
            store::toQt("33333333-3333-4333-8333-333333333333"), support::setup({old, "Zoe"}), 5, {}, {}};
        const qint64 key = *store::insertMatch(database(), row);
        qint64 checksum = *store::newestChecksum(database(), key);
        for (const std::string &line : {std::string("round"), std::string("start B7"), "set turn " + old})
            VERIFY_OK(store::insertLine(database(), key, ++m_number, {8, line}, checksum));
        m_number = 0;
        const auto rebuilt = store::rebuild(database()); // seats nobody is known by are found or added
        VERIFY_OK(rebuilt);
        QVERIFY(rebuilt->broken.empty());
        QVERIFY(!store::verify(database())->first);
        QCOMPARE(rows(u"SELECT name FROM player ORDER BY name"_s), (QStringList{u"Bob"_s, u"Zoe"_s}));
        auto match = OpenMatch::open(database(), row.id);
        VERIFY_OK(match);
        support::append(*match, {old + ": play B3"});
        support::append(*match, {"Zoe: play B4", old + ": draw"});
        QVERIFY(!store::verify(database())->first);
    }

    void aJournalThatLostItsCharactersIsToldAndTheRestIsMended()
    {
        oldMatch(kMark + "Bob", u"Bob"_s);
        OpenMatch good = begin();
        support::append(good, {"round", "start B7"});
        VERIFY_OK(database().run(u"UPDATE match SET rounds = 7 WHERE id = ?"_s, {good.id()}));
        QCOMPARE(store::verify(database())->different, 2);
        const auto rebuilt = store::rebuild(database());
        VERIFY_OK(rebuilt);
        QCOMPARE(rebuilt->mended, 1);
        QCOMPARE(int(rebuilt->broken.size()), 1);
        QCOMPARE(store::verify(database())->different, 1);
    }

    void anArchiveWithSuchAMatchImportsAllOthers()
    {
        const QString old = oldMatch(kMark + "Bob", u"Bob"_s);
        OpenMatch good = begin();
        support::append(good, {"round", "start B7"});
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        VERIFY_OK(store::writeArchive(database(), buffer));
        QVERIFY(!buffer.data().contains("\xEF\xBB\xBF"));
        support::write(place().path(u"archive"_s), buffer.data());
        auto other = store::open(place().path(u"other.db"_s));
        VERIFY_OK(other);
        const auto imported = store::importFile(**other, place().path(u"archive"_s));
        VERIFY_OK(imported);
        QCOMPARE(imported->added, 1);
        QCOMPARE(imported->leftOut, QStringList{old});
        QVERIFY(!store::verify(**other)->first);
    }

    void aNameInAnArchiveThatCannotBeSeenIsMended()
    {
        VERIFY_OK(import(
            "{\"flipside\":\"archive\",\"version\":1}\n{\"player\":{\"id\":\"11111111-1111-4111-8111-"
            "111111111111\",\"name\":\"\\ufeffBo\\u200bb\",\"color\":1,\"mark\":1,\"note\":\"\",\"archived"
            "\":false,\"created\":1}}\n"));
        QCOMPARE(store::players(database())->front().name, u"Bob"_s);
    }

private:
    int m_number = 0;
};

QTEST_GUILESS_MAIN(TestSameNames)
#include "tst_samenames.moc"
