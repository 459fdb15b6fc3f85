// Situations with what the referee says of them, in English: together they meet every reason there is.
#pragma once

#include <QList>
#include <QString>

struct Row {
    const char *name = nullptr;
    QString header;
    QString lines; // of which the last is the one that is judged
    QString said;
};

[[nodiscard]] QList<Row> turnRows();
[[nodiscard]] QList<Row> endingRows();
[[nodiscard]] QList<Row> refusalRows();

[[nodiscard]] inline QList<Row> allRows() { return turnRows() + endingRows() + refusalRows(); }
