// Reads a folder when somebody opens it, and does not watch it.
#include "app/shell/folder.h"

#include "app/shell/context.h"
#include "app/shell/speech.h"

#include <QDateTime>
#include <QDir>
#include <QStandardPaths>
#include <QStorageInfo>

#include <algorithm>

namespace app {

namespace {

QString standard(QStandardPaths::StandardLocation place) { return QStandardPaths::writableLocation(place); }

FolderEntry entryOf(const QFileInfo &file, const QLocale &locale)
{
    const QString second = file.isDir()
        ? QString()
        : QStringLiteral("%1 · %2").arg(locale.toString(file.lastModified(), QLocale::ShortFormat),
                                        locale.formattedDataSize(file.size(), 1, QLocale::DataSizeSIFormat));
    return {file.fileName(), file.absoluteFilePath(), file.isDir(), second};
}

} // namespace

Folder::Folder()
    : Folder(Context::current().language())
{ }

Folder::Folder(const Language &language)
{
    setPath(standard(QStandardPaths::DocumentsLocation));
    connect(&language, &Language::changed, this, &Folder::read);
    connect(&language, &Language::changed, this, &Folder::readPlaces);
}

void Folder::setPath(const QString &path)
{
    // Where it is not there yet, the nearest that is.
    QDir folder(path);
    while (!folder.exists() && !folder.isRoot())
        folder.setPath(QFileInfo(folder.absolutePath()).absolutePath());
    m_path = folder.absolutePath();
    read();
}

void Folder::setKinds(const QStringList &kinds)
{
    m_kinds = kinds;
    read();
}

QString Folder::shown() const { return QDir::toNativeSeparators(m_path); }

QString Folder::above() const
{
    const QDir folder(m_path);
    return folder.isRoot() ? QString() : QFileInfo(m_path).absolutePath();
}

void Folder::read()
{
    const QDir folder(m_path);
    const auto order = QDir::Name | QDir::IgnoreCase | QDir::LocaleAware;
    QFileInfoList found = folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::Readable, order);
    found +=
        folder.entryInfoList(m_kinds, QDir::Files | QDir::Readable, QDir::Time); // the newest is wanted most
    std::vector<FolderEntry> entries;
    for (const QFileInfo &file : std::as_const(found))
        entries.push_back(entryOf(file, speech().locale()));
    m_entries.show(std::move(entries));
    emit changed();
}

bool Folder::hasFiles() const { return !std::ranges::all_of(m_entries.values(), &FolderEntry::isFolder); }

void Folder::readPlaces()
{
    std::vector<FolderEntry> places;
    const auto add = [&places](const QString &name, const QString &path) {
        if (QFileInfo(path).isDir() && std::ranges::find(places, path, &FolderEntry::path) == places.end())
            places.push_back({name, path, true, {}});
    };
    //: A folder that people know by this name
    add(tr("Documents"), standard(QStandardPaths::DocumentsLocation));
    //: A folder that people know by this name
    add(tr("Downloads"), standard(QStandardPaths::DownloadLocation));
    //: A folder that people know by this name: all that is somebody's own
    add(tr("Home folder"), standard(QStandardPaths::HomeLocation));
    // Sticks and cards that somebody put in.
    const auto volumes = QStorageInfo::mountedVolumes();
    for (const QStorageInfo &volume : volumes) {
        const QString root = volume.rootPath();
        if (root.startsWith(u"/media/") || root.startsWith(u"/run/media/"))
            add(volume.displayName(), root);
    }
    m_places.show(std::move(places));
}

QString Folder::fileFor(const QString &name) const
{
    const QString ending = this->ending();
    QString stem = QFileInfo(name.trimmed()).fileName();
    if (stem.endsWith(ending, Qt::CaseInsensitive))
        stem.chop(ending.size());
    if (stem.isEmpty() || ending.isEmpty())
        return {};
    return QDir(m_path).filePath(stem + ending);
}

QString Folder::ending() const
{
    const QString kind = m_kinds.value(0);
    return kind.mid(kind.lastIndexOf(u'.'));
}

bool Folder::exists(const QString &file) { return QFileInfo::exists(file); }

QString Folder::newName() const { return QFileInfo(newFileIn(m_path, ending())).fileName(); }

QString newFileIn(const QString &folder, const QString &ending)
{
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString stem = QStringLiteral("%1/flipside-%2").arg(folder, time);
    QString file = stem + ending;
    for (int i = 2; QFileInfo::exists(file); ++i)
        file = QStringLiteral("%1-%2%3").arg(stem).arg(i).arg(ending);
    return file;
}

} // namespace app
