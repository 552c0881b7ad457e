#!/usr/bin/env bash
# Checks that a battle is heard: it starts a sound server of its own whose only loudspeaker leads nowhere, plays a battle
# in the window, and listens.
#
#     tests/window/sound.sh [PROGRAM]
#
# PROGRAM is target/debug/affray unless another one is named. Exit status 0: all is well; 1: something is not; 77: a program
# that the test needs is missing. It installs nothing and leaves a running sound server alone. With KEEP=FOLDER the recordings
# stay there: 8000 samples a second, 16 bits, one channel.
set -euo pipefail
cd "$(dirname "$0")/../.."

program=${1:-${CARGO_TARGET_DIR:-target}/debug/affray}
for needed in pulseaudio pactl parec xvfb-run; do
    if ! command -v "$needed" >/dev/null; then
        echo "skipped: $needed is missing"
        exit 77
    fi
done
if [ ! -x "$program" ]; then
    echo "skipped: there is no program at $program; build it first"
    exit 77
fi

work=$(mktemp -d)
export HOME="$work/home" XDG_RUNTIME_DIR="$work/run" AFFRAY_HOME="$work/affray"
mkdir -p "$HOME" "$XDG_RUNTIME_DIR" "$AFFRAY_HOME"
chmod 700 "$XDG_RUNTIME_DIR"
unset PULSE_SERVER PULSE_RUNTIME_PATH
server=
end() {
    if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT

begin_server() {
    mkdir -p "$XDG_RUNTIME_DIR/pulse"
    pulseaudio -n --daemonize=no --exit-idle-time=-1 --disallow-exit=0 --log-level=error \
        --load="module-null-sink sink_name=nowhere" \
        --load="module-native-protocol-unix auth-anonymous=1 socket=$XDG_RUNTIME_DIR/pulse/native" \
        >"$work/server.log" 2>&1 &
    server=$!
    export PULSE_SERVER="unix:$XDG_RUNTIME_DIR/pulse/native"
    for _ in $(seq 50); do
        if pactl info >/dev/null 2>&1; then return; fi
        sleep 0.1
    done
    echo "failed: the sound server does not start"
    cat "$work/server.log"
    exit 1
}

# Plays a battle of opponents by a script; what it says goes to a file.
play() {
    printf '%s\n' "${@:2}" >"$work/$1.script"
    xvfb-run -a -s "-screen 0 1280x720x24" "$program" play the_duel --rulebook affray --seed 7 --ai all=brute \
        --script "$work/$1.script" >"$work/$1.said" 2>&1
}

# Plays a battle and says how loud its loudest sample is, in thousandths, after the first two seconds. A script may name a
# picture that it takes: then it listens from that moment on, however long the window took to come up.
loudest() {
    if [[ "${*:2}" == *"$work/$1.png"* ]]; then
        (
            until [ -f "$work/$1.png" ]; do sleep 0.1; done
            exec parec -d nowhere.monitor --format=s16le --rate=8000 --channels=1 --raw >"$work/$1.raw" 2>/dev/null
        ) &
    else
        parec -d nowhere.monitor --format=s16le --rate=8000 --channels=1 --raw >"$work/$1.raw" 2>/dev/null &
    fi
    local recorder=$!
    if ! play "$@"; then
        kill "$recorder"
        echo "failed: the window did not play the script $1:" >&2
        cat "$work/$1.said" >&2
        exit 1
    fi
    sleep 0.5
    kill "$recorder"
    wait "$recorder" 2>/dev/null || true
    if [ "$(wc -c <"$work/$1.raw")" -lt 48000 ]; then
        echo "failed: there is hardly a recording of $1" >&2
        exit 1
    fi
    if [ -n "${KEEP:-}" ]; then cp "$work/$1.raw" "$KEEP/"; fi
    tail -c +32001 "$work/$1.raw" | od -An -v -t d2 -w2 |
        awk '{ if ($1 < 0) $1 = -$1; if ($1 > most) most = $1 } END { printf "%d\n", most * 1000 / 32768 }'
}

expect() {
    if [ "$2" "$3" "$4" ]; then
        echo "ok: $1 ($2)"
    else
        echo "failed: $1 ($2 is not $3 $4)"
        exit 1
    fi
}

# Without a server the window says nothing and does not wait.
started=$(date +%s%N)
play silent "wait 30" "quit"
alone=$((($(date +%s%N) - started) / 1000000))
expect "without a server nothing is said" "$(wc -c <"$work/silent.said")" -eq 0

begin_server
started=$(date +%s%N)
play served "wait 30" "quit"
together=$((($(date +%s%N) - started) / 1000000))
expect "without a server the window starts as fast, in milliseconds" "$alone" -lt $((together * 3 / 2 + 2000))

heard=$(loudest heard "settle" "quit")
expect "blows are heard, in thousandths" "$heard" -ge 40
expect "nothing clips, in thousandths" "$heard" -lt 950
muted=$(loudest muted "key m" "screenshot $work/muted.png" "settle" "quit")
expect "muted, nothing is heard, in thousandths" "$muted" -le 1
instant=$(loudest instant "instant" "settle" "wait 120" "quit")
expect "what is shown at once is not heard, in thousandths" "$instant" -le 1
for said in served heard muted instant; do
    expect "the window says nothing in the battle \"$said\"" "$(wc -c <"$work/$said.said")" -eq 0
done
