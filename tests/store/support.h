// What tests of the store share: a file to try things in, and matches to put there.
#pragma once

#include "store/demo/simulator.h"
#include "store/opening.h"
#include "store/openmatch.h"

#include <QTemporaryDir>
#include <QTest>

namespace support {

// Fails the test with the store's own words.
#define VERIFY_OK(result)                                                                                    \
    do {                                                                                                     \
        const auto &verifiedResult = (result);                                                               \
        QVERIFY2(verifiedResult,                                                                             \
                 verifiedResult ? "" : qPrintable(support::describe(verifiedResult.error())));               \
    } while (false)

#define COMPARE_ERROR(result, expected)                                                                      \
    do {                                                                                                     \
        const auto &comparedResult = (result);                                                               \
        QVERIFY(!comparedResult);                                                                            \
        QVERIFY2(comparedResult.error().code == (expected),                                                  \
                 qPrintable(support::describe(comparedResult.error())));                                     \
    } while (false)

[[nodiscard]] QString describe(const store::Error &error);

// A folder of its own with a path for a file in it.
class Place {
public:
    [[nodiscard]] QString path(const QString &name = QStringLiteral("flipside.db")) const
    {
        return m_folder.filePath(name);
    }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QStringList files() const; // all that lie there

private:
    QTemporaryDir m_folder;
};

[[nodiscard]] QByteArray contentOf(const QString &path);
void write(const QString &path, const QByteArray &content);

[[nodiscard]] rules::Setup setup(std::vector<std::string> players = {"Ana", "Ben", "Cho"},
                                 std::string_view edition = "flip2020");

// Reads a line of notation as the match would.
[[nodiscard]] rules::Event event(const store::OpenMatch &match, std::string_view line);
// Appends lines that must be taken.
void append(store::OpenMatch &match, std::initializer_list<std::string_view> lines);

// Plays `events` events or to the end, as the simulator likes; false where one was refused or failed.
bool playOn(store::OpenMatch &match, int events, std::uint64_t seed, bool mishaps = true);

} // namespace support
