// People of many languages who meet a few times a week and play whatever they like.
#include "store/filling.h"

#include "notation/eventwriter.h"
#include "store/demo/simulator.h"
#include "store/merging.h"
#include "store/people.h"
#include "store/portion.h"

#include <QElapsedTimer>
#include <QUuid>

namespace store {

using namespace Qt::StringLiterals;
using namespace rules;
using demo::Random;

namespace {

constexpr qint64 kNewest =
    1'748'800'000'000; // 1 June 2025: demos of one seed are alike, whenever they are made
constexpr qint64 kMinute = 60'000;
constexpr int kUnderWay = 2; // the newest matches go on
constexpr int kMostCalled = 700; // events after which a table has had enough

const QStringList kNames{u"Ana"_s,      u"Ben"_s,
                         u"Chloé"_s,    u"Dieter"_s,
                         u"Eduarda"_s,  u"François"_s,
                         u"Grażyna"_s,  u"Hanako"_s,
                         u"Íñigo"_s,    u"João"_s,
                         u"Kõrven"_s,   u"Łukasz"_s,
                         u"Małgosia"_s, u"Nuño"_s,
                         u"Özlem"_s,    u"Paul"_s,
                         u"Qiáng"_s,    u"Rúben"_s,
                         u"Søren"_s,    u"Théo"_s,
                         u"Ülle"_s,     u"Vašek"_s,
                         u"Wiebke"_s,   u"Ximena"_s,
                         u"Yusuf"_s,    u"Zoë"_s,
                         u"Анна"_s,     u"Γιώργος"_s,
                         u"Նարե"_s,     u"さくら"_s,
                         u"דנה"_s,      u"سلمى"_s,
                         u"Grandma"_s,  u"Uncle Bob Junior"_s};
const QStringList kPlaces{u"kitchen table"_s, u"Café Central"_s, u"Grandma's garden"_s, u"train to Lisbon"_s,
                          u"chalet"_s};
const QStringList kNotes{u"New Year's Eve"_s, u"rain all day"_s, u"the famous comeback"_s,
                         u"with the new deck"_s};

QString idFrom(Random &random)
{
    const quint64 high = random.next();
    const quint64 low = random.next();
    const QUuid id(uint(high), ushort(high >> 32), ushort(0x4000 | ((high >> 48) & 0x0FFF)),
                   uchar(0x80 | (low & 0x3F)), uchar(low >> 8), uchar(low >> 16), uchar(low >> 24),
                   uchar(low >> 32), uchar(low >> 40), uchar(low >> 48), uchar(low >> 56));
    return id.toString(QUuid::WithoutBraces);
}

class Filling {
public:
    Filling(Database &database, int matches, quint64 seed)
        : m_database(&database)
        , m_random(seed)
        , m_matches(matches)
    { }

    Result<> people()
    {
        const qint64 first = kNewest - m_matches * 4 * 60 * kMinute;
        for (qsizetype i = 0; i < kNames.size(); ++i) {
            PlayerEntry entry;
            entry.id = idFrom(m_random);
            entry.name = kNames[i];
            entry.created = first - kMinute + i;
            entry.archived = i == kNames.size() - 1;
            m_ids.emplace(kNames[i].toStdString(), entry.id);
            if (auto added = insertPlayer(*m_database, entry); !added)
                return tl::unexpected(added.error());
        }
        const QStringList groups{u"Family"_s, u"Sunday"_s, u"Office"_s};
        for (qsizetype i = 0; i < groups.size(); ++i) {
            Group group{idFrom(m_random), groups[i], {}, first + i};
            for (const std::string &name : seats(4))
                group.players << m_ids.at(name);
            if (auto added = writeGroup(*m_database, group); !added)
                return added;
        }
        return {};
    }

