// Ten thousand matches out as an archive, into an empty file, and out again: the same bytes, in flat memory.
#include "report.h"

#include "store/archive.h"
#include "store/filling.h"
#include "store/importing.h"
#include "store/opening.h"
#include "store/verify.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <iostream>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

using Clock = std::chrono::steady_clock;

double seconds(Clock::time_point since)
{
    return std::chrono::duration<double>(Clock::now() - since).count();
}

template <typename T> T must(store::Result<T> result)
{
    if (result)
        return std::move(*result);
    std::cerr << result.error().detail.toStdString() << ' ' << result.error().file.toStdString() << '\n';
    std::exit(2);
}

QByteArray exported(store::Database &database, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !store::writeArchive(database, file) || !file.seek(0))
        std::exit(2);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(&file);
    return hash.result().toHex();
}

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const int matches = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 10'000;
    if (!QDir().mkpath(QStringLiteral(BENCH_FOLDER)))
        return 2;
    const QTemporaryDir folder(QStringLiteral(BENCH_FOLDER "/run-XXXXXX"));
    bench::Report report;
    const auto first = must(store::open(folder.filePath(u"first.db"_s)));
    auto start = Clock::now();
    if (!store::fillWithDemo(*first, matches, 1))
        return 2;
    report.figure({"make the matches", seconds(start)}, "s");
    report.figure({"events", double(must(first->value(u"SELECT sum(events) FROM match"_s)).toLongLong())},
                  "");

    start = Clock::now();
    const QByteArray before = exported(*first, folder.filePath(u"first.jsonl"_s));
    report.figure({"write the archive", seconds(start)}, "s");
    const double peak = peakMegabytes();

    const auto second = must(store::open(folder.filePath(u"second.db"_s)));
    start = Clock::now();
    const store::Imported imported = must(store::importFile(*second, folder.filePath(u"first.jsonl"_s)));
    report.figure({"referee and take it in", seconds(start)}, "s");
    report.ratio({"peak memory after importing", peakMegabytes()}, {"before", peak}, "MB", 1.5);
    const QByteArray after = exported(*second, folder.filePath(u"second.jsonl"_s));

    start = Clock::now();
    const store::Verified verified = must(store::verify(*second));
    report.figure({"verify", seconds(start)}, "s");
    const bool good = before == after && imported.added == matches && !verified.first;
    std::cout << (good ? "byte-identical, and verified\n" : "NOT identical\n");
    return good ? report.exitCode() : 1;
}
