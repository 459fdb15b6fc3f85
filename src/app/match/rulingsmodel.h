// The table's rulings, for setting a match up and between rounds: the choices of each, the current one, and
// whether the sheet decides it.
#pragma once

#include "rules/editions.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace app {

class RulingsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to a match.")

public:
    // Keys are as table notation writes them, Choices are the names shown, in order. Printed: the sheet
    // decides it. Changed: the current choice is not the sheet's.
    enum Role { Key = Qt::UserRole + 1, Name, ChoiceKeys, Choices, Current, Printed, Changed };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const rules::Rulings &rulings() const { return m_rulings; }
    // `printed` is what the chosen sheet says, or the edition where none was chosen.
    void begin(const rules::Edition &edition, const rules::Rulings &printed, const rules::Rulings &rulings);
    [[nodiscard]] int changes() const; // how many are not as the sheet has them

    Q_INVOKABLE void choose(int row, int choice);
    void retranslate();

signals:
    void changed();

private:
    const rules::Edition *m_edition = nullptr;
    rules::Rulings m_printed;
    rules::Rulings m_rulings;
    std::vector<rules::Ruling> m_rows;
};

} // namespace app
