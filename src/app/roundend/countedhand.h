// The hand that is counted just now at the end of a round: its cards or its points, and what cannot be.
#pragma once

#include "ui/card.h"

namespace app {

class RoundEnd;

class CountedHand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to the end of a round.")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString nextName READ nextName NOTIFY changed) // whose hand comes then; empty: nobody's
    Q_PROPERTY(app::card::Side side READ side NOTIFY changed)
    Q_PROPERTY(bool twoSided READ isTwoSided NOTIFY changed)
    Q_PROPERTY(QList<int> faces READ faces NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)
    Q_PROPERTY(bool typed READ isTyped NOTIFY changed) // as a number of points
    Q_PROPERTY(bool typing READ isTyping WRITE setTyping NOTIFY changed) // or asked for as one
    Q_PROPERTY(int expected READ expected NOTIFY changed) // cards, where they were counted all along; else -1
    Q_PROPERTY(QString problem READ problem NOTIFY changed) // what cannot be, in words
    Q_PROPERTY(int problemAt READ problemAt NOTIFY changed) // the counted card it speaks of; -1: none
    Q_PROPERTY(bool miscounted READ isMiscounted NOTIFY
                   changed) // not as many cards as expected, or points for so many
    Q_PROPERTY(bool doubted READ isDoubted NOTIFY
                   changed) // more points than such a hand can be worth, as far as is known
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)
    Q_PROPERTY(
        QString line READ line WRITE setLine NOTIFY changed) // what is typed where points are asked for
    Q_PROPERTY(bool lineIsNoNumber READ isLineNoNumber NOTIFY changed) // but perhaps a card
    Q_PROPERTY(
        QString entryProblem READ entryProblem NOTIFY changed) // why what was typed last is no card of it

public:
    explicit CountedHand(RoundEnd &end);

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString nextName() const;
    [[nodiscard]] card::Side side() const;
    [[nodiscard]] bool isTwoSided() const;
    [[nodiscard]] QList<int> faces() const;
    [[nodiscard]] int points() const;
    [[nodiscard]] bool isTyped() const;
    [[nodiscard]] bool isTyping() const { return m_isTyping || isTyped(); }
    void setTyping(bool on); // and of the hands that follow
    [[nodiscard]] int expected() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] int problemAt() const { return int(faces().lastIndexOf(m_problemFace)); }
    [[nodiscard]] bool isMiscounted() const;
    [[nodiscard]] bool isDoubted() const;
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] QString entryProblem() const { return m_entryProblem; }
    [[nodiscard]] QString line() const { return m_line; }
    void setLine(const QString &line); // a number is the points of the hand
    [[nodiscard]] bool isLineNoNumber() const;

    Q_INVOKABLE bool enterLine(); // as a card, after which cards are counted
    Q_INVOKABLE void add(int face); // tapped; the next hands are tapped too
    Q_INVOKABLE bool enter(const QString &line); // a card, as it is typed at the table; a number: the points
    Q_INVOKABLE void removeAt(int index);
    Q_INVOKABLE void takeBack(); // the card that cannot be, or else the last one
    Q_INVOKABLE void type(int points); // instead of cards; below 0: back to cards

    Q_INVOKABLE bool confirm(); // accepts the number of cards, or of points, as it is

    void update();

signals:
    void changed();

private:
    [[nodiscard]] bool isThere() const;
    void append(rules::Face face);
    [[nodiscard]] QString doubt() const; // in words

    RoundEnd &m_end;
    int m_row = -1; // as of the last update()
    bool m_isTyping = false;
    QString m_problem;
    int m_problemFace = -1;
    bool m_tooFew = false; // points for so many cards
    QString m_entryProblem;
    QString m_line;
};

} // namespace app
