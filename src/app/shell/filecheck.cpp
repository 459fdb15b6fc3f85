// The check runs on a connection of its own, so that nobody waits for it.
#include "app/shell/filecheck.h"

#include "app/shell/storage.h"
#include "app/shell/worker.h"

namespace app {

namespace {

std::optional<store::Error> faultOf(const QString &path)
{
    const auto database = store::Database::connect(path, store::Database::Access::ReadOnly);
    if (!database)
        return std::nullopt; // that it cannot be opened is told by whoever needs it
    const auto sound = store::quickCheck(**database);
    return sound ? std::nullopt : std::optional(sound.error());
}

} // namespace

QString FileCheck::trouble() const { return m_error ? sentence(*m_error) : QString(); }

void FileCheck::start(const QString &path)
{
    if (m_started)
        return;
    m_started = true;
    inWorker(
        this, [path] { return faultOf(path); },
        [this](const std::optional<store::Error> &found) {
            m_error = found;
            m_done = true;
            emit finished();
        });
}

void FileCheck::dismiss()
{
    m_error.reset();
    emit finished();
}

} // namespace app
