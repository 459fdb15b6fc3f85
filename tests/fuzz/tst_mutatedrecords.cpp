// The recorded games, spoilt by chance: whatever comes in, the reader and the referee neither crash nor
// contradict themselves. ./dev fuzz goes on from here for as long as one likes.
#include "chance.h"
#include "foldanything.h"
#include "recordedgame.h"

#include <QTest>

namespace {

using Lines = QList<QByteArray>;

QByteArray spoiltBytes(QByteArray bytes, Chance &chance)
{
    for (std::size_t i = 1 + chance.below(4); i > 0; --i) {
        const auto at = qsizetype(chance.below(std::size_t(bytes.size())));
        if (chance.percent(50))
            bytes[at] = char(chance.below(256));
        else
            bytes.remove(at, qsizetype(chance.below(8)));
        if (bytes.isEmpty())
            return bytes;
    }
    return bytes;
}

// Lines left out, told twice, told in another order or taken from another record.
Lines spoiltLines(Lines lines, const Lines &other, Chance &chance)
{
    for (std::size_t i = 1 + chance.below(6); i > 0 && lines.size() > 1; --i) {
        const auto at = qsizetype(chance.below(std::size_t(lines.size())));
        switch (chance.below(4)) {
        case 0: lines.removeAt(at); break;
        case 1: lines.insert(at, lines[at]); break;
        case 2: lines.swapItemsAt(at, qsizetype(chance.below(std::size_t(lines.size())))); break;
        default: lines.insert(at, chance.oneOf(other)); break;
        }
    }
    return lines;
}

} // namespace

class TestMutatedRecords : public QObject {
    Q_OBJECT

private slots:
    void nothingThatComesInBreaksTheReferee()
    {
        constexpr int kOfEach = 20;
        const QStringList records = recordNames();
        QVERIFY(!records.isEmpty());
        Chance chance(1);
        for (const QString &record : records) {
            const Lines lines = linesOf(record);
            for (int i = 0; i < kOfEach; ++i) {
                const Lines other = linesOf(records[qsizetype(chance.below(std::size_t(records.size())))]);
                QByteArray bytes = spoiltLines(lines, other, chance).join('\n');
                if (chance.percent(30))
                    bytes = spoiltBytes(bytes, chance);
                const std::string objection = foldAnything({bytes.constData(), std::size_t(bytes.size())});
                QVERIFY2(objection.empty(), qPrintable(QString::fromStdString(objection) + '\n' + bytes));
            }
        }
    }

    void recordsThemselvesAreInOrder()
    {
        for (const QString &record : recordNames()) {
            const QByteArray bytes = linesOf(record).join('\n');
            QCOMPARE(foldAnything({bytes.constData(), std::size_t(bytes.size())}), std::string());
        }
    }
};

QTEST_APPLESS_MAIN(TestMutatedRecords)
#include "tst_mutatedrecords.moc"
