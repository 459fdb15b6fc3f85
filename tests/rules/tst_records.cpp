// Plays the recorded games of tests/records and holds what the referee says against what each record expects.
// A new one is added by dropping in a file.
#include "answer.h"
#include "expectation.h"
#include "recordedgame.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

int cardsOf(const QJsonObject &state)
{
    int cards = state[u"drawPile"].toInt() + state[u"discardPile"].toInt();
    for (const auto &hand : state[u"hands"].toObject())
        cards += hand.toInt();
    return cards;
}

QStringList objectionsToEvent(RecordedGame &game, const rules::Event &event, const QString &expectation)
{
    const rules::MatchState before = game.match().state();
    const rules::Verdict verdict = game.match().call(event);
    const rules::MatchState &after = game.match().state();
    const QJsonObject answer = answerTo(event, verdict, after);
    const QJsonObject state = answer[u"state"].toObject();

    QStringList found = objections(expectation, answer);
    if (!verdict.taken() && !(after == before))
        found.append(u"refused, and yet something changed"_s);
    if (!state[u"hands"].isNull() && cardsOf(state) != game.setup().edition->deckSize)
        found.append(u"%1 cards in all"_s.arg(cardsOf(state)));
    return found;
}

QStringList objectionsToLine(RecordedGame &game, const QByteArray &line)
{
    const qsizetype mark = line.indexOf("#=");
    const auto event = game.read(line);
    if (!event)
        return {u"cannot be read from column %1 on"_s.arg(event.error().column)};
    if (*event && mark < 0)
        return {u"says nothing of what is expected"_s};
    if (!*event)
        return mark < 0 ? QStringList{} : QStringList{u"expects something without an event"_s};
    return objectionsToEvent(game, **event, QString::fromUtf8(line.mid(mark + 2)));
}

} // namespace

class TestRecords : public QObject {
    Q_OBJECT

private:
    static void everyRecord()
    {
        QTest::addColumn<QString>("record");
        for (const QString &name : recordNames())
            QTest::newRow(qUtf8Printable(name)) << name;
    }

private slots:
    void theFolderHasRecords() { QVERIFY(!recordNames().isEmpty()); }

    void givesTheVerdictsItMust_data() { everyRecord(); }
    void givesTheVerdictsItMust()
    {
        QFETCH(QString, record);
        RecordedGame game;
        QStringList found;
        const QList<QByteArray> lines = linesOf(record);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            for (const QString &objection : objectionsToLine(game, lines[i]))
                found.append(u"line %1: %2"_s.arg(i + 1).arg(objection));
        }
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
        QVERIFY2(game.hasBegun(), "no event in it");
    }

    void saysInItsFirstLineWhatItIsAbout_data() { everyRecord(); }
    void saysInItsFirstLineWhatItIsAbout()
    {
        QFETCH(QString, record);
        QVERIFY(linesOf(record).constFirst().startsWith("# "));
    }

    void isTheSameWrittenAndReadAgain_data() { everyRecord(); }
    void isTheSameWrittenAndReadAgain()
    {
        QFETCH(QString, record);
        RecordedGame game = played(linesOf(record));
        RecordedGame again = played(written(game));
        const bool nothingStands = game.match().steps().empty();
        QVERIFY(nothingStands || again.match().state() == game.match().state());
    }

    void isTakenBackAndDoneAgainExactly_data() { everyRecord(); }
    void isTakenBackAndDoneAgainExactly()
    {
        QFETCH(QString, record);
        RecordedGame game = played(linesOf(record));
        const std::vector<rules::Match::Step> steps = game.match().steps();
        const auto stateAfter = [&](std::size_t events) {
            return events == 0 ? rules::begin(game.setup()) : steps[events - 1].state;
        };
        for (std::size_t left = steps.size(); left-- > 0;) {
            QVERIFY(game.match().call(rules::Undo{}).taken());
            QVERIFY(game.match().state() == stateAfter(left));
        }
        for (std::size_t done = 1; done <= steps.size(); ++done) {
            QVERIFY(game.match().call(rules::Redo{}).taken());
            QVERIFY(game.match().state() == stateAfter(done));
        }
    }
};

QTEST_APPLESS_MAIN(TestRecords)
#include "tst_records.moc"
