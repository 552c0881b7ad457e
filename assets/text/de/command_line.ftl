# Die Antworten auf der Befehlszeile. Ihre Hilfe bleibt englisch.

## Was ein Regelwerk braucht, und Anmerkungen
needs-title = {$name} („{$book}“): was es aus Werteblöcken liest
needs-of-creatures = Kreaturen
needs-of-weapons = Waffen, Zauber und Gegenstände
needs-of-armours = Rüstung
needs-block = {$whose}, {$count ->
    [one] aus dem Werteblock für {$books}{$needed ->
        [yes] {""} (notwendig)
       *[no] {""} (wo es ihn gibt)
    }
   *[other] jede Zahl aus dem ersten der Werteblöcke für {$books}, der sie angibt{$needed ->
        [yes] {""} (einer davon ist notwendig)
       *[no] {""} (wo es einen gibt)
    }
}:
needs-nothing = {"  "}keine der Angaben
needs-required = notwendig
needs-expected = erwartet
needs-sometimes = manchmal notwendig
needs-asked = gefragt
needs-counted = zählt
needs-required-means = {$word}: ohne das kein Gefecht, wenn es sich nicht aus einem Block für ein anderes Regelwerk herleiten lässt. Zaubern und Gegenständen darf ein Block fehlen; dann hat sie niemand.
needs-expected-means = {$word}: Ein Gefecht geht auch ohne das, mit einer Warnung.
needs-sometimes-means = {$word}: im genannten Fall kein Gefecht ohne das.
needs-asked-means = {$word}: wird gelesen, wo es dasteht; wo keine Kreatur und keine Rüstung angibt, wonach eine Wahl fragt, bewirkt die Wahl nichts.
needs-counted-means = {$word}: wird gelesen, wo es dasteht.
needs-reader = {$axis}: {$choice}
needs-any-reader = {$axis}
needs-parts = {$reader} ({$parts}{$open ->
    [yes] , und alles andere, was genannt wird
   *[no] {""}
})
needs-any-part = {$reader} (alles, was genannt wird)
needs-unless-effects = wenn keine Wirkungen aufgeführt sind
needs-unless-only-effects = wenn nicht nur Wirkungen und kein Schaden aufgeführt sind
needs-unless-unarmed = oder ist unbewaffnet
needs-unless-constant = oder ist konstant
needs-where-by-die = wo der Bereich ByDie ist und kein Schaden entsteht
needs-where-armour = um Rüstung zu tragen, die danach fragt
needs-beside = Angaben außerhalb der Blöcke, wie Name, Größe und Reichweite, haben für jedes Regelwerk eine Vorgabe.
needs-lights = Gegenstände, die allein durch ihren Namen Licht geben, ohne Block: {$names}.
needs-of-scenarios = Von einem Szenario und seinen Figuren liest es alles außer:
needs-all-of-scenarios = Von einem Szenario und seinen Figuren liest es alles.
needs-unread = {"  "}{$fields}: {$reason}
cli-warning = Warnung: {$warning}
cli-settings-unused = Bis das behoben ist, gilt die {$file} des Spiels.
cli-output-failed = Die Ausgabe kann nicht geschrieben werden: {$cause}
cli-no-user-folder = Dieses System hat keinen Ordner für eigene Dateien: Setze AFFRAY_HOME auf einen.
cli-bad-assignment = erwartet wird SIDE=LEVEL oder SIDE=LEVEL:TEMPER, etwa all=soldier oder foes=soldier:bold
cli-bad-square = erwartet wird ein Feld als Spalte,Zeile, etwa 3,4
cli-unknown-subcommand = Einen Unterbefehl „{$found}“ gibt es nicht. Es gibt: {$names}.
cli-unknown-side = Eine Seite „{$found}“ gibt es nicht. Es gibt: {$names}.
cli-unknown-combatant = Eine Figur „{$found}“ gibt es nicht. Es gibt: {$names}.
cli-no-folder = Einen Ordner „{$folder}“ gibt es nicht.
cli-nothing-to-check = Dort ist nichts zu prüfen: keine Datei, die auf .ron endet, und keine Regelkarte.
cli-is-a-record = {$file} ist die Aufzeichnung eines Gefechts: `affray replay {$file}` spielt es noch einmal, und `affray play {$file}` führt es fort.
cli-unknown-opponent = Einen Computergegner „{$found}“ gibt es nicht. Es gibt: {$names}.
cli-no-temper = „{$level}“ hat kein Temperament, denn da wird nichts abgewogen: Lass den Doppelpunkt und was danach kommt weg.
cli-unknown-temper = Ein Temperament „{$found}“ gibt es nicht. Es gibt: {$names}.
cli-book-does-not-fit = Das Regelwerk „{$book}“ wird übergangen: Mit dem, was in „{$scenario}“ steht, ist es nicht zu gebrauchen.
cli-no-book-fits = Zu „{$scenario}“ passt kein Regelwerk.
cli-unknown-language = Eine Sprache „{$found}“ gibt es nicht. Es gibt: {$names}.
cli-one-book-only = Hier ist nur ein Regelwerk möglich, nicht „all“.

