// Opening: what is made, what is refused, what is put aside; and that a refused file stays as it was.
#include "store/schema.h"
#include "support.h"

#include <QDir>

using namespace Qt::StringLiterals;
using store::Database;
using store::ErrorCode;

class TestOpening : public QObject {
    Q_OBJECT

private:
    static void makeWithMatch(const QString &path)
    {
        const auto database = store::open(path);
        VERIFY_OK(database);
        auto match = store::OpenMatch::begin(**database, {support::setup(), {}});
        VERIFY_OK(match);
        QVERIFY(support::playOn(*match, 60, 5));
    }

private slots:
    void aNewFileIsMadeWithItsFolder()
    {
        const support::Place place;
        const QString path = place.folder() + u"/deep/er/flipside.db"_s;
        const auto database = store::open(path);
        VERIFY_OK(database);
        QCOMPARE(*store::schemaVersion(**database), store::kSchemaVersion);
        QVERIFY(QFile::exists(path));
    }

    void theLiveConnectionIsDurable()
    {
        const support::Place place;
        const auto database = store::open(place.path());
        VERIFY_OK(database);
        const auto pragma = [&](const QString &name) {
            return (*database)->value(u"PRAGMA "_s + name)->toString();
        };
        QCOMPARE(pragma(u"journal_mode"_s), u"wal"_s);
        QCOMPARE(pragma(u"synchronous"_s), u"2"_s); // FULL
        QCOMPARE(pragma(u"foreign_keys"_s), u"1"_s);
        QCOMPARE(pragma(u"application_id"_s), QString::number(store::kApplicationId));
        QCOMPARE(pragma(u"user_version"_s), QString::number(store::kSchemaVersion));
    }

    void whatIsThereStaysThere()
    {
        const support::Place place;
        makeWithMatch(place.path());
        const auto database = store::open(place.path());
        VERIFY_OK(database);
        QCOMPARE((*database)->value(u"SELECT count(*) FROM match"_s)->toInt(), 1);
        QCOMPARE(place.files().filter(u"before"_s), QStringList());
    }

    void aFolderThatCannotBeMadeIsNamed()
    {
        const support::Place place;
        support::write(place.path(u"file"_s), "in the way");
        COMPARE_ERROR(store::open(place.path(u"file/flipside.db"_s)), ErrorCode::NoFolder);
    }

    void onlyOpeningMakesAFile()
    {
        const support::Place place;
        for (const Database::Access access : {Database::Access::ReadWrite, Database::Access::ReadOnly})
            COMPARE_ERROR(Database::connect(place.path(), access), ErrorCode::Replaced);
        QCOMPARE(place.files(), QStringList());
    }

    void aNameMayHoldWhatMeansSomethingInAnAddress()
    {
        const support::Place place;
        const QString path = place.path(u"Ana & Ben? 100%25 #1 ü.db"_s);
        makeWithMatch(path);
        QVERIFY(QFile::exists(path));
        VERIFY_OK(Database::connect(path));
        QVERIFY2(place.files().size() == 1, qPrintable(place.files().join(u' ')));
    }

    void aLogIsOrphanedWhereItsFileIsGoneOrEmpty_data()
    {
        QTest::addColumn<QByteArray>("file"); // null: there is none
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<bool>("orphaned");
        QTest::newRow("gone") << QByteArray() << QByteArray("log") << true;
        QTest::newRow("empty") << QByteArray("") << QByteArray("log") << true;
        QTest::newRow("there") << QByteArray("file") << QByteArray("log") << false;
        QTest::newRow("an empty log") << QByteArray() << QByteArray("") << false;
        QTest::newRow("nothing at all") << QByteArray() << QByteArray() << false;
    }

