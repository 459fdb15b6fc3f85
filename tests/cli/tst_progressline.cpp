// The line of progress: not before its time, percents or seconds, and gone at the end.
#include "cli/progressline.h"

#include <QTemporaryFile>
#include <QTest>

#include <csignal>

using cli::ProgressLine;
using namespace std::chrono_literals;

class ProgressLineTest : public QObject {
    Q_OBJECT

private:
    QTemporaryFile m_written;
    std::FILE *m_out = nullptr;

    QByteArray written()
    {
        QFile file(m_written.fileName());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init()
    {
        QVERIFY(m_written.open());
        m_out = std::fopen(QFile::encodeName(m_written.fileName()).constData(), "wb");
        QVERIFY(m_out);
    }
    void cleanup()
    {
        std::fclose(m_out);
        m_written.close();
    }

    void percentsAreToldAndWipedAtTheEnd()
    {
        {
            ProgressLine line({.shown = true, .patience = 1ms, .pause = 1ms}, m_out);
            const store::Progress progress = line.progress();
            QVERIFY(progress(1, 3)); // and nothing is stopped by it
            QTRY_VERIFY(written().contains("33%"));
        }
        QVERIFY(written().endsWith("\r\x1b[K"));
    }

    void aStopIsHeardOnceAndTheNextIsTheSystems()
    {
        ProgressLine line({.shown = false}, m_out);
        const store::Progress progress = line.stoppable();
        QVERIFY(progress(1, 2));
        std::raise(SIGINT);
        QVERIFY(!progress(1, 2));
        struct sigaction now { };
        QCOMPARE(sigaction(SIGINT, nullptr, &now), 0);
        QVERIFY(now.sa_handler == SIG_DFL);
        QVERIFY(line.stoppable()(1, 2)); // of the next work
    }

    void whatCannotTellHowFarItIsCountsSeconds()
    {
        const ProgressLine line({.shown = true, .patience = 1ms, .pause = 1ms}, m_out);
        QTRY_VERIFY(written().contains("0 s"));
    }

    void nothingIsWrittenBeforeItsTime()
    {
        { // an hour has not passed, so stopping may not take one either
            ProgressLine line({.shown = true, .patience = 1h}, m_out);
            QVERIFY(line.progress()(1, 2));
        }
        QCOMPARE(written(), QByteArray());
    }

    void nothingIsWrittenWhereNobodyLooks()
    {
        {
            ProgressLine line({.shown = false, .patience = 0ms, .pause = 0ms}, m_out);
            QVERIFY(line.progress()(1, 2));
        }
        QCOMPARE(written(), QByteArray());
    }
};

QTEST_GUILESS_MAIN(ProgressLineTest)
#include "tst_progressline.moc"
