// A sentence for everything that can be wrong with the store: what happened, what is safe, what to do.
#include "app/shell/speech.h"
#include "app/shell/storage.h"
#include "words/errors.h"
#include "words/verdicts.h"

#include <QCoreApplication>
#include <QDir>

namespace app {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Storage)
};

QString native(const QString &file) { return QDir::toNativeSeparators(file); }

// Opening the file.
QString openingSentence(const store::Error &error)
{
    const QString file = native(error.file);
    switch (error.code) {
    case store::ErrorCode::NoFolder:
        //: %1 is a folder or file.
        return Texts::tr("There is no folder for %1, and it cannot be made. Nothing was changed; make the "
                         "folder and try again.")
            .arg(file);
    case store::ErrorCode::CannotOpen:
        //: %1 is a file.
        return Texts::tr("%1 cannot be opened. It was not changed; allow reading it and try again.")
            .arg(file);
    case store::ErrorCode::NotFlipside:
        //: %1 is a file.
        return Texts::tr("%1 is not a file of Flipside. It was not changed; move it away and try again.")
            .arg(file);
    case store::ErrorCode::NewerVersion:
        //: %1 is a file.
        return Texts::tr("%1 was written by a newer Flipside. It was not changed; update to open it.")
            .arg(file);
    case store::ErrorCode::Damaged:
        if (error.kept.isEmpty())
            //: %1 is a file.
            return Texts::tr("%1 is damaged, or the disk cannot read it. It was not changed; restore a "
                             "backup in the settings.")
                .arg(file);
        //: %1 is the name under which a damaged file was kept.
        return Texts::tr("The file with the matches was damaged. It is kept as %1. Restore a backup in the "
                         "settings, or try again to start from scratch.")
            .arg(native(error.kept));
    default:
        if (error.kept.isEmpty())
            return Texts::tr("The file could not be updated to this version. Nothing was changed.");
        //: %1 is the name of a copy of the file.
        return Texts::tr("The file could not be updated to this version. Nothing was changed; a copy is %1.")
            .arg(native(error.kept));
    }
}

// Files that are read or written besides.
QString fileSentence(const store::Error &error)
{
    const QString file = native(error.file);
    switch (error.code) {
    case store::ErrorCode::FileExists:
        //: %1 is a file.
        return Texts::tr("%1 already exists and will not be overwritten. Choose another name.").arg(file);
    case store::ErrorCode::FileUnreadable:
        //: %1 is a file.
        return Texts::tr("%1 cannot be read.").arg(file);
    case store::ErrorCode::FileUnwritable:
        //: %1 is a file.
        return Texts::tr("%1 cannot be written. Nothing was lost; choose another place.").arg(file);
    case store::ErrorCode::MissingFolder:
        //: %1 is a folder.
        return Texts::tr("There is no folder %1. Choose another place.").arg(file);
    case store::ErrorCode::NotCopied:
        //: %1 is a file.
        return Texts::tr("%1 can only be read, and no backup is made of such a file. Export an archive.")
            .arg(file);
    case store::ErrorCode::BackupDamaged:
        //: %1 is a file.
        return Texts::tr("The backup %1 is damaged, or the disk cannot read it. Nothing was changed; restore "
                         "another one.")
            .arg(file);
    case store::ErrorCode::NotARecord:
        if (error.unreadable)
            return words::sentence(speech(), *error.unreadable);
        //: %1 is a file.
        return Texts::tr("%1 is not a record of a match. Nothing was imported.").arg(file);
    case store::ErrorCode::NotAnArchive:
        if (error.line <= 1)
            //: %1 is a file.
            return Texts::tr("%1 is not an archive of Flipside. Nothing was imported.").arg(file);
        //: %1 is a file, %2 the number of a line in it.
        return Texts::tr("Line %2 of %1 does not belong in an archive. Nothing was imported.")
            .arg(file, QString::number(error.line));
    case store::ErrorCode::NewerArchive:
        //: %1 is a file.
        return Texts::tr("%1 comes from a newer Flipside. Nothing was imported.").arg(file);
    case store::ErrorCode::TooLarge:
        //: %1 is a file, %2 the number of a line in it.
        return Texts::tr("Line %2 of %1 is longer than any match can be. Nothing was imported.")
            .arg(file, QString::number(error.line));
    case store::ErrorCode::NotWhole:
        //: %1 is a file.
        return Texts::tr(
                   "%1 is not whole: a part is missing, or it has changed since it was written. Nothing was "
                   "imported; export it again.")
            .arg(file);
    case store::ErrorCode::Refused: {
        const rules::MatchState &state = *error.state;
        //: %1 is a file, %2 the number of a line in it, %3 the referee's sentence on it.
        return Texts::tr("Line %2 of %1 is not possible by the rules: %3 Nothing was imported.")
            .arg(file, QString::number(error.line),
                 words::sentence(speech(), *error.refused, {state, state, *state.book, nullptr}));
    }
    default:
        //: A match in a file is told differently from the same match here.
        return Texts::tr("A match in the file differs from the one saved here. Nothing was imported.");
    }
}

} // namespace

