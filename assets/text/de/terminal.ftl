# Das Spielfeld als Text und Gefechte im Terminal.

## Das Spielfeld
board-person = {$key}  {$name} ({$side}), {$at}: {$state}
board-last-seen = zuletzt dort gesehen
board-key = {$mark} {$what}
board-key-next = {$list}   {$item}
board-open-door = offene Tür
board-closed-door = geschlossene Tür
board-weapon = Waffe am Boden
board-lamp = Licht am Boden
board-trap = Falle
board-fallen = jemand, der nicht handeln kann
board-remembered = jemand, der früher gesehen wurde
