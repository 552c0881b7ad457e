#!/usr/bin/env bash
# Takes the pictures that README shows: docs/images/make.sh PROGRAM
set -euo pipefail
program="$(realpath "$1")"
cd "$(dirname "$0")/../.."
take() { # name, arguments of the program...
    local name="$1" home script
    shift
    home="$(mktemp -d)"
    script="$home/script.txt"
    cat >"$script"
    AFFRAY_HOME="$home" xvfb-run -a -s "-screen 0 1280x720x24" "$program" play "$@" --script "$script"
    rm -rf "$home"
    echo "docs/images/$name.png"
}
# The moving one. Before it begins, the script says who stands where and what the first dice show.
take turn deep_cellar --rulebook affray --seed 7 <<'END'
settle
key p
gm: B to 4,7
gm: T to 3,6
gm: N1 to 9,7
gm: N2 to 18,9
gm: R to 16,1
gm: B goes before T
gm: N1 goes before T
gm: control N1 by brute
gm: next die of B 17
gm: next die of N1 15
settle
hover 5,8
key +
key +
key +
key +
hover 8,7
wait 5
film docs/images/turn.png
wait 40
click 8,7
settle
hover 9,7
wait 45
B attacks N1 with sword 2 swings
hover 5,8
settle
wait 25
B ends
settle
wait 130
cut
quit
END
take table --seed 7 <<'END'
settle
screenshot docs/images/table.png
quit
END
take lanterns lantern_ford --rulebook affray --seed 7 <<'END'
settle
hover 6,3
wait 3
screenshot docs/images/lanterns.png
quit
END
take declared few_against_many --rulebook autohit --seed 7 <<'END'
settle
hover 6,6
wait 3
screenshot docs/images/declared.png
quit
END
take the_end first_blood --rulebook lot --seed 5 --ai party=soldier <<'END'
instant
settle
wait 20
screenshot docs/images/the_end.png
quit
END