QString sentence(const store::Error &error)
{
    using store::ErrorCode;
    switch (error.code) {
    case ErrorCode::NoFolder:
    case ErrorCode::CannotOpen:
    case ErrorCode::NotFlipside:
    case ErrorCode::NewerVersion:
    case ErrorCode::Damaged:
    case ErrorCode::MigrationFailed: return openingSentence(error);
    case ErrorCode::FileExists:
    case ErrorCode::FileUnreadable:
    case ErrorCode::FileUnwritable:
    case ErrorCode::MissingFolder:
    case ErrorCode::NotCopied:
    case ErrorCode::BackupDamaged:
    case ErrorCode::NotARecord:
    case ErrorCode::NotAnArchive:
    case ErrorCode::NewerArchive:
    case ErrorCode::TooLarge:
    case ErrorCode::NotWhole:
    case ErrorCode::Refused:
    case ErrorCode::OtherMatch: return fileSentence(error);
    case ErrorCode::ReadOnly:
        //: %1 is a file or folder.
        return Texts::tr(
                   "%1 cannot be written. Everything you see is saved; allow writing there and try again.")
            .arg(native(error.file));
    case ErrorCode::Locked:
        return Texts::tr("Another program is using the file with the matches. Everything you see is saved; "
                         "close that program and try again.");
    case ErrorCode::OpenElsewhere:
        return Texts::tr(
            "Flipside is open elsewhere with the same file. Nothing was changed; close it there and "
            "try again.");
    case ErrorCode::DiskFull:
        return Texts::tr(
            "There is no room left on the disk. Everything you see is saved; make room and try again.");
    case ErrorCode::Replaced:
        return Texts::tr(
            "The file with the matches was moved or replaced by another. Put it back and try again.");
    case ErrorCode::Failed:
        //: %1 is what the system said, in English.
        return Texts::tr("That could not be saved: %1. Everything you see is saved.").arg(error.detail);
    case ErrorCode::Cancelled: return Texts::tr("Cancelled. Nothing was changed.");
    case ErrorCode::ManyMatches:
    case ErrorCode::NoSuchMatch: return Texts::tr("This match is no longer in the file.");
    case ErrorCode::NoSuchPlayer: return Texts::tr("This player is no longer in the file.");
    case ErrorCode::NoSuchGroup: return Texts::tr("This group is no longer in the file.");
    case ErrorCode::NotAName:
        return Texts::tr("A name has 1 to 40 visible characters, and no comma, colon, semicolon or #.");
    case ErrorCode::MatchInBin: return Texts::tr("This match is in the bin. Take it back to go on.");
    case ErrorCode::MatchFull:
        return Texts::tr("This match has reached its maximum length. Start another one.");
    case ErrorCode::PlayersMet:
        return Texts::tr("These two have played in the same match, so they cannot be merged.");
    case ErrorCode::JournalBroken:
        //: %1 is the number of a line.
        return Texts::tr("Line %1 of this match’s record cannot be read. Nothing was changed.")
            .arg(error.line);
    }
    Q_UNREACHABLE();
}

} // namespace app
