// Faces: what is printed on one side of one card.
#include "notation/cards.h"

#include <QTest>
#include <set>

using namespace rules;

namespace {

Face face(const QString &text)
{
    const std::string word = text.toStdString();
    notation::Scanner scanner(word);
    return notation::readCard(scanner).value();
}

} // namespace

class TestCards : public QObject {
    Q_OBJECT

private slots:
    void everyCodeIsAFaceOfItsOwn()
    {
        std::set<std::string> texts;
        for (int code = 0; code < Face::kCount; ++code) {
            QCOMPARE(Face::fromCode(code).code(), code);
            texts.insert(notation::write(Face::fromCode(code)));
        }
        QCOMPARE(int(texts.size()), Face::kCount);
    }

    void aFaceIsMadeOfColourAndKind_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("color"); // -1: none
        QTest::addColumn<int>("value");
        const auto row = [](const char *text, Kind kind, int color, int value = 0) {
            QTest::newRow(text) << text << int(kind) << color << value;
        };
        row("B0", Kind::Number, int(Color::Blue), 0);
        row("B7", Kind::Number, int(Color::Blue), 7);
        row("V9", Kind::Number, int(Color::Purple), 9);
        row("G+1", Kind::DrawOne, int(Color::Green));
        row("T+5", Kind::DrawFive, int(Color::Teal));
        row("RR", Kind::Reverse, int(Color::Red));
        row("OR", Kind::Reverse, int(Color::Orange));
        row("YS", Kind::Skip, int(Color::Yellow));
        row("PE", Kind::SkipEveryone, int(Color::Pink));
        row("YF", Kind::Flip, int(Color::Yellow));
        row("OF", Kind::Flip, int(Color::Orange));
        row("W", Kind::Wild, -1);
        row("W+2", Kind::WildDrawTwo, -1);
        row("W+C", Kind::WildDrawColor, -1);
    }
    void aFaceIsMadeOfColourAndKind()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(int, color);
        QFETCH(int, value);
        const Face read = face(text);
        QCOMPARE(int(read.kind()), kind);
        QCOMPARE(read.color() ? int(*read.color()) : -1, color);
        QCOMPARE(read.isWild(), color < 0);
        QCOMPARE(read.value(), value);

        const Face made = color < 0      ? Face::wild(Kind(kind))
            : Kind(kind) == Kind::Number ? Face::number(Color(color), value)
                                         : Face::action(Color(color), Kind(kind));
        QVERIFY(made == read);
    }

    void aFaceBelongsToItsSide_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("light");
        QTest::addColumn<bool>("dark");
        QTest::newRow("a blue card is light") << "B7" << true << false;
        QTest::newRow("a yellow Flip is light") << "YF" << true << false;
        QTest::newRow("a pink card is dark") << "P7" << false << true;
        QTest::newRow("a purple Flip is dark") << "VF" << false << true;
        QTest::newRow("a Wild is on both") << "W" << true << true;
        QTest::newRow("a Wild Draw Two is light") << "W+2" << true << false;
        QTest::newRow("a Wild Draw Color is dark") << "W+C" << false << true;
    }
    void aFaceBelongsToItsSide()
    {
        QFETCH(QString, text);
        QFETCH(bool, light);
        QFETCH(bool, dark);
        QCOMPARE(face(text).isOn(Side::Light), light);
        QCOMPARE(face(text).isOn(Side::Dark), dark);
    }

    void symbolsMatchWhateverTheColour_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("same");
        QTest::newRow("the same number") << "B7"
                                         << "R7" << true;
        QTest::newRow("another number") << "B7"
                                        << "B8" << false;
        QTest::newRow("the same action") << "BS"
                                         << "YS" << true;
        QTest::newRow("another action") << "BS"
                                        << "BR" << false;
        QTest::newRow("a number and an action") << "B1"
                                                << "B+1" << false;
        QTest::newRow("a Wild has no symbol to match") << "W"
                                                       << "W" << false;
        QTest::newRow("a Wild and a card") << "W"
                                           << "B7" << false;
        QTest::newRow("a zero and a card") << "B0"
                                           << "R0" << true;
    }
    void symbolsMatchWhateverTheColour()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(bool, same);
        QCOMPARE(face(one).sameSymbol(face(other)), same);
        QCOMPARE(face(other).sameSymbol(face(one)), same);
    }

    void fourColoursASide()
    {
        for (const Side side : {Side::Light, Side::Dark}) {
            for (const Color color : colorsOf(side))
                QVERIFY(sideOf(color) == side);
            QVERIFY(other(other(side)) == side && other(side) != side);
        }
    }
};

QTEST_APPLESS_MAIN(TestCards)
#include "tst_cards.moc"
