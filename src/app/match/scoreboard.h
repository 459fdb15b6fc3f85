// How a match stands: its scored rounds as rows, its people as columns, and what would end it.
#pragma once

#include "app/match/standingsmodel.h"

namespace app {

class Scoreboard : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::LiveMatch *match READ match WRITE setMatch NOTIFY changed)
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(app::StandingsModel *standings READ standings CONSTANT) // best first
    Q_PROPERTY(app::StandingsModel *people READ people CONSTANT) // as they came
    Q_PROPERTY(QString runText READ runText NOTIFY changed) // the run of the match as a sentence
    Q_PROPERTY(int target READ target NOTIFY changed)
    Q_PROPERTY(QList<int> furtherTargets READ furtherTargets NOTIFY changed) // to which a won match can go on
    Q_PROPERTY(bool tally READ isTally NOTIFY changed) // nobody wants to reach the target
    Q_PROPERTY(bool over READ isOver NOTIFY changed)
    Q_PROPERTY(bool won READ isWon NOTIFY changed)
    Q_PROPERTY(bool canDeal READ canDeal NOTIFY changed) // between rounds
    Q_PROPERTY(bool dealerKnown READ isDealerKnown NOTIFY changed) // of its rounds
    Q_PROPERTY(QString rule READ rule NOTIFY changed) // "First to 500 wins"
    Q_PROPERTY(QString leader READ leader NOTIFY changed) // "Ana leads", "Ana and Ben lead"
    Q_PROPERTY(int best READ best NOTIFY changed) // the leader's total
    Q_PROPERTY(int mostGained READ mostGained NOTIFY changed) // by anybody in one round
    Q_PROPERTY(QString ending READ ending NOTIFY changed) // what would end it
    Q_PROPERTY(QString uncounted READ uncounted NOTIFY changed) // which rounds do not count, and why
    Q_PROPERTY(QString otherRule READ otherRule NOTIFY changed) // the name of the other mode
    Q_PROPERTY(QString result READ result NOTIFY changed) // "Cho wins!"
    Q_PROPERTY(QString length READ length NOTIFY changed) // "after 7 rounds and 1 hour 24 minutes"
    Q_PROPERTY(QString nextDeal READ nextDeal NOTIFY changed) // "Deal round 7: Ana deals"

public:
    // Dealer and Winner are places in the roll. Gains are in the order of the roll, -1 where not dealt in.
    // Remark is what became of it, in a word or two; Spoken is it as a sentence, for screen readers. Side: -1
    // if the cards have one.
    enum Role {
        Number = Qt::UserRole + 1,
        Side,
        Dealer,
        DealerName,
        DealerMark,
        DealerColorIndex,
        Winner,
        Gains,
        Counts,
        Amended,
        Remark,
        Spoken
    };
    Q_ENUM(Role)
    using Totals = std::vector<std::pair<QString, int>>; // of each by name
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] LiveMatch *match() const { return m_match; }
    void setMatch(LiveMatch *match);
    [[nodiscard]] StandingsModel *standings() { return &m_standings; }
    [[nodiscard]] StandingsModel *people() { return &m_people; }
    [[nodiscard]] QString runText() const;
    [[nodiscard]] static QString runText(int rounds, const Totals &totals);
    [[nodiscard]] int target() const { return isOpen() ? book().target : 0; }
    [[nodiscard]] QList<int> furtherTargets() const;
    [[nodiscard]] bool isTally() const { return isOpen() && book().mode == rules::ScoringMode::Tally; }
    [[nodiscard]] bool isOver() const { return isOpen() && state().isOver(); }
    [[nodiscard]] bool isWon() const { return isOpen() && !book().standing.winners.empty(); }
    [[nodiscard]] bool canDeal() const { return isOpen() && !state().inRound && !isOver(); }
    [[nodiscard]] bool isDealerKnown() const { return m_dealerKnown; }
    [[nodiscard]] QString rule() const;
    [[nodiscard]] QString leader() const;
    [[nodiscard]] int best() const;
    [[nodiscard]] int mostGained() const;
    [[nodiscard]] QString ending() const;
    [[nodiscard]] QString uncounted() const;
    [[nodiscard]] QString otherRule() const;
    [[nodiscard]] QString result() const;
    [[nodiscard]] QString length() const;
    [[nodiscard]] static QString length(int rounds, int minutes);
    [[nodiscard]] QString nextDeal() const;

    Q_INVOKABLE QString asText() const; // to be shared
    Q_INVOKABLE static QString pictureFile(); // where a picture to be shared is kept
    Q_INVOKABLE static void copy(const QString &text); // to the clipboard

signals:
    void changed();

private:
    void read();
    [[nodiscard]] bool isOpen() const { return m_match && m_match->openMatch(); }
    [[nodiscard]] const rules::MatchState &state() const { return m_match->openMatch()->match().state(); }
    [[nodiscard]] const rules::Book &book() const { return *state().book; }
    [[nodiscard]] QString spoken(const rules::ScoredRound &round, int number) const;
    [[nodiscard]] QStringList namesOf(const std::vector<rules::Player> &players) const;

    LiveMatch *m_match = nullptr;
    StandingsModel m_standings{StandingsModel::Order::BestFirst};
    StandingsModel m_people{StandingsModel::Order::AsTheyCame};
    int m_rows = 0;
    bool m_dealerKnown = true; // nobody was asked in a match that is only scored
};

} // namespace app
