// Questions to the people's file beside the interface: they end with whoever asked, and tell how far they
// have come.
#include "app/shell/databasereader.h"
#include "places.h"

#include <QSemaphore>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString kManyRows =
    u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100) SELECT i FROM n"_s;

// How far one came whose owner went away at the first row.
struct Course {
    QSemaphore begun;
    QSemaphore gone;
    int rows = 0;
    bool hasGoneOn = true; // to the next statement
    store::ErrorCode end{};
};

} // namespace

class TestDatabaseReader : public QObject {
    Q_OBJECT

    std::unique_ptr<Places> m_places;

    static app::DatabaseReader &reader() { return app::Context::current().storage().reader(); }

private slots:
    void init()
    {
        m_places = std::make_unique<Places>();
        QVERIFY(app::Context::current().storage().database()); // there is a file from now on
    }
    void cleanup() { m_places.reset(); }

    void aQuestionEndsWithItsOwner()
    {
        const auto course = std::make_shared<Course>();
        auto owner = std::make_unique<QObject>();
        bool isTaken = false;
        const auto question = [course](store::Database &database) -> store::Result<int> {
            const auto each = [&](const store::Row &) {
                if (course->rows++ > 0)
                    return;
                course->begun.release();
                course->gone.acquire();
            };
            const auto first = database.each(kManyRows, {}, each);
            if (!first)
                course->end = first.error().code;
            course->hasGoneOn = database.value(u"SELECT 1"_s).has_value();
            return 0;
        };
        reader().ask(owner.get(), question, [&](const store::Result<int> &) { isTaken = true; });
        QVERIFY(course->begun.tryAcquire(1, 30'000));
        owner.reset();
        course->gone.release();
        reader().settle();
        QCoreApplication::processEvents();
        QCOMPARE(course->rows, 1);
        QVERIFY(course->end == store::ErrorCode::Cancelled);
        QVERIFY(!course->hasGoneOn);
        QVERIFY(!isTaken);
    }

    void thoseBehindItAreAnswered()
    {
        QObject owner;
        std::optional<int> rows;
        auto gone = std::make_unique<QObject>();
        const auto count = [](store::Database &database) -> store::Result<int> {
            int found = 0;
            const auto read = database.each(kManyRows, {}, [&](const store::Row &) { ++found; });
            return read ? store::Result<int>(found) : tl::unexpected(read.error());
        };
        reader().ask(gone.get(), count, [](const store::Result<int> &) {});
        gone.reset();
        reader().ask(&owner, count, [&](const store::Result<int> &found) {
            if (found)
                rows = *found;
        });
        reader().settle();
        QCoreApplication::processEvents();
        QCOMPARE(rows, std::optional(100));
    }

    void whoAsksIsToldHowFarItHasCome()
    {
        QObject owner;
        QList<std::pair<qint64, qint64>> told;
        const auto question = [](store::Database &, const store::Progress &progress) -> store::Result<bool> {
            return progress(1, 4) && progress(2, 4);
        };
        std::optional<bool> wentOn;
        reader().ask(
            &owner, question, [&](const store::Result<bool> &answer) { wentOn = *answer; },
            [&](qint64 done, qint64 total) { told.emplaceBack(done, total); });
        reader().settle();
        QCoreApplication::processEvents();
        QCOMPARE(wentOn, std::optional(true));
        QCOMPARE(told, (QList<std::pair<qint64, qint64>>{{1, 4}, {2, 4}}));
    }
};

QTEST_GUILESS_MAIN(TestDatabaseReader)
#include "tst_databasereader.moc"