## Prüfen
cli-checked = {$files ->
    [one] Eine Datei
   *[other] {$files} Dateien
} geprüft: {$errors ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] {$errors} Fehler
}, {$warnings ->
    [0] keine Warnungen
    [one] eine Warnung
   *[other] {$warnings} Warnungen
}.
cli-filled = {$file}: Werteblöcke geschrieben ({$kind} „{$name}“) für {$books}.

## Der Kodex
cli-codex-line = {$heading}: {$summary}
cli-codex-unexplained = Der Kodex erklärt {$id} nicht.
cli-codex-citation = {$clause} im Regelwerk „{$book}“, ausgeführt von {$file}
cli-nothing-in-codex = Keine Regel im Kodex spricht von „{$words}“.

## Chancen
cli-odds-title = {$order} ({$book})
cli-odds-moved = {$who} kann von hier aus nicht angreifen; das sind die Chancen von {$at} aus, dem nächsten Feld, von dem es geht.
cli-odds-refused = Dieser Angriff ist nicht möglich: {$why}
cli-odds-check = {$check} [{$rule}]
cli-odds-endings = Alle möglichen Ausgänge:
cli-not-carried = {$who} hat kein „{$found}“ dabei. Dabei sind: {$names}.
cli-unarmed = „{$who}“ hat keine Waffe.
ending-hit = Treffer
ending-miss = daneben
ending-injured = verletzt
ending-dead = tot
ending-down = niedergestreckt
ending-maimed = verstümmelt
ending-unconscious = bewusstlos
ending-out-of-the-fight = außer Gefecht
ending-tired = ermüdet
ending-stressed = gestresst
ending-prone = liegt
ending-disarmed = entwaffnet
ending-mishap = Missgeschick

## Neue Dateien
cli-bad-name = „{$name}“ kann keine Datei benennen: Nimm Buchstaben und Ziffern.
cli-there-already = Die Datei „{$file}“ gibt es schon, sie blieb unverändert.
cli-cannot-write = „{$file}“ kann nicht geschrieben werden: {$cause}
cli-written = {$file} geschrieben.
cli-next-scenario = Zusehen: affray run {$file}
cli-next-rulebook = Danach kämpfen: affray run SCENARIO --rulebook {$file}
cli-next-entry = Damit es in jedem Szenario als „{$id}“ zu haben ist, verschiebe es nach {$folder}.
expect-stat-block = ein Werteblock in runden Klammern, (name: Wert), unter dem Namen seines Regelwerks

