// Any bytes at all, read as an archive and each of its matches refereed.
#pragma once

#include <QByteArray>
#include <string>

// What must never be, in words; empty where all is well. That it returns at all is half of what is asked.
[[nodiscard]] std::string readAnyArchive(const QByteArray &bytes);
// The same lines with a first line that promises an end, and that end: an archive that is whole.
[[nodiscard]] QByteArray withEnd(const QByteArray &bytes);
