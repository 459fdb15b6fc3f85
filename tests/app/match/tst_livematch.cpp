// The live match: every question of the table, what is refused, and a disk that cannot be written.
#include "app/match/livematch.h"
#include "app/shell/commandline.h"
#include "app/shell/context.h"
#include "recorder.h"

#include <QAbstractItemModelTester>
#include <QMetaEnum>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using app::LiveMatch;
using app::phase::Name;

namespace {

const QString kHeader = u"flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee\n"_s;
const QString kRound = kHeader + u"round\nstart B7\n"_s;

} // namespace

class tst_LiveMatch : public QObject {
    Q_OBJECT

private:
    [[nodiscard]] QStringList journal() const { return tables::journal(m_match->matchId()); }
    static int face(const char *notation) { return tables::Recorder().face(QLatin1String(notation)); }
    [[nodiscard]] const app::TableState &table() const { return *m_match->table(); }

    QTemporaryDir m_folder;
    int m_files = 0;
    std::unique_ptr<app::Context> m_context;
    std::unique_ptr<LiveMatch> m_match;

private slots:
    void init()
    {
        app::Options options;
        options.settings = m_folder.filePath(u"flipside.ini"_s);
        options.database = m_folder.filePath(QString::number(++m_files) + u".db"_s);
        options.language = u"en"_s;
        m_context = std::make_unique<app::Context>(options);
        m_match = std::make_unique<LiveMatch>(m_context->storage(), m_context->language());
    }
    void cleanup()
    {
        m_match.reset();
        m_context.reset();
    }

    void aPlayIsOnDiskBeforeItIsShown()
    {
        QVERIFY(tables::play(*m_match, kRound));
        QSignalSpy changed(m_match.get(), &LiveMatch::changed);
        connect(m_match.get(), &LiveMatch::changed, this,
                [&] { QCOMPARE(journal().constLast(), u"Ana: play B3"_s); });
        QVERIFY(m_match->play(face("B3")));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(m_match->answer(), app::refereeanswer::Kind::Taken);
        QCOMPARE(table().turn().headline, u"Ben plays"_s);
        QCOMPARE(table().pile().matches, u"Blue or 3"_s);
        QCOMPARE(table().turn().undoText, u"Ana: Blue 3"_s);
        QCOMPARE(table().pile().top, face("B3"));
        QCOMPARE(table().pile().below, face("B7"));
    }

    // Whoever looks whenever something says that it changed sees a table with the answer that belongs to it.
    void theAnswerComesWithItsTable()
    {
        QVERIFY(
            tables::play(*m_match, kRound + u"Ana: play W+2=G\nBen: accept\nCho: play G3\nDee: draw\n"_s));
        QSet<QString> seen;
        const auto look = [&] {
            seen.insert(
                QStringLiteral("%1 after %2, %3 shown")
                    .arg(table().turn().actorName)
                    .arg(QMetaEnum::fromType<app::refereeanswer::Kind>().valueToKey(int(m_match->answer())))
                    .arg(m_match->challengedHand()->faces().size()));
        };
        connect(m_match->table(), &app::TableState::turnChanged, this, look);
        connect(m_match->table(), &app::TableState::pileChanged, this, look);
        connect(m_match->table(), &app::TableState::chancesChanged, this, look);
        connect(m_match->table(), &app::TableState::challengeChanged, this, look);
        connect(m_match->seats(), &app::SeatsModel::changed, this, look);
        connect(m_match->log(), &QAbstractItemModel::rowsInserted, this, look);
        connect(m_match->challengedHand(), &app::ChallengedHand::changed, this, look);
        connect(m_match.get(), &LiveMatch::changed, this, look);
        connect(m_match.get(), &LiveMatch::answered, this, look);
        const auto only = [&](const QSet<QString> &expected) {
            QCOMPARE(seen, expected);
            seen.clear();
        };
        QVERIFY(!m_match->play(face("R5")));
        only({u"Dee after Illegal, 0 shown"_s});
        QVERIFY(m_match->pass());
        only({u"Ana after Taken, 0 shown"_s});
        QVERIFY(m_match->play(face("W+2"), int(rules::Color::Red)));
        only({u"Ben after Challengeable, 0 shown"_s});
        QVERIFY(m_match->challengedHand()->begin());
        QVERIFY(m_match->challengedHand()->show(face("R1")));
        seen.clear();
        QVERIFY(m_match->challengeGuilty());
        only({u"Ben after Guilty, 0 shown"_s});
        m_match->close();
        only({u" after None, 0 shown"_s});
    }

