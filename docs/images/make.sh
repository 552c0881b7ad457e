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
take cellar deep_cellar --rulebook torchlit --seed 7 <<'END'
settle
hover 5,4
wait 3
screenshot docs/images/cellar.png
quit
END
take declared few_against_many --rulebook autohit --seed 7 <<'END'
settle
hover 6,6
wait 3
screenshot docs/images/declared.png
quit
END
take the_end first_blood --rulebook lot --seed 3 --ai party=careful <<'END'
instant
settle
wait 20
screenshot docs/images/the_end.png
quit
END
