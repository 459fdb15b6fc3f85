// The table rulings: their names and defaults, what the sheets say, and a recorded game for each choice.
#include "recordedgame.h"
#include "rules/rule.h"
#include "rules/sheets.h"

#include <QTest>
#include <set>

using namespace Qt::StringLiterals;
using namespace rules;

namespace {

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), qsizetype(utf8.size())); }

const Edition &named(const char *name) { return *editionNamed(name); }

// A recorded game, to be played by other rulings too.
struct Game {
    Setup setup;
    std::vector<Event> events; // refused ones as well
};

std::vector<Game> allGames()
{
    std::vector<Game> games;
    for (const QString &record : recordNames()) {
        RecordedGame game;
        Game &kept = games.emplace_back();
        for (const QByteArray &line : linesOf(record)) {
            const auto event = game.read(line);
            if (event && *event) {
                kept.events.push_back(**event);
                game.match().call(**event);
            }
        }
        kept.setup = game.setup();
    }
    return games;
}

// Whether anything but the rulings themselves is otherwise.
bool isSame(MatchState one, MatchState other)
{
    for (MatchState *state : {&one, &other}) {
        Book book = *state->book;
        book.rulings = {};
        state->book = std::make_shared<const Book>(std::move(book));
        if (state->table)
            state->table->rulings = {};
        state->before.reset();
    }
    return one == other && nextDealer(one) == nextDealer(other);
}

// Whether the game goes otherwise by the second setup, up to where it sets the ruling anew.
bool isDecisive(const Game &game, Ruling ruling, Choice otherwise)
{
    Setup changed = game.setup;
    changed.rulings.set(ruling, otherwise);
    Match match(game.setup);
    Match other(changed);
    for (const Event &event : game.events) {
        const auto *set = std::get_if<SetRuling>(&event);
        if (set && set->ruling == ruling)
            return false;
        if (match.call(event) != other.call(event) || !isSame(match.state(), other.state()))
            return true;
    }
    return false;
}

} // namespace

class TestRulings : public QObject {
    Q_OBJECT

private slots:
    void theyGoByTheirNames()
    {
        QCOMPARE(int(allRulings().size()), kRulingCount);
        for (const Ruling ruling : allRulings()) {
            QVERIFY(rulingNamed(nameOf(ruling)) == ruling);
            QVERIFY2(Rulings()[ruling] == choicesOf(ruling).front(), "the default comes first");
            std::set<std::string_view> names;
            for (const Choice choice : choicesOf(ruling)) {
                QVERIFY(choiceNamed(ruling, nameOf(ruling, choice)) == choice);
                names.insert(nameOf(ruling, choice));
            }
            QCOMPARE(names.size(), choicesOf(ruling).size());
            QCOMPARE(text(idOf(ruleOf(ruling))), u"ruling."_s + text(nameOf(ruling)));
        }
        QVERIFY(!rulingNamed("no-such-ruling"));
        QVERIFY(!choiceNamed(Ruling::FirstPlayer, "skip")); // of another ruling
        QVERIFY(nameOf(Ruling::FirstPlayer, Choice::Skip).empty());
    }

    void onlyTheSmallDeckHasAnotherDefault()
    {
        Rulings small;
        small.set(Ruling::LastDrawOne, Choice::None);
        QVERIFY(named("flip2019").rulings == Rulings());
        QVERIFY(named("flip2020").rulings == Rulings());
        QVERIFY(named("mini56").rulings == small);
    }

    void aSheetIsAsItWasPrinted()
    {
        Rulings spain;
        spain.set(Ruling::FirstPlayer, Choice::Right);
        spain.set(Ruling::UnoWindow, Choice::Played);
        Rulings canada;
        canada.set(Ruling::UnoWindow, Choice::Played);
        for (const Sheet &sheet : sheets()) {
            const Edition &edition = *editionNamed(sheet.edition);
            const bool ofSpain = sheet.language == "es-ES";
            const bool ofCanada = sheet.language == "fr";
            const Rulings wanted = ofSpain ? spain : ofCanada ? canada : edition.rulings;
            QVERIFY(rulingsOf(edition, sheet) == wanted);
            QVERIFY(rulingsIn(sheet.language, edition) == wanted);
        }
        QVERIFY(rulingsIn("es-ES", named("flip2020")) == Rulings()); // there is no such sheet
    }

    void theSheetsOfAnEditionSay_data()
    {
        QTest::addColumn<QString>("printed");
        QTest::addColumn<QString>("meaningless");
        QTest::newRow("flip2019") << u"first-player uno-window last-draw-one"_s << u"zero"_s;
        QTest::newRow("flip2020") << u"first-player start-flip uno-window last-draw-one"_s << u"zero"_s;
        QTest::newRow("mini56") << u"first-player uno-window"_s
                                << u"start-flip last-flip jump-in draw-color-most"_s;
    }
    void theSheetsOfAnEditionSay()
    {
        QFETCH(QString, printed);
        QFETCH(QString, meaningless);
        const Edition &edition = named(QTest::currentDataTag());
        QStringList said, others;
        for (const Ruling ruling : allRulings()) {
            if (isPrinted(edition, ruling))
                said << text(nameOf(ruling));
            if (!applies(edition, ruling))
                others << text(nameOf(ruling));
        }
        QCOMPARE(said.join(u' '), printed);
        QCOMPARE(others.join(u' '), meaningless);
    }

    void noSheetHasAHouseRule()
    {
        QVERIFY(isAsPrinted(Rulings()));
        for (const Ruling ruling : allRulings()) {
            Rulings rulings;
            rulings.set(ruling, choicesOf(ruling).back());
            QCOMPARE(isAsPrinted(rulings), !rowOf(ruling).house);
            QVERIFY(!rowOf(ruling).house || rowOf(ruling).printed.size() == 0);
        }
        for (const Edition &edition : editions())
            QVERIFY(isAsPrinted(edition.rulings));
    }

    void onlyADeckWithZerosHandsThemOn()
    {
        for (const Edition &edition : editions()) {
            for (const Ruling ruling : allRulings()) {
                for (const Choice choice : choicesOf(ruling)) {
                    const bool noZero = ruling == Ruling::Zero && choice == Choice::Pass && edition.twoSided;
                    QCOMPARE(canChoose(edition, ruling, choice), !noZero);
                }
            }
        }
    }

    // The referee asks for it, and a game of tests/records is there to show it.
    void everyChoiceDecidesARecordedGame()
    {
        const std::vector<Game> games = allGames();
        QStringList missing;
        for (const Ruling ruling : allRulings()) {
            const Choice usual = choicesOf(ruling).front();
            for (const Choice choice : choicesOf(ruling)) {
                const auto shows = [&](const Game &game) {
                    if (game.setup.rulings[ruling] != choice)
                        return false;
                    const auto differs = [&](Choice other) { return isDecisive(game, ruling, other); };
                    return choice == usual ? std::ranges::any_of(choicesOf(ruling).subspan(1), differs)
                                           : differs(usual);
                };
                if (std::ranges::none_of(games, shows))
                    missing << text(nameOf(ruling)) + u' ' + text(nameOf(ruling, choice));
            }
        }
        QVERIFY2(missing.isEmpty(),
                 qPrintable(u"no game in tests/records goes otherwise because of: "_s + missing.join(u", ")));
    }
};

// Nobody has a verdict that the referee did not give.
static_assert(!std::is_default_constructible_v<rules::Verdict>);

QTEST_APPLESS_MAIN(TestRulings)
#include "tst_rulings.moc"