    void unchangedValuesSendNoSignal()
    {
        QVERIFY(tables::play(*m_match, kRound));
        QSignalSpy setup(m_match->table(), &app::TableState::setupChanged);
        QSignalSpy turn(m_match->table(), &app::TableState::turnChanged);
        QSignalSpy pile(m_match->table(), &app::TableState::pileChanged);
        QSignalSpy challenge(m_match->table(), &app::TableState::challengeChanged);
        QVERIFY(!m_match->play(face("R5")));
        QCOMPARE(turn.count(), 0);
        QVERIFY(m_match->setTurn(2));
        QCOMPARE(turn.count(), 1);
        QCOMPARE(pile.count(), 0);
        QVERIFY(m_match->play(face("B5")));
        QCOMPARE(pile.count(), 1);
        QCOMPARE(challenge.count(), 0);
        QCOMPARE(setup.count(), 0);
    }

    void modelsKeepTheirPromises()
    {
        QAbstractItemModelTester seats(m_match->seats());
        QAbstractItemModelTester log(m_match->log());
        QVERIFY(tables::play(*m_match, kRound + u"Ana: play B3\nBen: draw\nBen: pass\nundo\nundo\nredo"_s));
        QCOMPARE(m_match->seats()->count(), 4);
        QCOMPARE(m_match->log()->count(), 4);
        QCOMPARE(m_match->log()->index(0).data(app::LogModel::TextRole).toString(), u"Ben draws"_s);
        // A name and its number stay on one line.
        QCOMPARE(m_match->seats()->summary(),
                 u"Ana\u00a06\u00a0→ Ben\u00a08\u00a0→ Cho\u00a07\u00a0→ Dee\u00a07"_s);
        m_match->close();
        QCOMPARE(m_match->log()->count(), 0);
        QCOMPARE(m_match->seats()->count(), 0);
    }

    void theLineOfPlayersTellsWhichWayPlayGoes()
    {
        QVERIFY(tables::play(*m_match, kRound + u"Ana: play BR"_s));
        QCOMPARE(m_match->seats()->summary(),
                 u"Ana\u00a06\u00a0← Ben\u00a07\u00a0← Cho\u00a07\u00a0← Dee\u00a07"_s);
        QCOMPARE(m_match->seats()->spoken(),
                 u"Ana\u00a06, Ben\u00a07, Cho\u00a07, Dee\u00a07. Play goes to the right."_s);
        m_match->undo();
        QVERIFY(m_match->seats()->spoken().endsWith(u"Play goes to the left."_s));
    }

    void questionsNameTheirPhase_data()
    {
        QTest::addColumn<QString>("events");
        QTest::addColumn<Name>("phase");
        QTest::addColumn<QString>("actor");

        QTest::newRow("between rounds") << kHeader << Name::Round << QString();
        QTest::newRow("the start card") << QString(kHeader + u"round"_s) << Name::Start << u"Dee"_s;
        QTest::newRow("a turn") << kRound << Name::Turn << u"Ana"_s;
        QTest::newRow("after drawing") << QString(kRound + u"draw"_s) << Name::Drawn << u"Ana"_s;
        QTest::newRow("a colour") << QString(kRound + u"play W"_s) << Name::Color << u"Ana"_s;
        QTest::newRow("a new top card") << QString(kRound + u"play BF"_s) << Name::Top << u"Ana"_s;
        QTest::newRow("accept or challenge")
            << QString(kRound + u"play W+2=G"_s) << Name::Challenge << u"Ben"_s;
        QTest::newRow("how many were drawn")
            << QString(kRound + u"play BF\ntop P3\nplay W+C=T\naccept"_s) << Name::Took << u"Cho"_s;
        QTest::newRow("the hands") << QString(kRound + u"Ana: out light"_s) << Name::Holds << QString();
        QTest::newRow("over") << QString(kRound + u"stop"_s) << Name::Over << QString();
    }

    void questionsNameTheirPhase()
    {
        QFETCH(QString, events);
        QVERIFY(tables::play(*m_match, events));
        QTEST(table().turn().phase, "phase");
        QTEST(table().turn().actorName, "actor");
        QVERIFY(!table().turn().headline.isEmpty());
    }

