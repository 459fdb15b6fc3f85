// What a history can be narrowed to: the people who play here, those who come most often first, the years in
// which they did, editions and ways of scoring.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace app {

class HistoryChoices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList people READ people NOTIFY changed) // id, name, mark, shade: those offered
    Q_PROPERTY(QVariantList often READ often NOTIFY changed) // the first two of them
    Q_PROPERTY(QList<int> years READ years NOTIFY changed) // newest first
    Q_PROPERTY(QVariantList editions READ editions NOTIFY changed) // name, title
    Q_PROPERTY(QVariantList modes READ modes NOTIFY changed) // name, title

public:
    explicit HistoryChoices(QObject *parent = nullptr);

    [[nodiscard]] QVariantList people() const { return m_people; }
    [[nodiscard]] QVariantList often() const { return m_people.mid(0, 2); }
    [[nodiscard]] QList<int> years() const { return m_years; }
    [[nodiscard]] static QVariantList editions();
    [[nodiscard]] static QVariantList modes();

    Q_INVOKABLE void refresh();

signals:
    void changed();

private:
    QVariantList m_people;
    QList<int> m_years;
};

} // namespace app
