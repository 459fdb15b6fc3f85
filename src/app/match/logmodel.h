// What happened in a match, newest first: every event that stands, in words.
#pragma once

#include "rules/match.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace app {

class LogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A live match has one")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        TextRole = Qt::UserRole + 1, // "Ana: Blue 7"; "Ana: Blue 7, let stand"
        CallRole, // "Ana: Blue 7", for where the sentence says that it was let stand
        WhoRole, // "Ana"; empty where the words do not begin with a name
        WhatRole, // "Blue 7"
        SentenceRole, // what the referee said
        RuleRole, // the rule's id
        FaceRole, // the card it is about; -1 for none
        SideRole, // of that card
        ForcedRole,
        RoundRole,
        RoundBeginsRole,
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int count() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    // The caller owns the match, which must live until the next call. The `kept` oldest rows are unchanged.
    void show(const rules::Match *match, const QStringList &names, int kept);
    void setOnlyScored(bool onlyScored) { m_onlyScored = onlyScored; } // nobody was asked who deals
    void retranslate();

signals:
    void countChanged();

private:
    [[nodiscard]] const rules::MatchState *before(int step) const;
    [[nodiscard]] QString sentenceOf(int step) const;
    [[nodiscard]] bool isDealerUnknown(int step) const; // nobody said who dealt

    const rules::Match *m_match = nullptr;
    QStringList m_names;
    int m_rows = 0;
    bool m_onlyScored = false;
};

} // namespace app
