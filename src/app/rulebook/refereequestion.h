// Questions to the referee without a match: this card on that one, was this wild legal, what is a hand worth.
#pragma once

#include "app/shell/valuemodel.h"
#include "rules/match.h"
#include "ui/card.h"

namespace app {

class Language;

// A deck to ask about, by the newest edition that has it.
struct AskedDeck {
    Q_GADGET
    Q_PROPERTY(QString edition MEMBER edition CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)

public:
    QString edition;
    QString text;
    bool operator==(const AskedDeck &) const = default;
};

class RefereeQuestion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Question question READ question WRITE setQuestion NOTIFY changed)
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(app::ValueModel *decks READ decks CONSTANT) // to choose from
    Q_PROPERTY(bool twoSided READ isTwoSided NOTIFY changed)
    Q_PROPERTY(app::card::Side side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(Slot slot READ slot WRITE setSlot NOTIFY changed) // where the next card goes
    Q_PROPERTY(int top READ top NOTIFY changed) // the card on the pile; -1: not known yet
    Q_PROPERTY(int color READ color NOTIFY changed) // in play; -1: not known yet
    Q_PROPERTY(int card READ card NOTIFY changed) // that is played; -1: not known yet
    Q_PROPERTY(QList<int> hand READ hand NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed) // of the hand
    Q_PROPERTY(bool answered READ isAnswered NOTIFY changed)
    Q_PROPERTY(bool good READ isGood NOTIFY changed)
    Q_PROPERTY(bool impossible READ isImpossible NOTIFY changed) // more copies than the deck has
    Q_PROPERTY(QString headline READ headline NOTIFY changed) // "Yes, it may"
    Q_PROPERTY(QString answer READ answer NOTIFY changed) // and why

public:
    enum class Question { CardOnCard, WildDraw, Points };
    Q_ENUM(Question)
    enum class Slot { Top, Color, Card, Hand };
    Q_ENUM(Slot)

    RefereeQuestion(); // for QML
    RefereeQuestion(Language &language, const rules::Edition &edition);

    [[nodiscard]] Question question() const { return m_question; }
    void setQuestion(Question question);
    [[nodiscard]] QString edition() const;
    void setEdition(const QString &code);
    [[nodiscard]] ValueModel *decks() { return &m_decks; }
    [[nodiscard]] bool isTwoSided() const { return m_edition->twoSided; }
    [[nodiscard]] card::Side side() const { return card::Side(m_side); }
    void setSide(card::Side side);
    [[nodiscard]] Slot slot() const { return m_slot; }
    void setSlot(Slot slot);
    [[nodiscard]] int top() const { return m_top ? m_top->code() : -1; }
    [[nodiscard]] int color() const { return m_color ? int(*m_color) : -1; }
    [[nodiscard]] int card() const;
    [[nodiscard]] QList<int> hand() const;
    [[nodiscard]] int points() const;
    [[nodiscard]] bool isAnswered() const { return m_verdict.has_value(); }
    [[nodiscard]] bool isGood() const;
    [[nodiscard]] bool isImpossible() const
    {
        return m_verdict && m_verdict->kind == rules::VerdictKind::Impossible;
    }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString answer() const { return m_answer; }

    Q_INVOKABLE void addCard(int face); // the card that the slot waits for
    Q_INVOKABLE void nameColor(int color); // that a wild on the pile was given
    Q_INVOKABLE void removeAt(int index); // from the hand
    Q_INVOKABLE void clear();

signals:
    void changed();

private:
    void showDecks();
    void ask();
    void judge(const rules::MatchState &state, const rules::Event &event);
    void askForCard();
    void askForWild();
    void askForHand();
    [[nodiscard]] bool isWildDraw() const;
    [[nodiscard]] rules::Face wildDraw() const; // of this side
    [[nodiscard]] rules::MatchState tableWithTop() const;

    ValueList<AskedDeck> m_decks;
    const rules::Edition *m_edition;
    Question m_question = Question::CardOnCard;
    Slot m_slot = Slot::Top;
    rules::Side m_side = rules::Side::Light;
    std::optional<rules::Face> m_top;
    std::optional<rules::Color> m_color;
    std::optional<rules::Face> m_card;
    std::vector<rules::Face> m_hand;
    std::optional<rules::Verdict> m_verdict;
    QString m_answer;
};

} // namespace app
