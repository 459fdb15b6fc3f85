// Migrations: every version to the latest, nothing half done, nothing done twice.
#include "refusal.h"
#include "store/schema.h"
#include "support.h"

#include <QDir>

using namespace Qt::StringLiterals;
using store::Database;

class TestSchema : public QObject {
    Q_OBJECT

private:
    static QStringList schemaOf(Database &database)
    {
        QStringList schema;
        VERIFY_OR_DIE(database.each(
            u"SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"_s, {},
            [&](const store::Row &row) { schema << row.text(0) + row.text(1) + row.text(2) + row.text(3); }));
        return schema;
    }
    static void VERIFY_OR_DIE(const store::Result<> &result)
    {
        if (!result)
            qFatal("%s", qPrintable(support::describe(result.error())));
    }
    static std::unique_ptr<Database> connected(const QString &path)
    {
        auto database = Database::connect(path, Database::Access::Making);
        if (!database)
            qFatal("%s", qPrintable(support::describe(database.error())));
        return std::move(*database);
    }

private slots:
    void theVersionIsTheNumberOfTheNewestFile()
    {
        const QStringList files = QDir(u":/migrations"_s).entryList(QDir::Files, QDir::Name);
        QCOMPARE(files.size(), store::kSchemaVersion);
        for (int i = 0; i < files.size(); ++i)
            QCOMPARE(files[i].left(5), u"%1_"_s.arg(i + 1, 4, 10, QChar(u'0')));
    }

    void everyVersionUpgradesToTheLatest_data()
    {
        QTest::addColumn<int>("from");
        for (int version = 0; version <= store::kSchemaVersion; ++version)
            QTest::addRow("from %d", version) << version;
    }

    void everyVersionUpgradesToTheLatest()
    {
        QFETCH(int, from);
        const support::Place fresh;
        const auto wanted = connected(fresh.path());
        VERIFY_OK(store::migrate(*wanted));

        const support::Place place;
        const auto database = connected(place.path());
        VERIFY_OK(store::migrate(*database, from));
        QCOMPARE(*store::schemaVersion(*database), from);
        VERIFY_OK(store::migrate(*database));
        QCOMPARE(*store::schemaVersion(*database), store::kSchemaVersion);
        QCOMPARE(schemaOf(*database), schemaOf(*wanted));
    }

    void whatWasDrawnIsKept()
    {
        const support::Place place;
        const auto database = connected(place.path());
        VERIFY_OK(store::migrate(*database, 4)); // before fines
        VERIFY_OK(database->once(u"PRAGMA foreign_keys = OFF"_s));
        VERIFY_OK(database->once(u"INSERT INTO drawn VALUES (1, 2, 0, 'W+C', 3, 14, 9, 77)"_s));
        VERIFY_OK(store::migrate(*database));
        const auto kept = database->value(
            u"SELECT match || ' ' || round || ' ' || roll || ' ' || cause || ' ' || times || ' ' || cards || "
            u"' ' || most || ' ' || most_event FROM drawn"_s);
        VERIFY_OK(kept);
        QCOMPARE(kept->toString(), u"1 2 0 W+C 3 14 9 77"_s);
        VERIFY_OK(database->once(u"INSERT INTO drawn VALUES (1, 2, 0, 'fine', 1, 2, 2, 78)"_s));
    }

    void migratingAgainDoesNothing()
    {
        const support::Place place;
        const auto database = connected(place.path());
        VERIFY_OK(store::migrate(*database));
        const QByteArray before = support::contentOf(place.path());
        VERIFY_OK(store::migrate(*database));
        QCOMPARE(support::contentOf(place.path()), before);
    }

    void aSabotagedFileIsLeftAtTheStepBefore_data() { everyVersionUpgradesToTheLatest_data(); }

    void aSabotagedFileIsLeftAtTheStepBefore()
    {
        QFETCH(int, from);
        if (from == store::kSchemaVersion)
            return; // nothing left to sabotage
        const support::Place place;
        const auto database = connected(place.path());
        VERIFY_OK(store::migrate(*database, from));
        const QStringList before = schemaOf(*database);
        {
            const support::Refusal kept(place.path(),
                                        [](int action, QByteArrayView what, QByteArrayView value) {
                                            return action == SQLITE_PRAGMA && what == "user_version"
                                                && !value.isNull(); // a step's last act
                                        });
            QVERIFY(!store::migrate(*database));
        }
        QCOMPARE(*store::schemaVersion(*database), from);
        QCOMPARE(schemaOf(*database), before);
        VERIFY_OK(store::migrate(*database)); // and once the cause is gone, it goes through
    }

    void aNewerFileIsRefused()
    {
        const support::Place place;
        const auto database = connected(place.path());
        VERIFY_OK(store::migrate(*database));
        VERIFY_OK(database->once(u"PRAGMA user_version = %1"_s.arg(store::kSchemaVersion + 1)));
        const auto refused = store::migrate(*database);
        COMPARE_ERROR(refused, store::ErrorCode::NewerVersion);
        QCOMPARE(refused.error().version, store::kSchemaVersion + 1);
    }

    void twoProcessesMayMigrateAtOnce()
    {
        const support::Place place;
        const auto one = connected(place.path());
        const auto other = connected(place.path());
        QCOMPARE(*store::schemaVersion(*other), 0);
        VERIFY_OK(store::migrate(*one));
        VERIFY_OK(store::migrate(*other));
    }

    void everyTableIsStrict()
    {
        const support::Place place;
        const auto database = connected(place.path());
        VERIFY_OK(store::migrate(*database));
        const auto loose =
            database->value(u"SELECT group_concat(name) FROM pragma_table_list WHERE schema = 'main' AND "
                            u"strict = 0 AND name NOT LIKE 'sqlite_%'"_s);
        VERIFY_OK(loose);
        QCOMPARE(loose->toString(), QString());
    }
};

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
