// Counting hands: what is tapped, kept as drafts, and written down at the end.
#include "app/roundend/roundend.h"

#include "app/match/countdrafts.h"
#include "app/match/standingsmodel.h"
#include "app/roundend/correction.h"
#include "app/shell/speech.h"
#include "words/cards.h"
#include "words/events.h"
#include "words/verdicts.h"

#include <QScopedValueRollback>

namespace app {

namespace {

const QString kTypePoints = QStringLiteral("type-points"); // a draft

} // namespace

RoundEnd::RoundEnd(QObject *parent)
    : QAbstractListModel(parent)
{ }

void RoundEnd::setMatch(LiveMatch *match)
{
    if (m_match == match)
        return;
    if (m_match)
        m_match->disconnect(this);
    m_match = match;
    if (m_match) {
        connect(m_match, &LiveMatch::changed, this, &RoundEnd::read);
        connect(m_match, &QObject::destroyed, this, [this] { m_match = nullptr; });
    }
    read();
}

void RoundEnd::setRound(int round)
{
    if (m_round == round)
        return;
    m_round = round;
    read();
}

const rules::MatchState &RoundEnd::state() const { return m_match->openMatch()->match().state(); }

QString RoundEnd::draftOf(int row) const
{
    return CountDrafts(m_match->openMatch()->match()).nameFor(m_count.player(row));
}

// Begins with what the table and the drafts say; hands that are counted just now stay as they are.
void RoundEnd::read()
{
    if (m_writing)
        return; // the change is this object's own
    beginResetModel();
    m_count = {};
    m_current = -1;
    const bool open = m_match && m_match->openMatch();
    if (open && m_round > 0 && m_round <= int(state().book->rounds.size())) {
        m_count = RoundCount::of(*state().book, m_round);
    } else if (open && m_round == 0 && state().inRound) {
        m_count = RoundCount::of(*state().table);
        if (out() >= 0) {
            auto now = CountDrafts(m_match->openMatch()->match()).counting(m_match->drafts());
            m_count = std::move(now.count);
            m_current = now.current;
        }
    }
    endResetModel();
    update();
}

bool RoundEnd::save(const QString &draft, const QString &text)
{
    const QScopedValueRollback writing(m_writing, true);
    return m_match->saveDraft(draft, text);
}

bool RoundEnd::arePointsTyped() const { return m_match && !m_match->draft(kTypePoints).isEmpty(); }

void RoundEnd::setPointsTyped(bool on)
{
    if (on != arePointsTyped())
        save(kTypePoints, on ? QStringLiteral("yes") : QString());
}

bool RoundEnd::saveCurrent()
{
    const QString draft = CountDrafts(m_match->openMatch()->match()).nameOfCounting();
    return save(draft, QString::number(m_current));
}

bool RoundEnd::goOut(int player, card::Side side)
{
    if (!m_match)
        return false;
    if (m_round == 0) {
        const bool taken = m_match->goOut(player, side);
        askAgain(m_isAskedAgain && !taken);
        return taken;
    }
    const std::vector<rules::Player> players(m_count.table.seated().begin(), m_count.table.seated().end());
    const rules::Table fresh =
        rules::deal(*m_count.table.edition, m_count.table.rulings, players, m_count.table.dealer);
    const rules::Outcome outcome = rules::call(fresh, rules::GoOut{rules::Player(player), rules::Side(side)});
    if (!outcome.verdict.taken())
        return false;
    beginResetModel();
    const bool turned = outcome.table.side != m_count.table.side;
    m_count.table = outcome.table;
    if (turned) // the cards are others on that side
        m_count.hands.assign(m_count.hands.size(), {});
    m_count.hands[m_count.table.out] = {};
    m_current = m_count.missingAfter(-1);
    m_isAskedAgain = false;
    endResetModel();
    update();
    return true;
}

// Saved as a draft before it is shown.
void RoundEnd::keep(const rules::Holding &holding, bool sure)
{
    const RoundCount::Hand hand{holding, holding.points || !holding.cards.empty(), sure};
    if (m_round == 0 && !(save(draftOf(m_current), CountDrafts::text(hand)) && saveCurrent()))
        return;
    m_count.hands[std::size_t(m_current)] = hand;
    update();
}

void RoundEnd::countAt(int row)
{
    m_current = row;
    if (m_round == 0)
        saveCurrent();
    update();
}

void RoundEnd::askAgain(bool again)
{
    m_isAskedAgain = again;
    emit changed();
}

void RoundEnd::next()
{
    if (m_hand.isComplete())
        countAt(m_count.missingAfter(m_current));
}

void RoundEnd::choose(int row)
{
    if (row >= 0 && row < rowCount() && !m_count.isOut(row))
        countAt(row);
}

void RoundEnd::undo()
{
    if (out() < 0)
        return;
    const int before = m_count.draftedBefore(m_current);
    if (m_hand.isTyped())
        m_hand.type(-1);
    else if (!m_hand.faces().isEmpty())
        m_hand.removeAt(int(m_hand.faces().size()) - 1);
    else if (before >= 0)
        countAt(before);
    else
        m_match->undo();
}

bool RoundEnd::voidRound()
{
    if (!m_match)
        return false;
    return m_round > 0 ? m_match->call(rules::AmendVoid{m_round}) : m_match->voidRound();
}

bool RoundEnd::writeDown()
{
    if (!isComplete())
        return false;
    if (m_round > 0)
        return m_match->call(m_count.amendment(m_round));
    const QString counting = CountDrafts(m_match->openMatch()->match()).nameOfCounting();
    m_writing = true;
    bool written = true;
    for (int row = 0; written && row < rowCount(); ++row) {
        const rules::Holding &holding = m_count.hand(row).holding;
        const auto seat = rules::Seat(row);
        const rules::Held &held = m_count.table.held;
        if (m_count.isOut(row) || (held.said(seat) && held.holding(seat) == holding))
            continue;
        store::AppendOptions options;
        options.settles = draftOf(row);
        written = m_match->call(rules::Holds{m_count.player(row), holding}, options);
    }
    if (written)
        m_match->saveDraft(counting, {});
    m_writing = false;
    return written;
}

int RoundEnd::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_count.hands.size());
}

