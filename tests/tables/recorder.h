// Brings a live match to where a record leaves it, and reads its journal back from disk through another
// connection.
#pragma once

#include "app/match/livematch.h"

#include <QColor>
#include <QRectF>

namespace tables {

// `record` is table notation: the header and any number of events. Every event must be taken.
[[nodiscard]] bool play(app::LiveMatch &match, const QString &record);

// The lines on disk, as the store wrote them.
[[nodiscard]] QStringList journal(const QString &matchId);

// The same for QML: import FlipsideTables.
class Recorder : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    Q_INVOKABLE bool play(app::LiveMatch *match, const QString &record)
    {
        return tables::play(*match, record);
    }
    Q_INVOKABLE bool takeIn(const QString &record) const; // as from a file, with the times it names
    Q_INVOKABLE QString journal(const QString &matchId) { return tables::journal(matchId).join(u'\n'); }
    Q_INVOKABLE int face(const QString &notation) const; // the code of "B7"
    // How many of that colour are in a part of a picture that was saved.
    Q_INVOKABLE int pixels(const QString &file, const QRectF &part, const QColor &color) const;
    static void registerIt();
};

} // namespace tables
