// Whatever export writes, import takes as the same match: random journals, out and in again. FLIPSIDE_TRIPS
// says how many.
#include "chaos.h"
#include "notation/record.h"
#include "store/archive.h"
#include "store/history.h"
#include "store/importing.h"
#include "store/journal.h"
#include "store/matches.h"
#include "store/record.h"
#include "store/transaction.h"
#include "store/verify.h"
#include "storetest.h"

#include <QBuffer>

using namespace Qt::StringLiterals;

class TestRoundTrip : public support::StoreTest {
    Q_OBJECT

private:
    static int trips()
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue("FLIPSIDE_TRIPS", &given);
        return given ? number : 40;
    }

    static QByteArray archiveOf(store::Database &database)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto written = store::writeArchive(database, buffer);
        if (!written)
            qFatal("%s", qPrintable(support::describe(written.error())));
        return buffer.data();
    }
    std::unique_ptr<store::Database> another(const QString &name)
    {
        QFile::remove(place().path(name));
        auto opened = store::open(place().path(name));
        if (!opened)
            qFatal("%s", qPrintable(support::describe(opened.error())));
        (void)(*opened)->once(u"PRAGMA synchronous = OFF"_s); // only for speed
        return std::move(*opened);
    }
    QString fileWith(const QByteArray &content)
    {
        support::write(place().path(u"given"_s), content);
        return place().path(u"given"_s);
    }

    store::Result<> keep(const support::Chaos &made, Chance &chance)
    {
        auto transaction = store::Transaction::begin(database());
        if (!transaction)
            return tl::unexpected(transaction.error());
        if (const auto merged = store::mergeMatch(database(), made.match, made.fold); !merged)
            return tl::unexpected(merged.error());
        const int longest = chance.percent(5) ? 30'000 : 40;
        auto done = store::setNote(database(), made.match.id, support::anyText(chance, longest),
                                   support::anyText(chance, longest));
        if (done && chance.percent(20))
            done =
                store::saveDraft(database(), made.match.id, u"hand 1"_s, support::anyText(chance, 10) + u'x');
        return done ? transaction->commit() : done;
    }

    // The match as an import must find it.
    static QString told(store::Database &database, const QString &id)
    {
        const auto row = store::readMatch(database, id);
        if (!row)
            return support::describe(row.error());
        const auto lines = store::readJournal(database, row->key);
        if (!lines)
            return support::describe(lines.error());
        std::string text = notation::writeHeader(row->setup) + std::to_string(row->started) + '\n';
        for (const store::JournalLine &line : *lines)
            text += line.line + '\n';
        QString all = store::toQt(text);
        (void)database.each(u"SELECT CAST(note AS BLOB), CAST(place AS BLOB) FROM match WHERE key = ?"_s,
                            {row->key},
                            [&](const store::Row &texts) { all += texts.text(0) + u'\n' + texts.text(1); });
        return all;
    }

