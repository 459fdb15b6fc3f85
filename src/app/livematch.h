// A match that is being played: the single door from QML into its journal. An event is on disk before
// anything here changes; the state is only the journal, and the drafts beside it.
#pragma once

#include "app/calls.h"
#include "app/challengeoutcome.h"
#include "app/logmodel.h"
#include "app/seatsmodel.h"
#include "app/tablestate.h"

#include <QVariantList>

namespace app {

class LiveMatch : public app::Calls {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId NOTIFY opened) // empty: no match is open
    Q_PROPERTY(app::TableState table READ table NOTIFY changed)
    Q_PROPERTY(app::SeatsModel *seats READ seats CONSTANT)
    Q_PROPERTY(app::LogModel *log READ log CONSTANT)
    Q_PROPERTY(Answer answer READ answer NOTIFY answered) // what the referee said to the newest call
    Q_PROPERTY(QString answerText READ answerText NOTIFY answered)
    Q_PROPERTY(QString answerRule READ answerRule NOTIFY answered) // id of the rule it rests on
    Q_PROPERTY(int answerFace READ answerFace NOTIFY answered) // the card it is about; -1 for none
    Q_PROPERTY(app::ChallengeOutcome outcome READ outcome NOTIFY answered) // of a challenge
    Q_PROPERTY(bool canLetStand READ canLetStand NOTIFY answered)
    Q_PROPERTY(
        QString trouble READ trouble NOTIFY troubleChanged) // why a call is not on disk; empty: all are
    Q_PROPERTY(QVariantList rulings READ rulings NOTIFY changed) // name, title, choice; choices: name, title
    Q_PROPERTY(bool challenging READ isChallenging NOTIFY shownChanged) // a hand is being shown
    Q_PROPERTY(QList<int> shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(bool shownTells READ shownTells NOTIFY shownChanged) // one of them says guilty

public:
    enum class Answer {
        None,
        Taken,
        Challengeable,
        Illegal,
        Impossible,
        Forced,
        Guilty,
        Innocent,
        Unreadable
    };
    Q_ENUM(Answer)

    explicit LiveMatch(QObject *parent = nullptr);

    [[nodiscard]] QString matchId() const { return m_match ? m_match->id() : QString(); }
    [[nodiscard]] const TableState &table() const { return m_table; }
    [[nodiscard]] SeatsModel *seats() { return &m_seats; }
    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] Answer answer() const { return m_answer; }
    [[nodiscard]] QString answerText() const { return m_answerText; }
    [[nodiscard]] QString answerRule() const { return m_answerRule; }
    [[nodiscard]] int answerFace() const { return m_answerFace; }
    [[nodiscard]] ChallengeOutcome outcome() const;
    [[nodiscard]] bool canLetStand() const { return m_refused.has_value(); }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] bool isChallenging() const { return m_challenging; }
    [[nodiscard]] const QList<int> &shown() const { return m_shown; }
    [[nodiscard]] bool shownTells() const;
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
    Q_INVOKABLE bool catchSomebody(); // who can be; where it is too late, the referee says so
    Q_INVOKABLE bool sitDown(const QString &name, int points); // however the name of who joins is typed
    Q_INVOKABLE bool letStand(); // the play that was refused last
    Q_INVOKABLE void dismissAnswer();
    Q_INVOKABLE bool retry(); // what could not be written
    Q_INVOKABLE void dismissTrouble();

    // The hand shown in a challenge, kept as a draft until all its cards are told.
    Q_INVOKABLE bool beginChallenge();
    Q_INVOKABLE bool cancelChallenge();
    Q_INVOKABLE bool show(int face); // with the last card the verdict falls
    Q_INVOKABLE bool unshow(int index);
    Q_INVOKABLE bool
    stepBack(); // the last card that was shown, then the challenge; where there is none, as undo()
    Q_INVOKABLE int copiesShown(int face) const { return int(m_shown.count(face)); }

    [[nodiscard]] QVariantList rulings() const;
    Q_INVOKABLE QString scoringName(bool tally) const;
    Q_INVOKABLE QString scoringSentence(bool tally, int target) const;
    Q_INVOKABLE int cardsOf(int player) const; // -1 where not known
    Q_INVOKABLE QString name(int player) const { return m_names.value(player); } // of today
    [[nodiscard]] std::map<QString, QString> drafts() const; // all that are kept
    Q_INVOKABLE QString draft(const QString &what) const; // begun and not called yet; empty for none
    Q_INVOKABLE bool saveDraft(const QString &what, const QString &content);
    Q_INVOKABLE bool onlyScoreRound(); // no card of the round that was just begun will be called
    Q_INVOKABLE bool isRoundOnlyScored() const; // and is on

signals:
    void opened();
    void changed();
    void answered();
    void troubleChanged();
    void shownChanged();

private:
    struct Said {
        rules::Event event;
        rules::Verdict verdict;
    };

    bool catchBy(rules::Actor who);
    bool take(store::Result<store::OpenMatch> match);
    void readPeople();
    void update(bool oneMore);
    void say(Answer answer, const QString &text, const QString &rule = {}, int face = -1);
    void answerTo(const rules::Event &event, const rules::Verdict &verdict);
    void retranslate();
    bool fail(const store::Error &error);
    void readShown();
    void dropShown(); // once there is nothing to challenge
    bool tellCounting(); // at the table, with the hands that are counted already; whether that changed it
    bool refuse(Answer answer, const QString &why); // what was typed
    bool tell(const QString &line); // of the shown hand
    bool keepShown(bool challenging, const QList<int> &shown);
    void setShown(bool challenging, const QList<int> &shown);

    std::optional<store::OpenMatch> m_match;
    std::vector<store::Contestant> m_people; // by place in the roll
    QStringList m_names;
    TableState m_table;
    SeatsModel m_seats;
    LogModel m_log;
    Answer m_answer = Answer::None;
    QString m_answerText;
    QString m_answerRule;
    int m_answerFace = -1;
    std::optional<Said> m_said; // what the answer was made of
    std::optional<rules::Play> m_refused;
    QString m_trouble;
    std::function<bool()> m_again; // what could not be written
    bool m_challenging = false;
    QList<int> m_shown;
};

} // namespace app
