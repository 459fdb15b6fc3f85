// Long records through the program: 10,000 events, each answered with an object of JSON. One of rounds that
// were called, one of rounds that were only scored, with corrections: what a match keeps of each step must
// not grow.
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

QByteArray scoredRecord()
{
    QByteArray record = "flipside 1\nedition flip2020\nscoring tally 1000000\nplayers Ana, Ben\n";
    int round = 0;
    for (int events = 0; events < kEvents; events += 5) {
        record += "round\nAna: out light\nBen: holds 20\n";
        ++round;
        if (round % 2 == 0)
            record += "undo\nBen: holds 30\n";
        else
            record +=
                "amend " + QByteArray::number(round / 2 + 1) + " Ben out dark; Ana holds P5\ntarget 900000\n";
    }
    return record;
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
    const QString answers = folder.filePath(QStringLiteral("answers.json"));
    const double starting = processorSecondsOf({QStringLiteral("--version")}, answers);
    bench::Report report;
    const auto judge = [&](std::string_view what, const QByteArray &text) {
        QFile file(folder.filePath(QStringLiteral("long.flip")));
        const bool written = !text.isEmpty() && file.open(QIODevice::WriteOnly)
            && file.write(text) == text.size() && file.flush();
        const double judging = processorSecondsOf(
            {QStringLiteral("referee"), QStringLiteral("--json"), file.fileName()}, answers);
        report.ratio({what, written ? judging : 1e9}, {"a second", 1}, "s", 0.5);
    };
    judge("10,000 events through the program", longRecord());
    judge("10,000 events of scored rounds", scoredRecord());
    report.figure({"the program's start and end alone", starting * 1000}, "ms");
    return report.exitCode();
}
