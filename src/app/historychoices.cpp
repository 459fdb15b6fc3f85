// Who and when comes from the reader, the rest from the rules.
#include "app/historychoices.h"

#include "app/context.h"
#include "app/plain.h"
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

constexpr qsizetype kOffered = 12; // others are searched by name

struct Found {
    QVariantList everybody;
    QList<int> years;
};

QVariantMap choice(const QString &name, const QString &title)
{
    return {{QStringLiteral("name"), name}, {QStringLiteral("title"), title}};
}

store::Result<Found> look(store::Database &database)
{
    const auto players = store::players(database);
    const auto attendance = store::attendance(database);
    const auto span = store::playedSpan(database);
    if (!players || !attendance || !span)
        return tl::unexpected(!players ? players.error() : !attendance ? attendance.error() : span.error());
    std::map<QString, std::pair<qint64, int>> matches; // when the latest began, how many there were
    for (const store::Attendance &each : *attendance)
        matches.emplace(each.player, std::pair(each.latest, each.matches));
    std::vector<store::PlayerEntry> all = *players;
    std::erase_if(all, [&](const store::PlayerEntry &entry) { return !matches.contains(entry.id); });
    std::ranges::stable_sort(all, std::ranges::greater{},
                             [&](const store::PlayerEntry &entry) { return matches.at(entry.id); });
    Found found;
    for (const store::PlayerEntry &entry : all) {
        QVariantMap person = choice(entry.id, entry.name);
        person.insert(QStringLiteral("mark"), entry.mark - 1);
        person.insert(QStringLiteral("shade"), entry.color - 1);
        found.everybody.append(person);
    }
    if (*span) {
        const auto yearOf = [](qint64 time) { return QDateTime::fromMSecsSinceEpoch(time).date().year(); };
        for (int year = yearOf((*span)->latest); year >= yearOf((*span)->first); --year)
            found.years.append(year);
    }
    return found;
}

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
        if (!found) // the list itself says why
            return;
        if (found->everybody == m_everybody && found->years == m_years)
            return;
        m_everybody = found->everybody;
        m_years = found->years;
        emit changed();
    });
}

QVariantList HistoryChoices::people() const { return m_everybody.mid(0, kOffered); }

QVariantList HistoryChoices::peopleWith(const QString &person) const
{
    QVariantList offered = people();
    const QVariantMap chosen = behind(int(kOffered), person);
    if (!chosen.isEmpty())
        offered.append(chosen);
    return offered;
}

QVariantMap HistoryChoices::behind(int first, const QString &person) const
{
    for (const QVariant &each : m_everybody.mid(first)) {
        QVariantMap found = each.toMap();
        if (found.value(QStringLiteral("name")) == person)
            return found;
    }
    return {};
}

QVariantList HistoryChoices::times() const
{
    if (m_years.isEmpty())
        return {};
    //: Narrows a list of matches to the newest
    QVariantList all{choice(QStringLiteral("month"), tr("Last 30 days"))};
    for (const int year : m_years.size() > 1 ? m_years : QList<int>())
        all.append(choice(QString::number(year), QString::number(year)));
    return all;
}

QVariantList HistoryChoices::endings()
{
    return {//: Narrows a list of matches to those that are not over
            choice(QStringLiteral("running"), tr("In progress")),
            //: Narrows a list of matches to those that somebody won
            choice(QStringLiteral("finished"), tr("Won")),
            //: Narrows a list of matches to those that were ended before somebody won
            choice(QStringLiteral("stopped"), tr("No winner"))};
}

QVariantList HistoryChoices::editions()
{
    QVariantList all;
    for (const rules::Edition &edition : rules::editions())
        all.append(choice(toQt(edition.name), words::editionName(speech(), edition)));
    return all;
}

QVariantList HistoryChoices::modes()
{
    QVariantList all;
    for (const auto mode : {rules::ScoringMode::Collect, rules::ScoringMode::Tally})
        all.append(choice(toQt(notation::nameOf(mode)), words::scoringName(speech(), mode)));
    return all;
}

} // namespace app
