// What is played in a match that is set up: edition, printed sheet, rulings, scoring and target.
#pragma once

#include "app/match/rulingsmodel.h"
#include "app/newmatch/choicesmodel.h"
#include "app/shell/usual.h"
#include "rules/match.h"

namespace app {

struct BegunMatch;

class GameSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(QString editionName READ editionName NOTIFY changed)
    Q_PROPERTY(app::ChoicesModel *editions READ editions CONSTANT)
    Q_PROPERTY(app::ChoicesModel *sheets READ sheets CONSTANT) // those of the edition; keys are numbers
    Q_PROPERTY(int sheet READ sheet WRITE setSheet NOTIFY changed) // -1: none was chosen
    Q_PROPERTY(bool toTheRight READ isToTheRight NOTIFY changed) // play goes; seats go to the left
    Q_PROPERTY(int dealtCards READ dealtCards NOTIFY changed)
    Q_PROPERTY(bool tally READ isTally WRITE setTally NOTIFY changed)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed)
    Q_PROPERTY(app::RulingsModel *rulings READ rulings CONSTANT)
    Q_PROPERTY(QString rulingsSummary READ rulingsSummary NOTIFY changed) // "the usual ones", "2 changed"
    Q_PROPERTY(QString usual READ usual NOTIFY changed) // edition and rulings as the settings keep them

public:
    explicit GameSetup(QObject *parent = nullptr);

    [[nodiscard]] QString edition() const;
    void setEdition(const QString &code);
    [[nodiscard]] QString editionName() const;
    [[nodiscard]] ChoicesModel *editions() { return &m_editions; }
    [[nodiscard]] ChoicesModel *sheets() { return &m_sheets; }
    [[nodiscard]] int sheet() const { return m_sheet; }
    void setSheet(int index);
    [[nodiscard]] bool isToTheRight() const
    {
        return rules::firstDirection(m_rulings.rulings()) == rules::Direction::Right;
    }
    [[nodiscard]] int dealtCards() const { return m_edition->dealtCards; }
    [[nodiscard]] bool isTally() const { return m_tally; }
    void setTally(bool tally);
    [[nodiscard]] int target() const { return m_target; }
    void setTarget(int points);
    [[nodiscard]] RulingsModel *rulings() { return &m_rulings; }
    [[nodiscard]] QString rulingsSummary() const;
    [[nodiscard]] QString usual() const { return usualText(played()); }
    [[nodiscard]] Usual played() const { return {m_edition, m_rulings.rulings()}; }

    Q_INVOKABLE QString scoringName(bool tally) const;
    Q_INVOKABLE QString scoringSentence(bool tally) const;

    void playAgain(const rules::Book &book); // and by any sheet that says so
    void resume(const BegunMatch &begun);

signals:
    void changed();

private:
    void playBy(const rules::Rulings &rulings); // and by the sheet of one's own language, where that says so
    void nameChoices();

    const rules::Edition *m_edition;
    int m_sheet = -1;
    bool m_tally = false;
    int m_target;
    RulingsModel m_rulings;
    ChoicesModel m_editions;
    ChoicesModel m_sheets;
};

} // namespace app
