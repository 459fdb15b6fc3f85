#!/usr/bin/env bash
# Runs a clean checkout of HEAD on an empty system of a release, as an ordinary user who may use sudo.
# Usage: elsewhere.sh RELEASE [COMMAND…]   without a command: the two of README.md
#        elsewhere.sh RELEASE package      make the Debian package there, and try it on another empty system (package.sh)
#
# Under ~/.cache/flipside/elsewhere/RELEASE is kept what takes long or needs a network: the empty system, its packages as they were
# fetched, what was compiled, and what a run puts into ~/made. What a run changes is beside it (changed/) until the next run, which begins empty again.
set -euo pipefail

say() { printf '%s\n' "$*" >&2; }

# alone COMMAND…: as root, in namespaces of its own, which nothing that it mounts or starts outlives.
alone() {
    local options=(--mount --pid --fork --kill-child)
    if [ "$(id -u)" != 0 ]; then options+=(--map-root-user --map-auto); fi
    unshare "${options[@]}" "$@"
}

# Where this machine takes its own packages from, if those are Debian's: otherwise mmdebstrap knows where.
sources() {
    local main security
    main=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | sed -n 1p)
    security=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian-Security' | sed -n 1p)
    [ -n "$main" ] || return 0
    echo "deb $main $release main"
    echo "deb $main $release-updates main"
    if [ -n "$security" ]; then echo "deb $security $release-security main"; fi
}

make_empty() {
    say "Making an empty $release"
    local mirrors
    mapfile -t mirrors < <(sources)
    # shellcheck disable=SC2016 # "$1" is for mmdebstrap's shell
    mmdebstrap --quiet --variant=minbase --include=apt,sudo,git --aptopt="$kept/apt.conf" --dpkgopt=force-unsafe-io \
        --customize-hook='chroot "$1" useradd --create-home --shell /bin/bash player' \
        --customize-hook='echo "player ALL=(ALL) NOPASSWD: ALL" >"$1/etc/sudoers.d/player"' \
        "$release" "$kept/empty.tar" "${mirrors[@]}"
    alone "$0" --unpack "$kept"
}

unpack() {
    cd "$1"
    rm -rf new
    mkdir -p new packages lists compiled made
    tar -C new -xf empty.tar --exclude='./dev/*'
    chown 1000:1000 compiled made
    rm empty.tar
    mv new empty
}

enter() {
    local kept=$1 root=$1/system
    shift
    rm -rf "$kept/changed" "$kept/work"
    mkdir -p "$kept/changed" "$kept/work" "$root"
    mount -t overlay overlay -o "lowerdir=$kept/empty,upperdir=$kept/changed,workdir=$kept/work,userxattr" "$root"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mkdir -p "$root/home/player/.cache/ccache" "$root/home/player/made" "$root/etc/ssl/certs"
    mount --bind "$kept/packages" "$root/var/cache/apt/archives"
    mount --bind "$kept/lists" "$root/var/lib/apt/lists"
    mount --bind "$kept/compiled" "$root/home/player/.cache/ccache"
    mount --bind "$kept/made" "$root/home/player/made"
    # A network and a mirror are used as this machine uses them.
    cp "$kept/apt.conf" "$root/etc/apt/apt.conf.d/99mmdebstrap"
    cp -L --remove-destination /etc/resolv.conf /etc/hosts "$root/etc/"
    if [ -e /etc/ssl/certs/ca-certificates.crt ]; then cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"; fi
    git clone --quiet --no-hardlinks "$PWD" "$root/home/player/flipside"
    chown -R 1000:1000 "$root/home/player"
    # shellcheck disable=SC2016 # "$@" is for the shell in there
    exec chroot --userspec=1000:1000 "$root" /usr/bin/env -i HOME=/home/player USER=player LANG=C.UTF-8 TERM="${TERM:-dumb}" \
        PATH=/usr/local/bin:/usr/bin:/bin bash -c 'cd ~/flipside && "$@"' - "$@"
}

case $1 in
    --unpack) unpack "$2"; exit ;;
    --enter) enter "${@:2}" ;;
esac

release=$1
shift
kept=${XDG_CACHE_HOME:-$HOME/.cache}/flipside/elsewhere/$release
mkdir -p "$kept"
exec 9>"$kept/lock"
if ! flock -n 9; then
    say "Waiting for another run on $release"
    flock 9
fi
if ! alone true; then
    say "elsewhere: this needs root, or the package uidmap and a range for $(id -un) in /etc/subuid and in /etc/subgid."
    exit 1
fi
apt-config dump --format '%f "%v";%n' Acquire::http::Proxy Acquire::https::Proxy Acquire::Check-Valid-Until >"$kept/apt.conf"
if [ ! -d "$kept/empty" ]; then make_empty; fi
if [ -n "$(git status --porcelain)" ]; then say "What is not committed stays behind."; fi
if [ "$*" = package ]; then
    alone "$0" --enter "$kept" tests/platform/package.sh make /home/player/made
    set -- tests/platform/package.sh try /home/player/made
elif [ $# = 0 ]; then
    set -- bash -c 'TIMEFORMAT="%lR"; time ./dev run && time ./dev test'
fi
alone "$0" --enter "$kept" "$@"
