#!/usr/bin/env bash
# The Debian package as people meet it: made from the source archive on one empty system, tried on another.
# Usage: package.sh make FOLDER   the archive, the package made of it, what lintian says; both go into FOLDER
#        package.sh try FOLDER    install it from there, start it, open a record, remove it: nothing may stay
# ./dev elsewhere [RELEASE] package does both.
set -euo pipefail
folder=$(realpath "$2")
export DEBIAN_FRONTEND=noninteractive

fail() {
    printf 'package: %s\n' "$*" >&2
    exit 1
}

install() { sudo -E apt-get install -y -qq --no-install-recommends "$@" </dev/null >/dev/null; }

# All that a package could leave behind. What dpkg and apt write about themselves is not the package's.
everything() {
    find / -xdev \( -path /proc -o -path /dev -o -path /sys -o -path /home -o -path /tmp -o -path /run -o -path /var/cache \
        -o -path /var/log -o -path /var/lib/apt -o -path /var/lib/dpkg \) -prune -o -print | sort
}

make_it() {
    rm -f "$folder"/flipside*
    ./dev dist
    cp build/flipside-*.tar.gz "$folder"
    cd "$(mktemp -d)"
    tar -xzf "$folder"/flipside-*.tar.gz
    cd flipside-*
    [ ! -e .git ] || fail "git is in the archive"
    ./dev package
    cp build/release/package/flipside_*.deb "$folder"
    install lintian
    lintian --fail-on error,warning "$folder"/flipside_*.deb
}

try_it() {
    sudo apt-get update -qq || true
    install xvfb xdotool libglib2.0-bin shared-mime-info desktop-file-utils procps
    # shellcheck disable=SC2024 # the list is ours
    everything >before
    install "$folder"/flipside_*.deb
    flipside-cli --version
    local record=$PWD/tests/records/example-of-the-notation.flip
    [[ $(gio info -a standard::content-type "$record") == *text/x-flipside-record* ]] || fail "*.flip is of no known type"

    # shellcheck disable=SC2155 # it would be said
    export DISPLAY=:77 XDG_RUNTIME_DIR=$(mktemp -d)
    Xvfb $DISPLAY -screen 0 1280x900x24 -nolisten tcp >/dev/null 2>&1 &
    local server=$!
    until xdotool getmouselocation >/dev/null 2>&1; do sleep 0.1; done
    gio open "$record" 2>said
    timeout 60 xdotool search --sync --onlyvisible --name '^Flipside$' windowfocus --sync || fail "no window: $(cat said)"
    # By keys, as a person: the focus goes on until it is where the match is taken in.
    local keys
    for keys in 1 2 3 4 5 6 7 8 9; do
        xdotool key Tab
        [ "$keys" -gt 1 ] && xdotool key space
    done
    timeout 60 bash -c 'until [ -n "$(flipside-cli matches)" ]; do sleep 0.2; done' || fail "the record was not taken in: $(cat said)"
    flipside-cli matches
    kill "$(pidof flipside)"
    tail --pid="$(pidof flipside)" -f /dev/null || true
    kill "$server"
    [ ! -s said ] || fail "it complained: $(cat said)"

    sudo -E apt-get purge -y -qq --auto-remove flipside </dev/null >/dev/null
    everything | diff before - || fail "these files stayed, or went"
    find ~/.local/share/flipside ~/.config/flipside -type f | grep . || fail "the matches went too"
}

case $1 in
    make) make_it ;;
    try) try_it ;;
esac
