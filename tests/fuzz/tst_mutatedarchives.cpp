// Archives spoilt by chance: whatever comes in, nothing crashes, nothing that was changed or cut off is taken
// for whole, and nothing is taken that cannot be written again. ./dev fuzz goes on from here for as long as
// one likes.
#include "chance.h"
#include "chaos.h"
#include "readanyarchive.h"
#include "storetest.h"

#include "store/archive.h"
#include "store/transaction.h"

#include <QBuffer>

using namespace Qt::StringLiterals;

namespace {

QByteArray spoilt(QByteArray bytes, Chance &chance)
{
    for (std::size_t i = 1 + chance.below(3); i > 0 && !bytes.isEmpty(); --i) {
        const auto at = qsizetype(chance.below(std::size_t(bytes.size())));
        switch (chance.below(3)) {
        case 0: bytes[at] = char(chance.below(256)); break;
        case 1: bytes.remove(at, qsizetype(chance.below(8))); break;
        default: bytes.insert(at, bytes.mid(qsizetype(chance.below(std::size_t(bytes.size()))), 8)); break;
        }
    }
    return bytes;
}

QByteArray spoiltLines(const QByteArray &bytes, Chance &chance)
{
    QList<QByteArray> lines = bytes.split('\n');
    for (std::size_t i = 1 + chance.below(3); i > 0; --i) {
        const auto at = qsizetype(chance.below(std::size_t(lines.size())));
        switch (chance.below(3)) {
        case 0: lines.insert(at, lines[at]); break;
        case 1: lines.swapItemsAt(at, qsizetype(chance.below(std::size_t(lines.size())))); break;
        default: lines.removeAt(at); break;
        }
        if (lines.isEmpty())
            return {};
    }
    return lines.join('\n');
}

} // namespace

class TestMutatedArchives : public support::StoreTest {
    Q_OBJECT

private:
    QByteArray archive(Chance &chance)
    {
        close();
        QFile::remove(place().path());
        reopen();
        (void)database().once(u"PRAGMA synchronous = OFF"_s); // only for speed
        auto transaction = store::Transaction::begin(database());
        for (std::size_t i = 0; i < 3; ++i) {
            const support::Chaos made = support::chaos(chance, 150);
            if (!store::mergeMatch(database(), made.match, made.fold))
                qFatal("not taken in");
        }
        if (!transaction->commit())
            qFatal("not committed");
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!store::writeArchive(database(), buffer))
            qFatal("not written");
        return buffer.data();
    }

private slots:
    void whateverComesInIsReadOrRefused()
    {
        constexpr int kArchives = 5;
        constexpr int kOfEach = 120;
        Chance chance(7);
        for (int i = 0; i < kArchives; ++i) {
            const QByteArray whole = archive(chance);
            QCOMPARE(readAnyArchive(whole), std::string());
            QCOMPARE(withEnd(whole), whole);
            for (int k = 0; k < kOfEach; ++k) {
                QByteArray bytes = chance.percent(30) ? spoiltLines(whole, chance) : spoilt(whole, chance);
                const std::string objection = readAnyArchive(bytes);
                QVERIFY2(objection.empty(), qPrintable(QString::fromStdString(objection) + u'\n' + bytes));
                if (chance.percent(50)) // or the checksum would keep everything out
                    bytes = withEnd(bytes);
                const std::string behind = readAnyArchive(bytes);
                QVERIFY2(behind.empty(), qPrintable(QString::fromStdString(behind) + u'\n' + bytes));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestMutatedArchives)
#include "tst_mutatedarchives.moc"
