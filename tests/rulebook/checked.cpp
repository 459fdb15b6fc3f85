// For translators: lists the texts of a language that are stale or missing, and marks those that were
// checked.
#include "rulebook/texts.h"

#include <QDir>
#include <QFile>
#include <QTextStream>

using namespace Qt::StringLiterals;
using namespace rulebook;

namespace {

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool write(const QString &path, const QString &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content.toUtf8()) >= 0;
}

QHash<QString, QString> fingerprints(const QDir &english)
{
    QHash<QString, QString> all;
    for (const QString &name : english.entryList({u"*.md"_s}, QDir::Files, QDir::Name)) {
        const auto chapter = parseChapter(name, contentOf(english.filePath(name)));
        if (!chapter) {
            out() << chapter.error().detail << Qt::endl;
            continue;
        }
        for (const RawEntry &entry : chapter->entries)
            all.insert(entry.id, entry.fingerprint());
    }
    return all;
}

// The same text with a "from:" line of the present English under the heading of each of these entries.
QString marked(const QString &source, const QHash<QString, QString> &wanted)
{
    QStringList lines;
    bool inHead = false;
    for (const QString &line : source.split(u'\n')) {
        if (inHead && line.startsWith(u"from:"_s))
            continue;
        lines.append(line);
        if (line.startsWith(u"## "_s)) {
            const QString id = line.mid(3).trimmed();
            inHead = wanted.contains(id);
            if (inHead)
                lines.append(u"from: "_s + wanted.value(id));
        } else if (line.trimmed().isEmpty()) {
            inHead = false;
        }
    }
    return lines.join(u'\n');
}

} // namespace

int main(int argc, char **argv)
{
    const QStringList arguments(argv + 1, argv + argc);
    if (arguments.size() < 2 || arguments[1] == kSourceLanguage) {
        out()
            << "usage: rulebook-checked FOLDER LANGUAGE [ID… | all]\n"
               "FOLDER is i18n/rulebook. Lists stale texts of a translation; with ids marks these as checked."
            << Qt::endl;
        return 2;
    }
    const QDir root(arguments[0]);
    const QDir folder(root.filePath(arguments[1]));
    const QStringList ids = arguments.mid(2);
    const auto english = fingerprints(QDir(root.filePath(kSourceLanguage)));

    QStringList missing = english.keys();
    int stale = 0;
    for (const QString &name : folder.entryList({u"*.md"_s}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        const QString source = contentOf(path);
        const auto chapter = parseChapter(name, source);
        if (!chapter) {
            out() << chapter.error().detail << Qt::endl;
            return 1;
        }
        QHash<QString, QString> wanted;
        for (const RawEntry &entry : chapter->entries) {
            missing.removeOne(entry.id);
            const QString now = english.value(entry.id);
            if (entry.from == now)
                continue;
            if (!now.isEmpty() && (ids.contains(entry.id) || ids.contains(u"all"_s))) {
                wanted.insert(entry.id, now);
                continue;
            }
            ++stale;
            out() << name << ": " << entry.id << (now.isEmpty() ? " is unknown" : " is stale") << Qt::endl;
        }
        if (!wanted.isEmpty() && !write(path, marked(source, wanted))) {
            out() << path << " could not be written" << Qt::endl;
            return 1;
        }
    }
    // A region ("es_ES") holds only what differs.
    if (!arguments[1].contains(u'_')) {
        missing.sort();
        for (const QString &id : missing)
            out() << id << " is missing" << Qt::endl;
    }
    return stale == 0 && (missing.isEmpty() || arguments[1].contains(u'_')) ? 0 : 1;
}
