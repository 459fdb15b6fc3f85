// Sets up a table as the question has it and lets the referee answer.
#include "app/asking.h"

#include "app/context.h"
#include "app/speech.h"
#include "words/verdicts.h"

namespace app {

namespace {

constexpr rules::Player kPlayer{0};
constexpr rules::Player kNext{1};

rules::MatchState after(const rules::MatchState &state, const rules::Event &event)
{
    return rules::call(state, event).state;
}

bool isAskedForColor(const rules::MatchState &state)
{
    return state.table && state.table->in<rules::phase::Color>();
}

} // namespace

Asking::Asking(QObject *parent)
    : QObject(parent)
    , m_edition(rules::editionNamed("flip2020"))
{
    connect(&Context::current().language(), &Language::changed, this, &Asking::ask);
}

QString Asking::edition() const
{
    return QString::fromUtf8(m_edition->name.data(), qsizetype(m_edition->name.size()));
}

void Asking::setEdition(const QString &code)
{
    const rules::Edition *edition = rules::editionNamed(code.toStdString());
    if (!edition || edition == m_edition)
        return;
    m_edition = edition;
    m_side = rules::Side::Light;
    clear();
}

void Asking::setSide(card::Side side)
{
    if (rules::Side(side) == m_side || !m_edition->has(rules::Side(side)))
        return;
    m_side = rules::Side(side);
    clear();
}

void Asking::setTop(int face)
{
    m_top = face < 0 ? std::nullopt : std::optional(rules::Face::fromCode(face));
    m_color = m_top ? m_top->color() : std::nullopt;
    ask();
}

void Asking::setColor(int color)
{
    if (m_top && m_top->isWild())
        m_color = color < 0 ? std::nullopt : std::optional(rules::Color(color));
    ask();
}

void Asking::setCard(int face)
{
    m_card = face < 0 ? std::nullopt : std::optional(rules::Face::fromCode(face));
    ask();
}

QList<int> Asking::hand() const
{
    QList<int> faces;
    for (const rules::Face face : m_hand)
        faces.append(face.code());
    return faces;
}

int Asking::handPoints() const
{
    int points = 0;
    for (const rules::Face face : m_hand)
        points += m_edition->points(face, m_side);
    return points;
}

int Asking::copies(int face) const { return int(std::ranges::count(m_hand, rules::Face::fromCode(face))); }

void Asking::add(int face)
{
    m_hand.push_back(rules::Face::fromCode(face));
    ask();
}

void Asking::removeAt(int index)
{
    if (index < 0 || index >= int(m_hand.size()))
        return;
    m_hand.erase(m_hand.begin() + index);
    ask();
}

void Asking::clear()
{
    m_top.reset();
    m_color.reset();
    m_card.reset();
    m_hand.clear();
    ask();
}

bool Asking::knowsTop() const { return m_top && m_color; }

// Three people, so that a Reverse goes to somebody else than a Skip.
rules::MatchState Asking::tableWithTop() const
{
    rules::Setup setup;
    setup.edition = m_edition;
    setup.rulings = m_edition->rulings;
    //: Stands for a name in an answer about the rules: whoever lays the card
    for (const QString &name :
         {tr("The player"),
          //: Stands for a name in an answer about the rules: whoever comes after
          tr("The next player"),
          //: Stands for a name in an answer about the rules: whoever comes after the next
          tr("The player after that")})
        setup.players.push_back(name.toStdString());
    rules::MatchState state = after(rules::begin(setup), rules::BeginRound{});
    const auto light = rules::colorsOf(rules::Side::Light);
    const rules::Color other = light[m_color == light[0] ? 1 : 0]; // no copy of the card that is asked about
    state = after(state, rules::TurnUp{rules::Face::number(other, m_top && m_top->value() == 5 ? 4 : 5)});
    if (!knowsTop())
        return state;
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

void Asking::ask()
{
    m_verdict.reset();
    m_wildVerdict.reset();
    m_answer.clear();
    m_wildAnswer.clear();
    m_handProblem.clear();
    if (knowsTop() && m_card)
        askForCard();
    if (knowsTop() && !m_hand.empty())
        askForWild();
    if (!m_hand.empty())
        askForHand();
    emit changed();
}

void Asking::askForCard()
{
    const rules::MatchState state = tableWithTop();
    rules::CalledCard called{*m_card, {}};
    if (m_card->isWild())
        called.color = m_color;
    const rules::MatchOutcome outcome = rules::call(state, rules::Play{kPlayer, called});
    m_verdict = outcome.verdict;
    m_answer = words::sentence(speech(), outcome.verdict, {state, outcome.state, *outcome.state.book});
}

void Asking::askForWild()
{
    const rules::Kind kind =
        m_side == rules::Side::Dark ? rules::Kind::WildDrawColor : rules::Kind::WildDrawTwo;
    rules::MatchState state = after(tableWithTop(), rules::Play{kPlayer, {rules::Face::wild(kind), m_color}});
    state = after(state, rules::Count{kPlayer, int(m_hand.size())});
    const rules::MatchOutcome outcome =
        rules::call(state, rules::Challenge{kNext, rules::Judgement::ByHand, m_hand});
    if (outcome.verdict.guilty)
        m_wildVerdict = outcome.verdict;
    m_wildAnswer = words::sentence(speech(), outcome.verdict, {state, outcome.state, *outcome.state.book});
}

void Asking::askForHand()
{
    rules::Setup setup;
    setup.edition = m_edition;
    setup.rulings = m_edition->rulings;
    setup.players = {"A", tr("The player").toStdString()};
    rules::MatchState state = after(rules::begin(setup), rules::BeginRound{});
    state = after(state, rules::GoOut{kPlayer, m_side});
    const rules::MatchOutcome outcome = rules::call(state, rules::Holds{kNext, {m_hand, {}}});
    if (!outcome.verdict.taken())
        m_handProblem =
            words::sentence(speech(), outcome.verdict, {state, outcome.state, *outcome.state.book});
}

} // namespace app
