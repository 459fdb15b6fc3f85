// Whatever is asked or done, and at whichever of its statements the file fails: it says so, and what was
// begun is taken back whole.
#include "questions.h"
#include "refusal.h"

using namespace Qt::StringLiterals;

class TestRefused : public support::AskingTest {
    Q_OBJECT

private:
    static bool isStatement(int action, QByteArrayView what)
    {
        switch (action) {
        case SQLITE_SELECT:
        case SQLITE_INSERT:
        case SQLITE_UPDATE:
        case SQLITE_DELETE: return true;
        case SQLITE_TRANSACTION: return what != "ROLLBACK";
        default: return false;
        }
    }

private slots:
    void everyStatementThatFailsIsNoticed()
    {
        fill();
        for (const Question &question : questions()) {
            bool refused = true;
            for (int nth = 0; refused; ++nth) {
                refused = false;
                int asked = 0;
                QByteArray which;
                const QString before = content();
                bool answered = false;
                {
                    const support::Refusal refusal(
                        place().path(), [&](int action, QByteArrayView what, QByteArrayView) {
                            const bool now = isStatement(action, what) && asked++ == nth;
                            if (now)
                                which = what.toByteArray();
                            refused = refused || now;
                            return now;
                        });
                    answered = question.answered();
                }
                const QString where = u"%1, statement %2 (%3)"_s.arg(question.name).arg(nth).arg(which);
                QVERIFY2(answered == !refused, qPrintable(where));
                if (refused && !question.isInParts)
                    QVERIFY2(content() == before, qPrintable(where));
                if (refused && question.isInParts) {
                    const auto verified = store::verify(database());
                    QVERIFY2(verified && !verified->first, qPrintable(where));
                }
            }
        }
    }

private:
    // How much there is of everything.
    QString content()
    {
        QStringList counts;
        for (const QString &table : rows(u"SELECT name FROM sqlite_schema WHERE type = 'table'"_s))
            counts << table + rows(u"SELECT count(*) FROM \"%1\""_s.arg(table)).join(u',');
        return counts.join(u' ');
    }
};

QTEST_GUILESS_MAIN(TestRefused)
#include "tst_refused.moc"
