// Draw for dealer: everyone draws a card and says its number. The highest deals; those who tie draw again.
#pragma once

#include "app/newmatch/seatssetup.h"

namespace app {

// Somebody who draws.
struct Draw {
    Q_GADGET
    Q_PROPERTY(int row MEMBER row CONSTANT) // in the list of seats
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(QString number MEMBER number CONSTANT) // empty: not said yet

public:
    int row = 0;
    QString name;
    QString number;
    bool operator==(const Draw &) const = default;
};

class DealerDraw : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(app::SeatsSetup *seats MEMBER m_seats NOTIFY seatsChanged)
    Q_PROPERTY(app::ValueModel *draws READ draws CONSTANT)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)
    Q_PROPERTY(bool tied READ isTied NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed) // a sentence, once it is complete

public:
    using QObject::QObject;

    [[nodiscard]] ValueList<Draw> *draws() { return &m_draws; }
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool isTied() const { return isComplete() && best().size() > 1; }
    [[nodiscard]] QString result() const;

    Q_INVOKABLE void begin(); // with everyone
    Q_INVOKABLE void setNumber(int index, const QString &number);
    Q_INVOKABLE int nextAfter(int index) const; // who has not said a number yet; -1: nobody
    Q_INVOKABLE bool finish(); // false: those who tie draw again

signals:
    void seatsChanged();
    void changed();

private:
    [[nodiscard]] std::vector<Draw> best() const;

    SeatsSetup *m_seats = nullptr;
    ValueList<Draw> m_draws;
};

} // namespace app
