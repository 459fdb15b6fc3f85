// A person's numbers, part by part as the file gives them.
#pragma once

#include "app/card.h"
#include "store/people.h"
#include "store/statistics.h"

#include <QVariantList>

namespace app {

class Person : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed) // id
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(int mark READ mark NOTIFY changed)
    Q_PROPERTY(int shade READ shade NOTIFY changed)
    Q_PROPERTY(bool archived READ isArchived NOTIFY changed)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    Q_PROPERTY(QString since READ since NOTIFY changed) // "38 matches since March 2025"
    Q_PROPERTY(QString caution READ caution NOTIFY changed) // that it is few matches; empty where it is not
    // Matches and rounds
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed) // all parts are here
    Q_PROPERTY(int matches READ matches NOTIFY changed)
    Q_PROPERTY(int wins READ wins NOTIFY changed)
    Q_PROPERTY(int percent READ percent NOTIFY changed) // of finished matches won; -1 without any
    Q_PROPERTY(int perRound READ perRound NOTIFY changed) // points gained a round
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed) // text, value, match, event
    Q_PROPERTY(bool sided READ isSided NOTIFY changed) // rounds ended on a side: the cards had two
    Q_PROPERTY(QVariantList gained READ gained NOTIFY changed) // by side: value, dark
    Q_PROPERTY(QVariantList given READ given NOTIFY changed)
    Q_PROPERTY(QString sideText READ sideText NOTIFY changed) // "62 % of rounds won on the dark side"
    Q_PROPERTY(QList<bool> form READ form NOTIFY changed) // of the last matches, oldest first: won
    Q_PROPERTY(QString formText READ formText NOTIFY changed)
    Q_PROPERTY(QVariantList months READ months NOTIFY changed) // label, value, part, text: the last twelve
    Q_PROPERTY(QString monthsText READ monthsText NOTIFY changed)
    Q_PROPERTY(QVariantList editions READ editions NOTIFY changed) // title, second, value
    // How they play
    Q_PROPERTY(int made READ made NOTIFY changed)
    Q_PROPERTY(int right READ right NOTIFY changed)
    Q_PROPERTY(int suffered READ suffered NOTIFY changed)
    Q_PROPERTY(int guilty READ guilty NOTIFY changed)
    Q_PROPERTY(QString madeText READ madeText NOTIFY changed)
    Q_PROPERTY(QString sufferedText READ sufferedText NOTIFY changed)
    Q_PROPERTY(int caught READ caught NOTIFY changed)
    Q_PROPERTY(QString caughtText READ caughtText NOTIFY changed) // behind that number; whole where it is 0
    Q_PROPERTY(QString catchText READ catchText NOTIFY changed) // who caught, and catches made
    Q_PROPERTY(QVariantList drawn READ drawn NOTIFY changed) // label, value
    // Cards, and the others
    Q_PROPERTY(
        QVariantMap costliest READ costliest NOTIFY changed) // face, side, copies, points, match, event
    Q_PROPERTY(QVariantMap lastCard READ lastCard NOTIFY changed) // face, side, times
    Q_PROPERTY(QVariantList rivals READ rivals NOTIFY changed) // id, name, mark, shade, won, lost, detail

public:
    explicit Person(QObject *parent = nullptr);

    [[nodiscard]] QString player() const { return m_entry.id; }
    void setPlayer(const QString &id);
    [[nodiscard]] QString name() const { return m_entry.name; }
    [[nodiscard]] int mark() const { return std::max(0, m_entry.mark - 1); }
    [[nodiscard]] int shade() const { return std::max(0, m_entry.color - 1); }
    [[nodiscard]] bool isArchived() const { return m_entry.archived; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString since() const;
    [[nodiscard]] QString caution() const;
    [[nodiscard]] bool isLoaded() const { return m_career.has_value(); }
    [[nodiscard]] bool isComplete() const { return m_career && m_habits && m_cards && m_rivals; }
    [[nodiscard]] int matches() const { return m_career ? m_career->all.matches : 0; }
    [[nodiscard]] int wins() const { return m_career ? m_career->all.wins : 0; }
    [[nodiscard]] int percent() const;
    [[nodiscard]] int perRound() const;
    [[nodiscard]] QVariantList facts() const;
    [[nodiscard]] bool isSided() const;
    [[nodiscard]] QVariantList gained() const;
    [[nodiscard]] QVariantList given() const;
    [[nodiscard]] QString sideText() const;
    [[nodiscard]] QList<bool> form() const;
    [[nodiscard]] QString formText() const;
    [[nodiscard]] QVariantList months() const;
    [[nodiscard]] QString monthsText() const;
    [[nodiscard]] QVariantList editions() const;
    [[nodiscard]] int made() const { return m_habits ? m_habits->challenges.made : 0; }
    [[nodiscard]] int right() const { return m_habits ? m_habits->challenges.right : 0; }
    [[nodiscard]] int suffered() const { return m_habits ? m_habits->challenges.suffered : 0; }
    [[nodiscard]] int guilty() const { return m_habits ? m_habits->challenges.guilty : 0; }
    [[nodiscard]] int caught() const { return m_habits ? m_habits->caught : 0; }
    [[nodiscard]] QString madeText() const;
    [[nodiscard]] QString sufferedText() const;
    [[nodiscard]] QString caughtText() const;
    [[nodiscard]] QString catchText() const;
    [[nodiscard]] QVariantList drawn() const;
    [[nodiscard]] QVariantMap costliest() const;
    [[nodiscard]] QVariantMap lastCard() const;
    [[nodiscard]] QVariantList rivals() const;

    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    template <typename Part>
    void ask(store::Result<Part> (*question)(store::Database &, const QString &), std::optional<Part> &part);

    store::PlayerEntry m_entry;
    std::optional<store::Career> m_career;
    std::optional<store::Habits> m_habits;
    std::optional<store::Cards> m_cards;
    std::optional<std::vector<store::Rival>> m_rivals;
    QString m_trouble;
};

} // namespace app
