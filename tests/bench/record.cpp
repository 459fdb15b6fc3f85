// A long record through the program: 10,000 events, each answered with an object of JSON.
#include "orderlyrounds.h"
#include "report.h"

#include "notation/eventwriter.h"
#include "notation/record.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <sys/resource.h>

namespace {

constexpr int kEvents = 10'000;

QByteArray longRecord()
{
    rules::Setup setup = orderlySetup();
    QByteArray record = QByteArray::fromStdString(notation::writeHeader(setup));
    int events = 0;
    for (const DealtRound &round : orderlyRounds(kEvents / 50)) {
        record += "round dealer " + QByteArray::fromStdString(setup.players[round.dealt.dealer]) + '\n';
        ++events;
        for (const rules::Event &event : round.events) {
            record += QByteArray::fromStdString(notation::write(event, setup.players)) + '\n';
            if (++events == kEvents)
                return record;
        }
    }
    return {};
}

// Of all programs that were started from here and have ended.
double processorSecondsOfChildren()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval &time) { return double(time.tv_sec) + double(time.tv_usec) / 1e6; };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double processorSecondsOf(const QStringList &arguments, const QString &output)
{
    QProcess program;
    program.setStandardOutputFile(output);
    const double before = processorSecondsOfChildren();
    program.start(QStringLiteral(FLIPSIDE_CLI), arguments);
    program.waitForFinished(-1);
    return program.exitCode() == 0 ? processorSecondsOfChildren() - before : 1e9;
}

} // namespace

int main()
{
    const QTemporaryDir folder;
    const QString record = folder.filePath(QStringLiteral("long.flip"));
    const QString answers = folder.filePath(QStringLiteral("answers.json"));
    const QByteArray text = longRecord();
    QFile file(record);
    if (text.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(text) != text.size()
        || !file.flush())
        return 1;

    const double starting = processorSecondsOf({QStringLiteral("--version")}, answers);
    const double judging =
        processorSecondsOf({QStringLiteral("referee"), QStringLiteral("--json"), record}, answers);
    bench::Report report;
    report.ratio({"10,000 events through the program", judging}, {"a second", 1}, "s", 0.5);
    report.figure({"the program's start and end alone", starting * 1000}, "ms");
    return report.exitCode();
}
