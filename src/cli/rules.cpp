// Prints the rulebook of an edition in a language.
#include "cli/rules.h"

#include "cli/json.h"
#include "rulebook/finder.h"
#include "rulebook/rulebook.h"

#include <QRegularExpression>

namespace cli {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Rules)
};

QString nameOf(const rules::Edition &edition)
{
    return QString::fromUtf8(edition.name.data(), qsizetype(edition.name.size()));
}

QString editionNames()
{
    QStringList names;
    for (const rules::Edition &edition : rules::editions())
        names << nameOf(edition);
    return names.join(u", ");
}

// Links say which id to look up next; the rest of the Markdown reads well as it is.
QString readable(QString text)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\(rule:([^)]*)\\)"));
    return text.replace(link, QStringLiteral("\\1 (\\2)"));
}

void print(const QList<rulebook::Entry> &entries, bool json)
{
    if (!json) {
        for (const rulebook::Entry &entry : entries)
            say(QStringLiteral("%1  [%2]\n\n%3\n")
                    .arg(entry.title, entry.id, readable(entry.text).trimmed()));
        return;
    }
    JsonWriter writer;
    writer.beginArray();
    for (const rulebook::Entry &entry : entries) {
        writer.beginObject().text("id", entry.id.toStdString()).text("title", entry.title.toStdString());
        writer.text("text", entry.text.toStdString()).endObject();
    }
    say(QString::fromStdString(writer.endArray().json()));
}

QList<rulebook::Entry> entriesOf(const rulebook::Rulebook &book, const QStringList &ids)
{
    QList<rulebook::Entry> entries;
    for (const QString &id : ids) {
        if (auto entry = book.entry(id))
            entries << *std::move(entry);
    }
    return entries;
}

void printContents(const rulebook::Rulebook &book)
{
    for (const rulebook::Chapter &chapter : book.contents()) {
        say(chapter.title);
        for (const rulebook::Heading &heading : chapter.entries)
            say(QStringLiteral("  %1  %2").arg(heading.id, -26).arg(heading.title));
    }
}

int search(const rulebook::Rulebook &book, const QString &words, bool json)
{
    const auto finder = rulebook::Finder::open(book.edition(), book.language());
    if (!finder)
        return kUsage;
    const QString corrected = finder->corrected(words);
    const QList<rulebook::Hit> hits = finder->find(corrected.isEmpty() ? words : corrected);
    if (!corrected.isEmpty())
        //: %1 is what was searched for, %2 what was looked for instead.
        complain(
            Texts::tr("Nothing in the rulebook mentions “%1”; showing “%2” instead.").arg(words, corrected));
    if (json) {
        QStringList ids;
        for (const rulebook::Hit &hit : hits)
            ids << hit.id;
        print(entriesOf(book, ids), true);
    } else {
        for (const rulebook::Hit &hit : hits)
            say(QStringLiteral("%1  [%2]\n    %3").arg(hit.title, hit.id, hit.excerpt));
    }
    if (!hits.isEmpty())
        return kDone;
    //: %1 is what was searched for.
    complain(Texts::tr("Nothing in the rulebook mentions “%1”.").arg(words));
    return kRefused;
}

int run(const QStringList &arguments)
{
    const QString edition = QStringLiteral("edition");
    const QString words = QStringLiteral("search");
    //: Help of flipside-cli rules.
    CommandLine line(
        QStringLiteral("rules"),
        Texts::tr("Prints the contents of the rulebook, one of its rules, or what a search finds."));
    //: Help of an option of the command line. %1 is a list of names such as "flip2019, flip2020".
    line.parser.addOption({edition, Texts::tr("The edition it is about: %1.").arg(editionNames()),
                           QStringLiteral("E"), nameOf(rules::newestEdition())});
    //: Help of an option of the command line.
    line.parser.addOption(
        {words, Texts::tr("Look for these words, in any of the languages."), QStringLiteral("WORDS")});
    //: Help of an option of the command line.
    line.parser.addOption({QStringLiteral("json"), Texts::tr("Answer with a JSON list.")});
    //: Help of an argument of the command line. turn.match is an example of an id.
    line.parser.addPositionalArgument(
        QStringLiteral("ID"), Texts::tr("The rule to print, such as turn.match; the contents without it."),
        QStringLiteral("[ID]"));
    if (const auto status = line.parse(arguments))
        return *status;

    const rules::Edition *chosen = rules::editionNamed(line.parser.value(edition).toStdString());
    if (!chosen) {
        //: %1 is what was typed, %2 a list of names such as "flip2019, flip2020".
        complain(Texts::tr("There is no edition “%1”. There are: %2.")
                     .arg(line.parser.value(edition), editionNames()));
        return kUsage;
    }
    const auto book = rulebook::Rulebook::open(*chosen, line.language());
    if (!book) {
        //: %1 is a code such as "de".
        complain(Texts::tr("There is no rulebook in the language “%1”.").arg(line.language()));
        return kUsage;
    }
    const bool json = line.parser.isSet(QStringLiteral("json"));
    if (line.parser.isSet(words))
        return search(*book, line.parser.value(words), json);

    const QStringList ids = line.parser.positionalArguments();
    if (ids.isEmpty() && !json) {
        printContents(*book);
        return kDone;
    }
    const QList<rulebook::Entry> entries = entriesOf(*book, ids.isEmpty() ? book->ids() : ids);
    print(entries, json);
    if (entries.size() >= ids.size())
        return kDone;
    //: %1 is one or more ids that were typed.
    complain(Texts::tr("There is no rule “%1”. “flipside-cli rules” lists them all.").arg(ids.join(u' ')));
    return kUsage;
}

} // namespace

const Command kRules{"rules", "cli::Rules",
                     //: What flipside-cli rules does, in the list of its commands.
                     QT_TRANSLATE_NOOP("cli::Rules", "look up the rules, in five languages"), run};

} // namespace cli
