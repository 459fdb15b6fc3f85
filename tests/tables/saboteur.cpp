// Spoils files, and puts them right again.
#include "saboteur.h"

#include "app/shell/context.h"
#include "store/schema.h"

#include <QDir>
#include <QtQml>

namespace tables {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kOpenToAll = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup
    | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;

app::Storage &storage() { return app::Context::current().storage(); }

bool once(store::Database *database, const QString &statement)
{
    return database && database->once(statement).has_value();
}

} // namespace

Saboteur::Saboteur(QObject *parent)
    : QObject(parent)
    , m_path(storage().path())
    , m_folder(QFileInfo(m_path).absolutePath())
{ }

Saboteur::~Saboteur() = default;

bool Saboteur::lock()
{
    auto other = store::Database::connect(m_path);
    if (!other || !once(other->get(), u"BEGIN IMMEDIATE"_s))
        return false;
    m_other = *std::move(other);
    return true;
}

void Saboteur::unlock()
{
    once(m_other.get(), u"ROLLBACK"_s);
    m_other.reset();
}

bool Saboteur::fillDisk() { return once(storage().database(), u"PRAGMA max_page_count = 1"_s); }

bool Saboteur::makeRoom() { return once(storage().database(), u"PRAGMA max_page_count = 1073741823"_s); }

bool Saboteur::moveAway() { return QFile::rename(m_path, m_path + u".away"_s); }

bool Saboteur::putBack() { return QFile::rename(m_path + u".away"_s, m_path); }

bool Saboteur::blockBackups()
{
    const QString folder = store::backupFolder(m_path);
    return (!QFile::exists(folder) || QDir().rename(folder, folder + u".away"_s))
        && QFile(folder).open(QFile::WriteOnly);
}

bool Saboteur::write(const QByteArray &bytes)
{
    QFile file(m_path);
    return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size();
}

bool Saboteur::spoil(const QString &how)
{
    storage().close();
    if (how == u"no folder")
        return QDir().rename(m_folder, m_folder + u".away"_s) && QFile(m_folder).open(QFile::WriteOnly);
    if (how == u"read-only") {
        if (!QFile::setPermissions(QDir(m_folder).filePath(u".."_s), kOpenToAll))
            return false;
        m_sealed.emplace(m_folder);
        return true;
    }
    if (!QFile::rename(m_path, m_path + u".away"_s))
        return false;
    if (how == u"damaged") { // all but the hundred bytes that say whose it is
        QFile sound(m_path + u".away"_s);
        return sound.open(QFile::ReadOnly) && write(sound.read(100).append(QByteArray(8092, '?')));
    }
    if (how == u"foreign")
        return write("Dear diary");
    const auto made = store::Database::connect(m_path, store::Database::Access::Making);
    return made && once(made->get(), u"PRAGMA application_id = %1"_s.arg(store::kApplicationId))
        && once(made->get(), u"PRAGMA user_version = %1"_s.arg(store::kSchemaVersion + 1))
        && once(made->get(), u"CREATE TABLE future (x)"_s);
}

bool Saboteur::mend()
{
    m_sealed.reset();
    const QString backups = store::backupFolder(m_path);
    if (QFileInfo(backups).isFile() && QFile::remove(backups))
        QDir().rename(backups + u".away"_s, backups);
    if (QFileInfo(m_folder).isFile())
        return QFile::remove(m_folder) && QDir().rename(m_folder + u".away"_s, m_folder);
    if (!QFile::exists(m_path + u".away"_s))
        return true;
    storage().close();
    QFile::remove(m_path);
    QFile::remove(m_path + u"-wal"_s);
    QFile::remove(m_path + u"-shm"_s);
    return putBack();
}

void Saboteur::registerIt() { qmlRegisterType<Saboteur>("FlipsideTables", 1, 0, "Saboteur"); }

} // namespace tables
