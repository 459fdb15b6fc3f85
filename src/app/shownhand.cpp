// The hand shown in a challenge, and the other drafts of a live match: kept on disk, card by card.
#include "app/context.h"
#include "app/countdrafts.h"
#include "app/livematch.h"
#include "app/speech.h"
#include "app/typedcall.h"
#include "notation/cards.h"
#include "rules/challenges.h"
#include "store/matches.h"
#include "words/calls.h"
#include "words/phases.h"

namespace app {

namespace {

const QString kDraft = QStringLiteral("challenge");
const QString kHand = QStringLiteral("hand"); // an empty draft would be none

QString written(const QList<int> &faces)
{
    QStringList words{kHand};
    for (const int face : faces)
        words.append(QString::fromStdString(notation::write(rules::Face::fromCode(face))));
    return words.join(u' ');
}

QList<int> read(const QString &content)
{
    QList<int> faces;
    const std::string cards = content.mid(kHand.size()).toStdString();
    notation::Scanner scanner(cards);
    while (!scanner.atEnd()) {
        const auto card = notation::readCard(scanner);
        if (!card)
            return {};
        faces.append(card->code());
    }
    return faces;
}

} // namespace

std::map<QString, QString> LiveMatch::drafts() const
{
    store::Database *database = Context::current().storage().database();
    if (!m_match || !database)
        return {};
    auto all = store::drafts(*database, m_match->id());
    return all ? *std::move(all) : std::map<QString, QString>();
}

QString LiveMatch::draft(const QString &what) const
{
    const auto all = drafts();
    const auto found = all.find(what);
    return found == all.end() ? QString() : found->second;
}

bool LiveMatch::tellCounting()
{
    const rules::MatchState &state = m_match->match().state();
    if (!state.inRound || !state.table->in<rules::phase::Holds>())
        return false;
    const rules::MatchState counted = CountDrafts(m_match->match()).state(drafts());
    m_table.allCounted = counted.table->allSaid();
    const QString before = std::exchange(m_table.headline, words::phaseSentence(speech(), counted, m_names));
    return m_table.headline != before;
}

bool LiveMatch::saveDraft(const QString &what, const QString &content)
{
    store::Database *database = Context::current().storage().database();
    if (!m_match || !database)
        return false;
    const auto saved = store::saveDraft(*database, m_match->id(), what, content);
    if (!saved)
        return fail(saved.error());
    dismissTrouble();
    if (tellCounting())
        emit changed();
    return true;
}

void LiveMatch::readShown()
{
    const QString content = draft(kDraft);
    setShown(!content.isEmpty(), read(content));
}

void LiveMatch::setShown(bool challenging, const QList<int> &shown)
{
    if (m_challenging == challenging && m_shown == shown)
        return;
    m_challenging = challenging;
    m_shown = shown;
    emit shownChanged();
}

bool LiveMatch::keepShown(bool challenging, const QList<int> &shown)
{
    if (!saveDraft(kDraft, challenging ? written(shown) : QString())) {
        m_again = [this, challenging, shown] { return keepShown(challenging, shown); };
        return false;
    }
    setShown(challenging, shown);
    if (m_answer == Answer::Illegal || m_answer == Answer::Impossible || m_answer == Answer::Unreadable)
        dismissAnswer(); // the table has gone on
    return true;
}

void LiveMatch::dropShown()
{
    if (m_challenging && m_table.phase != phase::Name::Challenge)
        keepShown(false, {});
}

bool LiveMatch::shownTells() const
{
    return m_table.lookedFor >= 0 && std::ranges::any_of(m_shown, [this](int face) {
               return rules::tellsGuilty(rules::Face::fromCode(face), rules::Color(m_table.lookedFor));
           });
}

bool LiveMatch::beginChallenge()
{
    if (m_table.phase != phase::Name::Challenge)
        return false;
    if (m_table.shownCount == 0) // it was the last card: there is nothing to show
        return challengeHand({});
    return keepShown(true, {});
}

bool LiveMatch::cancelChallenge() { return keepShown(false, {}); }

bool LiveMatch::show(int face)
{
    if (!m_challenging)
        return false;
    QList<int> shown = m_shown;
    shown.append(face);
    rules::Challenge challenge{{}, rules::Judgement::ByHand, {}};
    for (const int code : shown)
        challenge.hand.push_back(rules::Face::fromCode(code));
    if (shown.size() < m_table.shownCount) {
        // A card that cannot be is said with the tap that makes it so, not with the last one.
        rules::MatchState whole = m_match->match().state();
        const rules::Seat shower = whole.table->wild.player;
        whole.table->hands[shower] = std::uint8_t(shown.size() + whole.table->wild.drawnSince);
        const rules::Verdict verdict = rules::call(whole, challenge).verdict;
        if (verdict.taken())
            return keepShown(true, shown);
        answerTo(challenge, verdict);
        return false;
    }
    store::AppendOptions options;
    options.settles = kDraft;
    return call(challenge, options);
}

// What is typed meanwhile. A card that this side does not have is the referee's to refuse.
bool LiveMatch::tell(const QString &line)
{
    const rules::MatchState &state = m_match->match().state();
    if (const auto told = typedOfHand(line, *state.table, speech())) {
        if (const auto *judged = std::get_if<rules::Judgement>(&*told)) {
            if (*judged == rules::Judgement::Innocent && shownTells())
                return refuse(Answer::Impossible, words::shownOtherwise(speech()));
            return call(rules::Challenge{{}, *judged, {}});
        }
        const auto face = std::get<rules::Face>(*told);
        if (!state.table->edition->has(face, state.table->side))
            return call(rules::Challenge{{}, rules::Judgement::ByHand, {face}});
        return show(face.code());
    }
    const auto event = typedCall(line, state, speech());
    if (event)
        return call(*event);
    return refuse(Answer::Unreadable,
                  words::isOfRecord(event.error()) ? words::howToType(speech(), line, event.error(), state)
                                                   : words::howToTellHand(speech(), state.table->side));
}

bool LiveMatch::unshow(int index)
{
    if (index < 0 || index >= m_shown.size())
        return false;
    QList<int> shown = m_shown;
    shown.removeAt(index);
    return keepShown(true, shown);
}

bool LiveMatch::stepBack()
{
    if (!m_challenging)
        return undo();
    return m_shown.isEmpty() ? cancelChallenge() : unshow(int(m_shown.size()) - 1);
}

} // namespace app
