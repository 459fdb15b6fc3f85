// What is played in a match that is set up: edition, printed sheet, rulings, scoring and target.
#pragma once

#include "app/match/rulingsmodel.h"
#include "app/newmatch/choice.h"
#include "app/shell/matchdefaults.h"
#include "rules/match.h"

namespace app {

class Language;
class Settings;
struct BegunMatch;

class GameSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(QString editionName READ editionName NOTIFY changed)
    Q_PROPERTY(app::ValueModel *editions READ editions CONSTANT)
    Q_PROPERTY(app::ValueModel *sheets READ sheets CONSTANT) // those of the edition; keys are numbers
    Q_PROPERTY(
        app::ValueModel *scorings READ scorings CONSTANT) // the ways of scoring; keys as in table notation
    Q_PROPERTY(int sheet READ sheet WRITE setSheet NOTIFY changed) // -1: none was chosen
    Q_PROPERTY(bool toTheRight READ isToTheRight NOTIFY changed) // play goes; seats go to the left
    Q_PROPERTY(bool tally READ isTally WRITE setTally NOTIFY changed)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed)
    Q_PROPERTY(app::RulingsModel *rulings READ rulings CONSTANT)
    Q_PROPERTY(QString rulingsSummary READ rulingsSummary NOTIFY changed) // "the usual ones", "2 changed"
    Q_PROPERTY(QString usual READ usual NOTIFY changed) // edition and rulings as the settings keep them

public:
    explicit GameSetup(QObject *parent = nullptr);
    GameSetup(Settings &settings, Language &language, QObject *parent = nullptr);

    [[nodiscard]] QString edition() const;
    void setEdition(const QString &code);
    [[nodiscard]] QString editionName() const;
    [[nodiscard]] Choices *editions() { return &m_editions; }
    [[nodiscard]] Choices *sheets() { return &m_sheets; }
    [[nodiscard]] Choices *scorings() { return &m_scorings; }
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
    [[nodiscard]] QString usual() const { return defaultsText(played()); }
    [[nodiscard]] MatchDefaults played() const { return {m_edition, m_rulings.rulings()}; }

    void copyFrom(const rules::Book &book); // and a sheet that prints its rulings, if there is one
    void resume(const BegunMatch &begun);

signals:
    void changed();

private:
    void playBy(const rules::Rulings &rulings); // and the sheet in the app's language, if it prints them
    void update(); // choices and what follows from them

    Settings &m_settings;
    Language &m_language;
    const rules::Edition *m_edition;
    int m_sheet = -1;
    bool m_tally = false;
    int m_target;
    RulingsModel m_rulings;
    Choices m_editions;
    Choices m_sheets;
    Choices m_scorings;
};

} // namespace app