    Result<> match(int index)
    {
        ForeignMatch match;
        match.id = idFrom(m_random);
        match.started =
            kNewest - qint64(m_matches - index) * 4 * 60 * kMinute + m_random.below(180) * kMinute;
        match.setup = setup();
        if (m_random.oneIn(4))
            match.place = kPlaces[m_random.below(int(kPlaces.size()))];
        if (m_random.oneIn(8))
            match.note = kNotes[m_random.below(int(kNotes.size()))];
        const Fold fold = play(match, index >= m_matches - kUnderWay);
        for (const std::string &name : fold.names())
            match.players.emplace(name, m_ids.at(name));
        for (const Fold::StandingStep &told :
             fold.standingSteps()) { // and whoever sat down and was taken back
            if (const auto *join = std::get_if<Join>(&told.step->event))
                match.players.emplace(join->name, m_ids.at(join->name));
        }
        const auto merged = mergeMatch(*m_database, match, fold);
        return merged ? Result<>() : tl::unexpected(merged.error());
    }

private:
    // Some people come often, some now and then.
    std::vector<std::string> seats(int count)
    {
        std::vector<std::string> names;
        while (int(names.size()) < count) {
            const int reach = m_random.chance(70) ? int(kNames.size()) / 3 : int(kNames.size());
            const std::string name = kNames[m_random.below(reach)].toStdString();
            if (std::ranges::find(names, name) == names.end())
                names.push_back(name);
        }
        return names;
    }

    Setup setup()
    {
        Setup setup;
        setup.edition = m_random.chance(60)
            ? &newestEdition()
            : &editions()[std::size_t(m_random.below(int(editions().size())))];
        setup.rulings = setup.edition->rulings;
        for (const Ruling ruling : allRulings()) {
            const auto choices = choicesOf(ruling);
            if (!rowOf(ruling).house && m_random.oneIn(12))
                setup.rulings.set(ruling, choices[std::size_t(m_random.below(int(choices.size())))]);
        }
        setup.mode = m_random.chance(65) ? ScoringMode::Collect : ScoringMode::Tally;
        setup.target = setup.edition->target * m_random.between(1, 4) / 4;
        setup.players = seats(m_random.chance(80) ? m_random.between(2, 5) : m_random.between(6, 8));
        return setup;
    }

    Fold play(ForeignMatch &match, bool underWay)
    {
        Fold fold(match.setup, match.started);
        qint64 time = match.started;
        const auto call = [&](const Event &event) {
            Match::Step step = fold.match().judge(event);
            const Verdict verdict = step.verdict;
            if (!verdict.taken())
                return verdict;
            time += 1000 * m_random.between(2, 20);
            match.lines.push_back({time, notation::write(step.event, fold.names())});
            fold.keep(std::move(step), time);
            return verdict;
        };
        demo::Simulator table(fold.match(), call, m_random);
        table.setGuests(seats(5));
        const bool scoreOnly = m_random.oneIn(5);
        const bool stopped = m_random.oneIn(15);
        const int most = underWay ? m_random.between(20, 60)
            : stopped             ? m_random.between(10, 200)
                                  : kMostCalled;
        while (!fold.state().isOver() && fold.events() < most) {
            if (!(scoreOnly ? table.scoreOnly() : table.step()))
                break;
        }
        if (!fold.state().isOver() && !underWay)
            call(Stop{});
        return fold;
    }

    Database *m_database;
    Random m_random;
    int m_matches;
    std::map<std::string, QString> m_ids;
};

} // namespace

Result<bool> isEmpty(Database &database)
{
    const auto rows =
        database.value(u"SELECT EXISTS (SELECT 1 FROM match) OR EXISTS (SELECT 1 FROM player)"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    return rows->toInt() == 0;
}

Result<> fillWithDemo(Database &database, int matches, quint64 seed, const Progress &progress)
{
    Filling filling(database, matches, seed);
    std::optional<Transaction> transaction;
    QElapsedTimer held;
    for (int i = -1; i < matches; ++i) {
        if (!transaction) {
            auto begun = Transaction::begin(database);
            if (!begun)
                return tl::unexpected(begun.error());
            transaction.emplace(std::move(*begun));
            held.start();
        }
        if (auto added = i < 0 ? filling.people() : filling.match(i); !added)
            return added;
        if (held.elapsed() < kLongestHold.count() && i + 1 < matches)
            continue;
        if (auto committed = transaction->commit(); !committed)
            return committed;
        transaction.reset();
        leaveRoom();
        if (!goesOn(progress, i + 1, matches))
            return failure(ErrorCode::Cancelled);
    }
    return {};
}

} // namespace store
