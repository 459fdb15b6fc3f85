# Bash completion for flipside and flipside-cli. It asks the programs themselves, so it never lags behind them.
_flipside_options() { LC_ALL=C.UTF-8 "$@" --help 2>/dev/null | grep -oE -- '--[a-z][a-z-]*' | sort -u; }

# Answers to options that take one of a few words; fails where files are meant.
_flipside_value() {
    case $1 in
        --lang)
            COMPREPLY=($(compgen -W "$(LC_ALL=C.UTF-8 flipside --help | grep -A1 -- --lang | grep -oE '\b[a-z]{2}(-[A-Z]{2})?[,.]' | tr -d ,.)" -- "$2"))
            ;;
        --edition)
            COMPREPLY=($(compgen -W "$(LC_ALL=C.UTF-8 flipside-cli rules --help | grep -A1 -- --edition | grep -oE '[a-z]+[0-9]+' | sort -u)" -- "$2"))
            ;;
        --search | --seed | --size) COMPREPLY=() ;;
        *) return 1 ;;
    esac
}

_flipside() {
    local current=$2 before=$3
    _flipside_value "$before" "$current" && return
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$(_flipside_options flipside)" -- "$current"))
    else
        compopt -o filenames
        COMPREPLY=($(compgen -f -- "$current"))
    fi
}

_flipside_cli() {
    local current=$2 before=$3 command= i
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ ${COMP_WORDS[i]} == --database ]]; then
            ((i++))
        elif [[ ${COMP_WORDS[i]} != -* ]]; then
            command=${COMP_WORDS[i]}
            break
        fi
    done
    _flipside_value "$before" "$current" && return
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$(_flipside_options flipside-cli $command)" -- "$current"))
    elif [[ -z $command && $before != --database ]]; then
        COMPREPLY=($(compgen -W "$(LC_ALL=C.UTF-8 flipside-cli --help | sed -nE 's/^  ([a-z]+)  .*/\1/p')" -- "$current"))
    else
        compopt -o filenames
        COMPREPLY=($(compgen -f -- "$current"))
    fi
}

complete -F _flipside flipside
complete -F _flipside_cli flipside-cli
