// One sentence for every code.
#include "cli/storeerrors.h"

#include "words/errors.h"
#include "words/verdicts.h"

#include <QCoreApplication>

namespace cli {

using store::ErrorCode;

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::StoreErrors)
};

QString ofPlace(const store::Error &error)
{
    switch (error.code) {
    //: %1 is a folder.
    case ErrorCode::NoFolder:
        return Texts::tr("The folder “%1” is not there and cannot be made.").arg(error.file);
    //: %1 is a file, %2 the system's reason.
    case ErrorCode::CannotOpen: return Texts::tr("“%1” cannot be opened: %2").arg(error.file, error.detail);
    //: %1 is a file or folder.
    case ErrorCode::ReadOnly:
        return Texts::tr("“%1” cannot be written. Nothing was changed; allow writing there, or name another "
                         "file with --database.")
            .arg(error.file);
    //: %1 is a file.
    case ErrorCode::NotFlipside:
        return Texts::tr("“%1” is not a database of Flipside. It was not changed.").arg(error.file);
    //: %1 is a file, %2 a number.
    case ErrorCode::NewerVersion:
        return Texts::tr("“%1” was written by a newer Flipside (its version is %2). It was not changed; "
                         "install that version to open it.")
            .arg(error.file)
            .arg(error.version);
    case ErrorCode::Damaged:
        if (error.kept.isEmpty())
            //: %1 is a file, %2 what SQLite says about it.
            return Texts::tr("“%1” is damaged, or the disk cannot read it: %2. It was not changed; "
                             "“flipside-cli restore” puts a backup in its place and keeps the damaged file.")
                .arg(error.file, error.detail);
        //: %1 and %2 are files.
        return Texts::tr("“%1” is damaged. It was kept as “%2”, with all that is in it; a new one begins, or "
                         "“flipside-cli restore” restores a backup.")
            .arg(error.file, error.kept);
    case ErrorCode::MigrationFailed:
        if (error.kept.isEmpty())
            //: %1 is a file, %2 a reason.
            return Texts::tr(
                       "“%1” could not be brought to this version and was left as it was. The reason: %2")
                .arg(error.file, error.detail);
        //: %1 and %2 are files, %3 is a reason.
        return Texts::tr("“%1” could not be brought to this version and was left as it was; a copy is “%2”. "
                         "The reason: %3")
            .arg(error.file, error.kept, error.detail);
    default: return {};
    }
}

QString ofWork(const store::Error &error)
{
    switch (error.code) {
    //: %1 is a file.
    case ErrorCode::Locked:
        return Texts::tr("Another program is using “%1”. Nothing was changed; try again.").arg(error.file);
    //: %1 is a file.
    case ErrorCode::OpenElsewhere:
        return Texts::tr(
                   "Flipside is open elsewhere with “%1”. Nothing was changed; close it there and try again.")
            .arg(error.file);
    //: %1 is a file.
    case ErrorCode::DiskFull:
        return Texts::tr(
                   "The disk is full: “%1” could not be written. What was kept before is safe; make room "
                   "and try again.")
            .arg(error.file);
    //: %1 is a file.
    case ErrorCode::Replaced:
        return Texts::tr("“%1” was moved or replaced meanwhile. Nothing was written; start again.")
            .arg(error.file);
    //: %1 is a file, %2 a reason.
    case ErrorCode::Failed:
        return Texts::tr("“%1” could not be used: %2. What was kept before is safe.")
            .arg(error.file, error.detail);
    case ErrorCode::Cancelled: return Texts::tr("Stopped.");
    //: %1 is what was typed.
    case ErrorCode::NoSuchMatch: return Texts::tr("There is no match “%1”.").arg(error.match);
    case ErrorCode::ManyMatches:
        //: %1 is what was typed; a list of matches follows.
        return Texts::tr("More than one match id begins with “%1”:").arg(error.match);
    //: %1 is what was typed.
    case ErrorCode::NoSuchPlayer: return Texts::tr("There is no player “%1”.").arg(error.detail);
    //: %1 is what was typed.
    case ErrorCode::NoSuchGroup: return Texts::tr("There is no group “%1”.").arg(error.detail);
    //: %1 is what was typed.
    case ErrorCode::NotAName:
        return Texts::tr("“%1” cannot be a name: a name has 1 to 40 visible characters, and no comma, colon, "
                         "semicolon or #.")
            .arg(error.detail);
    //: %1 is an id.
    case ErrorCode::MatchInBin: return Texts::tr("The match %1 is in the bin.").arg(error.match);
    //: %1 is an id.
    case ErrorCode::MatchFull:
        return Texts::tr("The match %1 has reached its maximum length.").arg(error.match);
    //: %1 is an id.
    case ErrorCode::PlayersMet:
        return Texts::tr("Both have played in the match %1, so they cannot be merged.").arg(error.match);
    case ErrorCode::JournalBroken:
        //: %1 is an id, %2 a number, %3 what stands there.
        return Texts::tr("The journal of the match %1 cannot be read from event %2 on: “%3”. "
                         "Nothing was changed.")
            .arg(error.match)
            .arg(error.line)
            .arg(error.detail);
    default: return {};
    }
}

