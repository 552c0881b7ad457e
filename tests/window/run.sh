#!/usr/bin/env bash
# Runs the scripts of this folder in a virtual display, each as its own first lines say.
#     tests/window/run.sh PROGRAM [SCRIPT...]
set -euo pipefail
program="$(realpath "$1")"
shift
cd "$(dirname "$0")/../.."
[ "$#" -gt 0 ] || set -- tests/window/*.script
failed=0
for script in "$@"; do
    command="$(sed -n 's/^# *affray play/play/p' "$script" | head -1)"
    [ -n "$command" ] || { echo "$script does not say how to run it" >&2; exit 1; }
    home="$(mktemp -d)"
    # A guard against a window that hangs; what a script waits for is counted in frames and facts.
    # The words of the command are meant to be split.
    # shellcheck disable=SC2086
    if AFFRAY_HOME="$home" xvfb-run -a -s "-screen 0 1280x720x24" timeout 900 "$program" $command; then
        echo "$script: all is well"
    else
        echo "$script: failed" >&2
        failed=1
    fi
    rm -rf "$home"
done
exit "$failed"
