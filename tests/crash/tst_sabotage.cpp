// Each call about a file that the command line makes fails, by each error that it can meet, once or from
// there on. Whatever it then does: it does not crash, does not say that it has done what it has not, loses
// nothing that it has acknowledged, and leaves a file that opens and nothing half done under a name that
// counts.
#include "sabotage.h"
#include "store/archive.h"
#include "store/filling.h"
#include "store/schema.h"
#include "store/verify.h"
#include "support.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>

#include <cstring>
#include <fcntl.h>
#include <ranges>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

const QByteArray kGame = "flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nstart B7\nAna: play B1\n"
                         "Ben: draw\nBen: pass\nAna: draw\nAna: pass\nBen: out dark\nAna: holds P5 W\n";
constexpr int kEvents = 9;

struct Ended {
    bool crashed = true;
    int status = -1;
    QByteArray out;
    QByteArray err;
    QByteArray hits; // the calls that failed
};

struct Way {
    int error = 0;
    bool lasting = false;
    int number = 0;
};

struct Content {
    QSet<QString> matches;
    int events = 0;
};

} // namespace

class TestSabotage : public QObject {
    Q_OBJECT

private:
    using Prepare = std::function<void(const QString &folder)>;
    using Check = std::function<QString(const QString &folder, const Ended &)>; // what is wrong

    struct Case {
        QStringList arguments; // what begins with "./" is in the folder
        QByteArray input;
        Prepare prepare;
        Check check;
    };

