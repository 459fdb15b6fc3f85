// Reads the file first; nothing is imported before somebody confirms it.
#include "app/history/incomingfile.h"

#include "app/match/daytext.h"
#include "app/shell/context.h"
#include "app/shell/speech.h"
#include "app/shell/worker.h"
#include "store/archive.h"
#include "store/record.h"
#include "words/terms.h"

#include <QFile>
#include <QFileInfo>

namespace app {

IncomingFile::IncomingFile()
    : IncomingFile(Context::current().storage())
{ }

IncomingFile::IncomingFile(Storage &storage)
    : m_storage(storage)
{ }

store::Result<IncomingFile::Content> IncomingFile::contentOf(const QString &file)
{
    QFile device(file);
    const QFileInfo info(file);
    if (!info.isFile() || !device.open(QIODevice::ReadOnly))
        return store::failure(store::ErrorCode::FileUnreadable, device.errorString(), file);
    if (device.peek(1) == "{")
        return contentOfArchive(device, file);
    const auto record = store::readRecord(device, file, info.lastModified().toMSecsSinceEpoch());
    if (!record)
        return tl::unexpected(record.error());
    Content content;
    content.matches = 1;
    content.id = record->match.id;
    for (const std::string &name : record->fold.names())
        content.names.append(QString::fromStdString(name));
    content.edition = record->match.setup.edition;
    content.rounds = int(record->fold.match().book().rounds.size());
    content.started = record->match.started;
    return content;
}

store::Result<IncomingFile::Content> IncomingFile::contentOfArchive(QIODevice &device, const QString &file)
{
    store::ArchiveReader reader(device, file);
    if (const auto begun = reader.begin(); !begun)
        return tl::unexpected(begun.error());
    Content content;
    while (true) {
        const auto item = reader.next();
        if (!item)
            return tl::unexpected(item.error());
        if (!*item)
            return content;
        content.matches += std::holds_alternative<store::ForeignMatch>(**item) ? 1 : 0;
    }
}

void IncomingFile::read(const QString &file)
{
    if (file == m_file)
        return;
    m_file = file;
    setState(State::Reading);
    inWorker(
        this, [file] { return contentOf(file); },
        [this](const store::Result<Content> &content) {
            if (!content)
                return setState(State::Failed, sentence(content.error()));
            m_content = *content;
            setState(State::Offered);
        });
}

QString IncomingFile::title() const
{
    if (!m_content.names.isEmpty())
        return speech().list(m_content.names);
    //: What a file holds that somebody wants opened; %1 is how many
    return m_content.matches > 0 ? tr("Matches: %1").arg(speech().number(m_content.matches)) : QString();
}

QString IncomingFile::detail() const
{
    if (!m_content.edition)
        return {};
    return QStringList{words::editionName(speech(), *m_content.edition),
                       //: Second line about a match in a file: %1 is how many rounds were scored
                       tr("Rounds: %1").arg(speech().number(m_content.rounds)),
                       dayText(speech().locale(), m_content.started)}
        .join(QStringLiteral(" · "));
}

void IncomingFile::importFile()
{
    if (m_state != State::Offered || !m_storage.database())
        return;
    setState(State::Taking);
    const QString path = m_storage.path();
    inWorker(
        this,
        [path, file = m_file]() -> store::Result<store::Imported> {
            const auto database = store::Database::connect(path);
            if (!database)
                return tl::unexpected(database.error());
            return store::importFile(**database, file);
        },
        [this](const store::Result<store::Imported> &imported) {
            if (!imported)
                return setState(State::Failed, sentence(imported.error()));
            QString message = sentenceOn(*imported);
            if (imported->mayLackItsEnd)
                //: After a file was opened: older archives do not say where they end
                message +=
                    u' ' + tr("The file does not say where it ends: something may be missing from it.");
            if (!imported->leftOut.isEmpty())
                //: After a file was opened: %1 is how many matches in it could not be taken
                message += u' '
                    + tr("Left out, because a name has characters that cannot be seen: %1")
                          .arg(speech().number(int(imported->leftOut.size())));
            setState(imported->different.isEmpty() ? State::Taken : State::Failed, message);
        });
}

QString IncomingFile::sentenceOn(const store::Imported &imported) const
{
    if (!imported.different.isEmpty())
        //: After a file was opened: something in it is not told as the same match is here
        return tr("A match in it differs from the one saved here. Yours was not changed.");
    if (imported.added + imported.extended == 0 && !imported.leftOut.isEmpty())
        //: After a file was opened
        return tr("Nothing was added.");
    if (imported.added + imported.extended == 0)
        return tr("Everything in it was already here. Nothing changed.");
    if (m_content.matches == 1 && imported.extended > 0)
        return tr("It was already here and had continued elsewhere. Now it is up to date.");
    if (m_content.matches == 1)
        return tr("It is among your matches now.");
    //: After a file was opened: %1 is how many matches were taken from it
    return tr("Added to your matches: %1").arg(speech().number(imported.added + imported.extended));
}

void IncomingFile::setState(State state, const QString &message)
{
    m_state = state;
    m_statusMessage = message;
    emit changed();
}

} // namespace app
