// Saves each card as a draft before it is shown.
#include "app/match/challengedhand.h"

#include "app/match/livematch.h"
#include "app/match/typedcall.h"
#include "app/shell/speech.h"
#include "notation/cards.h"
#include "rules/challenges.h"
#include "rules/chances.h"
#include "words/calls.h"

namespace app {

namespace {

const QString kDraft = QStringLiteral("challenge");
const QString kHand = QStringLiteral("hand"); // saving an empty draft deletes it

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

ChallengedHand::ChallengedHand(LiveMatch &match, const Storage &storage)
    : QObject(&match)
    , m_match(match)
    , m_storage(storage)
{ }

void ChallengedHand::read()
{
    const QString content = m_match.draft(kDraft);
    set(!content.isEmpty(), app::read(content));
}

void ChallengedHand::close() { set(false, {}); }

void ChallengedHand::set(bool open, const QList<int> &faces)
{
    if (m_open == open && m_faces == faces)
        return;
    m_open = open;
    m_faces = faces;
    emit changed();
}

bool ChallengedHand::keep(bool open, const QList<int> &faces)
{
    if (!m_match.saveDraft(kDraft, open ? written(faces) : QString())) {
        m_match.setRetry([this, open, faces] { return keep(open, faces); });
        return false;
    }
    set(open, faces);
    m_match.dismissRefusal(); // it was about an older call
    return true;
}

void ChallengedHand::drop()
{
    if (!m_open || m_match.table()->turn().phase == phase::Name::Challenge)
        return;
    if (m_storage.isReadOnly() || m_match.saveDraft(kDraft, {}))
        set(false, {});
    else
        m_match.setRetry([this] { return cancel(); });
}

bool ChallengedHand::provesGuilt() const
{
    const int color = m_match.table()->challenge().lookedFor;
    return color >= 0 && std::ranges::any_of(m_faces, [&](int face) {
               return rules::tellsGuilty(rules::Face::fromCode(face), rules::Color(color));
           });
}

bool ChallengedHand::begin()
{
    if (m_match.table()->turn().phase != phase::Name::Challenge)
        return false;
    if (m_match.table()->challenge().shownCount == 0) // it was the last card: there is nothing to show
        return m_match.challengeHand({});
    return keep(true, {});
}

bool ChallengedHand::cancel() { return keep(false, {}); }

bool ChallengedHand::show(int face)
{
    if (!m_open)
        return false;
    QList<int> faces = m_faces;
    faces.append(face);
    rules::Challenge challenge{{}, rules::Judgement::ByHand, {}};
    for (const int code : std::as_const(faces))
        challenge.hand.push_back(rules::Face::fromCode(code));
    if (faces.size() < m_match.table()->challenge().shownCount) {
        // An impossible card is refused when it is tapped, not after the last one.
        const rules::Verdict verdict =
            rules::judgeShown(*m_match.openMatch()->match().state().table, challenge.hand);
        if (verdict.taken())
            return keep(true, faces);
        m_match.answerTo(challenge, verdict);
        return false;
    }
    store::AppendOptions options;
    options.settles = kDraft;
    return m_match.call(challenge, options);
}

// The referee refuses a card that this side does not have.
bool ChallengedHand::type(const QString &line)
{
    const rules::MatchState &state = m_match.openMatch()->match().state();
    if (const auto told = typedOfHand(line, *state.table, speech())) {
        if (const auto *judged = std::get_if<rules::Judgement>(&*told)) {
            if (*judged == rules::Judgement::Innocent && provesGuilt())
                return m_match.refuse(refereeanswer::Kind::Impossible, words::shownOtherwise(speech()));
            return m_match.call(rules::Challenge{{}, *judged, {}});
        }
        const auto face = std::get<rules::Face>(*told);
        if (!state.table->edition->has(face, state.table->side))
            return m_match.call(rules::Challenge{{}, rules::Judgement::ByHand, {face}});
        return show(face.code());
    }
    const auto event = typedCall(line, state, speech());
    if (event)
        return m_match.call(*event);
    return m_match.refuse(refereeanswer::Kind::Unreadable,
                          words::isOfRecord(event.error())
                              ? words::howToType(speech(), line, event.error(), state)
                              : words::howToTellHand(speech(), state.table->side));
}

bool ChallengedHand::takeBack(int index)
{
    if (index < 0 || index >= m_faces.size())
        return false;
    QList<int> faces = m_faces;
    faces.removeAt(index);
    return keep(true, faces);
}

bool ChallengedHand::stepBack() { return m_faces.isEmpty() ? cancel() : takeBack(int(m_faces.size()) - 1); }

} // namespace app