    void onlyTheColorStaysWhenTheRoundIsOver()
    {
        QVERIFY(tables::play(*m_match, kRound + u"count Ana 2\n"_s));
        QCOMPARE(table().pile().matches, u"Blue or 7"_s);
        QVERIFY(tables::play(*m_match, kRound + u"count Ana 1\nAna: play B3\n"_s));
        QCOMPARE(table().turn().phase, app::phase::Name::Holds);
        QCOMPARE(table().pile().matches, u"Blue"_s);
    }

    void everyQuestionIsAnswered()
    {
        QVERIFY(tables::play(*m_match, kHeader));
        QVERIFY(m_match->beginRound());
        QVERIFY(m_match->startWith(face("B7")));
        QVERIFY(m_match->play(face("W")));
        QVERIFY(m_match->chooseColor(int(app::card::Color::Red)));
        QVERIFY(m_match->play(face("RF")));
        QVERIFY(m_match->nameTop(face("P3")));
        QVERIFY(m_match->play(face("W+C"), int(app::card::Color::Teal)));
        QCOMPARE(m_match->answer(), app::refereeanswer::Kind::Challengeable);
        QVERIFY(table().challenge().ifAccepted.contains(u"Dee"_s));
        QVERIFY(m_match->accept());
        QVERIFY(m_match->took(3));
        QVERIFY(m_match->draw());
        QVERIFY(m_match->pass());
        QCOMPARE(journal(),
                 (QStringList{u"round"_s, u"start B7"_s, u"Ana: play W"_s, u"Ana: color R"_s,
                              u"Ben: play RF"_s, u"top P3"_s, u"Cho: play W+C=T"_s, u"Dee: accept"_s,
                              u"Dee: took 3"_s, u"Ana: draw"_s, u"Ana: pass"_s}));
    }

    void aRefusedPlayCanBeLetStand()
    {
        QVERIFY(tables::play(*m_match, kRound));
        QVERIFY(!m_match->play(face("G4")));
        QCOMPARE(m_match->answer(), app::refereeanswer::Kind::Illegal);
        QCOMPARE(m_match->answerRule(), u"turn.match"_s);
        QCOMPARE(m_match->answerFace(), face("G4"));
        QVERIFY(m_match->canLetStand());
        QCOMPARE(table().turn().headline, u"Ana plays"_s);
        QVERIFY(m_match->letStand());
        QCOMPARE(journal().constLast(), u"Ana: force play G4"_s);
        QVERIFY(m_match->log()->index(0).data(app::LogModel::ForcedRole).toBool());
        QVERIFY(!m_match->canLetStand());
    }

    void aCardOfTheOtherSideCannotStand()
    {
        QVERIFY(tables::play(*m_match, kRound));
        QVERIFY(!m_match->play(face("P4")));
        QCOMPARE(m_match->answer(), app::refereeanswer::Kind::Impossible);
        QVERIFY(!m_match->canLetStand());
    }

    void unoCountsExactlyWhileItCounts()
    {
        QVERIFY(tables::play(*m_match, kRound));
        QVERIFY(!table().chances().canCallUno);
        QCOMPARE(table().chances().catchable, -1);
        QVERIFY(m_match->count(0, 2));
        QVERIFY(table().chances().canCallUno);
        QVERIFY(m_match->play(face("B3")));
        QCOMPARE(table().chances().catchable, 0);
        QVERIFY(m_match->seats()->index(0).data(app::SeatsModel::CatchableRole).toBool());
        QVERIFY(m_match->callUno());
        QCOMPARE(table().chances().catchable, -1);
        QVERIFY(m_match->seats()->index(0).data(app::SeatsModel::SaidUnoRole).toBool());
        QVERIFY(m_match->undo());
        QVERIFY(m_match->catchPlayer(0));
        QCOMPARE(m_match->seats()->cardsOf(0), 3);
        QCOMPARE(journal().constLast(), u"catch Ana"_s);
    }

    void undoGoesBackAcrossAFlip()
    {
        QVERIFY(tables::play(*m_match, kRound + u"play BF\ntop P3\nplay P5"_s));
        QCOMPARE(table().pile().side, app::card::Side::Dark);
        for (int i = 0; i < 3; ++i)
            QVERIFY(m_match->undo());
        QCOMPARE(table().pile().side, app::card::Side::Light);
        QCOMPARE(table().pile().top, face("B7"));
        QCOMPARE(table().turn().redoText, u"Ana: Blue Flip"_s);
        for (int i = 0; i < 3; ++i)
            QVERIFY(m_match->redo());
        QCOMPARE(table().pile().top, face("P5"));
        QVERIFY(table().turn().redoText.isEmpty());
    }

