// What a history can be narrowed to: the people who play here, those who came last first, the years in which
// they did, editions and ways of scoring.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace app {

class HistoryChoices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    // Of each: name, by which a history is narrowed, and title; of people, mark and shade too.
    Q_PROPERTY(QVariantList people READ people NOTIFY changed) // those offered
    Q_PROPERTY(QVariantList times READ times NOTIFY changed) // the last month, then years, newest first
    Q_PROPERTY(QVariantList endings READ endings NOTIFY changed)
    Q_PROPERTY(QVariantList editions READ editions NOTIFY changed)
    Q_PROPERTY(QVariantList modes READ modes NOTIFY changed)

public:
    explicit HistoryChoices(QObject *parent = nullptr);

    [[nodiscard]] QVariantList people() const;
    [[nodiscard]] QVariantList times() const;
    [[nodiscard]] static QVariantList endings();
    [[nodiscard]] static QVariantList editions();
    [[nodiscard]] static QVariantList modes();

    Q_INVOKABLE void refresh();
    Q_INVOKABLE QVariantList peopleWith(const QString &person) const; // those offered, and whoever is chosen
    Q_INVOKABLE QVariantMap behind(int first,
                                   const QString &person) const; // empty for the first, and for nobody

signals:
    void changed();

private:
    QVariantList m_everybody; // who ever played
    QList<int> m_years;
};

} // namespace app
