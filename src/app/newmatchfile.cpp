// What a new match reads from the people's file, and how it gets into it.
#include "app/context.h"
#include "app/newmatch.h"
#include "app/speech.h"
#include "app/storage.h"
#include "store/history.h"
#include "store/matches.h"
#include "store/openmatch.h"

#include <utility>

namespace app {

namespace {

constexpr int kOffered = 12; // people one has not seated yet
constexpr int kLookedAt = 20; // matches that tell who played last

QVariantMap personOf(const store::PlayerEntry &entry)
{
    return {{QStringLiteral("id"), entry.id},
            {QStringLiteral("name"), entry.name},
            {QStringLiteral("mark"), entry.mark - 1},
            {QStringLiteral("shade"), entry.color - 1}};
}

} // namespace

bool NewMatch::fail(const store::Error &error)
{
    m_trouble = sentence(error);
    emit troubleChanged();
    return false;
}

void NewMatch::readPeople()
{
    store::Database *database = Context::current().storage().database();
    if (!database)
        return;
    auto people = store::players(*database);
    auto groups = store::groups(*database);
    const auto last = store::history(*database, {}, {}, kLookedAt);
    if (!people || !groups || !last) {
        fail(!people ? people.error() : !groups ? groups.error() : last.error());
        return;
    }
    std::map<QString, qint64> lastPlayed;
    for (const store::HistoryEntry &match : last->entries) {
        for (const store::Contestant &person : match.people)
            lastPlayed[person.player] = std::max(lastPlayed[person.player], match.started);
    }
    std::ranges::stable_sort(*people, std::greater(), [&](const auto &person) {
        return std::pair(!person.archived, lastPlayed[person.id]);
    });
    m_people = std::move(*people);
    m_groups = std::move(*groups);
    emit offeredChanged();
    emit changed();
}

QVariantList NewMatch::recent() const
{
    QVariantList offered;
    int free = 0;
    for (const store::PlayerEntry &person : m_people) {
        const bool seated = isSeated(person.id);
        if (person.archived || (seated ? !m_taken.contains(person.id) : ++free > kOffered))
            continue;
        QVariantMap each = personOf(person);
        each[QStringLiteral("seated")] = seated;
        offered.append(each);
    }
    return offered;
}

const store::PlayerEntry *NewMatch::findOffered(const QString &id) const
{
    const auto found = std::ranges::find(m_people, id, &store::PlayerEntry::id);
    return found == m_people.end() || found->archived ? nullptr : &*found;
}

QVariantList NewMatch::groups() const
{
    QVariantList all;
    for (const store::Group &group : m_groups) {
        QStringList names;
        for (const QString &id : group.players) {
            if (const store::PlayerEntry *person = findOffered(id))
                names.append(person->name);
        }
        all.append(QVariantMap{{QStringLiteral("id"), group.id},
                               {QStringLiteral("name"), group.name},
                               {QStringLiteral("people"), speech().list(names)}});
    }
    return all;
}

void NewMatch::seatAs(const QString &match)
{
    store::Database *database = Context::current().storage().database();
    if (!database)
        return;
    const auto entry = store::historyEntry(*database, match);
    if (!entry) {
        fail(entry.error());
        return;
    }
    const auto open = store::OpenMatch::open(*database, match);
    if (!open) {
        fail(open.error());
        return;
    }
    const rules::Book &book = open->match().book();
    m_edition = book.edition;
    m_tally = book.mode == rules::ScoringMode::Tally;
    m_target = book.target; // as it was set last
    playAgainBy(book.rulings);
    const auto idOf = [&](rules::Player player) { return entry->people[std::size_t(player)].player; };
    QStringList players;
    for (const rules::Player player : book.seats())
        players.append(idOf(player));
    seatOnly(players);
    // Dealing goes on as it would have in a further round.
    const QString deals = idOf(rules::nextDealer(open->match().state()));
    setDealer(int(std::ranges::find(m_seats, deals, &store::PlayerEntry::id) - m_seats.begin()));
    emit sheetsChanged();
    emit changed();
}

bool NewMatch::saveGroup(const QString &name)
{
    store::Database *database = Context::current().storage().database();
    if (!database)
        return false;
    store::Group group;
    group.name = name.simplified();
    for (store::PlayerEntry &seat : m_seats) {
        const auto saved = store::save(*database, seat);
        if (!saved)
            return fail(saved.error());
        seat.id = *saved;
        group.players.append(seat.id);
    }
    if (const auto saved = store::save(*database, group); !saved)
        return fail(saved.error());
    readPeople();
    return true;
}

QString NewMatch::start(bool onlyScore)
{
    store::Database *database = Context::current().storage().database();
    if (!database || !problem().isEmpty())
        return {};
    const auto id = write(*database, onlyScore);
    if (!id) {
        fail(id.error());
        return {};
    }
    m_trouble.clear();
    emit troubleChanged();
    if (std::exchange(m_keeping, false)) // once more with the same people leaves what was begun besides
        Context::current().settings().setBegunMatch({});
    return *id;
}

store::Result<QString> NewMatch::write(store::Database &database, bool onlyScore)
{
    store::NewMatch match;
    match.setup.edition = m_edition;
    match.setup.mode = m_tally ? rules::ScoringMode::Tally : rules::ScoringMode::Collect;
    match.setup.target = m_target;
    match.setup.rulings = m_rulings.rulings();
    for (store::PlayerEntry &seat : m_seats) {
        const auto saved = store::save(database, seat);
        if (!saved)
            return tl::unexpected(saved.error());
        seat.id = *saved;
        match.players.append(seat.id);
        match.setup.players.push_back(seat.name.toStdString());
    }
    auto open = store::OpenMatch::begin(database, match);
    if (!open)
        return tl::unexpected(open.error());
    if (onlyScore) {
        if (const auto kept =
                store::saveDraft(database, open->id(), QStringLiteral("only-score"), QStringLiteral("1"));
            !kept)
            return tl::unexpected(kept.error());
    }
    // Nobody was asked who deals cards that are not called.
    const auto dealt =
        open->append(rules::BeginRound{onlyScore ? rules::Actor() : rules::Actor(rules::Player(m_dealer))});
    if (!dealt)
        return tl::unexpected(dealt.error());
    return open->id();
}

} // namespace app