    void unoBeforeTheLastButOne()
    {
        QVERIFY(tables::play(*m_match, kRound + u"count Ana 2"_s));
        const QModelIndex ana = m_match->seats()->index(0);
        QVERIFY(!ana.data(app::SeatsModel::SaidUnoRole).toBool());
        QVERIFY(m_match->callUno());
        QVERIFY(ana.data(app::SeatsModel::SaidUnoRole).toBool());
        QVERIFY(m_match->play(face("B3")));
        QVERIFY(ana.data(app::SeatsModel::SaidUnoRole).toBool());
    }

    void aDiskThatCannotBeWrittenChangesNothing()
    {
        QVERIFY(tables::play(*m_match, kRound));
        const QStringList before = journal();
        // Another program holds the file.
        const auto other = store::Database::connect(m_context->storage().path());
        QVERIFY(other);
        (*other)->setPatience({});
        QVERIFY((*other)->once(u"BEGIN IMMEDIATE"_s));
        m_context->storage().database()->setPatience({});
        QVERIFY(!m_match->play(face("B3")));
        QVERIFY(!m_match->trouble().isEmpty());
        QCOMPARE(table().turn().headline, u"Ana plays"_s);
        QCOMPARE(table().pile().top, face("B7"));
        QCOMPARE(m_match->log()->count(), 2);
        QCOMPARE(journal(), before);
        QVERIFY(!m_match->retry());
        QVERIFY(!m_match->trouble().isEmpty());
        QVERIFY((*other)->once(u"ROLLBACK"_s));
        QVERIFY(m_match->retry());
        QVERIFY(m_match->trouble().isEmpty());
        QCOMPARE(table().turn().headline, u"Ben plays"_s);
        QCOMPARE(journal().constLast(), u"Ana: play B3"_s);
    }

    // What others wrote before the disk was full is on disk: it is shown, although this call failed.
    void whatOthersWroteIsShownWhereACallFails()
    {
        QVERIFY(tables::play(*m_match, kRound));
        const auto other = store::open(m_context->storage().path());
        QVERIFY(other);
        auto theirs = store::OpenMatch::open(**other, m_match->matchId());
        QVERIFY(theirs->append(rules::Draw{}));
        QVERIFY((*other)->once(u"CREATE TRIGGER full BEFORE INSERT ON event BEGIN "
                               u"SELECT raise(ABORT, 'disk full'); END"_s));
        QVERIFY(!m_match->pass());
        QVERIFY(!m_match->trouble().isEmpty());
        QCOMPARE(table().turn().phase, Name::Drawn);
        QCOMPARE(m_match->log()->count(), 3);
        QVERIFY((*other)->once(u"DROP TRIGGER full"_s));
        QVERIFY(m_match->retry());
        QCOMPARE(table().turn().headline, u"Ben plays"_s);
    }

    void onlyRulingsThatMatterAreOffered()
    {
        QVERIFY(tables::play(*m_match, kHeader));
        const auto names = [&] {
            QStringList found;
            const app::RulingsModel &rulings = *m_match->rulings();
            for (int row = 0; row < rulings.rowCount(); ++row)
                found.append(rulings.index(row).data(app::RulingsModel::Key).toString());
            return found;
        };
        QVERIFY(names().contains(u"last-flip"_s) && names().contains(u"start-flip"_s));
        QVERIFY(tables::play(*m_match, u"flipside 1\nedition mini56\nplayers Ana, Ben\n"_s));
        QVERIFY(!names().contains(u"last-flip"_s) && !names().contains(u"start-flip"_s));
    }

    void eventsOfAnotherProcessAreNoticed()
    {
        QVERIFY(tables::play(*m_match, kRound));
        QSignalSpy changed(m_match.get(), &LiveMatch::changed);
        const auto other = store::open(m_context->storage().path());
        QVERIFY(other);
        auto theirs = store::OpenMatch::open(**other, m_match->matchId());
        QVERIFY(theirs);
        QVERIFY(theirs->append(rules::Draw{}));
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(table().turn().phase, Name::Drawn);
        QCOMPARE(m_match->log()->index(0).data(app::LogModel::TextRole).toString(), u"Ana draws"_s);
        QVERIFY(theirs->append(rules::Pass{}));
        QVERIFY(m_match->play(face("B3"))); // folded in first: it is Ben who plays
        QCOMPARE(journal().constLast(), u"Ben: play B3"_s);
    }

