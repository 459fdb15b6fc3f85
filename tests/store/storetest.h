// The common beginning of a test of the store: a file of its own for every test function.
#pragma once

#include "support.h"

namespace support {

class StoreTest : public QObject {
    Q_OBJECT

protected:
    [[nodiscard]] store::Database &database() { return *m_database; }
    [[nodiscard]] const Place &place() const { return *m_place; }
    void close() { m_database.reset(); }
    void reopen()
    {
        close();
        auto opened = store::open(m_place->path());
        if (!opened)
            qFatal("%s", qPrintable(describe(opened.error())));
        m_database = std::move(*opened);
    }
    store::OpenMatch begin(const rules::Setup &match = setup())
    {
        auto begun = store::OpenMatch::begin(*m_database, {match, {}});
        if (!begun)
            qFatal("%s", qPrintable(describe(begun.error())));
        return std::move(*begun);
    }
    // The first column of a query's rows.
    QStringList rows(const QString &sql)
    {
        QStringList lines;
        const auto done = m_database->each(sql, {}, [&](const store::Row &row) { lines << row.text(0); });
        if (!done)
            qFatal("%s", qPrintable(describe(done.error())));
        return lines;
    }

private slots:
    void init()
    {
        m_place = std::make_unique<Place>();
        reopen();
    }
    void cleanup() { close(); }

private:
    std::unique_ptr<Place> m_place;
    std::unique_ptr<store::Database> m_database;
};

} // namespace support
