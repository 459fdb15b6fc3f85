// Reads the drafts once; each change is written at once.
#include "app/match/matchdrafts.h"

namespace app {

void MatchDrafts::open(store::Database *database, const QString &match)
{
    m_database = database;
    m_match = match;
    read();
}

void MatchDrafts::close()
{
    m_database = nullptr;
    m_match.clear();
    m_all.clear();
}

void MatchDrafts::read()
{
    auto all = m_database ? store::drafts(*m_database, m_match) : All();
    if (all)
        m_all = *std::move(all);
}

QString MatchDrafts::value(const QString &name) const
{
    const auto found = m_all.find(name);
    return found == m_all.end() ? QString() : found->second;
}

store::Result<> MatchDrafts::save(const QString &name, const QString &content)
{
    if (auto saved = store::saveDraft(*m_database, m_match, name, content); !saved)
        return saved;
    if (content.isEmpty())
        remove(name);
    else
        m_all[name] = content;
    return {};
}

} // namespace app