QHash<int, QByteArray> RoundEnd::roleNames() const
{
    return {{Player, "player"}, {Name, "name"},     {Mark, "mark"}, {ColorIndex, "colorIndex"},
            {Faces, "faces"},   {Points, "points"}, {Out, "out"},   {Gain, "gain"},
            {Total, "total"}};
}

QVariant RoundEnd::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int row = index.row();
    const rules::Player player = m_count.player(row);
    const rules::Book &after = m_scored ? *m_scored->book : *state().book;
    switch (role) {
    case Player: return int(player);
    case Name: return nameAt(row);
    case Mark: return m_match->people()[std::size_t(player)].mark - 1;
    case ColorIndex: return m_match->people()[std::size_t(player)].color - 1;
    case Faces: return QVariant::fromValue(m_count.faces(row));
    case Points: return m_count.points(row);
    case Out: return m_count.isOut(row);
    case Gain: return m_scored ? scoredRound().gain(player, after.mode) : 0;
    case Total: // as it stood after the round that is looked at
        return m_round > 0 ? runOf(after, player).value(m_round, after.total(player)) : after.total(player);
    default: return {};
    }
}

// A new round is the last of those that would be scored, whatever the match has taken meanwhile.
const rules::ScoredRound &RoundEnd::scoredRound() const
{
    const auto &rounds = m_scored->book->rounds;
    return m_round > 0 ? rounds[std::size_t(m_round) - 1] : rounds.back();
}

int RoundEnd::number() const
{
    if (m_round > 0)
        return m_round;
    return m_match && m_match->openMatch() ? int(state().book->rounds.size()) + 1 : 0;
}

RoundEnd::Step RoundEnd::step() const
{
    if (m_isAskedAgain || out() < 0)
        return WhoWentOut;
    return m_current >= 0 ? CountHand : Result;
}

int RoundEnd::out() const
{
    const rules::Table &table = m_count.table;
    return table.playerCount == 0 || table.out == rules::kNobody ? -1 : int(table.players[table.out]);
}

QStringList RoundEnd::names() const
{
    QStringList all;
    for (int row = 0; row < rowCount(); ++row)
        all.append(nameAt(row));
    return all;
}

bool RoundEnd::isTwoSided() const { return m_count.table.edition && m_count.table.edition->twoSided; }

bool RoundEnd::isTally() const
{
    return m_match && m_match->openMatch() && state().book->mode == rules::ScoringMode::Tally;
}

int RoundEnd::gain() const
{
    if (!m_scored)
        return 0;
    return scoredRound().gain(rules::Player(out()), m_scored->book->mode);
}

bool RoundEnd::isAltered() const
{
    if (!m_scored || m_round == 0)
        return false;
    rules::ScoredRound before = state().book->rounds[std::size_t(m_round) - 1];
    before.amended = true; // the correction itself is no difference
    return m_scored->book->rounds[std::size_t(m_round) - 1] != before;
}

QStringList RoundEnd::playerNames() const
{
    QStringList names;
    for (std::size_t i = 0; i < state().book->roll.size(); ++i)
        names.append(m_match->name(int(i)));
    return names;
}

QString RoundEnd::sentenceOn(const rules::Verdict &verdict) const
{
    return words::sentence(speech(), verdict, {state(), state(), playerNames()});
}

void RoundEnd::update()
{
    m_scored = out() < 0 ? std::nullopt : m_count.scored(state(), m_round);
    m_isDoubted = false;
    for (int row = 0; row < rowCount(); ++row)
        m_isDoubted = m_isDoubted || m_count.isDoubted(row);
    m_consequence =
        m_scored && m_round > 0 ? consequenceOf(*m_match, *state().book, *m_scored->book) : QString();
    m_hand.update();
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
}

QString RoundEnd::undoText() const
{
    if (out() < 0)
        return {};
    const QList<int> faces = m_hand.faces();
    if (!faces.isEmpty())
        return words::cardName(speech(), rules::Face::fromCode(faces.last()));
    const int row = m_hand.isTyped() ? m_current : m_count.draftedBefore(m_current);
    if (row < 0)
        return m_match->table()->turn().undoText;
    return words::describe(speech(), rules::Holds{m_count.player(row), m_count.hand(row).holding},
                           playerNames());
}

QString RoundEnd::headline() const
{
    if (out() < 0)
        return {};
    //: Over the points that whoever went out gets for the round; %1 is the name
    return isTally() ? tr("%1 scores nothing").arg(outName())
                     //: Over the points that whoever went out gets for the round; %1 is the name
                     : tr("%1 collects").arg(outName());
}

} // namespace app
