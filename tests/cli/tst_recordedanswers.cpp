// Every recorded game through the command line's own answers: the same fields with the same values as the
// rules give them, and a sentence to each.
#include "cli/answer.h"
#include "expectation.h"
#include "recordedgame.h"

#include <QJsonDocument>
#include <QTest>
#include <set>

using namespace Qt::StringLiterals;

namespace {

const std::set<QString> kStateFields{
    u"phase"_s, u"turn"_s,   u"direction"_s, u"side"_s,   u"top"_s,         u"color"_s,
    u"hands"_s, u"uno"_s,    u"drawPile"_s,  u"out"_s,    u"discardPile"_s, u"due"_s,
    u"round"_s, u"dealer"_s, u"target"_s,    u"totals"_s, u"winners"_s};

QJsonObject answerTo(rules::Match &match, const rules::Event &event)
{
    static const words::Language kEnglish(u"en"_s);
    const cli::Answer answer = cli::judge(match, event, kEnglish);
    cli::JsonWriter json;
    json.beginObject();
    cli::write(json, answer, match.state());
    return QJsonDocument::fromJson(QByteArray::fromStdString(json.endObject().json())).object();
}

} // namespace

class TestRecordedAnswers : public QObject {
    Q_OBJECT

private slots:
    void answersAreWhatTheRecordExpects_data()
    {
        QTest::addColumn<QString>("record");
        for (const QString &name : recordNames())
            QTest::newRow(qUtf8Printable(name)) << name;
    }
    void answersAreWhatTheRecordExpects()
    {
        QFETCH(QString, record);
        RecordedGame game;
        for (const QByteArray &line : linesOf(record)) {
            const auto event = game.read(line).value();
            if (!event)
                continue;
            const QJsonObject answer = answerTo(game.match(), *event);
            const QString expected = QString::fromUtf8(line.mid(line.indexOf("#=") + 2));
            const QStringList found = objections(expected, answer);
            QVERIFY2(found.isEmpty(), qPrintable(QString::fromUtf8(line) + u'\n' + found.join(u'\n')));
            QVERIFY2(!answer[u"message"].toString().isEmpty(), line);
            const QStringList fields = answer[u"state"].toObject().keys();
            const rules::MatchState &state = game.match().state();
            std::set<QString> wanted = kStateFields;
            if (state.inRound && !state.isOver() && state.table->penalty > 0)
                wanted.insert(u"penalty"_s);
            QVERIFY2(std::set<QString>(fields.begin(), fields.end()) == wanted, line);
        }
        QVERIFY(game.hasBegun());
    }
};

QTEST_GUILESS_MAIN(TestRecordedAnswers)
#include "tst_recordedanswers.moc"