    void peopleComeAndGo()
    {
        QVERIFY(tables::play(*m_match, kHeader));
        QVERIFY(m_match->join(u"Eli"_s, 40));
        QCOMPARE(m_match->seats()->count(), 5);
        QCOMPARE(m_match->name(4), u"Eli"_s);
        QVERIFY(m_match->leave(0));
        QVERIFY(m_match->setSeats({4, 3, 2, 1}));
        QCOMPARE(m_match->seats()->playerAt(0), 4);
        QVERIFY(m_match->setScoring(true));
        QVERIFY(m_match->setTarget(300));
        QVERIFY(m_match->setRule(u"tie"_s, u"round"_s));
        QVERIFY(!m_match->setRule(u"tie"_s, u"left"_s));
        QCOMPARE(journal(),
                 (QStringList{u"join Eli with 40"_s, u"leave Ana"_s, u"seats Eli, Dee, Cho, Ben"_s,
                              u"scoring tally"_s, u"target 300"_s, u"rule tie round"_s}));
    }

    void whoSitsDownIsKnownHoweverTheNameIsTyped()
    {
        QVERIFY(tables::play(*m_match, "flipside 1\nedition flip2020\nplayers Zoë, Uli\n"));
        QVERIFY(tables::play(*m_match, kHeader));
        QVERIFY(m_match->leave(0));
        QVERIFY(m_match->sitDown(u"zoe"_s, 20)); // from another match
        QVERIFY(m_match->sitDown(u" ana "_s, 20)); // who was here comes back with what she had
        QCOMPARE(journal(), (QStringList{u"leave Ana"_s, u"join Zoë with 20"_s, u"join Ana"_s}));
    }

    void correctionsAreTaken()
    {
        QVERIFY(tables::play(*m_match, kRound + u"Ana: play B3"_s));
        QVERIFY(m_match->setTurn(3));
        QVERIFY(m_match->setDirection(false));
        QVERIFY(!table().turn().toLeft);
        QVERIFY(m_match->setColor(int(app::card::Color::Red)));
        QVERIFY(m_match->setTop(face("G9")));
        QVERIFY(m_match->reshuffle());
        QVERIFY(m_match->setSide(app::card::Side::Dark));
        QCOMPARE(table().turn().phase, Name::Top);
        QVERIFY(m_match->voidRound());
        QCOMPARE(table().turn().phase, Name::Round);
    }

    void theSideIsKnownWithTheFirstCard()
    {
        QVERIFY(tables::play(*m_match, kHeader + u"round"_s));
        QVERIFY(!table().pile().sideKnown);
        QVERIFY(m_match->type(u"start B7"_s));
        QVERIFY(table().pile().sideKnown);
        QVERIFY(m_match->type(u"play BF"_s));
        QCOMPARE(table().turn().phase, Name::Top); // the new top is not, the side is
        QCOMPARE(table().pile().top, -1);
        QVERIFY(table().pile().sideKnown);
    }

    void whatIsSaidFollowsTheLanguage()
    {
        QVERIFY(tables::play(*m_match, kRound));
        QVERIFY(!m_match->play(face("G4")));
        const QString english = m_match->answerText();
        QSignalSpy retranslated(m_match->rulings(), &QAbstractItemModel::dataChanged);
        m_context->language().use(u"de"_s);
        QVERIFY(retranslated.constLast().at(2).value<QList<int>>().contains(app::RulingsModel::Name));
        QVERIFY(m_match->answerText() != english);
        QVERIFY(table().turn().headline != u"Ana plays"_s);
        QVERIFY(table().turn().headline.contains(u"Ana"_s));
        QVERIFY(m_match->canLetStand());
    }

    void whatIsWrittenOnThePileFollowsTheLanguage()
    {
        QVERIFY(tables::play(*m_match, kRound + u"count Ana 2\nAna: play BS\nAna: uno"_s));
        QCOMPARE(table().pile().matches, u"Blue or Skip"_s);
        QVERIFY(m_match->seats()->summary().startsWith(u"Ana\u00a01\u00a0UNO!"_s));
        m_context->language().use(u"es-ES"_s);
        QCOMPARE(table().pile().matches, u"Azul o “Pierde el turno”"_s);
        QVERIFY(m_match->seats()->summary().startsWith(u"Ana\u00a01\u00a0¡UNO!"_s));
    }
};

QTEST_GUILESS_MAIN(tst_LiveMatch)
#include "tst_livematch.moc"
