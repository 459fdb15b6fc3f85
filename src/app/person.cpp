// Asks for the parts one after the other; each is shown when it is here.
#include "app/person.h"

#include "app/context.h"
#include "app/reader.h"
#include "store/rates.h"

namespace app {

namespace {

QVariantMap bySide(int value, bool dark, int most)
{
    return {{QStringLiteral("value"), value},
            {QStringLiteral("dark"), dark},
            {QStringLiteral("share"), most > 0 ? double(value) / most : 0.0}};
}

// Of points gained and given: they stand one below the other, so all are drawn to the same scale.
QVariantList bothSides(const store::BySide &points, const store::BySide &compared)
{
    const int most = std::max({points.light, points.dark, compared.light, compared.dark});
    return {bySide(points.light, false, most), bySide(points.dark, true, most)};
}

} // namespace

Person::Person(QObject *parent)
    : QObject(parent)
{
    Context &context = Context::current();
    connect(&context.storage(), &Storage::changedElsewhere, this, &Person::refresh);
    connect(&context.language(), &Language::changed, this, &Person::changed);
}

void Person::setPlayer(const QString &id)
{
    if (m_entry.id == id)
        return;
    m_entry = {};
    m_entry.id = id;
    m_career.reset();
    m_habits.reset();
    m_cards.reset();
    m_rivals.reset();
    refresh();
}

template <typename Part> void Person::ask(store::Result<Part> (*question)(store::Database &, const QString &),
                                          std::optional<Part> &part)
{
    Reader::ours().ask(
        this, [question, id = m_entry.id](store::Database &database) { return question(database, id); },
        [this, &part, id = m_entry.id](const store::Result<Part> &answer) {
            if (id != m_entry.id)
                return;
            if (answer)
                part = *answer;
            else
                m_trouble = sentence(answer.error());
            emit changed();
        });
}

void Person::refresh()
{
    store::Database *database = Context::current().storage().database();
    if (m_entry.id.isEmpty() || !database)
        return;
    m_trouble.clear();
    const auto entry = store::player(*database, m_entry.id);
    if (!entry) {
        m_trouble = sentence(entry.error());
        emit changed();
        return;
    }
    m_entry = *entry;
    emit changed();
    ask(store::career, m_career);
    ask(store::habits, m_habits);
    ask(store::cards, m_cards);
    ask(store::rivals, m_rivals);
}

int Person::percent() const { return m_career ? store::winPercent(m_career->all).value_or(-1) : -1; }

int Person::perRound() const { return m_career ? store::averageRound(m_career->all) : 0; }

bool Person::isSided() const { return m_career && store::sided(*m_career).rounds.all() > 0; }

QVariantList Person::gained() const
{
    if (!isSided())
        return {};
    const auto figures = store::sided(*m_career);
    return bothSides(figures.gained, figures.given);
}

QVariantList Person::given() const
{
    if (!isSided())
        return {};
    const auto figures = store::sided(*m_career);
    return bothSides(figures.given, figures.gained);
}

QList<bool> Person::form() const
{
    constexpr std::size_t kShown = 12;
    if (!m_career)
        return {};
    const auto &results = m_career->results;
    const auto from = results.size() > kShown ? results.end() - kShown : results.begin();
    return QList<bool>(from, results.end());
}

} // namespace app
