# Fish completion for flipside and flipside-cli. It asks the programs themselves, so it never lags behind them.
function __flipside_help
    LC_ALL=C.UTF-8 $argv --help 2>/dev/null
end

function __flipside_options
    __flipside_help $argv | string match -rag -- '(--[a-z][a-z-]*)' | sort -u
end

function __flipside_commands
    __flipside_help flipside-cli | string replace -rf '^  ([a-z]+)  +(.*)' '$1\t$2'
end

# The first word that is neither an option nor the value of one that may stand before a command.
function __flipside_command
    set -l skips no
    for word in (commandline -opc)[2..-1]
        if test $skips = yes
            set skips no
        else if test "$word" = --database
            set skips yes
        else if not string match -q -- '-*' $word
            echo $word
            return 0
        end
    end
    return 1
end

function __flipside_languages
    __flipside_help flipside | grep -A1 -- --lang | string match -rag '\b([a-z]{2}(?:-[A-Z]{2})?)[,.]'
end

function __flipside_editions
    __flipside_help flipside-cli rules | grep -A1 -- --edition | string match -ra '[a-z]+[0-9]+' | sort -u
end

function __flipside_before
    contains -- (commandline -opc)[-1] $argv
end

for program in flipside flipside-cli
    complete -c $program -n '__flipside_before --lang' -f -a '(__flipside_languages)'
    complete -c $program -n '__flipside_before --edition' -f -a '(__flipside_editions)'
    complete -c $program -n '__flipside_before --search --seed --size' -f
end
complete -c flipside -n 'string match -q -- "-*" (commandline -ct)' -a '(__flipside_options flipside)'
complete -c flipside-cli -n 'string match -q -- "-*" (commandline -ct)' \
    -a '(__flipside_options flipside-cli (__flipside_command))'
complete -c flipside-cli -n 'not __flipside_command; and not __flipside_before --database --lang' \
    -f -a '(__flipside_commands)'
