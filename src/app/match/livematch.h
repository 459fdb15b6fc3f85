// The match that is open: the only way from QML into its journal. An event is on disk before anything here
// changes; all state follows from the journal and the drafts.
#pragma once

#include "app/match/calls.h"
#include "app/match/challengedhand.h"
#include "app/match/logmodel.h"
#include "app/match/matchdrafts.h"
#include "app/match/onlyscored.h"
#include "app/match/refereeanswer.h"
#include "app/match/rulingsmodel.h"
#include "app/match/seatsmodel.h"
#include "app/match/tablestate.h"
#include "app/shell/language.h"
#include "app/shell/navigator.h"
#include "app/shell/storage.h"

namespace app {

class LiveMatch : public app::Calls {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId NOTIFY opened) // empty: no match is open
    Q_PROPERTY(app::TableState *table READ table CONSTANT)
    Q_PROPERTY(app::SeatsModel *seats READ seats CONSTANT)
    Q_PROPERTY(app::LogModel *log READ log CONSTANT)
    Q_PROPERTY(app::RulingsModel *rulings READ rulings CONSTANT) // in force, of those that matter to the deck
    Q_PROPERTY(app::ChallengedHand *challengedHand READ challengedHand CONSTANT)
    Q_PROPERTY(app::refereeanswer::Kind answer READ answer NOTIFY
                   answered) // what the referee said to the newest call
    Q_PROPERTY(bool refused READ isRefused NOTIFY answered) // it was not taken
    Q_PROPERTY(QString answerText READ answerText NOTIFY answered)
    Q_PROPERTY(QString answerRule READ answerRule NOTIFY answered) // id of the rule it rests on
    Q_PROPERTY(int answerFace READ answerFace NOTIFY answered) // the card it is about; -1 for none
    Q_PROPERTY(app::ChallengeOutcome outcome READ outcome NOTIFY answered) // of a challenge
    Q_PROPERTY(bool canLetStand READ canLetStand NOTIFY answered)
    Q_PROPERTY(
        QString trouble READ trouble NOTIFY troubleChanged) // why a call is not on disk; empty: all are
    Q_PROPERTY(app::onlyscored::Part onlyScored READ onlyScored NOTIFY onlyScoredChanged)

public:
    explicit LiveMatch(QObject *parent = nullptr);
    LiveMatch(Storage &storage, const Language &language, QObject *parent = nullptr);

    [[nodiscard]] QString matchId() const { return m_match ? m_match->id() : QString(); }
    [[nodiscard]] TableState *table() { return &m_table; }
    [[nodiscard]] SeatsModel *seats() { return &m_seats; }
    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] RulingsModel *rulings() { return &m_rulings; }
    [[nodiscard]] ChallengedHand *challengedHand() { return &m_hand; }
    [[nodiscard]] refereeanswer::Kind answer() const { return m_answer.kind; }
    [[nodiscard]] bool isRefused() const { return m_answer.isRefused(); }
    [[nodiscard]] QString answerText() const { return m_answer.text; }
    [[nodiscard]] QString answerRule() const { return m_answer.rule; }
    [[nodiscard]] int answerFace() const { return m_answer.face; }
    [[nodiscard]] const ChallengeOutcome &outcome() const { return m_answer.outcome; }
    [[nodiscard]] bool canLetStand() const { return m_answer.toLetStand.has_value(); }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] const std::vector<store::Contestant> &people() const
    {
        return m_people;
    } // by place in the roll
    [[nodiscard]] const store::OpenMatch *openMatch() const { return m_match ? &*m_match : nullptr; }

    Q_INVOKABLE bool open(const QString &id);
    bool begin(const store::NewMatch &match);
    Q_INVOKABLE void close();
    Q_INVOKABLE bool refresh(); // folds in what other processes wrote

    bool call(const rules::Event &event, const store::AppendOptions &options = {}) override;
    Q_INVOKABLE bool type(const QString &line); // "b7", "w=r", "d", "p", "u", or any line of table notation
    Q_INVOKABLE bool catchSomebody(); // whoever can be caught; too late is refused
    Q_INVOKABLE bool sitDown(const QString &name, int points); // known people are found however it is typed
    Q_INVOKABLE bool letStand(); // the play that was refused last
    Q_INVOKABLE void dismissAnswer();
    Q_INVOKABLE bool retry(); // what could not be written
    Q_INVOKABLE void dismissTrouble();

    Q_INVOKABLE bool stepBack(); // a card of the shown hand, then the challenge; else as undo()

    Q_INVOKABLE QString scoringName(bool tally) const;
    Q_INVOKABLE QString scoringSentence(bool tally, int target) const;
    Q_INVOKABLE QString name(int player) const { return m_names.value(player); } // of today
    [[nodiscard]] const MatchDrafts::All &drafts() const { return m_drafts.all(); }
    // Begun and not called yet; empty for none.
    Q_INVOKABLE QString draft(const QString &what) const { return m_drafts.value(what); }
    Q_INVOKABLE bool saveDraft(const QString &what, const QString &content);
    [[nodiscard]] onlyscored::Part onlyScored() const { return m_onlyScored; }
    Q_INVOKABLE bool onlyScoreRound(); // no card of the round that was just begun will be called
    Q_INVOKABLE bool callRound(); // its cards will be called after all
    Q_INVOKABLE app::Navigator::MatchPage pageToGoOn() const; // where this match goes on

    // For what is called in several steps.
    void answerTo(const rules::Event &event, const rules::Verdict &verdict);
    bool refuse(refereeanswer::Kind kind, const QString &why); // what was typed
    void dismissRefusal(); // leaves the answer to a call that was taken
    void setRetry(std::function<bool()> retry) { m_retry = std::move(retry); } // what could not be written

signals:
    void opened();
    void changed();
    void answered();
    void troubleChanged();
    void onlyScoredChanged();

private:
    struct Judged {
        rules::Event event;
        rules::Verdict verdict;
    };

    bool catchBy(rules::Actor who);
    bool use(store::Result<store::OpenMatch> match);
    void readPeople();
    void readOnlyScored();
    void update(bool oneMore);
    void setAnswer(const rules::Event &event, const rules::Verdict &verdict); // without a signal
    void replaceAnswer(RefereeAnswer answer); // by one that belongs to no event
    void retranslate();
    bool fail(const store::Error &error);
    bool showCounting(); // the headline with the hands counted so far; returns whether it changed

    Storage &m_storage;
    std::optional<store::OpenMatch> m_match;
    std::vector<store::Contestant> m_people; // by place in the roll
    QStringList m_names;
    MatchDrafts m_drafts;
    TableState m_table;
    SeatsModel m_seats;
    LogModel m_log;
    RulingsModel m_rulings;
    ChallengedHand m_hand;
    RefereeAnswer m_answer;
    std::optional<Judged> m_judged; // what the answer was made of
    QString m_trouble;
    std::function<bool()> m_retry; // what could not be written
    onlyscored::Part m_onlyScored = onlyscored::Part::Nothing;
};

} // namespace app
