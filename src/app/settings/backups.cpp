// Copies are made and restored in a worker; what a restore replaces is kept, and the message names it.
#include "app/settings/backups.h"

#include "app/shell/context.h"
#include "app/shell/folder.h"
#include "app/shell/speech.h"
#include "app/shell/worker.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace app {

namespace {

QString native(const QString &file) { return QDir::toNativeSeparators(file); }

// To the second: of copies made within a minute, people must know which is the last.
QString momentText(const QLocale &locale, const QDateTime &time)
{
    static const QRegularExpression zone(QStringLiteral("\\s*\\(?\\bt+\\b\\)?"));
    const QString exact = locale.timeFormat(QLocale::LongFormat).remove(zone);
    return locale.toString(time, locale.dateFormat(QLocale::ShortFormat) + u' ' + exact);
}

QFileInfoList filesIn(const QString &folder)
{
    return QDir(folder).entryInfoList({QStringLiteral("*.db")}, QDir::Files);
}

store::Result<QString> copy(const QString &from, const QString &to)
{
    if (!QDir().mkpath(QFileInfo(to).path()))
        return store::failure(store::ErrorCode::FileUnwritable, {}, to);
    const auto database = store::Database::connect(from);
    if (!database)
        return tl::unexpected(database.error());
    const auto copied = store::copyInto(**database, to);
    return copied ? store::Result<QString>(to) : tl::unexpected(copied.error());
}

} // namespace

Backups::Backups()
    : Backups(Context::current().storage(), Context::current().language())
{ }

Backups::Backups(Storage &storage, const Language &language)
    : m_storage(storage)
{
    connect(&language, &Language::changed, this, &Backups::read);
    // Also emitted after each automatic copy.
    connect(&storage, &Storage::backupTroubleChanged, this, &Backups::read);
    read();
}

QString Backups::file() const { return native(m_storage.path()); }

QString Backups::folder()
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return native(documents.filePath(QStringLiteral("Flipside")));
}

void Backups::read()
{
    QFileInfoList files = filesIn(folder());
    const QStringList automatic = store::automaticBackups(m_storage.path());
    for (const QString &each : automatic)
        files.append(QFileInfo(each));
    std::ranges::sort(files, std::greater(), [](const QFileInfo &file) { return file.lastModified(); });
    std::vector<BackupFile> all;
    const QLocale &locale = speech().locale();
    for (const QFileInfo &each : std::as_const(files)) {
        const bool byItself = automatic.contains(each.filePath());
        const QString size = locale.formattedDataSize(each.size(), 1, QLocale::DataSizeSIFormat);
        //: Second line of a backup: %1 is its size, such as "2 MB"
        const QString second = byItself ? tr("%1, automatic").arg(size)
                                        //: Second line of a backup: %1 is its size, such as "2 MB"
                                        : tr("%1, made by you").arg(size);
        all.push_back({each.filePath(), momentText(locale, each.lastModified()), second});
    }
    m_all.show(std::move(all));
}

void Backups::backUp(const QString &file)
{
    if (m_busy)
        return;
    begin();
    const QString to = file.isEmpty() ? newFileIn(folder(), QStringLiteral(".db")) : file;
    inWorker(
        this, [from = m_storage.path(), to] { return copy(from, to); },
        [this](const store::Result<QString> &made) {
            //: %1 is a file
            setStatus(made ? tr("A copy of everything is in %1.").arg(native(*made)) : sentence(made.error()),
                      !made);
        });
}

void Backups::restore(const QString &backup)
{
    if (m_busy)
        return;
    begin();
    const auto finish = [self = QPointer<Backups>(this)](const store::Result<store::Restored> &restored) {
        if (!self)
            return;
        if (!restored)
            return self->setStatus(sentence(restored.error()), true);
        //: A backup is in the place of the matches now. %1 is the file that holds what was there before
        self->setStatus(restored->kept.isEmpty()
                            ? tr("The backup was restored.")
                            : tr("The backup was restored. What was there before is kept as %1.")
                                  .arg(native(restored->kept)));
    };
    m_storage.replaceWith(backup, finish);
}

void Backups::begin()
{
    m_busy = true;
    m_statusMessage.clear();
    emit changed();
}

void Backups::setStatus(const QString &text, bool failed)
{
    m_busy = false;
    m_statusMessage = text;
    m_failed = failed;
    read();
    emit changed();
}

} // namespace app
