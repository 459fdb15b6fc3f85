// A match that is being set up: kept, change by change, until it starts or is cleared.
#pragma once

#include "app/newmatch/gamesetup.h"
#include "app/newmatch/seatssetup.h"

namespace app {

class Context;

class NewMatchSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::SeatsSetup *seats READ seats CONSTANT)
    Q_PROPERTY(app::GameSetup *game READ game CONSTANT)
    Q_PROPERTY(bool onlyScored READ isOnlyScored WRITE setOnlyScored NOTIFY changed) // no play will be called
    Q_PROPERTY(QString startText READ startText NOTIFY changed) // of the button that begins the match
    Q_PROPERTY(bool begun READ isBegun NOTIFY changed) // something was chosen that can be cleared
    Q_PROPERTY(bool cleared READ isCleared NOTIFY changed) // it was cleared, and can be restored
    Q_PROPERTY(QString problem READ problem NOTIFY changed) // why it cannot begin; empty where it can
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged) // with the file

public:
    explicit NewMatchSetup(QObject *parent = nullptr);
    explicit NewMatchSetup(Context &context, QObject *parent = nullptr);

    [[nodiscard]] SeatsSetup *seats() { return &m_seats; }
    [[nodiscard]] GameSetup *game() { return &m_game; }
    [[nodiscard]] bool isOnlyScored() const { return m_isOnlyScored; }
    void setOnlyScored(bool onlyScored);
    [[nodiscard]] QString startText() const;
    [[nodiscard]] bool isBegun() const;
    [[nodiscard]] bool isCleared() const { return !m_cleared.isEmpty(); }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString trouble() const { return m_trouble; }

    Q_INVOKABLE void resumeLast(); // as it was left; from here on every change is kept until it starts
    Q_INVOKABLE void clear();
    Q_INVOKABLE void restoreCleared(); // what was cleared
    Q_INVOKABLE void copyMatch(const QString &match); // its people, edition, scoring and rulings

    // Writes the match and its first deal; hands back its id, or nothing where it could not be written.
    Q_INVOKABLE QString start();

signals:
    void changed();
    void troubleChanged();

private:
    void setTrouble(const QString &why);
    void save();
    void resume(const QString &text); // as textOf() of a begun match writes it
    [[nodiscard]] QString text() const;
    [[nodiscard]] store::Result<QString> write(store::Database &database);

    Context &m_context;
    SeatsSetup m_seats;
    GameSetup m_game;
    bool m_isOnlyScored = false;
    QString m_trouble;
    QString m_initial; // before anything was changed
    QString m_cleared;
    bool m_isSaved = false;
};

} // namespace app
