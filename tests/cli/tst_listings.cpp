// What is told of matches and people: which match was meant, a match as one object, what each figure is of.
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using program::Ended;

namespace {

const QByteArray kHeader = "flipside 1\nedition flip2020\nplayers Ana, Ben\n";
const QByteArray kRound = "round\nstart B7\nAna: play B1\nBen: out dark\nAna: holds P5 W\n";

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class ListingsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString &name) const { return m_folder->filePath(name); }
    Ended run(const QStringList &arguments, const QByteArray &input = {}) const
    {
        return program::run(QStringList{"--database", path("flipside.db")} + arguments, input);
    }
    QString played(const QByteArray &events = kRound) const // the id of a match
    {
        return run({"play", "--json"}, kHeader + events).objects().value(0)["id"].toString();
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aMatchIsShownAsOneObject()
    {
        const QString id = played();
        const QList<QJsonObject> told = run({"show", "--json", id.left(8)}).objects();
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.first()["id"].toString(), id);
        QCOMPARE(told.first()["players"][1]["total"].toInt(), 45);
        const QJsonObject round = told.first()["scoreboard"][0].toObject();
        QCOMPARE(round["out"].toString(), "Ben");
        QCOMPARE(round["side"].toString(), "dark");
        QCOMPARE(round["state"].toString(), "counts");
        QCOMPARE(round["scores"][0]["player"].toString(), "Ana");
        QCOMPARE(round["scores"][0]["points"].toInt(), 45);
        QCOMPARE(round["scores"][0]["held"].toArray(), (QJsonArray{"P5", "W"}));
    }

    void matchesThatBeginAlikeAreNamed()
    {
        const QByteArray record = "flipside 1\nedition flip2020\nplayers Ana, Ben\n";
        for (const char *end : {"1", "2"}) {
            write(path("one.flip"), record + "note id 0a000000-0000-4000-8000-00000000000" + end + "\n");
            QCOMPARE(run({"import", path("one.flip")}).status, 0);
        }
        for (const QStringList &arguments : {QStringList{"show", "0a"}, {"export", "0a"}, {"play", "0a"}}) {
            const Ended refused = run(arguments);
            QCOMPARE(refused.status, 1);
            QCOMPARE(refused.out, QByteArray());
            QVERIFY2(refused.err.contains("More than one match id begins with “0a”"), refused.err);
            for (const char *each : {"000000000001", "000000000002", "Ana 0, Ben 0"})
                QVERIFY2(refused.err.contains(each), refused.err);
        }
        const Ended none = run({"show", "0b"});
        QCOMPARE(none.status, 1);
        QCOMPARE(none.err, QByteArray("There is no match “0b”.\n"));
    }

    void aFileThatIsNotThereIsSaidToBe()
    {
        const Ended refused = run({"import", path("nofile")});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("nofile” cannot be read: No such file or directory"), refused.err);
    }

    void everyFigureSaysWhatItIsOf()
    {
        played("target 40\n" + kRound);
        run({"play"},
            "flipside 1\nedition mini56\nscoring tally 30\nplayers Ana, Ben\n"
            "round\nAna: out light\nBen: holds B5 W\nround\nAna: out light\nBen: holds B3\nstop\n");
        run({"play"}, "flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nvoid\n");
        const QJsonObject ben = run({"stats", "Ben", "--json"}).objects().first();
        QCOMPARE(ben["rounds"].toInt(),
                 ben["light"]["rounds"].toInt() + ben["dark"]["rounds"].toInt()
                     + ben["oneSided"]["rounds"].toInt());
        QCOMPARE(ben["given"].toInt(),
                 ben["light"]["given"].toInt() + ben["dark"]["given"].toInt()
                     + ben["oneSided"]["given"].toInt());
        QCOMPARE(ben["light"]["given"].toInt(), 0); // cards with one side are on neither
        QVERIFY(ben["oneSided"]["given"].toInt() > 0);
        QCOMPARE(ben["averageRoundOf"].toString(), "collect");
        const QByteArray told = run({"stats", "Ben"}).out;
        QVERIFY2(told.contains("% of those finished)") && told.contains("cards with one side"), told);
        QVERIFY2(told.contains("points per round 45, where the winner collects"), told);
    }
};

QTEST_GUILESS_MAIN(ListingsTest)
#include "tst_listings.moc"
