// Sets up a table as the question has it and lets the referee answer.
#include "app/rulebook/refereequestion.h"

#include "app/match/editionathand.h"
#include "app/shell/context.h"
#include "app/shell/conversions.h"
#include "app/shell/speech.h"
#include "words/asked.h"
#include "words/cards.h"
#include "words/verdicts.h"

#include <algorithm>

namespace app {

namespace {

constexpr rules::Player kPlayer{0};
constexpr rules::Player kNext{1};

rules::MatchState after(const rules::MatchState &state, const rules::Event &event)
{
    return rules::call(state, event).state;
}

// Those with the same deck stand from the oldest to the newest.
const rules::Edition *newestWithDeckOf(const rules::Edition &edition)
{
    const rules::Edition *newest = &edition;
    for (const rules::Edition &each : rules::editions()) {
        if (rules::haveTheSameDeck(each, edition))
            newest = &each;
    }
    return newest;
}

bool isAskedForColor(const rules::MatchState &state)
{
    return state.table && state.table->in<rules::phase::Color>();
}

} // namespace

RefereeQuestion::RefereeQuestion()
    : RefereeQuestion(Context::current().language(),
                      editionAtHand(Context::current().storage(), Context::current().settings()))
{ }

RefereeQuestion::RefereeQuestion(Language &language, const rules::Edition &edition)
    : m_edition(newestWithDeckOf(edition))
{
    connect(&language, &Language::changed, this, &RefereeQuestion::ask);
    connect(&language, &Language::changed, this, &RefereeQuestion::showDecks);
    showDecks();
}

QString RefereeQuestion::edition() const { return toQt(m_edition->name); }

void RefereeQuestion::showDecks()
{
    std::vector<AskedDeck> decks;
    for (const rules::Edition &edition : rules::editions()) {
        if (newestWithDeckOf(edition) != &edition)
            continue;
        //: A deck to ask about; %n cards with two sides
        const QString text = edition.twoSided ? tr("%n card(s), two sides", nullptr, edition.deckSize)
                                              //: A deck to ask about; %n cards with one side
                                              : tr("%n card(s)", nullptr, edition.deckSize);
        decks.push_back({toQt(edition.name), text});
    }
    m_decks.show(std::move(decks));
}

void RefereeQuestion::setEdition(const QString &code)
{
    const rules::Edition *edition = rules::editionNamed(code.toStdString());
    if (!edition || edition == m_edition)
        return;
    m_edition = edition;
    m_side = rules::Side::Light;
    clear();
}

void RefereeQuestion::setSide(card::Side side)
{
    if (rules::Side(side) == m_side || !m_edition->has(rules::Side(side)))
        return;
    m_side = rules::Side(side);
    clear();
}

void RefereeQuestion::setQuestion(Question question)
{
    if (question == m_question)
        return;
    m_question = question;
    clear();
}

// Any card can be replaced; the colour only where a wild lies there.
void RefereeQuestion::setSlot(Slot slot)
{
    if (slot == Slot::Color && !(m_top && m_top->isWild()))
        return;
    m_slot = slot;
    emit changed();
}

int RefereeQuestion::card() const
{
    if (m_question == Question::WildDraw)
        return wildDraw().code();
    return m_card ? m_card->code() : -1;
}

QList<int> RefereeQuestion::hand() const
{
    QList<int> faces;
    for (const rules::Face face : m_hand)
        faces.append(face.code());
    return faces;
}

int RefereeQuestion::points() const
{
    int points = 0;
    for (const rules::Face face : m_hand)
        points += m_edition->points(face, m_side);
    return points;
}

rules::Face RefereeQuestion::wildDraw() const
{
    return rules::Face::wild(m_side == rules::Side::Dark ? rules::Kind::WildDrawColor
                                                         : rules::Kind::WildDrawTwo);
}

void RefereeQuestion::addCard(int face)
{
    const rules::Face card = rules::Face::fromCode(face);
    const Slot afterTop = m_question == Question::CardOnCard ? Slot::Card : Slot::Hand;
    switch (m_slot) {
    case Slot::Top:
        m_top = card;
        m_color = card.color();
        m_slot = card.isWild() ? Slot::Color : afterTop;
        break;
    case Slot::Color: break; // waits for a colour, not for a card
    case Slot::Card: m_card = card; break;
    case Slot::Hand: m_hand.push_back(card); break;
    }
    ask();
}

void RefereeQuestion::nameColor(int color)
{
    if (m_slot != Slot::Color)
        return;
    m_color = rules::Color(color);
    m_slot = m_question == Question::CardOnCard ? Slot::Card : Slot::Hand;
    ask();
}

void RefereeQuestion::removeAt(int index)
{
    if (index < 0 || index >= int(m_hand.size()))
        return;
    m_hand.erase(m_hand.begin() + index);
    ask();
}

void RefereeQuestion::clear()
{
    m_top.reset();
    m_color.reset();
    m_card.reset();
    m_hand.clear();
    m_slot = m_question == Question::Points ? Slot::Hand : Slot::Top;
    ask();
}

// Three people, so that a Reverse goes to somebody else than a Skip.
rules::MatchState RefereeQuestion::tableWithTop() const
{
    rules::Setup setup;
    setup.edition = m_edition;
    setup.rulings = m_edition->rulings;
    //: Stands for a name in an answer about the rules: whoever lays the card
    for (const QString &name :
         {tr("Player A"),
          //: Stands for a name in an answer about the rules: whoever comes after
          tr("Player B"),
          //: Stands for a name in an answer about the rules: whoever comes after the next
          tr("Player C")})
        setup.players.push_back(name.toStdString());
    rules::MatchState state = after(rules::begin(setup), rules::BeginRound{});
    const auto light = rules::colorsOf(rules::Side::Light);
    const rules::Color other = light[m_color == light[0] ? 1 : 0]; // no copy of the card that is asked about
    state = after(state, rules::TurnUp{rules::Face::number(other, m_top && m_top->value() == 5 ? 4 : 5)});
    if (m_side == rules::Side::Dark) {
        state = after(state, rules::SetSide{m_side});
        state = after(state, rules::NameTop{*m_top});
    } else {
        state = after(state, rules::SetTop{*m_top});
    }
    if (isAskedForColor(state))
        return after(state, rules::ChooseColor{{}, *m_color});
    return after(state, rules::SetColor{*m_color});
}

void RefereeQuestion::ask()
{
    m_verdict.reset();
    m_answer.clear();
    const bool topKnown = m_top && m_color;
    if (m_question == Question::CardOnCard && topKnown && m_card)
        askForCard();
    else if (m_question == Question::WildDraw && topKnown && !m_hand.empty())
        askForWild();
    else if (m_question == Question::Points && !m_hand.empty())
        askForHand();
    emit changed();
}

void RefereeQuestion::judge(const rules::MatchState &state, const rules::Event &event)
{
    const rules::MatchOutcome outcome = rules::call(state, event);
    m_verdict = outcome.verdict;
    rules::MatchState shown = outcome.state;
    if (m_question == Question::WildDraw)
        shown.table->color.reset(); // nobody was asked which colour the wild was given
    m_answer = m_question == Question::CardOnCard
        ? words::askedOfCard(speech(), outcome.verdict, *m_card, *m_top)
        : m_question == Question::WildDraw ? words::askedOfHand(speech(), outcome.verdict, wildDraw())
                                           : QString();
    if (m_answer.isEmpty())
        m_answer = words::sentence(speech(), outcome.verdict, {state, shown, *shown.book});
}

// A wild is laid without its colour, as nobody said which.
void RefereeQuestion::askForCard() { judge(tableWithTop(), rules::Play{kPlayer, {*m_card, {}}}); }

void RefereeQuestion::askForWild()
{
    rules::MatchState state = after(tableWithTop(), rules::Play{kPlayer, {wildDraw(), m_color}});
    state = after(state, rules::Count{kPlayer, int(m_hand.size())});
    judge(state, rules::Challenge{kNext, rules::Judgement::ByHand, m_hand});
}

void RefereeQuestion::askForHand()
{
    rules::Setup setup;
    setup.edition = m_edition;
    setup.rulings = m_edition->rulings;
    setup.players = {"-", tr("Player A").toStdString()};
    rules::MatchState state = after(rules::begin(setup), rules::BeginRound{});
    state = after(state, rules::GoOut{kPlayer, m_side});
    judge(state, rules::Holds{kNext, {m_hand, {}}});
}

// The card that is asked about: it depends on the hand behind it.
bool RefereeQuestion::isWildDraw() const
{
    return m_question == Question::CardOnCard && m_verdict
        && m_verdict->kind == rules::VerdictKind::Challengeable;
}

bool RefereeQuestion::isGood() const
{
    if (!m_verdict || !m_verdict->taken())
        return false;
    return m_question != Question::WildDraw || m_verdict->guilty == false;
}

QString RefereeQuestion::headline() const
{
    if (!m_verdict)
        return {};
    if (isImpossible())
        //: Over what cannot be, such as a third blue 7
        return tr("That cannot be right");
    if (m_question == Question::WildDraw)
        //: The referee's short answer: the Wild Draw card was allowed, as far as the cards of the hand were
        //: told
        return isGood() ? tr("Legal, if that is the whole hand")
                        //: The referee's short answer: the Wild Draw card was not allowed
                        : tr("It was not legal");
    if (isWildDraw())
        //: The referee's short answer: whether a Wild Draw card may be played; %1 is "blue card"
        return tr("Yes, if they hold no %1").arg(words::colorCard(speech(), *m_color));
    //: The referee's short answer: the card goes on the other one
    return isGood() ? tr("Yes, it may")
                    //: The referee's short answer: the card does not go on the other one
                    : tr("No, it may not");
}

} // namespace app
