// Everyday questions, as people type them: what comes first answers them.
#include "rulebook/finder.h"
#include "rulebook/texts.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr double kEnough = 0.9; // of the questions

struct Question {
    QStringList ids; // of the entries that answer it
    QString text;
};

QList<Question> questionsIn(const QString &language)
{
    QList<Question> questions;
    QFile file(QStringLiteral(QUESTIONS) + u'/' + language + u".txt"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll());
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const qsizetype colon = line.indexOf(u": "_s);
        if (!line.startsWith(u'#') && colon > 0)
            questions.append({line.first(colon).split(u", "_s), line.sliced(colon + 2)});
    }
    return questions;
}

} // namespace

class TestQuestions : public QObject {
    Q_OBJECT

private slots:
    void theFirstHitAnswers_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : rulebook::languages()) {
            if (!language.contains(u'_')) // a region is asked in its language
                QTest::newRow(qPrintable(language)) << language;
        }
    }
    void theFirstHitAnswers()
    {
        QFETCH(QString, language);
        const auto finder = rulebook::Finder::open(*rules::editionNamed("flip2020"), language);
        QVERIFY(finder);
        const QList<Question> questions = questionsIn(language);
        QVERIFY(questions.size() >= 40);
        QStringList missed;
        for (const Question &question : questions) {
            const QList<rulebook::Hit> hits = finder->find(question.text, 3);
            if (!hits.isEmpty() && question.ids.contains(hits.first().id))
                continue;
            QStringList found;
            for (const rulebook::Hit &hit : hits)
                found.append(hit.id);
            missed.append(
                u"%1 (%2): %3"_s.arg(question.text, question.ids.join(u", "_s), found.join(u", "_s)));
        }
        const qsizetype answered = questions.size() - missed.size();
        qInfo("%s: %lld of %lld", qPrintable(language), answered, questions.size());
        for (const QString &each : std::as_const(missed))
            qInfo("%s", qPrintable(each));
        QVERIFY2(double(answered) >= kEnough * double(questions.size()),
                 "Too many lead elsewhere first; they are listed above.");
    }

    void aSnippetShowsTheAnswer_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *language, const char *question, const char *answer) {
            QTest::newRow(question) << QString::fromLatin1(language) << QString::fromUtf8(question)
                                    << QString::fromUtf8(answer);
        };
        row("en", "can you put a plus two on a plus two", "No, not as printed: whoever is hit draws");
        row("en", "can I draw even though I can play", "Yes, every sheet allows it.");
        row("de", "muss ich so lange ziehen bis was passt", "Eine");
        row("es", "puedo jugar dos cartas iguales juntas", "No, ");
        row("fr", "peut-on passer son tour sans piocher", "Non");
        row("pt", "posso mudar a cor que escolhi", "Não");
    }
    void aSnippetShowsTheAnswer()
    {
        QFETCH(QString, language);
        QFETCH(QString, question);
        QFETCH(QString, answer);
        const auto finder = rulebook::Finder::open(*rules::editionNamed("flip2020"), language);
        QVERIFY(finder);
        const QString excerpt = finder->find(question, 1).value(0).excerpt;
        QVERIFY2(excerpt.startsWith(answer), qPrintable(excerpt));
    }
};

QTEST_GUILESS_MAIN(TestQuestions)
#include "tst_questions.moc"
