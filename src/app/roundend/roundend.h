// The end of a round: who went out, what everyone else holds, and what that gives. For the round that is
// being played, or to correct one that was scored. Half-counted hands are drafts on disk, tap by tap.
#pragma once

#include "app/match/livematch.h"
#include "app/match/roundcount.h"
#include "app/roundend/countarrangement.h"
#include "app/roundend/countedhand.h"

namespace app {

class RoundEnd : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::LiveMatch *match READ match WRITE setMatch NOTIFY changed)
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY changed) // to be corrected; 0: the one played
    Q_PROPERTY(bool correcting READ isCorrecting NOTIFY changed)
    Q_PROPERTY(Step step READ step NOTIFY changed)
    Q_PROPERTY(bool askedAgain READ isAskedAgain NOTIFY changed) // who went out, though that was said
    Q_PROPERTY(int number READ number NOTIFY changed) // of the round, from 1
    Q_PROPERTY(int out READ out NOTIFY changed) // who went out, by place in the roll; -1 until it is said
    Q_PROPERTY(QString outName READ outName NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed) // of all who were dealt in
    Q_PROPERTY(app::card::Side side READ side NOTIFY changed)
    Q_PROPERTY(bool twoSided READ isTwoSided NOTIFY changed)
    Q_PROPERTY(bool tally READ isTally NOTIFY changed)
    Q_PROPERTY(int current READ current NOTIFY changed) // the row that is counted now; -1: all are counted
    Q_PROPERTY(app::CountedHand *hand READ hand CONSTANT) // that row's
    Q_PROPERTY(QString headline READ headline NOTIFY changed) // "Ben collects"
    Q_PROPERTY(int gain READ gain NOTIFY changed) // of whoever went out
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)
    Q_PROPERTY(bool altered READ isAltered NOTIFY changed) // a correction that corrects something
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed) // what undo() would take back
    Q_PROPERTY(QString consequence READ consequence NOTIFY changed) // what a correction would change

public:
    enum Role { Player = Qt::UserRole + 1, Name, Mark, ColorIndex, Faces, Points, Out, Gain, Total };
    Q_ENUM(Role)
    // What the page is about now: who went out, the hand that is counted, or what all hands give.
    enum Step { WhoWentOut, CountHand, Result };
    Q_ENUM(Step)

    explicit RoundEnd(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] LiveMatch *match() const { return m_match; }
    void setMatch(LiveMatch *match);
    [[nodiscard]] int round() const { return m_round; }
    void setRound(int round);
    [[nodiscard]] bool isCorrecting() const { return m_round > 0; }
    [[nodiscard]] Step step() const;
    [[nodiscard]] bool isAskedAgain() const { return m_isAskedAgain; }
    [[nodiscard]] int number() const;
    [[nodiscard]] int out() const;
    [[nodiscard]] QString outName() const { return out() < 0 ? QString() : m_match->name(out()); }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] card::Side side() const { return card::Side(m_count.table.side); }
    [[nodiscard]] bool isTwoSided() const;
    [[nodiscard]] bool isTally() const;
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] CountedHand *hand() { return &m_hand; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] int gain() const;
    [[nodiscard]] bool isComplete() const { return m_scored && !m_isDoubted; }
    [[nodiscard]] bool isAltered() const;
    [[nodiscard]] QString consequence() const { return m_consequence; }
    [[nodiscard]] QString undoText() const;

    Q_INVOKABLE bool goOut(int player, app::card::Side side);
    Q_INVOKABLE void askAgain(bool again); // who went out
    Q_INVOKABLE void next();
    Q_INVOKABLE void choose(int row); // that hand once more
    Q_INVOKABLE void undo(); // the last card tapped, then the hand before, then what ended the round
    Q_INVOKABLE bool writeDown();
    Q_INVOKABLE bool voidRound(); // the round does not count

    Q_INVOKABLE [[nodiscard]] static app::CountArrangement arrangement(qreal width, qreal height,
                                                                       qreal textScale)
    {
        return CountArrangement::choose(width, height, textScale);
    }

    // For the hand that is counted.
    [[nodiscard]] const RoundCount &count() const { return m_count; }
    [[nodiscard]] QString nameAt(int row) const { return m_match->name(int(m_count.player(row))); }
    [[nodiscard]] QString sentenceOn(const rules::Verdict &verdict) const;
    void keep(const rules::Holding &holding, bool sure = false);
    [[nodiscard]] bool arePointsTyped() const; // of the next hand too
    void setPointsTyped(bool on);

signals:
    void changed();

private:
    void read();
    void countAt(int row);
    void update();
    [[nodiscard]] const rules::ScoredRound &scoredRound() const; // as it would be
    [[nodiscard]] QStringList playerNames() const; // by place in the roll
    [[nodiscard]] QString draftOf(int row) const;
    bool save(const QString &draft, const QString &text);
    bool saveCurrent(); // whose hand is counted
    [[nodiscard]] const rules::MatchState &state() const;

    LiveMatch *m_match = nullptr;
    int m_round = 0;
    RoundCount m_count;
    int m_current = -1;
    CountedHand m_hand{*this};
    bool m_isAskedAgain = false;
    std::optional<rules::MatchState> m_scored; // what it would be, once all hands are known
    bool m_isDoubted = false; // one of the hands
    QString m_consequence;
    bool m_writing = false;
};

} // namespace app
