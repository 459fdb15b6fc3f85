// Whatever happens in the recorded games, there are words for it in every language, without a blank left
// open.
#include "recordedgame.h"

#include "words/events.h"
#include "words/phases.h"
#include "words/verdicts.h"

#include <QRegularExpression>
#include <QTest>

using namespace rules;

class RecordWords : public QObject {
    Q_OBJECT
private slots:
    void everyEventIsTold_data();
    void everyEventIsTold();
};

void RecordWords::everyEventIsTold_data()
{
    QTest::addColumn<QString>("code");
    for (const words::LanguageName &language : words::languages())
        QTest::newRow(language.code.data()) << QString(language.code);
}

void RecordWords::everyEventIsTold()
{
    QFETCH(const QString, code);
    const words::Language language(code);
    static const QRegularExpression blank(QStringLiteral("%\\d|%n|\\(s\\)"));
    int told = 0;
    for (const QString &record : recordNames()) {
        RecordedGame game;
        for (const QByteArray &line : linesOf(record)) {
            const auto event = game.read(line);
            if (!event)
                break;
            if (!*event)
                continue;
            Match &match = game.match();
            const MatchState before = match.state();
            const bool undo = std::holds_alternative<Undo>(**event);
            const Event *next = undo ? match.nextUndo() : match.nextRedo();
            const std::optional<Event> back = next ? std::optional(*next) : std::nullopt;
            const Verdict verdict = match.call(**event);
            const MatchState &after = match.state();

            const words::People people(*after.book);
            const QStringList texts{
                words::sentence(language, verdict, {before, after, people, back ? &*back : nullptr}),
                words::describe(language, spoken(**event, verdict), people, &before),
                words::phaseSentence(language, after, people),
            };
            for (const QString &text : texts) {
                const bool whole = !text.isEmpty() && !blank.match(text).hasMatch();
                QVERIFY2(whole, qPrintable(record + ": " + QString::fromUtf8(line) + ": " + text));
            }
            ++told;
        }
    }
    QVERIFY(told > 1000);
}

QTEST_APPLESS_MAIN(RecordWords)
#include "tst_recordwords.moc"
