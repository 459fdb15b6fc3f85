// Rows are read from the match's steps when a view asks for them.
#include "app/match/logmodel.h"

#include "app/match/onlyscored.h"
#include "app/shell/conversions.h"
#include "app/shell/speech.h"
#include "ui/card.h"
#include "words/events.h"
#include "words/verdicts.h"

#include <QStringList>

namespace app {

namespace {

std::optional<rules::Face> faceOf(const rules::Event &event)
{
    if (const auto *play = std::get_if<rules::Play>(&event))
        return play->card.face;
    if (const auto *start = std::get_if<rules::TurnUp>(&event))
        return start->card;
    if (const auto *top = std::get_if<rules::NameTop>(&event))
        return top->card;
    if (const auto *top = std::get_if<rules::SetTop>(&event))
        return top->card;
    return std::nullopt;
}

} // namespace

int LogModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : m_rows; }

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int at = m_rows - 1 - index.row();
    // A view may ask once more for a row that is being removed and has no step any more.
    if (!m_match || at >= int(m_match->steps().size()))
        return {};
    const rules::Match::Step &step = m_match->steps()[std::size_t(at)];
    if (isDealerUnknown(at)) {
        switch (role) {
        case TextRole:
        case CallRole:
        case WhatRole: return words::describe(speech(), rules::BeginRound{}, QStringList());
        case WhoRole:
        case SentenceRole: return QString();
        default: break;
        }
    }
    const auto face = faceOf(step.event);
    switch (role) {
    case TextRole: return words::describe(speech(), step.event, m_names, before(at));
    case CallRole: {
        rules::Event event = step.event;
        if (auto *play = std::get_if<rules::Play>(&event))
            play->forced = false;
        return words::describe(speech(), event, m_names, before(at));
    }
    case WhoRole: return words::describeApart(speech(), step.event, m_names, before(at)).who;
    case WhatRole: return words::describeApart(speech(), step.event, m_names, before(at)).what;
    case SentenceRole: return sentenceOf(at);
    case RuleRole: {
        const std::string_view id = rules::idOf(step.verdict.rule());
        return toQt(id);
    }
    case FaceRole: return face ? face->code() : -1;
    case SideRole: {
        // After a Flip the table shows the other side; the card itself is of the side before.
        if (face && face->color())
            return int(rules::sideOf(*face->color()));
        return step.state.table ? int(step.state.table->side) : int(rules::Side::Light);
    }
    case ForcedRole: return step.verdict.kind == rules::VerdictKind::Forced;
    case RoundRole: return step.state.round;
    case RoundBeginsRole: return std::holds_alternative<rules::BeginRound>(step.event);
    default: return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {
        {TextRole, "text"},
        {CallRole, "call"},
        {WhoRole, "who"},
        {WhatRole, "what"},
        {SentenceRole, "sentence"},
        {RuleRole, "rule"},
        {FaceRole, "face"},
        {SideRole, "side"},
        {ForcedRole, "forced"},
        {RoundRole, "round"},
        {RoundBeginsRole, "roundBegins"},
    };
}

void LogModel::show(const rules::Match *match, const QStringList &names, int kept)
{
    const int after = match ? int(match->steps().size()) : 0;
    const int before = m_rows;
    kept = std::min({kept, before, after});
    m_names = names;
    m_match = match;
    if (before > kept) {
        // The steps are gone already; views need only the row numbers.
        beginRemoveRows({}, 0, before - kept - 1);
        m_rows = kept;
        endRemoveRows();
    }
    if (after > kept) {
        beginInsertRows({}, 0, after - kept - 1);
        m_rows = after;
        endInsertRows();
    }
    if (before != after)
        emit countChanged();
}

void LogModel::retranslate()
{
    if (m_rows > 0)
        emit dataChanged(index(0), index(m_rows - 1));
}

const rules::MatchState *LogModel::before(int step) const
{
    return step > 0 ? &m_match->steps()[std::size_t(step) - 1].state : nullptr;
}

bool LogModel::isDealerUnknown(int step) const
{
    const auto at = std::size_t(step);
    return std::holds_alternative<rules::BeginRound>(m_match->steps()[at].event)
        && (m_onlyScored || !tellsDealer(*m_match, at));
}

QString LogModel::sentenceOf(int step) const
{
    const auto &steps = m_match->steps();
    const rules::Match::Step &one = steps[std::size_t(step)];
    const rules::MatchState *earlier = before(step);
    return words::sentence(speech(), one.verdict, {earlier ? *earlier : one.state, one.state, m_names});
}

} // namespace app
