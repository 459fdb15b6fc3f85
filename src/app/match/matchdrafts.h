// The drafts of the open match, input that is not an event yet: in memory what is on disk.
#pragma once

#include "store/matches.h"

#include <map>

namespace app {

class MatchDrafts {
public:
    using All = std::map<QString, QString>;

    void open(store::Database *database, const QString &match);
    void close();
    void read(); // what others may have written

    [[nodiscard]] const All &all() const { return m_all; }
    [[nodiscard]] QString value(const QString &name) const; // empty: there is none
    store::Result<> save(const QString &name, const QString &content); // empty content removes it
    void remove(const QString &name) { m_all.erase(name); } // writing its event removed it on disk

private:
    store::Database *m_database = nullptr;
    QString m_match;
    All m_all;
};

} // namespace app