    void aLogIsOrphanedWhereItsFileIsGoneOrEmpty()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, log);
        const support::Place place;
        if (!file.isNull())
            support::write(place.path(), file);
        if (!log.isNull())
            support::write(place.path() + u"-wal"_s, log);
        QTEST(store::isOrphaned(place.path()), "orphaned");
    }

    void aFolderIsNoFile()
    {
        const support::Place place;
        QVERIFY(QDir(place.folder()).mkdir(u"flipside.db"_s));
        COMPARE_ERROR(store::open(place.path()), ErrorCode::CannotOpen);
    }

    void aNewerFileIsRefusedUntouched()
    {
        const support::Place place;
        makeWithMatch(place.path());
        {
            const auto database = Database::connect(place.path());
            VERIFY_OK((*database)->once(u"PRAGMA user_version = 99"_s));
        }
        const QByteArray before = support::contentOf(place.path());
        const QStringList files = place.files();
        for (const store::Place where : {store::Place::Own, store::Place::Given}) {
            const auto refused = store::open(place.path(), where);
            COMPARE_ERROR(refused, ErrorCode::NewerVersion);
            QCOMPARE(refused.error().version, 99);
        }
        QCOMPARE(support::contentOf(place.path()), before);
        QCOMPARE(place.files(), files);
    }

    void anotherProgramsFileIsLeftAlone_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("with an application id") << u"PRAGMA application_id = 42"_s;
        QTest::newRow("without one") << u"CREATE TABLE theirs (a)"_s;
    }

    void anotherProgramsFileIsLeftAlone()
    {
        QFETCH(QString, sql);
        const support::Place place;
        {
            const auto database = Database::connect(place.path(), Database::Access::Making);
            VERIFY_OK((*database)->once(sql));
        }
        const QByteArray before = support::contentOf(place.path());
        COMPARE_ERROR(store::open(place.path()), ErrorCode::NotFlipside);
        QCOMPARE(support::contentOf(place.path()), before);
        QCOMPARE(place.files(), QStringList{u"flipside.db"_s});
    }

    void whatIsNoDatabaseIsLeftAloneWhereAPersonNamedIt()
    {
        const support::Place place;
        support::write(place.path(), "a picture, say");
        COMPARE_ERROR(store::open(place.path(), store::Place::Given), ErrorCode::NotFlipside);
        QCOMPARE(support::contentOf(place.path()), QByteArray("a picture, say"));
    }

    void aDamagedFileIsPutAsideAndNamed_data()
    {
        QTest::addColumn<QByteArray>("damage"); // over the beginning of the file
        QTest::addColumn<int>("at");
        QTest::newRow("all of its first page") << QByteArray(4096, 'x') << 0;
        QTest::newRow("its schema") << QByteArray(3900, 'x') << 100;
    }

    void aDamagedFileIsPutAsideAndNamed()
    {
        QFETCH(QByteArray, damage);
        QFETCH(int, at);
        const support::Place place;
        makeWithMatch(place.path());
        QByteArray content = support::contentOf(place.path());
        content.replace(at, damage.size(), damage);
        support::write(place.path(), content);

        const auto refused = store::open(place.path(), store::Place::Own);
        COMPARE_ERROR(refused, ErrorCode::Damaged);
        QVERIFY(refused.error().kept.contains(u"flipside-damaged-"_s));
        QCOMPARE(support::contentOf(refused.error().kept), content);
        QVERIFY(!QFile::exists(place.path()));

        VERIFY_OK(store::open(place.path(), store::Place::Own)); // begins anew
        QCOMPARE(support::contentOf(refused.error().kept), content);
    }

    void anOlderFileIsCopiedBeforeItIsMigrated()
    {
        const support::Place place;
        {
            const auto database = Database::connect(place.path(), Database::Access::Making);
            VERIFY_OK(store::migrate(**database, 1));
            VERIFY_OK((*database)->once(u"INSERT INTO player (id, name, color, mark, created) VALUES "
                                        u"(hex(randomblob(18)), 'Ana', 1, 1, 0)"_s));
        }
        const auto database = store::open(place.path());
        VERIFY_OK(database);
        QCOMPARE((*database)->value(u"SELECT name FROM player"_s)->toString(), u"Ana"_s);
        const QStringList copies = place.files().filter(u"before-version"_s);
        QCOMPARE(copies.size(), 1);
        const auto copy = Database::connect(place.path(copies.first()));
        VERIFY_OK(copy);
        QCOMPARE(*store::schemaVersion(**copy), 1);
        QCOMPARE((*copy)->value(u"SELECT name FROM player"_s)->toString(), u"Ana"_s);
    }

    void aMigrationThatFailsNamesTheCopy()
    {
        const support::Place place;
        {
            const auto database = Database::connect(place.path(), Database::Access::Making);
            VERIFY_OK(store::migrate(**database, 1));
            VERIFY_OK((*database)->once(u"CREATE TABLE match (sabotage)"_s));
        }
        const auto refused = store::open(place.path());
        COMPARE_ERROR(refused, ErrorCode::MigrationFailed);
        QVERIFY(QFile::exists(refused.error().kept));
        for (int i = 0; i < 3; ++i) // and no retry leaves another
            QCOMPARE(store::open(place.path()).error().kept, refused.error().kept);
        QCOMPARE(place.files().filter(u"before-version"_s).size(), 1);
        const auto database = Database::connect(place.path());
        QCOMPARE(*store::schemaVersion(**database), 1);
        VERIFY_OK((*database)->run(u"INSERT INTO player (id, name, color, mark, created) VALUES "
                                   u"(hex(randomblob(18)), 'Ana', 1, 1, 0)"_s));
        QVERIFY(store::open(place.path()).error().kept != refused.error().kept); // of what has changed since
        QCOMPARE(place.files().filter(u"before-version"_s).size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestOpening)
#include "tst_opening.moc"