    // How many ways are tried of each command: evenly spread ones, or all.
    static qsizetype mostWays()
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue("FLIPSIDE_SABOTAGES", &given);
        return given ? number : 20;
    }

    void start(QProcess &process, const support::Place &place, const QStringList &arguments,
               const QString &plan) const
    {
        QStringList resolved;
        for (QString argument : arguments) {
            if (argument.startsWith(u"./"_s))
                argument = place.path(argument.mid(2));
            resolved << argument;
        }
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LD_PRELOAD"_s, QStringLiteral(FLIPSIDE_SABOTAGE));
        environment.insert(u"FLIPSIDE_SABOTAGE"_s, u"%1:%2:%3"_s.arg(place.folder(), plan, m_report.path()));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(FLIPSIDE_CLI), resolved);
    }

    Ended run(const support::Place &place, const Case &each, const Way &way) const
    {
        QFile::remove(m_report.path());
        QProcess process;
        start(process, place, each.arguments,
              u"%1:%2:%3"_s.arg(way.error).arg(way.number).arg(way.lasting ? u"on"_s : u"once"_s));
        process.write(each.input);
        process.closeWriteChannel();
        if (!process.waitForFinished(300'000)) {
            process.kill();
            process.waitForFinished();
        }
        const QByteArray report = support::contentOf(m_report.path());
        return {process.exitStatus() == QProcess::CrashExit, process.exitCode(),
                process.readAllStandardOutput(), process.readAllStandardError(),
                report.left(report.indexOf('\n'))};
    }

    // All ways in which the command can fail, by how many calls of each kind it makes.
    std::vector<Way> waysOf(const Case &each) const
    {
        const support::Place place;
        each.prepare(place.folder());
        const Ended ended = run(place, each, {});
        if (ended.status != 0 || ended.crashed)
            qFatal("fails without being sabotaged: %s", ended.err.constData());
        const QList<QByteArray> counts = support::contentOf(m_report.path()).split('\n').mid(1);
        if (counts.size() != qsizetype(crash::kCalls.size()))
            qFatal("the library was not there");
        std::vector<Way> all;
        for (const int error : crash::kErrors) {
            for (const bool lasting : {false, true}) {
                int calls = 0;
                for (std::size_t i = 0; i < crash::kCalls.size(); ++i) {
                    if (crash::canFail(crash::Call(crash::kCalls[i]), error, lasting))
                        calls += counts[qsizetype(i)].toInt();
                }
                for (int number = 1; number <= calls; ++number)
                    all.push_back({error, lasting, number});
            }
        }
        return all;
    }

    // What is in the file once nobody sabotages any more; null where it is not sound.
    static std::optional<Content> contentOf(const QString &path)
    {
        const auto database = store::open(path);
        if (!database)
            return std::nullopt;
        const auto verified = store::verify(**database);
        if (!verified || verified->first)
            return std::nullopt;
        Content content;
        const auto read =
            (*database)->each(u"SELECT id, events FROM match"_s, {}, [&](const store::Row &row) {
                content.matches.insert(row.text(0));
                content.events += row.number(1);
            });
        return read ? std::optional(content) : std::nullopt;
    }

    // Names that are neither among `expected` nor SQLite's own beside it.
    static QString leftOver(const QString &folder, const QStringList &expected, const Ended &ended)
    {
        if (ended.hits.contains(char(crash::Call::Remove)))
            return {}; // it could not be taken away
        for (const QString &name : QDir(folder).entryList(QDir::Files)) {
            if (!QDir::match(expected, name) && !name.endsWith(u"-wal"_s) && !name.endsWith(u"-shm"_s)
                && !name.endsWith(u".db-journal"_s))
                return u"left over: "_s + name;
        }
        return {};
    }

    void copy(const QString &from, const QString &to) const
    {
        if (!QFile::copy(m_stock.path(from), to))
            qFatal("cannot be copied");
    }

    Case playing() const
    {
        return {{u"--database"_s, u"./a.db"_s, u"play"_s, u"--json"_s},
                kGame,
                [](const QString &) {},
                [](const QString &folder, const Ended &ended) -> QString {
                    int taken = 0;
                    for (const QByteArray &line : ended.out.split('\n')) {
                        if (line.isEmpty())
                            continue;
                        const QString verdict =
                            QJsonDocument::fromJson(line).object().value(u"verdict"_s).toString();
                        if (verdict != u"legal"_s && verdict != u"challengeable"_s)
                            return u"an event was refused for one that was not kept: "_s
                                + QString::fromUtf8(line);
                        ++taken;
                    }
                    if ((ended.status == 0) != (taken == kEvents))
                        return u"%1 events were taken"_s.arg(taken);
                    if (taken == 0 && !QFile::exists(folder + u"/a.db"_s))
                        return {};
                    const auto content = contentOf(folder + u"/a.db"_s);
                    if (!content)
                        return u"it does not open"_s;
                    // One more may be on disk that it could not be sure of.
                    if (content->events < taken || content->events > taken + 1)
                        return u"%1 events were taken, %2 are kept"_s.arg(taken).arg(content->events);
                    // What was begun of a new file is brought to the newest version like any other.
                    return leftOver(folder, {u"a.db"_s, u"a-before-version-*.db"_s}, ended);
                }};
    }

    Case importing() const
    {
        return {{u"--database"_s, u"./a.db"_s, u"import"_s, u"./archive.jsonl"_s},
                {},
                [this](const QString &folder) {
                    copy(u"other.db"_s, folder + u"/a.db"_s);
                    copy(u"archive.jsonl"_s, folder + u"/archive.jsonl"_s);
                },
                [this](const QString &folder, const Ended &ended) -> QString {
                    const auto content = contentOf(folder + u"/a.db"_s);
                    if (!content)
                        return u"it does not open"_s;
                    if (!content->matches.contains(m_other.matches))
                        return u"what was there is gone"_s;
                    if (ended.status == 0 && !content->matches.contains(m_content.matches))
                        return u"not all is there"_s;
                    return leftOver(folder, {u"a.db"_s, u"archive.jsonl"_s}, ended);
                }};
    }

    Case backingUp() const
    {
        return {{u"--database"_s, u"./a.db"_s, u"backup"_s, u"./b.db"_s},
                {},
                [this](const QString &folder) { copy(u"stock.db"_s, folder + u"/a.db"_s); },
                [this](const QString &folder, const Ended &ended) -> QString {
                    const QString backup = folder + u"/b.db"_s;
                    if (ended.status != 0 && QFile::exists(backup))
                        return u"there is a copy nevertheless"_s;
                    for (const QString &file : {folder + u"/a.db"_s, backup}) {
                        if (file == backup && ended.status != 0)
                            continue;
                        const auto content = contentOf(file);
                        if (!content || content->matches != m_content.matches)
                            return u"not whole: "_s + file;
                    }
                    return leftOver(folder, {u"a.db"_s, u"b.db"_s}, ended);
                }};
    }

    Case restoring() const
    {
        return {{u"--database"_s, u"./a.db"_s, u"restore"_s, u"./b.db"_s},
                {},
                [this](const QString &folder) {
                    copy(u"other.db"_s, folder + u"/a.db"_s);
                    copy(u"stock.db"_s, folder + u"/b.db"_s);
                },
                [this](const QString &folder, const Ended &ended) -> QString {
                    if (ended.status == 0) {
                        const auto content = contentOf(folder + u"/a.db"_s);
                        if (!content || content->matches != m_content.matches)
                            return u"it is not the backup"_s;
                    }
                    bool kept = false;
                    for (const QString &name : QDir(folder).entryList({u"a*.db"_s}, QDir::Files)) {
                        const auto content = contentOf(folder + u'/' + name);
                        kept = kept || (content && content->matches == m_other.matches);
                    }
                    if (!kept)
                        return u"what was there is in no sound file"_s;
                    QStringList expected{u"a.db"_s, u"b.db"_s};
                    if (ended.status == 0)
                        expected += {u"a-replaced-*.db"_s, u"a-damaged-*.db"_s};
                    else if (ended.err.contains("is kept as")) // it may have been replaced all the same
                        expected << u"a-replaced-*.db"_s;
                    return leftOver(folder, expected, ended);
                }};
    }

    Case exporting() const
    {
        return {{u"--database"_s, u"./a.db"_s, u"export"_s, u"--archive"_s, u"-o"_s, u"./archive.jsonl"_s},
                {},
                [this](const QString &folder) { copy(u"stock.db"_s, folder + u"/a.db"_s); },
                [this](const QString &folder, const Ended &ended) -> QString {
                    const QString archive = folder + u"/archive.jsonl"_s;
                    if (QFile::exists(archive) != (ended.status == 0))
                        return u"an archive that does not count, or none"_s;
                    if (ended.status == 0
                        && support::contentOf(archive)
                            != support::contentOf(m_stock.path(u"archive.jsonl"_s)))
                        return u"the archive is not whole"_s;
                    const auto content = contentOf(folder + u"/a.db"_s);
                    if (!content || content->matches != m_content.matches)
                        return u"what was there is gone"_s;
                    return leftOver(folder, {u"a.db"_s, u"archive.jsonl"_s}, ended);
                }};
    }

    Case migrating() const
    {
        return {
            {u"--database"_s, u"./a.db"_s, u"players"_s},
            {},
            [this](const QString &folder) { copy(u"older.db"_s, folder + u"/a.db"_s); },
            [this](const QString &folder, const Ended &ended) -> QString {
                if (ended.status == 0 && versionOf(folder + u"/a.db"_s) != store::kSchemaVersion)
                    return u"it is of the older version"_s;
                const auto content = contentOf(folder + u"/a.db"_s);
                if (!content || content->matches != m_content.matches || content->events != m_content.events)
                    return u"what was there is gone"_s;
                const QStringList copies = QDir(folder).entryList({u"a-before-version-*.db"_s}, QDir::Files);
                if (copies.size() > 1 && !ended.hits.contains(char(crash::Call::Remove)))
                    return u"each attempt leaves a copy"_s;
                return leftOver(folder, {u"a.db"_s, u"a-before-version-*.db"_s}, ended);
            }};
    }

    static int versionOf(const QString &path)
    {
        const auto database = store::Database::connect(path);
        return database ? store::schemaVersion(**database).value_or(-1) : -1;
    }

    // The stock as it was before lines had checksums.
    void makeOlder() const
    {
        const auto older =
            store::Database::connect(m_stock.path(u"older.db"_s), store::Database::Access::Making);
        VERIFY_OK(older);
        store::Database &database = **older;
        VERIFY_OK(store::migrate(database, store::kWithChecksums - 1));
        VERIFY_OK(database.once(u"PRAGMA foreign_keys = OFF"_s));
        VERIFY_OK(database.run(u"ATTACH ? AS stock"_s, {m_stock.path(u"stock.db"_s)}));
        QStringList tables;
        VERIFY_OK(database.each(u"SELECT name FROM main.sqlite_schema WHERE type = 'table' AND "
                                u"name NOT LIKE 'sqlite%'"_s,
                                {}, [&](const store::Row &row) { tables << row.text(0); }));
        for (const QString &table : std::as_const(tables)) {
            QStringList columns;
            VERIFY_OK(database.each(u"SELECT name FROM pragma_table_info(?, 'main')"_s, {table},
                                    [&](const store::Row &row) { columns << row.text(0); }));
            const QString names = columns.join(u", "_s);
            VERIFY_OK(database.once(u"INSERT INTO main.%1 (%2) SELECT %2 FROM stock.%1"_s.arg(table, names)));
        }
    }

    support::Place m_stock;
    support::Place m_report;
    Content m_content; // of the stock
    Content m_other;

private slots:
    void initTestCase()
    {
        for (const auto &[name, matches, seed] :
             {std::tuple{u"stock.db"_s, 3, 1}, std::tuple{u"other.db"_s, 2, 2}}) {
            const auto database = store::open(m_stock.path(name));
            VERIFY_OK(database);
            VERIFY_OK(store::fillWithDemo(**database, matches, seed));
            if (seed != 1)
                continue;
            QFile archive(m_stock.path(u"archive.jsonl"_s));
            QVERIFY(archive.open(QIODevice::WriteOnly));
            VERIFY_OK(store::writeArchive(**database, archive));
        }
        const auto content = contentOf(m_stock.path(u"stock.db"_s));
        const auto other = contentOf(m_stock.path(u"other.db"_s));
        QVERIFY(content && other && content->matches.size() == 3 && other->matches.size() == 2);
        m_content = *content;
        m_other = *other;
        makeOlder();
    }

    void nothingIsLostOrPretended_data()
    {
        QTest::addColumn<int>("which");
        int which = 0;
        for (const char *name : {"play", "import", "backup", "restore", "export", "migrate"})
            QTest::newRow(name) << which++;
    }

    void nothingIsLostOrPretended()
    {
        QFETCH(int, which);
        const std::array cases{&TestSabotage::playing,   &TestSabotage::importing, &TestSabotage::backingUp,
                               &TestSabotage::restoring, &TestSabotage::exporting, &TestSabotage::migrating};
        const Case each = (this->*cases[std::size_t(which)])();
        const std::vector<Way> all = waysOf(each);
        const std::size_t tried = std::min(all.size(), std::size_t(mostWays()));
        int refused = 0;
        QStringList faults;
        for (std::size_t i = 0; i < tried; ++i) {
            const Way way = all[i * all.size() / tried];
            const support::Place place;
            each.prepare(place.folder());
            const Ended ended = run(place, each, way);
            QString wrong;
            if (ended.crashed)
                wrong = u"it crashed, or did not end"_s;
            else if (ended.status != 0 && ended.err.isEmpty())
                wrong = u"it failed without a word"_s;
            else if (ended.err.contains("“”"))
                wrong = u"it speaks of nothing"_s;
            else
                wrong = each.check(place.folder(), ended);
            refused += ended.status != 0;
            const QString where = u"%1, %2 at call %3 (%4): status %5, %6 · %7"_s
                                      .arg(QString::fromLatin1(std::strerror(way.error)),
                                           way.lasting ? u"from there on"_s : u"once"_s)
                                      .arg(way.number)
                                      .arg(QString::fromLatin1(ended.hits.left(1)))
                                      .arg(ended.status)
                                      .arg(wrong, QString::fromUtf8(ended.err));
            if (!wrong.isEmpty())
                faults << where;
        }
        qInfo("%zu of %zu ways tried, %d were refused", tried, all.size(), refused);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 20).join(u'\n')));
        QVERIFY(refused > 0);
    }

    // No room anywhere: what is said is about the right file, and true.
    void aFullDiskIsNamed_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("untrue");
        QTest::newRow("restore") << 3 << u"/b.db"_s;
        QTest::newRow("migrate") << 5 << u"a copy"_s;
        QTest::newRow("backup") << 2 << u"damaged"_s;
    }

    void aFullDiskIsNamed()
    {
        QFETCH(int, which);
        QFETCH(QString, untrue);
        const Case each = which == 3 ? restoring() : which == 5 ? migrating() : backingUp();
        for (int number = 1; number < 60; number += 7) {
            const support::Place place;
            each.prepare(place.folder());
            const Ended ended = run(place, each, {ENOSPC, true, number});
            QVERIFY(ended.status != 0 || ended.hits.isEmpty());
            QVERIFY2(!ended.err.contains(untrue.toUtf8()), ended.err);
        }
    }

    // A person sees that an event was not kept, makes room, and says it again.
    void withATerminalTheTableGoesOn()
    {
        const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
        QVERIFY(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0);
        const auto type = [&](const QByteArray &line) {
            return ::write(terminal, line.constData(), std::size_t(line.size())) == line.size();
        };
        const QString full = m_report.path() + u".on"_s;
        const support::Place place;
        QProcess process;
        process.setStandardInputFile(QString::fromLocal8Bit(ptsname(terminal)));
        QByteArray out;
        QByteArray err;
        start(process, place, {u"--database"_s, u"./a.db"_s, u"play"_s, u"--lang"_s, u"en"_s},
              u"%1:0:while"_s.arg(ENOSPC));
        const auto hears = [&](const char *text) {
            process.waitForReadyRead(10);
            out += process.readAllStandardOutput();
            err += process.readAllStandardError();
            return out.contains(text);
        };
        QVERIFY(type("nonsense\n")); // once it is answered, the file is open
        QTRY_VERIFY(!hears("nonsense") && err.contains("flipside 1"));
        QVERIFY(type("flipside 1\nedition flip2020\nplayers Ana, Ben\n"));
        support::write(full, "full");
        QVERIFY(type("round\n"));
        QTRY_VERIFY(!hears("round") && err.contains("The disk is full"));
        QVERIFY(QFile::remove(full));
        QVERIFY(type("round\nstart B7\n"));
        QTRY_VERIFY(hears("start B7"));
        support::write(full, "full");
        err.clear();
        QVERIFY(type("Ana: play B1\n"));
        QTRY_VERIFY(!hears("play B1") && err.contains("The disk is full"));
        QVERIFY(QFile::remove(full));
        QVERIFY(type("Ana: play B1\n"));
        QTRY_VERIFY(hears("play B1"));
        QVERIFY(type("\x04"));
        QTRY_COMPARE(process.state(), QProcess::NotRunning);
        QCOMPARE(process.exitCode(), 3); // one of them could not be kept
        ::close(terminal);
        const auto content = contentOf(place.path(u"a.db"_s));
        QVERIFY(content && content->events == 3);
    }

    // Without one, what comes next follows from what was not kept.
    void withoutATerminalItStops()
    {
        const Case each = playing();
        bool stopped = false;
        const std::vector<Way> all = waysOf(each);
        const auto last = std::ranges::find_if(
            std::views::reverse(all), [](const Way &way) { return way.error == ENOSPC && way.lasting; });
        for (int number = last->number; number > 0 && !stopped; --number) {
            const support::Place place;
            const Ended ended = run(place, each, {ENOSPC, true, number});
            stopped = ended.status == 3;
            if (!stopped)
                continue;
            const auto content = contentOf(place.path(u"a.db"_s));
            QVERIFY(content);
            // The last of them may be on disk although the disk was not sure of it.
            QVERIFY2(ended.err.contains(QByteArray::number(content->events) + " event")
                         || ended.err.contains(QByteArray::number(content->events - 1) + " event"),
                     ended.err);
        }
        QVERIFY(stopped);
    }
};

QTEST_GUILESS_MAIN(TestSabotage)
#include "tst_sabotage.moc"
