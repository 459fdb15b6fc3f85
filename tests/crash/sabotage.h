// Which calls of the system can fail, and how: what the library that sabotages them and its test share.
#pragma once

#include <array>
#include <cerrno>
#include <string_view>

namespace crash {

enum class Call : char {
    Open = 'o', // of what is there
    Make = 'n',
    Read = 'r',
    Write = 'w',
    Sync = 's',
    Truncate = 't',
    Close = 'c',
    Link = 'l', // a second name, or another
    Remove = 'u',
    Folder = 'd',
    Map = 'm',
    Lock = 'k',
};
inline constexpr std::string_view kCalls = "onrwstcludmk";

inline constexpr std::array kErrors{ENOSPC, EDQUOT, EIO, EROFS, EACCES, EMFILE, EINTR, ENOMEM, ENOLCK};

// What each error can hit on a real system; `lasting`: from one call on, and not only that one.
[[nodiscard]] constexpr bool canFail(Call call, int error, bool lasting)
{
    const auto isOneOf = [call](std::string_view calls) {
        return calls.find(char(call)) != std::string_view::npos;
    };
    switch (error) {
    case ENOSPC:
    case EDQUOT: return isOneOf("nwstld");
    case EIO: return isOneOf(lasting ? "onrwstclud" : "onrwstcludk"); // locks are not on the disk
    case EROFS: return isOneOf("nwtlud");
    case EACCES: return isOneOf("onlud");
    case EMFILE: return isOneOf("on");
    case EINTR: return !lasting && isOneOf("onrwsk"); // whoever is interrupted for ever never ends
    case ENOMEM: return isOneOf("m");
    case ENOLCK: return !lasting && isOneOf("k"); // to SQLite that is a file that others hold: it waits
    default: return false;
    }
}

} // namespace crash