## Gefechte und Aufzeichnungen
cli-run-title = {$scenario} ({$book}, Startwert {$seed})
cli-run-title-of-batch = {$scenario} ({$book}, Startwert {$seed}, Kampf {$battle})
cli-ending-title = Wie es endete
cli-fared-title = Wer übrig ist, und was es gekostet hat
cli-goals-of = {$side}: {$goals}
cli-brief-title = Runde für Runde
cli-lasting-title = Bleibende Folgen
cli-kept = Wer von „{$side}“ überlebt hat, steht in {$file}.
cli-bad-keeping = nenne die Seite und die Datei für die Überlebenden, etwa `party=survivors.ron`
cli-recorded = Die Aufzeichnung ist in {$file}.
cli-replay-same = {$orders ->
    [one] Der Befehl hatte dasselbe Ergebnis
   *[other] Alle {$orders} Befehle hatten dieselben Ergebnisse
} wie damals.
cli-replay-uncompared = {$orders ->
    [one] Der Befehl wurde
   *[other] Alle {$orders} Befehle wurden
} noch einmal gespielt. Eine ältere Version hat die Aufzeichnung geschrieben, die Ergebnisse lassen sich also nicht vergleichen.
cli-replay-differs = Befehl {$order} ({$text}) {$why}.
cli-replay-opening-differs = Der Beginn des Gefechts {$why}.
cli-replay-facts = hat ein anderes Ergebnis als damals
cli-replay-unreadable = ist nicht mehr zu lesen: {$problem}
cli-replay-misfit = ist nicht mehr erlaubt
cli-replay-start = lässt sich nicht mehr herstellen
cli-replay-unfinished = Das Gefecht ist unvollendet: Die Aufzeichnung endet in Runde {$round}.
cli-replay-opened = Das Gefecht geht vom aufgezeichneten Stand zu Beginn von Runde {$round} weiter.

## Regelkarten
cli-card-holds = stimmt
cli-card-fails = STIMMT NICHT
cli-card-line = {$title} [{$rules}]
cli-no-cards = Dort ist keine Regelkarte: keine Datei, deren Name auf .md endet.
cli-cards-run = {$cards ->
    [one] Eine Karte
   *[other] {$cards} Karten
} gespielt: {$failed ->
    [0] alle stimmen
    [one] eine stimmt nicht
   *[other] {$failed} stimmen nicht
}.

