# Das Spielfeld als Text und Gefechte im Terminal.

## Das Spielfeld
board-person = {$key}  {$name} ({$side}), {$at}: {$state}
board-last-seen = zuletzt dort gesehen
board-key = {$mark} {$what}
board-key-next = {$list}   {$item}
board-open-door = offene Tür
board-closed-door = geschlossene Tür
board-weapon = Waffe am Boden
board-thing = worum es einer Seite geht
board-lamp = Licht am Boden
board-trap = Falle
board-fallen = jemand, der nicht handeln kann
board-remembered = jemand, der früher gesehen wurde

## Programme, die eine Seite spielen
referee-meant = {$problem} Meintest du „{$meant}“?
referee-no-game-master = Diesen Befehl darf nur die Spielleitung geben.
referee-not-yours = {$who} kämpft für eine andere Seite.
referee-unfit-json = Das ist weder ein Befehl noch JSON mit einem Befehl: Schick das `order` einer der Möglichkeiten, die Nummer einer Möglichkeit oder `ask` mit einem Befehl.
referee-long-line = Diese Zeile ist kein Befehl: Sie hat mehr als {$most} Bytes.
referee-no-option = Eine Möglichkeit {$found} gibt es nicht: Es sind {$count}, gezählt ab 0.

## Ein Gefecht im Terminal
text-hint = Tippe einen Befehl, etwa „moves to 6,5“. „?“ zeigt, was möglich ist, „help“ erklärt alles andere.
text-no-side = In diesem Gefecht bleibt dir keine Seite: Nenne mit --as die, die du spielst.
text-to-act = {FORM($who, "Nom")} ist am Zug. {$left}
text-one-to-act = Am Zug ist jemand von diesen: {$who}
text-offer = {$question} (ja oder nein)
text-yes = ja
text-no = nein
text-option = {$number}  {$order}
text-option-with-odds = {$number}  {$order}   {$odds}
text-squares = {$order} ...
text-many-squares = {"    "} {$order} ...   {$count} Felder; „? {$order}“ zeigt sie
text-square = {$number} {$at}
text-risky-square = {$number} {$at}!
text-provokes = ! {FORM($who, "Nom")} kann unterwegs zuschlagen: {$odds}
text-no-number = Eine Möglichkeit {$found} gibt es nicht: Es sind {$count}. „?“ zeigt sie.
text-unclear = So beginnen mehrere Befehle:
text-unclear-more = ... und {$count} weitere
text-not-understood = „{$line}“ ist kein Befehl: „?“ zeigt, was gerade möglich ist.
text-not-yours = {FORM($who, "Nom")} nimmt von dir keine Befehle an.
text-odds-of-what = Sag, welcher Befehl gemeint ist, etwa „odds attacks R“.
text-no-dice = Hier entscheiden keine Würfel.
text-undone = Zurückgenommen.
text-nothing-to-undo = Es gibt nichts zurückzunehmen.
text-nothing-to-redo = Es wurde nichts zurückgenommen.
text-sheet = {$key}  {$who}, {$creature}, {$side}
text-seen-last = {"  "}Zuletzt gesehen auf {$at}.
text-save-where = Sag, wohin, etwa „save gefecht.affray“.
text-saved = Das Gefecht steht in {$file}, und alles Weitere kommt auch dorthin.
text-left = Du verlässt das Gefecht.
text-help =
    Befehle
      moves to 6,5         wer am Zug ist, geht dorthin; „W moves to 6,5“ nennt den Namen dazu
      {"attacks R with bow"}   jeder Befehl, den Regelkarten kennen; „?“ zeigt die möglichen
      a R b                Wörter dürfen kürzer sein, solange klar ist, was gemeint ist
      W                    ab hier gelten Befehle ohne Namen für diese Figur
      7                    die Möglichkeit mit dieser Nummer
      ends                 beendet den Zug
      ja, nein             beantwortet eine Frage
    Mehr
      ?                    was gerade möglich ist, mit den Chancen; ! heißt, dass unterwegs jemand zuschlagen kann
      ? W moves            nur das, was so beginnt
      odds BEFEHL          alles über die Chancen eines Befehls
      map                  das Spielfeld
      sheet NAME           alles über jemanden
      log, log 20          was geschehen ist; die letzten 20 Zeilen davon
      undo, redo           nimmt die letzte Entscheidung zurück; trifft sie wieder
      save DATEI           schreibt das Gefecht in eine Datei, die „affray replay“ und das Fenster öffnen
      quit                 verlässt das Gefecht