private slots:
    void whateverIsExportedIsImportedAsTheSame()
    {
        constexpr int kTogether = 20;
        Chance chance(25);
        for (int done = 0; done < trips(); done += kTogether) {
            close();
            QFile::remove(place().path());
            reopen();
            (void)database().once(u"PRAGMA synchronous = OFF"_s);
            QStringList ids;
            for (int i = 0; i < kTogether; ++i) {
                const support::Chaos made = support::chaos(chance, chance.percent(10) ? 6000 : 600);
                VERIFY_OK(keep(made, chance));
                ids << made.match.id;
            }
            const auto verified = store::verify(database());
            VERIFY_OK(verified);
            QVERIFY(!verified->first);

            const QByteArray archive = archiveOf(database());
            const auto other = another(u"archive.db"_s);
            const auto imported = store::importFile(*other, fileWith(archive));
            VERIFY_OK(imported);
            QCOMPARE(imported->added, kTogether);
            QCOMPARE(archiveOf(*other), archive);

            const auto single = another(u"records.db"_s);
            for (const QString &id : std::as_const(ids)) {
                const auto record = store::writeRecord(database(), id);
                VERIFY_OK(record);
                const auto taken = store::importFile(*single, fileWith(*record));
                VERIFY_OK(taken);
                QCOMPARE(taken->added, 1);
                QCOMPARE(told(*single, id), told(database(), id));
                QCOMPARE(*store::writeRecord(*single, id), *record);
            }
            QVERIFY(!store::verify(*single)->first);
        }
    }

    void whatTheHeaderKnowsToo_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("scoring") << QStringList{u"scoring tally 200"_s, u"round"_s};
        QTest::newRow("a ruling") << QStringList{u"rule tie round"_s, u"round"_s};
        QTest::newRow("taken back") << QStringList{u"scoring tally 200"_s, u"undo"_s,
                                                   u"scoring collect 90"_s};
        QTest::newRow("behind what was taken back")
            << QStringList{u"join Eve"_s, u"undo"_s, u"rule tie round"_s, u"scoring tally"_s};
        QTest::newRow("nothing else") << QStringList{u"rule start-flip redraw"_s};
    }
    void whatTheHeaderKnowsToo()
    {
        QFETCH(QStringList, lines);
        store::OpenMatch match = begin(support::setup({"rule x", "Ana"}));
        for (const QString &line : std::as_const(lines))
            support::append(match, {line.toStdString()});
        const QByteArray record = *store::writeRecord(database(), match.id());
        const auto other = another(u"other.db"_s);
        VERIFY_OK(store::importFile(*other, fileWith(record)));
        QCOMPARE(told(*other, match.id()), told(database(), match.id()));
    }

    void textsKeepEveryCharacter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a byte order mark") << u"\xFEFFhome\xFEFF"_s;
        QTest::newRow("one the other way round") << u"\xFFFEhome\xFFFE"_s;
        QTest::newRow("noncharacters") << u"\xFFFFhome\xFFFF\xFDD0\xD83F\xDFFE"_s;
        QTest::newRow("marks alone") << u"\xFEFF\xFEFF\xFFFE"_s;
        QTest::newRow("what steers a terminal") << u"\x9B\x31m \x1B[31m \x7F\x80\x9F\xA0\xA9\xE9\xC2"_s;
    }
    void textsKeepEveryCharacter()
    {
        QFETCH(QString, text);
        const store::OpenMatch match = begin();
        VERIFY_OK(store::setNote(database(), match.id(), text, text + u'!'));
        const auto kept = [&](store::Database &of) {
            const auto entry = store::historyEntry(of, match.id());
            return entry ? QStringList{entry->note, entry->place} : QStringList();
        };
        const QStringList typed{text, text + u'!'};
        QCOMPARE(kept(database()), typed);
        const auto record = store::writeRecord(database(), match.id());
        VERIFY_OK(record);
        for (const QByteArray &file : {archiveOf(database()), *record}) {
            const auto other = another(u"other.db"_s);
            VERIFY_OK(store::importFile(*other, fileWith(file)));
            QCOMPARE(kept(*other), typed);
            QVERIFY(std::ranges::none_of(QString::fromUtf8(file), [](QChar c) {
                return c.category() == QChar::Other_Control && c != u'\n';
            }));
        }
    }

    void aNameThatEndsLikePoints()
    {
        store::OpenMatch match = begin();
        VERIFY_OK(match.append(rules::Join{"Dee with 5", {}}));
        VERIFY_OK(match.append(rules::Leave{rules::Player(3)}));
        VERIFY_OK(match.append(rules::Join{"Dee with 5", {}}));
        QVERIFY(!store::verify(database())->first);
        auto again = store::OpenMatch::open(database(), match.id());
        VERIFY_OK(again);
        QCOMPARE(again->fold().names(), match.fold().names());
    }
};

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "tst_roundtrip.moc"
