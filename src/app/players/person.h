// A person's page: who it is, and what the file says about their matches and how they play.
#pragma once

#include "app/players/careersummary.h"
#include "app/players/habitsummary.h"
#include "app/shell/valuemodel.h"
#include "store/people.h"

namespace app {

class Language;
class Storage;

struct PersonEntry {
    Q_GADGET
    QML_VALUE_TYPE(personEntry)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(int mark MEMBER mark CONSTANT)
    Q_PROPERTY(int colorIndex MEMBER colorIndex CONSTANT)
    Q_PROPERTY(bool archived MEMBER isArchived CONSTANT)

public:
    QString name;
    int mark = 0;
    int colorIndex = 0;
    bool isArchived = false;
};

class Person : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY entryChanged) // id
    Q_PROPERTY(app::PersonEntry entry READ entry NOTIFY entryChanged)
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY careerChanged)
    Q_PROPERTY(bool complete READ isComplete NOTIFY habitsChanged) // all the parts: rivals come last
    Q_PROPERTY(app::CareerSummary career READ career NOTIFY careerChanged)
    Q_PROPERTY(app::ValueModel *facts READ facts CONSTANT)
    Q_PROPERTY(app::ValueModel *gained READ gained CONSTANT) // points, by side
    Q_PROPERTY(app::ValueModel *given READ given CONSTANT)
    Q_PROPERTY(app::ValueModel *months READ months CONSTANT)
    Q_PROPERTY(app::ValueModel *editions READ editions CONSTANT)
    Q_PROPERTY(app::HabitSummary habits READ habits NOTIFY habitsChanged)
    Q_PROPERTY(app::ValueModel *drawn READ drawn CONSTANT)
    Q_PROPERTY(app::ValueModel *rivals READ rivals CONSTANT)
    Q_PROPERTY(app::CardFigures costliest READ costliest NOTIFY cardsChanged)
    Q_PROPERTY(app::CardFigures lastCard READ lastCard NOTIFY cardsChanged)

public:
    Person(); // for QML
    Person(Storage &storage, Language &language);

    [[nodiscard]] QString player() const { return m_entry.id; }
    void setPlayer(const QString &id);
    [[nodiscard]] PersonEntry entry() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] bool isLoaded() const { return m_career.has_value(); }
    [[nodiscard]] bool isComplete() const { return m_career && m_habits && m_cards && m_rivals; }
    [[nodiscard]] const CareerSummary &career() const { return m_careerSummary; }
    [[nodiscard]] ValueModel *facts() { return &m_facts; }
    [[nodiscard]] ValueModel *gained() { return &m_gained; }
    [[nodiscard]] ValueModel *given() { return &m_given; }
    [[nodiscard]] ValueModel *months() { return &m_months; }
    [[nodiscard]] ValueModel *editions() { return &m_editions; }
    [[nodiscard]] const HabitSummary &habits() const { return m_habitSummary; }
    [[nodiscard]] ValueModel *drawn() { return &m_drawn; }
    [[nodiscard]] ValueModel *rivals() { return &m_rivalFigures; }
    [[nodiscard]] CardFigures costliest() const { return m_cards ? costliestOf(*m_cards) : CardFigures(); }
    [[nodiscard]] CardFigures lastCard() const { return m_cards ? lastCardOf(*m_cards) : CardFigures(); }

    Q_INVOKABLE void refresh();

signals:
    void entryChanged();
    void troubleChanged();
    void careerChanged();
    void habitsChanged();
    void cardsChanged();

private:
    template <typename Part> void ask(store::Result<Part> (*question)(store::Database &, const QString &),
                                      std::optional<Part> &part, void (Person::*show)());
    void setTrouble(const QString &trouble);
    void showCareer();
    void showHabits();
    void showAll();

    Storage &m_storage;
    store::PlayerEntry m_entry;
    QString m_trouble;
    std::optional<store::Career> m_career;
    std::optional<store::Habits> m_habits;
    std::optional<store::Cards> m_cards;
    std::optional<std::vector<store::Rival>> m_rivals;
    CareerSummary m_careerSummary;
    ValueList<CareerFact> m_facts;
    ValueList<SidePoints> m_gained;
    ValueList<SidePoints> m_given;
    ValueList<MonthFigures> m_months;
    ValueList<EditionFigures> m_editions;
    HabitSummary m_habitSummary;
    ValueList<DrawnFigures> m_drawn;
    ValueList<RivalFigures> m_rivalFigures;
};

} // namespace app
