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

## Programme, die eine Seite spielen
referee-meant = {$problem} Meintest du „{$meant}“?
referee-no-game-master = Diesen Befehl darf nur die Spielleitung geben.
referee-not-yours = {$who} kämpft für eine andere Seite.
referee-unfit-json = Das ist weder ein Befehl noch JSON mit einem Befehl: Schick das `order` einer der Möglichkeiten oder die Nummer einer Möglichkeit.
referee-no-option = Eine Möglichkeit {$found} gibt es nicht: Es sind {$count}, gezählt ab 0.
