// The end of a round: who went out, what everyone else holds, and what that gives. For the round that is
// being played, or to correct one that was scored. Half-counted hands are drafts on disk, tap by tap.
#pragma once

#include "app/livematch.h"

namespace app {

class RoundEnd : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::LiveMatch *match READ match WRITE setMatch NOTIFY changed)
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY
                   changed) // a scored one that is corrected; 0: the one played
    Q_PROPERTY(int number READ number NOTIFY changed) // of the round, from 1
    Q_PROPERTY(int out READ out NOTIFY changed) // who went out, by place in the roll; -1 until it is said
    Q_PROPERTY(QString outName READ outName NOTIFY changed)
    Q_PROPERTY(app::card::Side side READ side NOTIFY changed)
    Q_PROPERTY(bool twoSided READ isTwoSided NOTIFY changed)
    Q_PROPERTY(QString edition READ edition NOTIFY changed)
    Q_PROPERTY(bool tally READ isTally NOTIFY changed)
    // The hand that is counted now
    Q_PROPERTY(int current READ current NOTIFY changed) // a row; -1: all are counted
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString nextName READ nextName NOTIFY changed) // whose hand comes then; empty: nobody's
    Q_PROPERTY(QList<int> faces READ faces NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)
    Q_PROPERTY(bool typed READ isTyped NOTIFY changed) // as a number of points
    Q_PROPERTY(int expected READ expected NOTIFY changed) // cards, where they were counted all along; else -1
    Q_PROPERTY(QString problem READ problem NOTIFY changed) // what cannot be, in words
    Q_PROPERTY(int problemFace READ problemFace NOTIFY changed)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)
    // All of them
    Q_PROPERTY(QString headline READ headline NOTIFY changed) // "Ben collects"
    Q_PROPERTY(int gain READ gain NOTIFY changed) // of whoever went out
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)
    Q_PROPERTY(QString consequence READ consequence NOTIFY changed) // what a correction would change

public:
    enum Role { Player = Qt::UserRole + 1, Name, Mark, Shade, Faces, Points, Said, Out, Gain, Total };
    Q_ENUM(Role)

    explicit RoundEnd(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] LiveMatch *match() const { return m_match; }
    void setMatch(LiveMatch *match);
    [[nodiscard]] int round() const { return m_round; }
    void setRound(int round);
    [[nodiscard]] int number() const;
    [[nodiscard]] int out() const;
    [[nodiscard]] QString outName() const { return out() < 0 ? QString() : m_match->name(out()); }
    [[nodiscard]] card::Side side() const { return card::Side(m_table.side); }
    [[nodiscard]] bool isTwoSided() const { return m_table.edition && m_table.edition->twoSided; }
    [[nodiscard]] QString edition() const;
    [[nodiscard]] bool isTally() const;
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString nextName() const;
    [[nodiscard]] QList<int> faces() const;
    [[nodiscard]] int points() const;
    [[nodiscard]] bool isTyped() const;
    [[nodiscard]] int expected() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] int problemFace() const { return m_problemFace; }
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] int gain() const { return m_gain; }
    [[nodiscard]] bool isComplete() const { return m_preview.has_value(); }
    [[nodiscard]] QString consequence() const { return m_consequence; }

    Q_INVOKABLE bool goOut(int player, app::card::Side side);
    Q_INVOKABLE int copies(int face) const; // of that face in the hand that is counted
    Q_INVOKABLE void add(int face);
    Q_INVOKABLE void removeAt(int index);
    Q_INVOKABLE void type(int points); // instead of cards; below 0: back to cards
    Q_INVOKABLE void next();
    Q_INVOKABLE void choose(int row); // that hand once more
    Q_INVOKABLE bool writeDown();
    Q_INVOKABLE bool strike(); // the round does not count

signals:
    void changed();

private:
    struct Hand {
        rules::Holding holding;
        bool said = false; // something was tapped or typed
    };

    void read();
    void readHands();
    void keep(const rules::Holding &holding);
    void update();
    void check();
    void preview();
    [[nodiscard]] QString consequenceOf(const rules::Book &before, const rules::Book &after) const;
    [[nodiscard]] rules::Table tableWithout(int row) const;
    [[nodiscard]] int pointsOf(const Hand &hand) const;
    [[nodiscard]] int nextRow() const; // whose hand is missing
    [[nodiscard]] int endedBy() const; // the step that ended the round
    [[nodiscard]] QString draftOf(int row) const;
    [[nodiscard]] QString countingDraft() const; // whose hand is counted
    [[nodiscard]] rules::Event amendment() const;
    [[nodiscard]] const rules::MatchState &state() const;

    LiveMatch *m_match = nullptr;
    int m_round = 0;
    rules::Table m_table; // as the round ended, with nothing said yet
    std::vector<Hand> m_hands; // by seat
    int m_current = -1;
    QString m_problem;
    int m_problemFace = -1;
    std::optional<rules::MatchState> m_preview; // what it would be, once all hands are known
    int m_gain = 0;
    QString m_consequence;
    int m_ended = 0;
    bool m_writing = false;
};

} // namespace app
