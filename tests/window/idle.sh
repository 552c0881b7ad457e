#!/usr/bin/env bash
# The window costs nothing while nothing moves: on the title and on a turn that waits for the player, at most 2 % of a core.
# Also says whether anything but our own lines was written on the terminal. Usage: tests/window/idle.sh PROGRAM
set -euo pipefail
program="$1"
home="$(mktemp -d)"
trap 'rm -rf "$home"' EXIT
seconds=10
most=$((2 * seconds))

spent() { awk '{ print $14 + $15 }' "/proc/$1/stat"; } # hundredths of a second of processor time

check() { # what, arguments...
    local what="$1" before after
    shift
    env -u XDG_RUNTIME_DIR AFFRAY_HOME="$home" "$program" "$@" 2>"$home/stderr" &
    local process=$!
    # Until the first frames are drawn, which takes a software renderer a while.
    before=-1
    for _ in $(seq 60); do
        sleep 1
        after="$(spent "$process")"
        [ "$after" != "$before" ] || break
        before="$after"
    done
    sleep "$seconds"
    after="$(spent "$process")"
    kill "$process"
    wait "$process" 2>/dev/null || true
    echo "$what: $((after - before)) hundredths of a second of processor time in $seconds s"
    [ "$((after - before))" -le "$most" ] || { echo "more than 2 % of a core" >&2; exit 1; }
    [ ! -s "$home/stderr" ] || { echo "written on the terminal:" >&2; cat "$home/stderr" >&2; exit 1; }
}

check "title"
check "a turn" play bridge --rulebook llcf --seed 7
