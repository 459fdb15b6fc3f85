#compdef flipside flipside-cli
# Zsh completion for flipside and flipside-cli. It asks the programs themselves, so it never lags behind them.
_flipside_help() { LC_ALL=C.UTF-8 "$@" --help 2>/dev/null }

# What can stand at the word that is typed, one a line; "files" where files are meant.
_flipside_candidates() {
    local program=$1 before=$2 current=$3 command=$4
    case $before in
        --lang) _flipside_help flipside | grep -A1 -- --lang | grep -oE '\b[a-z]{2}(-[A-Z]{2})?[,.]' | tr -d ,. ;;
        --edition) _flipside_help flipside-cli rules | grep -A1 -- --edition | grep -oE '[a-z]+[0-9]+' | sort -u ;;
        --search | --seed | --size) ;;
        --database | --output | -o) echo files ;;
        *)
            if [[ $current == -* ]]; then
                _flipside_help $program $command | grep -oE -- '--[a-z][a-z-]*' | sort -u
            elif [[ $program == flipside-cli && -z $command ]]; then
                _flipside_help flipside-cli | sed -nE 's/^  ([a-z]+)  .*/\1/p'
            else
                echo files
            fi
            ;;
    esac
}

# The first word that is neither an option nor the value of one that may stand before a command.
_flipside_command() {
    local skips= word
    for word in "$@"; do
        if [[ -n $skips ]]; then
            skips=
        elif [[ $word == --database ]]; then
            skips=1
        elif [[ $word != -* ]]; then
            echo $word
            return
        fi
    done
}

_flipside() {
    local program=${service:-$words[1]} command=
    [[ $program == flipside-cli ]] && command=$(_flipside_command "${(@)words[2,CURRENT-1]}")
    local -a found
    found=("${(@f)$(_flipside_candidates $program "$words[CURRENT-1]" "$words[CURRENT]" "$command")}")
    if [[ $found[1] == files ]]; then
        _files
    elif [[ -n $found[1] ]]; then
        compadd -a found
    fi
}

if [[ $funcstack[1] == _flipside ]]; then # as zsh calls it, not read by a test
    _flipside "$@"
fi
