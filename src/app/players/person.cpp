// Asks for the parts one after the other; each is shown when it is here.
#include "app/players/person.h"

#include "app/shell/context.h"
#include "app/shell/databasereader.h"

namespace app {

Person::Person()
    : Person(Context::current().storage(), Context::current().language())
{ }

Person::Person(Storage &storage, Language &language)
    : m_storage(storage)
{
    connect(&storage, &Storage::changedElsewhere, this, &Person::refresh);
    connect(&language, &Language::changed, this, &Person::showAll);
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
    showAll();
    refresh();
}

PersonEntry Person::entry() const
{
    return {m_entry.name, std::max(0, m_entry.mark - 1), std::max(0, m_entry.color - 1), m_entry.archived};
}

template <typename Part> void Person::ask(store::Result<Part> (*question)(store::Database &, const QString &),
                                          std::optional<Part> &part, void (Person::*show)())
{
    m_storage.reader().ask(
        this, [question, id = m_entry.id](store::Database &database) { return question(database, id); },
        [this, &part, show, id = m_entry.id](const store::Result<Part> &answer) {
            if (id != m_entry.id)
                return;
            if (!answer) {
                setTrouble(sentence(answer.error()));
                return;
            }
            part = *answer;
            (this->*show)();
        });
}

void Person::refresh()
{
    store::Database *database = m_storage.database();
    if (m_entry.id.isEmpty() || !database)
        return;
    const auto entry = store::player(*database, m_entry.id);
    setTrouble(entry ? QString() : sentence(entry.error()));
    if (!entry)
        return;
    m_entry = *entry;
    emit entryChanged();
    ask(store::career, m_career, &Person::showCareer);
    ask(store::habits, m_habits, &Person::showHabits);
    ask(store::cards, m_cards, &Person::cardsChanged);
    ask(store::rivals, m_rivals, &Person::showHabits);
}

void Person::setTrouble(const QString &trouble)
{
    m_trouble = trouble;
    emit troubleChanged();
}

void Person::showCareer()
{
    m_careerSummary = m_career ? summaryOf(*m_career) : CareerSummary();
    const store::Career career = m_career.value_or(store::Career());
    m_facts.show(m_career ? factsOf(career) : std::vector<CareerFact>());
    m_gained.show(gainedOf(career));
    m_given.show(givenOf(career));
    m_months.show(monthsOf(career));
    m_editions.show(editionsOf(career));
    emit careerChanged();
}

void Person::showHabits()
{
    const std::vector<store::Rival> rivals = m_rivals.value_or(std::vector<store::Rival>());
    m_habitSummary = m_habits ? summaryOf(*m_habits, rivals) : HabitSummary();
    m_drawn.show(m_habits ? drawnOf(*m_habits) : std::vector<DrawnFigures>());
    m_rivalFigures.show(figuresOf(rivals));
    emit habitsChanged();
}

void Person::showAll()
{
    showCareer();
    showHabits();
    emit entryChanged();
    emit cardsChanged();
}

} // namespace app
