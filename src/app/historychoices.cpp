// Who and when comes from the reader, the rest from the rules.
#include "app/historychoices.h"

#include "app/context.h"
#include "app/reader.h"
#include "app/speech.h"
#include "notation/cards.h"
#include "store/people.h"
#include "store/statistics.h"
#include "words/terms.h"

#include <QDateTime>

#include <map>

namespace app {

namespace {

constexpr std::size_t kOffered = 12; // others are searched by name

struct Found {
    QVariantList people;
    QList<int> years;
};

store::Result<Found> look(store::Database &database)
{
    const auto players = store::players(database);
    const auto attendance = store::attendance(database);
    const auto span = store::playedSpan(database);
    if (!players || !attendance || !span)
        return tl::unexpected(!players ? players.error() : !attendance ? attendance.error() : span.error());
    std::map<QString, int> matches;
    for (const store::Attendance &each : *attendance)
        matches.emplace(each.player, each.matches);
    std::vector<store::PlayerEntry> all = *players;
    std::erase_if(all, [&](const store::PlayerEntry &entry) { return !matches.contains(entry.id); });
    std::ranges::stable_sort(all, std::ranges::greater{},
                             [&](const store::PlayerEntry &entry) { return matches.at(entry.id); });
    if (all.size() > kOffered)
        all.resize(kOffered);
    Found found;
    for (const store::PlayerEntry &entry : all) {
        found.people.append(QVariantMap{{QStringLiteral("id"), entry.id},
                                        {QStringLiteral("name"), entry.name},
                                        {QStringLiteral("mark"), entry.mark - 1},
                                        {QStringLiteral("shade"), entry.color - 1}});
    }
    if (*span) {
        const auto yearOf = [](qint64 time) { return QDateTime::fromMSecsSinceEpoch(time).date().year(); };
        for (int year = yearOf((*span)->latest); year >= yearOf((*span)->first); --year)
            found.years.append(year);
    }
    return found;
}

QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

} // namespace

HistoryChoices::HistoryChoices(QObject *parent)
    : QObject(parent)
{
    connect(&Context::current().language(), &Language::changed, this, &HistoryChoices::changed);
    refresh();
}

void HistoryChoices::refresh()
{
    if (!Context::current().storage().database())
        return;
    Reader::ours().ask(this, look, [this](const store::Result<Found> &found) {
        if (!found)
            return; // the list itself says why
        m_people = found->people;
        m_years = found->years;
        emit changed();
    });
}

QVariantList HistoryChoices::editions()
{
    QVariantList all;
    for (const rules::Edition &edition : rules::editions()) {
        all.append(QVariantMap{{QStringLiteral("name"), toQt(edition.name)},
                               {QStringLiteral("title"), words::editionName(speech(), edition)}});
    }
    return all;
}

QVariantList HistoryChoices::modes()
{
    QVariantList all;
    for (const auto mode : {rules::ScoringMode::Collect, rules::ScoringMode::Tally}) {
        all.append(QVariantMap{{QStringLiteral("name"), toQt(notation::nameOf(mode))},
                               {QStringLiteral("title"), words::scoringName(speech(), mode)}});
    }
    return all;
}

} // namespace app
