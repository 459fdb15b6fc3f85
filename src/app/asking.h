// Questions to the referee without a match: this card on that one, was this wild legal, what is a hand worth.
#pragma once

#include "app/card.h"
#include "rules/match.h"

namespace app {

class Asking : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(bool twoSided READ isTwoSided NOTIFY changed)
    Q_PROPERTY(app::card::Side side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(int top READ top WRITE setTop NOTIFY changed) // the card on the pile; -1: not said yet
    Q_PROPERTY(int color READ color WRITE setColor NOTIFY changed) // that a wild on top has; -1: not said yet
    Q_PROPERTY(int card READ card WRITE setCard NOTIFY changed) // that is laid; -1: not said yet
    Q_PROPERTY(QList<int> hand READ hand NOTIFY changed)
    Q_PROPERTY(int handPoints READ handPoints NOTIFY changed)
    Q_PROPERTY(QString handProblem READ handProblem NOTIFY changed) // more copies than there are
    Q_PROPERTY(bool answered READ isAnswered NOTIFY changed) // whether this card goes on that one
    Q_PROPERTY(bool good READ isGood NOTIFY changed)
    Q_PROPERTY(QString answer READ answer NOTIFY changed)
    Q_PROPERTY(
        bool wildAnswered READ isWildAnswered NOTIFY changed) // whether the wild was legal with this hand
    Q_PROPERTY(bool wildGood READ isWildGood NOTIFY changed)
    Q_PROPERTY(QString wildAnswer READ wildAnswer NOTIFY changed)

public:
    explicit Asking(QObject *parent = nullptr);

    [[nodiscard]] QString edition() const;
    void setEdition(const QString &code);
    [[nodiscard]] bool isTwoSided() const { return m_edition->twoSided; }
    [[nodiscard]] card::Side side() const { return card::Side(m_side); }
    void setSide(card::Side side);
    [[nodiscard]] int top() const { return m_top ? m_top->code() : -1; }
    void setTop(int face);
    [[nodiscard]] int color() const { return m_color ? int(*m_color) : -1; }
    void setColor(int color);
    [[nodiscard]] int card() const { return m_card ? m_card->code() : -1; }
    void setCard(int face);
    [[nodiscard]] QList<int> hand() const;
    [[nodiscard]] int handPoints() const;
    [[nodiscard]] QString handProblem() const { return m_handProblem; }
    [[nodiscard]] bool isAnswered() const { return m_verdict.has_value(); }
    [[nodiscard]] bool isGood() const { return m_verdict && m_verdict->taken(); }
    [[nodiscard]] QString answer() const { return m_answer; }
    [[nodiscard]] bool isWildAnswered() const { return m_wildVerdict.has_value(); }
    [[nodiscard]] bool isWildGood() const { return m_wildVerdict && m_wildVerdict->guilty == false; }
    [[nodiscard]] QString wildAnswer() const { return m_wildAnswer; }

    Q_INVOKABLE void add(int face); // to the hand
    Q_INVOKABLE void removeAt(int index);
    Q_INVOKABLE void clear();
    Q_INVOKABLE int copies(int face) const; // in the hand

signals:
    void changed();

private:
    void ask();
    void askForCard();
    void askForWild();
    void askForHand();
    [[nodiscard]] bool knowsTop() const; // the card, and the colour where it is a wild
    [[nodiscard]] rules::MatchState tableWithTop() const;

    const rules::Edition *m_edition;
    rules::Side m_side = rules::Side::Light;
    std::optional<rules::Face> m_top;
    std::optional<rules::Color> m_color; // in play
    std::optional<rules::Face> m_card;
    std::vector<rules::Face> m_hand;
    std::optional<rules::Verdict> m_verdict;
    std::optional<rules::Verdict> m_wildVerdict;
    QString m_answer;
    QString m_wildAnswer;
    QString m_handProblem;
};

} // namespace app
