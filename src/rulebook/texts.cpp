// Reads the files of i18n/rulebook out of the program.
#include "rulebook/texts.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QMutex>

#include <memory>
#include <unordered_map>

namespace rulebook {

using namespace Qt::StringLiterals;

namespace {

const QString kRoot = QStringLiteral(":/rulebook");

Error badLine(const QString &where, int number, const QString &expected)
{
    return {Error::Code::BadText, QStringLiteral("%1:%2: %3").arg(where).arg(number).arg(expected)};
}

// "key: value" lines between an entry's heading and its text.
bool takeField(RawEntry &entry, QStringView line)
{
    const auto value = [line](QStringView key) { return line.mid(key.size()).trimmed().toString(); };
    if (line.startsWith(u"title:"))
        entry.title = value(u"title:");
    else if (line.startsWith(u"editions:"))
        entry.audience = value(u"editions:");
    else if (line.startsWith(u"from:"))
        entry.from = value(u"from:");
    else if (line.startsWith(u"keywords:")) {
        for (const QString &word : value(u"keywords:").split(u',', Qt::SkipEmptyParts))
            entry.keywords.append(word.trimmed());
    } else if (line.startsWith(u"choice:")) {
        const QString choice = value(u"choice:");
        entry.choices.insert(choice.section(u'=', 0, 0).trimmed(), choice.section(u'=', 1).trimmed());
    } else
        return false;
    return true;
}

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// What a region changes goes over what its language says; order and chapters stay the language's.
void overlay(Texts &texts, const Texts &region)
{
    for (RawChapter &chapter : texts.chapters) {
        for (const RawChapter &other : region.chapters) {
            if (other.id == chapter.id)
                chapter.title = other.title;
        }
        for (RawEntry &entry : chapter.entries) {
            if (const RawEntry *mine = region.find(entry.id))
                entry = *mine;
        }
    }
}

QHash<QString, QString> readNames(const QString &language)
{
    const auto names = parseNames(contentOf(kRoot + u'/' + language + "/names.txt"_L1));
    Q_ASSERT_X(names, "names.txt", names ? "" : qPrintable(names.error().detail));
    return names.value_or(QHash<QString, QString>());
}

Texts readFolder(const QString &language)
{
    Texts texts;
    texts.language = language;
    const QDir folder(kRoot + u'/' + language);
    for (const QString &name : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        auto chapter = parseChapter(name.chopped(3), contentOf(folder.filePath(name)));
        Q_ASSERT_X(chapter, "rule text", chapter ? "" : qPrintable(chapter.error().detail));
        if (chapter)
            texts.chapters.append(*std::move(chapter));
    }
    return texts;
}

// A ruling's choices stand with its text: "choice:tie:share" and so on.
QHash<QString, QString> choicesOf(const Texts &texts)
{
    QHash<QString, QString> names;
    for (const RawChapter &chapter : texts.chapters) {
        for (const RawEntry &entry : chapter.entries) {
            for (const auto &[choice, name] : entry.choices.asKeyValueRange())
                names.insert("choice:"_L1 + entry.id.section(u'.', 1) + u':' + choice, name);
        }
    }
    return names;
}

std::unique_ptr<Texts> read(const QString &language)
{
    const QString base = language.section(u'_', 0, 0);
    auto texts = std::make_unique<Texts>(readFolder(base));
    auto names = readNames(base);
    names.insert(choicesOf(*texts));
    if (base != language) {
        const Texts region = readFolder(language);
        overlay(*texts, region);
        names.insert(choicesOf(region));
        names.insert(readNames(language));
    }
    texts->language = language;
    texts->names = Names(std::move(names));
    return texts;
}

} // namespace

QString RawEntry::fingerprint() const
{
    const QByteArray content = (title + u'\n' + body).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex().first(8));
}

const RawEntry *Texts::find(QStringView id) const
{
    for (const RawChapter &chapter : chapters) {
        for (const RawEntry &entry : chapter.entries) {
            if (entry.id == id)
                return &entry;
        }
    }
    return nullptr;
}

tl::expected<RawChapter, Error> parseChapter(const QString &id, const QString &source)
{
    RawChapter chapter;
    chapter.id = id;
    bool inHead = false;
    int number = 0;
    for (const QString &line : source.split(u'\n')) {
        ++number;
        if (line.startsWith(u"# ")) {
            chapter.title = line.mid(2).trimmed();
        } else if (line.startsWith(u"## ")) {
            chapter.entries.append(RawEntry());
            chapter.entries.last().id = line.mid(3).trimmed();
            inHead = true;
        } else if (chapter.entries.isEmpty()) {
            if (!line.trimmed().isEmpty())
                return tl::unexpected(badLine(id, number, QStringLiteral("expected a heading \"## id\"")));
        } else if (inHead) {
            if (line.trimmed().isEmpty())
                inHead = false;
            else if (!takeField(chapter.entries.last(), line))
                return tl::unexpected(badLine(
                    id, number, QStringLiteral("expected title:, keywords:, choice: or an empty line")));
        } else {
            chapter.entries.last().body += line + u'\n';
        }
    }
    for (RawEntry &entry : chapter.entries)
        entry.body = entry.body.trimmed();
    if (chapter.title.isEmpty())
        return tl::unexpected(badLine(id, 1, QStringLiteral("expected \"# Title\"")));
    return chapter;
}

tl::expected<QHash<QString, QString>, Error> parseNames(const QString &source)
{
    QHash<QString, QString> values;
    int number = 0;
    for (const QString &line : source.split(u'\n')) {
        ++number;
        if (line.trimmed().isEmpty() || line.startsWith(u'#'))
            continue;
        const qsizetype equals = line.indexOf(u'=');
        if (equals < 1)
            return tl::unexpected(
                badLine(QStringLiteral("names"), number, QStringLiteral("expected key = value")));
        values.insert(line.first(equals).trimmed(), line.mid(equals + 1).trimmed());
    }
    return values;
}

QStringList languages()
{
    static const QStringList all = [] {
        QStringList found = QDir(kRoot).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        if (found.removeOne(kSourceLanguage))
            found.prepend(kSourceLanguage);
        return found;
    }();
    return all;
}

QString languageFor(const QString &wish)
{
    const QStringList all = languages();
    const QString name = QString(wish).replace(u'-', u'_');
    for (const QString &candidate : {name, name.section(u'_', 0, 0)}) {
        for (const QString &language : all) {
            if (language.compare(candidate, Qt::CaseInsensitive) == 0)
                return language;
        }
    }
    return {};
}

const Texts *textsOf(const QString &wish)
{
    static QMutex mutex;
    static std::unordered_map<QString, std::unique_ptr<Texts>> known;

    const QString language = languageFor(wish);
    if (language.isNull())
        return nullptr;
    const QMutexLocker lock(&mutex);
    std::unique_ptr<Texts> &texts = known[language];
    if (!texts)
        texts = read(language);
    return texts.get();
}

} // namespace rulebook
