// The least that SQLite can do to have something on disk: what our own commits are measured against.
#pragma once

#include <QString>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <sqlite3.h>
#include <vector>

namespace bench {

// One row a commit, prepared, in the journal mode of the app.
class RawTable {
public:
    explicit RawTable(const QString &path)
    {
        sqlite3_open(path.toUtf8().constData(), &m_database);
        for (const char *sql : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
                                "CREATE TABLE line (number INTEGER PRIMARY KEY, text TEXT)"})
            sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr);
        sqlite3_prepare_v2(m_database, "INSERT INTO line (text) VALUES (?)", -1, &m_insert, nullptr);
    }
    ~RawTable()
    {
        sqlite3_finalize(m_insert);
        sqlite3_close(m_database);
    }
    Q_DISABLE_COPY_MOVE(RawTable)

    double commit() // seconds
    {
        const auto start = std::chrono::steady_clock::now();
        sqlite3_bind_text(m_insert, 1, "Ana: play B7", -1, SQLITE_STATIC);
        if (sqlite3_step(m_insert) != SQLITE_DONE) {
            std::fputs("the raw commit failed\n", stderr);
            std::exit(2);
        }
        sqlite3_reset(m_insert);
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }

private:
    sqlite3 *m_database = nullptr;
    sqlite3_stmt *m_insert = nullptr;
};

// What a quarter of them stay below: others who use the machine only make it slower.
[[nodiscard]] inline double quartile(std::vector<double> values)
{
    const auto place = values.begin() + std::ptrdiff_t(values.size() / 4);
    std::ranges::nth_element(values, place);
    return *place;
}

} // namespace bench
