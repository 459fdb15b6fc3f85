// Plays the recorded games of tests/records and holds what the referee says against what each record expects.
// A new one is added by dropping in a file.
#include "answer.h"
#include "expectation.h"
#include "notation/record.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

// A record as it is played: every line in turn, with the match as it stands.
class Playing {
public:
    // The event of the line; empty where it has none or cannot be read.
    std::optional<rules::Event> read(const QByteArray &line)
    {
        const std::vector<std::string> names = m_match ? notation::namesOf(m_match->book()) : m_none;
        const auto event = m_reader.next(std::string_view(line.constData(), std::size_t(line.size())), names);
        if (!event) {
            m_unreadable = u"cannot be read from column %1 on"_s.arg(event.error().column);
            return std::nullopt;
        }
        if (*event && !m_match)
            m_match.emplace(m_reader.setup());
        return *event;
    }
    [[nodiscard]] const QString &unreadable() const { return m_unreadable; }
    [[nodiscard]] rules::Match &match() { return *m_match; }
    [[nodiscard]] const rules::Setup &setup() const { return m_reader.setup(); }

private:
    const std::vector<std::string> m_none;
    notation::RecordReader m_reader;
    std::optional<rules::Match> m_match;
    QString m_unreadable;
};

int cardsOf(const QJsonObject &state)
{
    int cards = state[u"drawPile"].toInt() + state[u"discardPile"].toInt();
    for (const QJsonValue hand : state[u"hands"].toObject())
        cards += hand.toInt();
    return cards;
}

QStringList objectionsToEvent(Playing &playing, const rules::Event &event, const QString &expectation)
{
    const rules::MatchState before = playing.match().state();
    const rules::Verdict verdict = playing.match().call(event);
    const rules::MatchState &after = playing.match().state();
    const QJsonObject answer = answerTo(event, verdict, after);
    const QJsonObject state = answer[u"state"].toObject();

    QStringList found = objections(expectation, answer);
    if (!verdict.taken() && !(after == before))
        found.append(u"refused, and yet something changed"_s);
    if (!state[u"hands"].isNull() && cardsOf(state) != playing.setup().edition->deckSize)
        found.append(u"%1 cards in all"_s.arg(cardsOf(state)));
    return found;
}

QStringList objectionsToRecord(const QList<QByteArray> &lines)
{
    Playing playing;
    QStringList found;
    int events = 0;
    for (qsizetype i = 0; i < lines.size() && playing.unreadable().isEmpty(); ++i) {
        const qsizetype mark = lines[i].indexOf("#=");
        const auto event = playing.read(lines[i]);
        QStringList here;
        if (!playing.unreadable().isEmpty())
            here.append(playing.unreadable());
        else if (event && mark < 0)
            here.append(u"says nothing of what is expected"_s);
        else if (!event && mark >= 0)
            here.append(u"expects something without an event"_s);
        else if (event)
            here = objectionsToEvent(playing, *event, QString::fromUtf8(lines[i].mid(mark + 2)));
        for (const QString &objection : here)
            found.append(u"line %1: %2"_s.arg(i + 1).arg(objection));
        events += event ? 1 : 0;
    }
    if (events == 0)
        found.append(u"has no event"_s);
    return found;
}

QList<QByteArray> linesOf(const QString &record)
{
    QFile file(QStringLiteral(RECORDS "/") + record);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().split('\n');
}

} // namespace

class TestRecords : public QObject {
    Q_OBJECT

private:
    static void everyRecord()
    {
        QTest::addColumn<QString>("record");
        for (const QString &name : QDir(QStringLiteral(RECORDS)).entryList({u"*.flip"_s}, QDir::Files))
            QTest::newRow(qUtf8Printable(name)) << name;
    }

private slots:
    void theFolderHasRecords()
    {
        QVERIFY(!QDir(QStringLiteral(RECORDS)).entryList({u"*.flip"_s}, QDir::Files).isEmpty());
    }

    void givesTheVerdictsItMust_data() { everyRecord(); }
    void givesTheVerdictsItMust()
    {
        QFETCH(QString, record);
        const QStringList found = objectionsToRecord(linesOf(record));
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    }

    void saysInItsFirstLineWhatItIsAbout_data() { everyRecord(); }
    void saysInItsFirstLineWhatItIsAbout()
    {
        QFETCH(QString, record);
        QVERIFY(linesOf(record).constFirst().startsWith("# "));
    }
};

QTEST_APPLESS_MAIN(TestRecords)
#include "tst_records.moc"
