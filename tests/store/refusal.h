// While it is there SQLite refuses what it is told to refuse: an error at a place of the test's choice.
#pragma once

#include <QSqlDatabase>
#include <QSqlDriver>

#include <functional>

#include <sqlite3.h>

namespace support {

class Refusal {
public:
    // An action is one of SQLite's codes (SQLITE_SELECT …), with what it is done to and the value it gets.
    using Refuses = std::function<bool(int action, QByteArrayView what, QByteArrayView value)>;

    Refusal(const QString &path, Refuses refuses)
        : m_refuses(std::move(refuses))
    {
        for (const QString &name : QSqlDatabase::connectionNames()) {
            const QSqlDatabase each = QSqlDatabase::database(name, false);
            if (each.databaseName().contains(path))
                m_connection = *static_cast<sqlite3 *const *>(each.driver()->handle().constData());
        }
        sqlite3_set_authorizer(m_connection, asked, this); // prepared statements are looked at again, too
    }
    ~Refusal() { sqlite3_set_authorizer(m_connection, nullptr, nullptr); }
    Q_DISABLE_COPY_MOVE(Refusal)

private:
    static int asked(void *self, int action, const char *what, const char *value, const char *, const char *)
    {
        return static_cast<Refusal *>(self)->m_refuses(action, what, value) ? SQLITE_DENY : SQLITE_OK;
    }

    Refuses m_refuses;
    sqlite3 *m_connection = nullptr;
};

} // namespace support
