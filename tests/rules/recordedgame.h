// A recorded game of tests/records, read line by line and refereed as it goes.
#pragma once

#include "notation/record.h"

#include <QByteArray>
#include <QStringList>

[[nodiscard]] QStringList recordNames(); // of the files, sorted
[[nodiscard]] QList<QByteArray> linesOf(const QString &record);

class RecordedGame {
public:
    // The event of the next line; empty where it says nothing to the referee.
    notation::Result<std::optional<rules::Event>> read(QByteArrayView line);

    // From the first event on.
    [[nodiscard]] rules::Match &match() { return *m_match; }
    [[nodiscard]] const rules::Setup &setup() const { return m_reader.setup(); }
    [[nodiscard]] bool hasBegun() const { return m_match.has_value(); }

private:
    notation::RecordReader m_reader;
    std::optional<rules::Match> m_match;
};

// The whole record played; what is refused is passed over, as everywhere.
[[nodiscard]] RecordedGame played(const QList<QByteArray> &lines);
// The same of a record given as text, which must be readable to its end.
[[nodiscard]] rules::Match playedText(const QByteArray &record);

// The match as a record: its header and every event that stands.
[[nodiscard]] QList<QByteArray> written(RecordedGame &game);
