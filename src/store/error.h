// Why the store could not do something: a code that chooses the sentence, and the facts that go into it.
#pragma once

#include "notation/error.h"
#include "rules/match.h"

#include <QString>
#include <optional>

namespace store {

enum class ErrorCode {
    // the place of the file
    NoFolder, // there is none and it cannot be made
    CannotOpen, // it is no file, or may not be read
    ReadOnly, // file or folder cannot be written
    // the file
    NotFlipside, // another program's, or no database at all
    NewerVersion, // written by a newer Flipside
    Damaged, // `kept` says where it was put aside, if it was
    MigrationFailed, // nothing was changed; `kept` is the copy made before
    // at work
    Locked, // another program holds it
    OpenElsewhere, // and must not be, for what was asked
    DiskFull,
    Replaced, // somebody moved, removed or replaced it meanwhile
    Failed, // anything else that SQLite or the system said: `detail`
    Cancelled,
    // what was asked for
    NoSuchMatch,
    ManyMatches, // begin like this: `matches` are some of them
    NoSuchPlayer,
    NoSuchGroup,
    NotAName, // of a player or group
    MatchInBin,
    MatchFull, // it has as many events as one may have
    PlayersMet, // two entries that sat in one match are two people
    JournalBroken, // a stored line does not referee: `match`, `line`
    // other files
    FileExists, // and is never overwritten
    FileUnreadable,
    FileUnwritable,
    MissingFolder, // in which it was to be written
    NotCopied, // a database that can only be read
    BackupDamaged, // or is not what was written
    // imports: `file`, `line`
    NotARecord, // `unreadable`
    NotAnArchive, // `detail`
    NewerArchive,
    TooLarge, // it is longer than any match can be
    NotWhole, // an archive that lacks its end, or has changed since it was written
    Refused, // an event that does not referee: `refused`
    OtherMatch, // the same match, told differently from what is here
};

struct Error {
    ErrorCode code{};
    QString detail; // in English
    QString statement; // of SQL, that failed
    QString file; // that it is about
    QString kept; // where it was put aside, or the copy made before
    QString match; // id, or its beginning
    std::vector<QString> matches; // ids
    int line = 0; // of the file or journal, from 1
    int version = 0; // of a newer file
    std::optional<notation::Error> unreadable;
    std::optional<rules::Verdict> refused;
    std::shared_ptr<const rules::MatchState> state; // in which it was refused
};

template <typename T = void> using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> failure(ErrorCode code, const QString &detail = {},
                                                   const QString &file = {})
{
    Error error;
    error.code = code;
    error.detail = detail;
    error.file = file;
    return tl::unexpected(std::move(error));
}

// An event that does not referee: what was said, and why not.
[[nodiscard]] inline tl::unexpected<Error> refusal(const QString &event, const rules::Verdict &verdict,
                                                   const rules::MatchState &state)
{
    auto error = failure(ErrorCode::Refused, event);
    error.value().refused = verdict;
    error.value().state = std::make_shared<const rules::MatchState>(state);
    return error;
}

} // namespace store
