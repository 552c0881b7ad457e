#!/usr/bin/env bash
# Settings are kept from one window to the next, and a broken file of settings is never lost. Usage: tests/window/settings.sh PROGRAM
set -euo pipefail
program="$1"
home="$(mktemp -d)"
trap 'rm -rf "$home"' EXIT
settings="$home/settings.ron"

play() { # the lines of a script
    printf '%s\n' instant settle "$@" quit >"$home/keys.script"
    env -u XDG_RUNTIME_DIR AFFRAY_HOME="$home" "$program" play first_blood --seed 7 --script "$home/keys.script"
}

holds() { # file, text
    grep -qF -- "$2" "$1" || { echo "$1 does not hold $2:" >&2; cat "$1" >&2; exit 1; }
}

# A broken file stays as it is while nothing is changed, and is put aside when something is.
printf '(scale: 150,' >"$settings"
play "wait 5"
holds "$settings" "(scale: 150,"
play "key m" "wait 5"
holds "$settings.broken" "(scale: 150,"
holds "$settings" "muted: true"

# The keys page: from the first tab to the fourth, down to the keys of the first command, and a new key for it.
play "key o" "wait 5" "key right" "key right" "key right" "key enter" "wait 5" "key down" "key enter" "wait 3" "key f9" \
    "wait 5" "key escape" "wait 5"
holds "$settings" "f9"
holds "$settings" "muted: true"

# The next window goes by the new key.
play "key f9" "key f9" "key escape" "wait 3" "key m" "wait 5"
holds "$settings" "muted: false"
holds "$settings" "f9"
echo "settings are kept"
