// One block of a rule's text as a page lays it out.
#pragma once

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace app {

// A value in a row of a table, and the columns that have it.
struct RuleSaying {
    Q_GADGET
    QML_VALUE_TYPE(ruleSaying)
    Q_PROPERTY(QString value MEMBER value CONSTANT)
    Q_PROPERTY(QString columns MEMBER columns CONSTANT) // "English · German"

public:
    QString value;
    QString columns;
};

struct RuleTableRow {
    Q_GADGET
    QML_VALUE_TYPE(ruleTableRow)
    Q_PROPERTY(QStringList cells MEMBER cells CONSTANT)
    Q_PROPERTY(QList<app::RuleSaying> sayings MEMBER sayings CONSTANT) // the cells value by value

public:
    QStringList cells;
    QList<RuleSaying> sayings;
};

// A paragraph under its heading, an item of a list, a note, or a table.
struct RuleBlock {
    Q_GADGET
    QML_VALUE_TYPE(ruleBlock)
    Q_PROPERTY(QString lead MEMBER lead CONSTANT)
    Q_PROPERTY(QString html MEMBER html CONSTANT)
    Q_PROPERTY(QString plain MEMBER plain CONSTANT) // the same to be read aloud
    Q_PROPERTY(QString mark MEMBER mark CONSTANT) // of an item
    Q_PROPERTY(bool note MEMBER isNote CONSTANT)
    Q_PROPERTY(bool table MEMBER isTable CONSTANT)
    Q_PROPERTY(QStringList header MEMBER header CONSTANT)
    Q_PROPERTY(QList<app::RuleTableRow> rows MEMBER rows CONSTANT)
    Q_PROPERTY(QList<bool> numeric MEMBER isNumeric CONSTANT) // by column

public:
    QString lead;
    QString html;
    QString plain;
    QString mark;
    bool isNote = false;
    bool isTable = false;
    QStringList header;
    QList<RuleTableRow> rows;
    QList<bool> isNumeric;
};

} // namespace app
