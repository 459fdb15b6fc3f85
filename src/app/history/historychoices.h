// What a history can be narrowed to: the people who play here, those who came last first, the years in which
// they did, editions and ways of scoring.
#pragma once

#include "app/shell/valuemodel.h"

namespace app {

class Language;
class Storage;

// One thing that a chip narrows a history to.
struct HistoryChoice {
    Q_GADGET
    Q_PROPERTY(int value MEMBER value CONSTANT) // of the filter: 0 is none
    Q_PROPERTY(QString name MEMBER name CONSTANT) // in every language; of a person, the id
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(int mark MEMBER mark CONSTANT) // of a person, or -1
    Q_PROPERTY(int colorIndex MEMBER colorIndex CONSTANT)

public:
    int value = 0;
    QString name;
    QString title;
    int mark = -1;
    int colorIndex = -1;
    bool operator==(const HistoryChoice &) const = default;
};

class HistoryChoices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY playerChanged) // id of who is chosen
    Q_PROPERTY(int playerValue READ playerValue NOTIFY playerChanged) // of that choice, 0 for nobody
    Q_PROPERTY(app::ValueModel *people READ people CONSTANT) // those offered, and whoever is chosen
    Q_PROPERTY(app::ValueModel *times READ times CONSTANT) // the last month, then years, newest first
    Q_PROPERTY(app::ValueModel *endings READ endings CONSTANT)
    Q_PROPERTY(app::ValueModel *editions READ editions CONSTANT)
    Q_PROPERTY(app::ValueModel *modes READ modes CONSTANT)

public:
    HistoryChoices(); // for QML
    HistoryChoices(Storage &storage, Language &language);

    [[nodiscard]] QString player() const { return m_player; }
    void setPlayer(const QString &id);
    [[nodiscard]] int playerValue() const;
    [[nodiscard]] ValueModel *people() { return &m_people; }
    [[nodiscard]] ValueModel *times() { return &m_times; }
    [[nodiscard]] ValueModel *endings() { return &m_endings; }
    [[nodiscard]] ValueModel *editions() { return &m_editions; }
    [[nodiscard]] ValueModel *modes() { return &m_modes; }

    Q_INVOKABLE void refresh();

signals:
    void playerChanged();

private:
    void showPeople();
    void showAll();

    Storage &m_storage;
    QString m_player;
    std::vector<HistoryChoice> m_everybody; // who ever played
    QList<int> m_years;
    ValueList<HistoryChoice> m_people;
    ValueList<HistoryChoice> m_times;
    ValueList<HistoryChoice> m_endings;
    ValueList<HistoryChoice> m_editions;
    ValueList<HistoryChoice> m_modes;
};

} // namespace app
