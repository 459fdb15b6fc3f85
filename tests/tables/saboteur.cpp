// Spoils files, and puts them right again.
#include "saboteur.h"

#include "app/context.h"
#include "store/schema.h"

#include <QDir>
#include <QtQml>

#include <unistd.h>

namespace tables {

using namespace Qt::StringLiterals;

namespace {

constexpr uid_t kNobody = 65534;
constexpr auto kWritable = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup
    | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
constexpr auto kReadable = kWritable & ~QFile::Permissions(QFile::WriteOwner);

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

Saboteur::~Saboteur() { becomeMyself(); }

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

bool Saboteur::write(const QByteArray &bytes)
{
    QFile file(m_path);
    return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size();
}

bool Saboteur::spoil(const QString &how)
{
    storage().close();
    const QDir folder(m_folder);
    if (how == u"no folder")
        return QDir().rename(m_folder, m_folder + u".away"_s) && QFile(m_folder).open(QFile::WriteOnly);
    if (how == u"read-only") {
        if (!QFile::setPermissions(m_path, kReadable) || !QFile::setPermissions(m_folder, kReadable)
            || !QFile::setPermissions(folder.filePath(u".."_s), kWritable))
            return false;
        becomeNobody();
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
    becomeMyself();
    if (QFileInfo(m_folder).isFile())
        return QFile::remove(m_folder) && QDir().rename(m_folder + u".away"_s, m_folder);
    QFile::setPermissions(m_folder, kWritable);
    QFile::setPermissions(m_path, kWritable);
    if (!QFile::exists(m_path + u".away"_s))
        return true;
    storage().close();
    QFile::remove(m_path);
    QFile::remove(m_path + u"-wal"_s);
    QFile::remove(m_path + u"-shm"_s);
    return putBack();
}

void Saboteur::becomeNobody() { m_nobody = ::getuid() == 0 && ::setresuid(kNobody, kNobody, 0) == 0; }

void Saboteur::becomeMyself()
{
    if (m_nobody && ::setresuid(0, 0, 0) == 0)
        m_nobody = false;
}

void Saboteur::registerIt() { qmlRegisterType<Saboteur>("FlipsideTables", 1, 0, "Saboteur"); }

} // namespace tables
