// Keeps what was chosen as one text of the settings, and writes the match when it starts.
#include "app/newmatch/newmatchsetup.h"

#include "app/match/onlyscored.h"
#include "app/newmatch/begunmatch.h"
#include "app/shell/context.h"
#include "app/shell/conversions.h"
#include "store/history.h"
#include "store/matches.h"
#include "store/openmatch.h"

#include <utility>

namespace app {

NewMatchSetup::NewMatchSetup(QObject *parent)
    : NewMatchSetup(Context::current(), parent)
{ }

NewMatchSetup::NewMatchSetup(Context &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_seats(context.storage())
    , m_game(context.settings(), context.language())
{
    connect(&m_seats, &SeatsSetup::failed, this, &NewMatchSetup::setTrouble);
    m_seats.readPeople();
    m_initial = text();
    connect(&context.language(), &Language::changed, &m_seats, &SeatsSetup::updateOffers);
    connect(&m_seats, &SeatsSetup::changed, this, &NewMatchSetup::save);
    connect(&m_game, &GameSetup::changed, this, &NewMatchSetup::save);
}

void NewMatchSetup::setTrouble(const QString &why)
{
    m_trouble = why;
    emit troubleChanged();
}

QString NewMatchSetup::text() const
{
    return textOf({m_seats.seats(), m_seats.dealer(), m_game.played(), m_game.sheet(), m_game.isTally(),
                   m_game.target(), m_seats.typed()});
}

void NewMatchSetup::setOnlyScored(bool onlyScored)
{
    m_isOnlyScored = onlyScored;
    emit changed();
}

QString NewMatchSetup::startText() const
{
    if (m_isOnlyScored)
        //: Begins a match of which only rounds are scored.
        return tr("Start");
    if (!problem().isEmpty())
        //: Begins the match, before it is known who deals.
        return tr("Deal");
    //: Begins the match: %1 is who deals, %2 how many cards everyone gets.
    return tr("Deal: %1 gives everyone %2").arg(m_seats.name(m_seats.dealer())).arg(m_game.dealtCards());
}

bool NewMatchSetup::isBegun() const { return m_isSaved && text() != m_initial; }

void NewMatchSetup::resumeLast()
{
    resume(m_context.settings().begunMatch());
    m_isSaved = true;
    emit changed();
}

void NewMatchSetup::save()
{
    if (m_isSaved) {
        const QString now = text();
        if (now != m_initial)
            m_cleared.clear();
        m_context.settings().setBegunMatch(now == m_initial ? QString() : now);
    }
    emit changed();
}

void NewMatchSetup::clear()
{
    const QString before = text();
    resume(m_initial);
    m_cleared = before;
    emit changed();
}

void NewMatchSetup::restoreCleared() { resume(std::exchange(m_cleared, {})); }

void NewMatchSetup::resume(const QString &text)
{
    if (const auto begun = begunFrom(text)) {
        m_seats.resume(*begun);
        m_game.resume(*begun);
    }
}

void NewMatchSetup::copyMatch(const QString &match)
{
    store::Database *database = m_context.storage().database();
    if (!database)
        return;
    const auto entry = store::historyEntry(*database, match);
    if (!entry) {
        setTrouble(sentence(entry.error()));
        return;
    }
    const auto open = store::OpenMatch::open(*database, match);
    if (!open) {
        setTrouble(sentence(open.error()));
        return;
    }
    const rules::Book &book = open->match().book();
    m_game.copyFrom(book);
    const auto idOf = [&](rules::Player player) { return entry->people[std::size_t(player)].player; };
    QStringList players;
    for (const rules::Player player : book.seats())
        players.append(idOf(player));
    m_seats.seatOnly(players);
    // Dealing goes on as it would have in a further round.
    const QString deals = idOf(rules::nextDealer(open->match().state()));
    const auto &seats = m_seats.seats();
    m_seats.setDealer(int(std::ranges::find(seats, deals, &store::PlayerEntry::id) - seats.begin()));
}

QString NewMatchSetup::start()
{
    store::Database *database = m_context.storage().database();
    if (!database || !problem().isEmpty())
        return {};
    const auto id = write(*database);
    if (!id) {
        setTrouble(sentence(id.error()));
        return {};
    }
    setTrouble({});
    if (std::exchange(m_isSaved, false)) // a rematch leaves the unfinished setup alone
        m_context.settings().setBegunMatch({});
    return *id;
}

store::Result<QString> NewMatchSetup::write(store::Database &database)
{
    if (const auto saved = m_seats.savePeople(); !saved)
        return tl::unexpected(saved.error());
    const MatchDefaults played = m_game.played();
    store::NewMatch match;
    match.setup.edition = played.edition;
    match.setup.mode = modeOf(m_game.isTally());
    match.setup.target = m_game.target();
    match.setup.rulings = played.rulings;
    for (const store::PlayerEntry &seat : m_seats.seats()) {
        match.players.append(seat.id);
        match.setup.players.push_back(seat.name.toStdString());
    }
    auto open = store::OpenMatch::begin(database, match);
    if (!open)
        return tl::unexpected(open.error());
    if (m_isOnlyScored) {
        const OnlyScoredDraft draft = matchOnlyScored();
        if (const auto kept = store::saveDraft(database, open->id(), draft.name, draft.content); !kept)
            return tl::unexpected(kept.error());
    }
    // Where plays are not called, nobody was asked who deals.
    const auto dealt = open->append(
        rules::BeginRound{m_isOnlyScored ? rules::Actor() : rules::Actor(rules::Player(m_seats.dealer()))});
    if (!dealt)
        return tl::unexpected(dealt.error());
    return open->id();
}

QString NewMatchSetup::problem() const
{
    if (m_seats.rowCount() == 0)
        //: Why a match cannot begin yet: nobody sits there. First where people are known who can be tapped
        return m_seats.hasOffers() ? tr("Who plays? Tap or type the names.")
                                   : tr("Who plays? Type the names.");
    if (m_seats.rowCount() < rules::kFewestPlayers)
        //: Why a match cannot begin yet
        return tr("One more, at least: two to ten can play.");
    return {};
}

} // namespace app