// "file", line 12: …
QString inFile(const store::Error &error, const QString &what)
{
    if (error.line == 0)
        //: %1 is a file, %2 a sentence.
        return Texts::tr("“%1”: %2").arg(error.file, what);
    //: %1 is a file, %2 the number of a line, %3 a sentence.
    return Texts::tr("“%1”, line %2: %3").arg(error.file).arg(error.line).arg(what);
}

QString ofFile(const store::Error &error, const words::Language &language)
{
    switch (error.code) {
    //: %1 is a file.
    case ErrorCode::FileExists:
        return Texts::tr("“%1” already exists and will not be overwritten.").arg(error.file);
    //: %1 is a file, %2 a reason.
    case ErrorCode::FileUnreadable: return Texts::tr("“%1” cannot be read: %2").arg(error.file, error.detail);
    //: %1 is a file, %2 a reason.
    case ErrorCode::FileUnwritable:
        return Texts::tr("“%1” cannot be written: %2").arg(error.file, error.detail);
    //: %1 is a folder.
    case ErrorCode::MissingFolder:
        return Texts::tr("There is no folder “%1”. Make it, or name another place.").arg(error.file);
    case ErrorCode::NotCopied:
        //: %1 is a file.
        return Texts::tr("“%1” can only be read, and no backup is made of such a file. “flipside-cli export "
                         "--archive -o FILE” writes all that is in it.")
            .arg(error.file);
    case ErrorCode::BackupDamaged:
        //: %1 is a file, %2 what is wrong with it.
        return Texts::tr("The backup “%1” is damaged, or the disk cannot read it: %2. Nothing was changed; "
                         "restore another one.")
            .arg(error.file, error.detail);
    case ErrorCode::NotARecord: {
        if (!error.unreadable)
            return inFile(error, error.detail);
        const bool inArchive = !error.match.isEmpty();
        const QString why = words::sentence(language, *error.unreadable);
        return inArchive ? inFile(error, error.detail + QStringLiteral(" — ") + why)
                         : QStringLiteral("“%1”: %2").arg(error.file, why);
    }
    //: %1 is a detail, such as the name of a field.
    case ErrorCode::NotAnArchive:
        return inFile(error, Texts::tr("this archive cannot be imported (%1).").arg(error.detail));
    case ErrorCode::NewerArchive:
        return inFile(error, Texts::tr("this archive was written by a newer Flipside."));
    case ErrorCode::TooLarge: return inFile(error, Texts::tr("this is longer than any match can be."));
    case ErrorCode::NotWhole:
        return inFile(error,
                      Texts::tr("the archive is not whole: a part is missing, or it has changed since it was "
                                "written. Nothing was imported; export it again."));
    case ErrorCode::Refused: {
        const rules::MatchState &state = *error.state;
        const QString why = words::sentence(language, *error.refused, {state, state, *state.book, nullptr});
        return inFile(error, QStringLiteral("%1 — %2").arg(error.detail, why));
    }
    default: return {};
    }
}

} // namespace

QString sentence(const store::Error &error, const words::Language &language)
{
    QString text = ofPlace(error);
    if (text.isEmpty())
        text = ofWork(error);
    if (text.isEmpty())
        text = ofFile(error, language);
    const bool isNamed = error.code == ErrorCode::Damaged || error.code == ErrorCode::MigrationFailed;
    if (!error.kept.isEmpty() && !isNamed)
        //: Behind a sentence on what went wrong. %1 is a file.
        text += u' ' + Texts::tr("What was there before is kept as “%1”.").arg(error.kept);
    return text;
}

} // namespace cli