## Viele Gefechte
cli-sim-progress = {$scenario}
cli-sim-title = {$scenario} ({$book}): {$battles ->
    [one] ein Gefecht
   *[other] {$battles} Gefechte
}, Startwert {$seed}
cli-sim-side = Seite
cli-sim-wins = Siege
cli-sim-rate = Anteil
cli-sim-interval = 95-%-Bereich
cli-percent = {$percent} %
cli-from-to = {$low} – {$high}
cli-sim-draws = Unentschieden: {$draws} ({$rate})
cli-sim-rounds = Runden: {$mean} im Mittel; eins von zwanzig Gefechten ist bis Runde {$p5} vorbei, die Hälfte bis {$p50}, neunzehn von zwanzig bis {$p95}
cli-sim-combatant = Figur
cli-sim-survival = Überlebt
cli-sim-down = Lebt, außer Gefecht
cli-sim-harm = Schaden gemacht
cli-sim-compared = {$scenario}, nebeneinander
cli-sim-rulebook = Regelwerk
cli-sim-wins-of = Siege: {$side}
cli-sim-draws-alone = Unentschieden
cli-sim-mean-rounds = Runden
cli-sim-survivors = Überlebt
cli-sim-speed = {$seconds} s, {$rate} Gefechte in der Sekunde
cli-share = {$rate} ({$interval})
cli-give-or-take = {$mean} ± {$half}
cli-bad-percent = Erwartet: ein Prozentsatz zwischen 0 und 100, etwa `1%`
cli-unclear-percent = Erwartet: `0.5%` für ein halbes Prozent, `50%` für die Hälfte von allen
cli-bad-which = Erwartet: `worst`, `typical-loss`, `median`, `typical-win`, `best` oder ein Perzentil wie `p5`
cli-sim-difficulty = Schwierigkeit für „{$side}“: {$word}. {$scale}
cli-sim-scale = (Nach gewonnenen Gefechten: {table-gentle} ab {$gentle} %, {table-fair} ab {$fair} %, {table-even} ab {$even} %, {table-hard} ab {$hard} %, darunter {table-grim}.)
cli-sim-ending = Wie die Gefechte endeten
cli-sim-decided = Entschieden durch
cli-sim-objective = Auftrag
cli-sim-met = Erfüllt von „{$side}“
cli-sim-failed = Nicht mehr zu erfüllen für „{$side}“
cli-sim-battles = Gefechte
ending-cause = { $cause ->
    [aim] durch einen Auftrag, erfüllt oder gescheitert
    [fall] durch den Fall einer Seite
    [nerve] durch verlorenen Mut
    [flight] durch Flucht vom Feld
   *[clock] durch die letzte Runde
}
cli-sim-falls = Fällt
cli-sim-falls-in = In Runde
cli-sim-falls-first = Fällt zuerst
cli-sim-flees = Flieht
cli-sim-suffers = Schaden erlitten
cli-sim-members = Figuren
cli-sim-nobody-dies = Niemand stirbt
cli-sim-everybody-dies = Alle sterben
cli-sim-dead = Tote im Mittel
cli-sim-ends = Am Ende
cli-sim-felled-by = Gefällt von
cli-sim-left-after-win = Übrig bei Sieg: „{$side}“
cli-sim-end = { $end ->
   *[able] handlungsfähig
    [fled] geflohen oder fort
    [escaped] entkommen
    [unconscious] bewusstlos
    [down] niedergestreckt
    [maimed] verstümmelt
    [surrendered] hat sich ergeben
    [paralysed] gelähmt
    [delirious] im Delirium
    [dead] tot
    [awaited] kam nie
}
cli-sim-supply = Verbraucht
cli-sim-before = Vorher
cli-sim-left = Übrig
cli-sim-round = Runde
cli-sim-harm-of = Schaden für „{$side}“
cli-sim-named = Sehenswerte Gefechte für „{$side}“
cli-sim-number = Nummer
cli-sim-open = `affray run {$set-up} --seed {$seed} --battle` und die Nummer öffnen ein Gefecht; ebenso `affray replay` und `affray play` mit denselben Wörtern.
cli-sim-which = { $which ->
    [worst] das schlechteste
    [typical-loss] eine typische Niederlage
    [median] das mittlere
    [typical-win] ein typischer Sieg
    [best] das beste
   *[percentile] {$part} % sind nicht besser
}
cli-sim-wins-alone = Gewonnene Gefechte
cli-page-title = {$scenarios}: was das Labor herausfand
cli-page-scenario = Szenario
cli-page-wins = Gewonnene Gefechte jeder Variante, mit 95-%-Intervallen
cli-page-rounds = Wie viele Gefechte wie viele Runden dauerten
cli-page-harm = Erlittener Schaden jeder Seite, Runde für Runde, mit 95-%-Intervallen
cli-page-as-table = Dasselbe als Tabelle
cli-page-ends = In welchem Zustand alle enden
cli-page-felled = Wer wen fällt
cli-page-left = Was ihnen am Ende von allem bleibt, das sie hatten
cli-page-written = Die Seite steht in {$file}.
cli-sweep-fight = {$scenario} ({$book})
cli-sweep-title-unlike = {$scenario}: von {$battles} bis {$most} Gefechte je Variante mit denselben Würfeln, Startwert {$seed}, aus Sicht von „{$side}“
cli-sweep-title = {$scenario}: {$battles ->
    [one] ein Gefecht
   *[other] {$battles} Gefechte
} je Variante mit denselben Würfeln, Startwert {$seed}, aus Sicht von „{$side}“
cli-sweep-variant = Variante
cli-sweep-won = Gewonnen
cli-sweep-more-won = Gegen die erste
cli-sweep-more-rounds = Gegen die erste
cli-sweep-more-won-in-group = Gegen die erste ihrer Gruppe
cli-sweep-alike = {$variant}: Jedes Gefecht verlief wie mit {$other}. Es machte also in keinem einen Unterschied.
cli-sweep-difficulty = Schwierigkeit
cli-sweep-falls-first = Fällt am häufigsten zuerst
cli-sweep-faller = {$who}, {$rate}
cli-sweep-lead = Vorsprung
cli-sweep-more-lead = Gegen die erste
cli-sweep-note = Vorsprung: die Stärke, die am Ende übrig ist, abzüglich der des stärksten Gegners. Hinter ± steht der halbe 95-%-Bereich.
cli-stopped = {$battles ->
    [0] Abgebrochen, bevor es etwas zu zeigen gab.
    [one] Nach einem Gefecht abgebrochen.
   *[other] Nach {$battles} Gefechten abgebrochen.
}
cli-until-not-reached = Nach {$battles ->
    [one] einem Gefecht
   *[other] {$battles} Gefechten
} sind die Siegquoten auf {$reached} genau bekannt, noch nicht auf {$asked}.
cli-sweep-groups = Eine Gruppe hat denselben Wert dessen, was sich zuerst ändert.
cli-balance-stopped = Abgebrochen, bevor der Wert gefunden war.
cli-balance-step = {$value}: {$won} gewonnen
cli-balance-between = {$asked} liegen zwischen {$one} ({$won-one} gewonnen) und {$other} ({$won-other} gewonnen).
cli-balance-found = {$value} kommt {$asked} am nächsten: {$won} gewonnen, der Rest kann Zufall sein.
cli-balance-nearest = Kein Wert ergibt {$asked}. {$value} kommt am nächsten: {$won} gewonnen.
cli-balance-beyond = Kein Wert von {$first} bis {$last} ergibt {$asked}. {$value} kommt am nächsten: {$won} gewonnen. Werte jenseits davon können näher kommen.
cli-balance-elsewhere = {$what} steht nicht in der Datei des Szenarios. Deshalb lässt sich damit kein Szenario schreiben.
cli-balance-written = Das Szenario mit diesem Wert steht in {$file}.
vary-no-values = „{$found}“ nennt keine Werte: Schreib, was sich ändert, dann `=` und die Werte, etwa `count:raider=1..4`.
vary-is-nobodys = In „{$found}“ steht vor `=` kein Name: Schreib nur `{$what}`.
vary-whose = „{$found}“ sagt nicht, wessen {$what} sich ändert. Schreib eines von {$words} oder ein Feld der Werteblöcke, dann `:` und einen Namen.
vary-bad-values = „{$found}“ hat keine lesbaren Werte: Schreib eine Liste wie `brute,soldier` oder einen Bereich wie `10..30/5`.
vary-one-value = „{$found}“ hat mehrere Werte: Ein Gefecht wird mit einem ausgetragen; `affray lab sweep` trägt mit jedem eines aus.
vary-by-rulebook = „{$found}“: Das Regelwerk bestimmt `--rulebook`.
vary-by-ai = „{$found}“: Gegenspieler bestimmt `--ai SEITE=STUFE`.
vary-too-many-values = „{$found}“ hat mehr als {$limit} Werte.
vary-twice = {$what} kann sich nicht zweimal ändern: Schreib alle Werte als eine Liste.
vary-cannot-write = „{$found}“ ist nicht so geschrieben, dass das Labor es ändern kann.
vary-unknown = Niemand heißt hier „{$found}“. Es gibt: {$names}.
vary-cannot-count = „{$found}“ lässt sich nicht zählen: Mehr oder weniger können es nur von denen werden, die das Szenario selbst aufführt.
vary-shared = „{$found}“ steht mit anderen zusammen unter „{$entry}“: Gib allen einen eigenen Eintrag, um einen allein zu ändern.
vary-as-it-is = wie es ist
vary-counted = „{$found}“ sind von mehreren Arten: Weitere sind wie „{$like}“ (`count:{$kind}` zählt nur diese), und von denen, die zu viele sind, geht zuerst, wer zuletzt steht, angefangen bei „{$last}“.
vary-no-room = Für noch ein „{$found}“ ist kein offener Boden mehr frei.
vary-impossible = Diese Variante lässt sich nicht austragen: {$found}.
vary-too-many = Höchstens zwei Dinge können sich zugleich ändern.

cli-match-title = Vergleiche
cli-match-heading = Vergleich
cli-match-pair = {$one} gegen {$other}
cli-match-wins = Gewonnen
cli-match-losses = Verloren
cli-match-draws = Unentschieden
cli-match-share = Anteil
cli-match-first-side = Erste Seite gewinnt
cli-match-verdict = Ergebnis
cli-match-reached = erreicht
cli-match-missed = verfehlt
cli-match-open = nicht klar
cli-no-threads = Die Threads lassen sich nicht starten: {$cause}

## Das Fenster von der Befehlszeile aus
cli-no-window = Dieses Programm wurde ohne sein Fenster gebaut (ohne das Feature `play`).
cli-script-failed = {$why}
