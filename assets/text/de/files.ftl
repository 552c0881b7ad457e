# Was an Dateien, Befehlen, Regelkarten und Aufzeichnungen falsch ist. Jede Meldung erscheint mit Datei, Zeile und Spalte und
# mit der Zeile selbst; diese Sätze sagen, was falsch ist, was erwartet wird und was zu tun ist.

problem-error = Fehler
problem-warning = Warnung
problem-note = Hinweis
problem-of-file = {$file}: {$problem}
did-you-mean = gemeint ist vielleicht „{$name}“
problems-tally = {$errors ->
    [0] Keine Fehler
    [one] 1 Fehler
   *[other] {$errors} Fehler
}, {$warnings ->
    [0] keine Warnungen
    [one] 1 Warnung
   *[other] {$warnings} Warnungen
}.

## Die Datei lesen
file-missing = Es gibt keine Datei „{$file}“.
file-forbidden = Du darfst „{$file}“ nicht lesen.
file-unreadable = Die Datei „{$file}“ lässt sich nicht lesen.
file-is-folder = „{$file}“ ist ein Ordner und keine Datei.
file-is-no-file = „{$file}“ ist eine benannte Pipe oder ein Gerät und keine Datei.
file-too-big = Diese Datei ist größer als {$limit} MiB. Größere liest das Spiel nicht.
line-too-long = Zeile {$line} ist {$length} Bytes lang, erlaubt sind {$limit}. Teile sie in mehrere Zeilen.
not-utf8 = Diese Datei ist kein Text in UTF-8: Das Byte {$found} ist hier ungültig. Speichere die Datei als UTF-8.
control-character = Hier steht ein unsichtbares Steuerzeichen ({$found}): Lösche es. Erlaubt sind nur Zeilenumbrüche und Tabulatoren.

## Schreibweise
empty-file = Diese Datei ist leer: Sie soll Angaben in runden Klammern enthalten, (name: Wert).
trailing-text = Hier sollte die Datei enden, aber es folgt „{$found}“: Lösche das, oder prüfe die Klammern davor.
too-deep = Hier stecken mehr als {$limit} Klammern ineinander: Prüfe, ob jede geschlossen ist.
too-many-values = Diese Datei enthält mehr als {$limit} Werte.
unclosed-bracket = Dieses „{$opening}“ wird nie geschlossen: Ergänze „{$closing}“.
wrong-bracket = Erwartet wird „{$closing}“ für die noch offene Klammer, hier steht aber „{$found}“.
opened-here = dieses „{$opening}“ ist noch offen
unclosed-text = Diesem Text fehlt das schließende Anführungszeichen: Ergänze ".
unclosed-raw-text = Dieser rohe Text wird nie geschlossen: Ergänze {$closing}.
unclosed-comment = Dieser Kommentar wird nie geschlossen: Ergänze */.
value-missing = Hier fehlt ein Wert.
comma-missing = Hier fehlt ein Komma.
comma-instead = Erwartet wird hier ein Komma, da steht aber „{$found}“.
extra-comma = Hier steht ein Komma zu viel: Lösche es.
colon-missing = Zwischen dem Namen und seinem Wert fehlt ein Doppelpunkt.
strange-blank = Das ist kein gewöhnliches Leerzeichen (sondern das unsichtbare Zeichen {$found}): Setze ein gewöhnliches oder gar keins.
unexpected-character = „{$found}“ hat hier keine Bedeutung: Lösche es, oder setze es in doppelte Anführungszeichen, wenn es Text ist.
not-a-word = „{$found}“ ist kein einfacher Name. Wenn es Text ist, setze es in doppelte Anführungszeichen.
quoted-field = Namen von Angaben stehen ohne Anführungszeichen: {$found}.
field-name-wrong = {$found} kann keine Angabe benennen: Ein Name besteht aus Buchstaben, Ziffern und _.
field-name-missing = Die anderen Werte hier haben Namen; {$found} braucht auch einen: „name: Wert“.
field-among-values = Die anderen Werte hier haben keine Namen; die Angabe „{$found}“ kann nicht zwischen ihnen stehen.
duplicate-field = Die Angabe „{$field}“ steht zweimal da: Lösche eine davon.
duplicate-key = {$key} ist zweimal aufgeführt: Lösche einen der Einträge, oder benenne ihn um.
first-given-here = das erste Mal hier
malformed-number = „{$found}“ ist keine Zahl.
number-too-large = Die Zahl {$found} ist größer, als das Spiel sie fassen kann.
malformed-escape = „{$found}“ ist keine Escape-Folge. Es gibt \n, \t, \r, \", \', \\, \x41 und \u{"{"}1f9ff{"}"}; in rohem Text, r"...", ist ein Backslash ein Backslash.
malformed-character = {$found} ist kein einzelnes Zeichen in einfachen Anführungszeichen. Setze Text in doppelte Anführungszeichen.

## Werte, die nicht passen
wrong-kind = Erwartet wird {$expected}, hier steht aber {$found}.
needless-quotes = Erwartet wird {$expected}, ohne Anführungszeichen: {$found}.
missing-quotes = Erwartet wird {$expected}; setze {$found} in doppelte Anführungszeichen.
out-of-range = {$found} liegt außerhalb der Grenzen: Erwartet wird {$from} bis {$to}.
wrong-count = Erwartet wird {$expected}, vorhanden: {$found ->
    [0] nichts
    [one] eins
   *[other] {$found}
}.
too-many-parts = {$count ->
    [0] In diesen Klammern wird nichts erwartet: Lösche, was darin steht.
    [one] Erwartet wird hier nur ein Wert: Lösche die anderen.
   *[other] Erwartet werden hier nur {$count} Werte: Lösche die anderen.
}
wrong-title = „{$found}“ gehört nicht vor diese Klammern. Erwartet werden Klammern ohne Namen, mit Angaben aus: {$expected}.
nameless-values = Die Werte in diesen Klammern brauchen Namen, (name: Wert). Erwartet werden Angaben aus: {$expected}.
doubled-brackets = Hier ist ein Klammerpaar zu viel: Schreibe die Angaben direkt in die äußeren Klammern.
holds-nothing = Zu „{$found}“ gehören keine Klammern: Lösche sie.
holds-something = „{$found}“ braucht dahinter einen Wert in Klammern.
unknown-field = Eine Angabe „{$found}“ gibt es hier nicht. Erwartet wird eine von: {$expected}.
now-called = „{$found}“ heißt jetzt „{$present}“
needless-field = Eine Angabe „{$found}“ gibt es hier nicht: Hier stehen gar keine Angaben.
unknown-choice = „{$found}“ steht hier nicht zur Wahl. Erwartet wird eins von: {$expected}.
missing-field = Die Angabe „{$field}“ fehlt: Ergänze sie.
missing-fields = Diese Angaben fehlen: {$fields}. Ergänze sie.
block-field = „{$found}“ gehört in einen Werteblock unter dem Namen eines Regelwerks: NAME: ({$found}: ...)
custom = {$text}
mixes-a-mixture = Das Regelwerk „{$book}“ ist selbst eine Mischung: Nenne stattdessen die Regelwerke, aus denen es gemischt ist.
mixes-unsound = Das Regelwerk „{$book}“ hat selbst Fehler und kann nicht gemischt werden: Behebe sie zuerst.
more-problems = Aufgeführt sind nur die ersten {$limit} Meldungen.

## Was erwartet wird
expect-yes-no = true oder false
expect-integer = eine ganze Zahl von {$from} bis {$to}
expect-any-integer = eine ganze Zahl
expect-number = eine Zahl
expect-character = ein einzelnes Zeichen in einfachen Anführungszeichen
expect-text = ein Text in doppelten Anführungszeichen
expect-nothing = ()
expect-list = eine Liste, [...]
expect-map = eine Liste von Namen mit ihren Werten, {"{"}"name": Wert{"}"}
expect-fields = Angaben in runden Klammern, (name: Wert)
expect-values = Werte in runden Klammern, (Wert, Wert)
expect-tuple = {$count ->
    [0] leere runde Klammern
    [one] ein Wert in runden Klammern
   *[other] {$count} Werte in runden Klammern
}
expect-choice = eins von: {$names}
expect-stat-books = der Name eines Regelwerks in doppelten Anführungszeichen oder eine Liste solcher Namen
expect-members = eine Zahl von Mitgliedern oder die Namen von Figuren in doppelten Anführungszeichen und eckigen Klammern
expect-other = etwas anderes

### Meldungen zum Text eines Befehls

order-unfit = „{$found}“ passt hier nicht. Erwartet wird {$expected}.
order-incomplete = Die Zeile endet zu früh. Erwartet wird {$expected}.
order-not-to-be-readied = Das lässt sich nicht bereithalten: Es geht nur mit dem, was die Aktion des Zugs kostet, und mit Angriffen von einem einzigen Hieb.
order-surplus = Der Befehl ist vor „{$found}“ schon vollständig: Lösche das.
order-unclosed = Hier fehlt das schließende Anführungszeichen: Ergänze ".
order-escape = „{$found}“ ist keine Escape-Folge. Es gibt \n, \t, \r, \", \\ und \u{"{"}e9{"}"}.

order-wants-combatant = der Name einer Figur
order-wants-weapon = der Name einer Waffe oder eines Gegenstands
order-wants-armour = der Name einer Rüstung
order-wants-side = der Name einer Seite
order-wants-creature = der Name einer Kreatur
order-wants-name = ein Name
order-wants-text = ein Text in doppelten Anführungszeichen
order-wants-level = die Stufe eines Computergegners oder das Wort „player“
order-wants-square = ein Feld als Spalte,Zeile, etwa 3,4
order-wants-number = eine Zahl
order-wants-word = eins dieser Wörter: {$words}

### Meldungen zu Regelkarten und Behauptungen, die nicht stimmen

## Form einer Karte
card-no-title = Eine Karte beginnt mit einem Titel: Ergänze eine Zeile wie „# Was die Karte beweist“.
card-no-rule = Eine Karte nennt ihre Regel: Ergänze eine Zeile wie „rule: ID“.
card-uncited = Das Regelwerk beruft sich auf keine Regel „{$rule}“: Nenne eine, auf die es sich beruft.
card-one-rulebook = Eine Karte mit einem Block ```then wird nach einem Regelwerk gespielt: Lege für dieses eine zweite Karte an.
card-no-scenario = Eine Karte braucht einen Block ```ron mit ihren Figuren.
card-claims-nothing = Diese Karte behauptet nichts: Ergänze einen Block ```then, ```dice, ```facts oder ```chooses.
card-nobody-asked = Nenne die Gegner, die gefragt werden, etwa ```chooses soldier.
file-unknown-opponent = Einen Computergegner „{$found}“ gibt es nicht. Es gibt: {$names}.
file-opponent-with-temper = Einen Computergegner „{$found}“ gibt es nicht: Ein Temperament steht daneben. Schreib control: Opponent("{$level}"), temper: "{$temper}".
card-unknown-opponent = Es gibt keinen Gegner „{$found}“.
card-unclosed-block = Dieser Block wird nie geschlossen: Ergänze eine Zeile ```.
card-unknown-block = Einen Block „{$found}“ gibt es in Karten nicht.
card-block-twice = Eine Karte hat nur einen Block „{$found}“: Lösche den zweiten, oder füge beide zusammen.
card-unknown-header = Eine Zeile „{$found}:“ gibt es im Kopf einer Karte nicht.
card-unknown-start = Eine Karte beginnt mit einem Zug oder, wo sie „start: roll“ sagt, mit dem Wurf darum, wer beginnt. Hier steht „{$found}“.
card-not-a-die = „{$found}“ ist kein Würfel mit der Zahl, die er zeigt. Schreibe ihn wie d6 5.
card-book-fields = Ein Block ```rulebook enthält Angaben in runden Klammern, (name: Wert).
card-wants-claim = der Name einer Figur oder Waffe oder ein Wort, mit dem eine Behauptung beginnt
card-wants-actor = der Name einer Figur oder einer Seite
card-wants-chance = eine Chance wie 7/36, 0.194 oder 19.4%

## Ergebnisse einer Karte
card-unmet = Erwartet: {$expected}. Gefunden: {$found}.
card-chose = Erwartet von {$who} nach {$book}: ein Befehl, der passt. Gefunden: {$found}.
card-ended = Erwartet von {$who} nach {$book}: Das stimmt, wenn der Zug vorbei ist. Gefunden wurden diese Befehle: {$found}.
card-nothing-to-choose = Hier gibt es für {$who} nach {$book} nichts zu entscheiden.
card-refused = Dieser Befehl wurde abgelehnt, und die Karte sagt davon nichts. Erwartet: Der Befehl wird ausgeführt. Gefunden: abgelehnt: {$word}.
card-refused-here = dieser Befehl wurde abgelehnt
card-nothing-to-weigh = Dieser Befehl hat keine Chancen: Es wird nicht für ihn gewürfelt, oder sein Ziel ist nicht zu sehen.
card-dice-too-few = Erwartet: kein Wurf Nummer {$number}, denn der Block dice endet vorher. Gefunden: ein Wurf mit W{$sides} ({$occasion}).
card-dice-sides = Erwartet: Wurf Nummer {$number} mit W{$named}. Gefunden: ein Wurf mit W{$sides} ({$occasion}).
card-dice-left = {$count ->
    [one] Erwartet: Dieser Würfel fällt. Gefunden: Er bleibt übrig.
   *[other] Erwartet: Dieser Würfel und die folgenden fallen. Gefunden: {$count} Würfel bleiben übrig.
}
card-facts-differ = Das Protokoll weicht von hier an ab. Gefunden: {$found}

### Meldungen zu Aufzeichnungen

record-torn = Die letzte Zeile (Zeile {$line}) ist unvollständig und bleibt weg.
record-broken = Zeile {$line} wurde verändert oder beschädigt. Alles davor ist noch zu gebrauchen.
record-unknown-line = Zeile {$line} sagt „{$word}“, was diese Version nicht kennt; sie wird übergangen.
record-other-version = Diese Aufzeichnung stammt von Version {$program}; das Gefecht kann hier anders ausgehen.
record-none = Das ist keine Aufzeichnung eines Gefechts.
record-broken-beginning = Zeile {$line} wurde verändert oder beschädigt. Sie sagt, wie das Gefecht beginnt, darum kann diese Aufzeichnung nicht gespielt werden.
record-unbegun = Diese Aufzeichnung endet, bevor ihr Gefecht beginnt: Das Programm wurde angehalten, während es die ersten Zeilen schrieb.
record-other-form = Diese Aufzeichnung stammt von Version {$program}, in einer Form, die diese Version nicht lesen kann.
record-more-unknown = {$count ->
    [one] Noch eine Zeile sagt
   *[other] Noch {$count} Zeilen sagen
} etwas, was diese Version nicht kennt.

## Der Kodex
codex-rule-twice = {$id} wird schon auf {$page} erklärt: Lösche eine der beiden Erklärungen.
codex-heading-twice = Auf dieser Seite gibt es schon eine Überschrift „{$title}“: Benenne eine um.
codex-title-twice = Diese Seite hat schon einen Titel: Eine Seite hat nur einen.

## Meldungen zum Inhalt
unknown-name = Das gibt es nicht: {$kind} „{$found}“.
kind-scenario = Szenario
kind-rulebook = Regelwerk
kind-creature = Kreatur
kind-weapon = Waffe
kind-armour = Rüstung
kind-item = Gegenstand
kind-stat-block = Regelwerk mit Werteblöcken namens
kind-terrain = Gelände
kind-area = Bereich
kind-party = Gruppe
kind-temper = Temperament
kind-side = Seite
kind-combatant = Figur
kind-thing = Ding
kind-clause = Klausel
missing-number = {$kind} „{$name}“: Im Werteblock für „{$book}“ fehlt „{$field}“. Die Wahl des Regelwerks für „{$axis}“ verlangt es: Ergänze es.
no-hit-points = Eine Figur braucht mindestens 1 Trefferpunkt.
damage-dice = Erwartet werden 1 bis {$most} Würfel mit je 1 bis {$largest} Seiten, hier sind es {$count} mit {$sides}.
number-too-high = „{$field}“ darf höchstens {$most} sein, ist aber {$found}.
drains-too-much = Das entzieht zu viel auf einmal: Die Würfel dürfen zusammen höchstens {$most} mögliche Ergebnisse haben. Nimm weniger oder kleinere Würfel.
swing-shows-too-much = Die Würfel, die hier zusammen fallen, dürfen in der Summe höchstens {$most} ergeben, können aber {$found} ergeben.
swings-show-too-much = Die Würfel aller Hiebe, die {$points} Aktionspunkte kaufen, dürfen in der Summe höchstens {$most} ergeben. Die Würfel von {$swings} Hieben können {$found} ergeben.
weapon-die = Der Würfel einer Waffe muss 4, 6, 8, 10 oder 12 Seiten haben, nicht {$found}.
weapon-hands = Eine Waffe braucht eine oder zwei Hände, nicht {$found}.
no-uses = Das ließe sich nie verwenden: Gib mindestens 1 an, oder lass es weg.
drains-only-critically = Nur was in on_critical steht, kann Punkte eines Attributs entziehen: Verschiebe es dorthin.
taken-twice = „{$part}“ stammt schon aus einem anderen Regelwerk: Nimm es nur aus einem.
ground-for-nothing = Jedes Feld muss mindestens 1 Schritt kosten.
nothing-thrown = Erwartet wird mindestens ein Würfel mit mindestens einer Seite.
row-that-never-comes = Ein W{$die} zeigt nie eine Zeile von {$from} bis {$to}: Die Zeilen gehen von 1 bis {$die}.
face-without-row = Jede Zahl des W{$die} braucht eine Zeile, aber {$face} hat keine.
rows-overlap = Eine Zeile davor enthält schon {$face}: Jede Zahl gehört in eine Zeile.
not-whole-squares = {$found} Fuß sind keine ganze Zahl von Feldern: Ein Feld misst 5 Fuß, gib also ein Vielfaches von 5 an.
face-never-shown = Ein Würfel mit {$sides} Seiten zeigt nie {$found}: Gib 1 bis {$sides} an.
out-of-anybodys-reach = {$found} wird hier kaum jemand erreichen: Selbst der beste Wurf mit aller Hilfe kommt höchstens auf {$farthest}.
always-and-never = Die Zahl, mit der es immer misslingt, muss höher sein als die, mit der es immer gelingt.
no-face-succeeds = Keine Zahl des Würfels liegt darunter, also würde nie eine Probe gelingen: Gib eine höhere an.
every-face-succeeds = Mit jeder Zahl des Würfels gelingt es immer, also würde nie eine Probe misslingen: Gib eine niedrigere an.
no-main-actions = Niemand könnte je angreifen: Ein Zug hat keine solche Aktion ({$action}). Gib mindestens 1 an.
no-actions = Ein Zug hat hier gar keine Aktion, also könnte nie jemand etwas tun.
no-courses = Diese Liste ist leer: Gib mindestens eine Möglichkeit zu handeln an.
lasts-no-time = Das endet, bevor es beginnt: Gib mindestens 1 an.
never-called-for = Nichts in dieser Liste löst das aus, also geschieht es nie: Nenne mindestens einen Auslöser.
changes-nothing = Das ändert nichts: Gib eine Wirkung an, oder lass es weg.
sum-never-reached = Diese Würfel ergeben zusammen höchstens {$most}, sie erreichen also nie {$found}: Gib eine niedrigere Zahl an.
lowered-to-no-less = Das senkt nichts: {$found} ist nicht weniger als {$from}.
deals-nothing = Mit diesen Zahlen macht kein Treffer je Schaden: Gib mindestens eine über 0 an.
takes-nothing-off = Mit dieser Zahl mindert Rüstung nie den Schaden.
no-chances = Hier gibt es überhaupt keine Chance: Gib mindestens eine an, oder nimm Nothing.
band-upside-down = Der kleinste Abstand ({$least} Fuß) ist größer als der größte ({$most} Fuß).
reaches-nobody = Das erreicht niemanden: Gib mindestens 5 Fuß an.
gives-no-light = Das erhellt kein Feld: Gib mindestens 5 Fuß an.
second-of-a-kind = In dieser Liste steht schon ein Eintrag dieser Art, dieser hier würde nie gelesen: Lösche einen.
book-named-twice = Dieses Regelwerk steht schon in der Liste: Lösche eins.
nothing-to-read = Die Wahl für „{$axis}“ liest {$fields} von Kreaturen, aber keine Kreatur hat für {$books} etwas davon: Lege in „stats“ fest, wessen Werteblöcke die Achse liest.
nothing-to-read-of-weapons = Die Wahl für „{$axis}“ liest {$fields} von Waffen, aber keine Waffe hat für {$books} etwas davon: Lege in „stats“ fest, wessen Werteblöcke die Achse liest.
rule-without-page = Keine Seite des Kodex erklärt {$ids}. Eine Seite ist eine Datei codex/NAME.md neben dem Ordner „rulebooks“, mit einer Überschrift wie ## {$id} Titel für jede Regel.
only-a-name = Diese Mischung ist dasselbe wie „{$base}“: Nimm etwas aus einem anderen Regelwerk, oder ändere etwas.
score-of-nothing = Ein Attribut von 0 heißt tot oder so gut wie tot: Gib mindestens 1 an.
swings-for-nothing = Es muss mindestens 1 Aktionspunkt sein.
block-nobody-reads = Kein Regelwerk liest Werteblöcke für „{$book}“: Das mit diesem Namen liest die für {$read}. Gib stattdessen solche an.
asleep-to-the-last = Auf der Seite „{$side}“ sind alle bewusstlos, das Gefecht ist also vorbei, bevor jemand handelt: Lass mindestens eine Figur wach sein.
is-there-already = Davon sind zu Beginn des Gefechts schon genug da, das ist also erfüllt, bevor jemand handelt: Verlange mehr.
trap-of-nothing = Diese Falle tut nichts: Gib ihr Schaden oder eine andere Wirkung.
no-light-at-all = Das gibt kein Licht: Gib ihm eines, oder lass es weg.
unpaid-blow = Ein Angriff, der keine Aktionspunkte kostet, ist ein einziger Angriff, wie viele Punkte auch da sind.
area-of-nothing = Dieser Bereich deckt kein Feld ab: Gib mindestens 5 Fuß an.
illegible-name = Dieser Name ist nicht zu lesen: Nimm sichtbare Buchstaben.
stands-twice = {$text} ist {$count}-mal aufgeführt: Einmal genügt.
start-without-party = „start“ sagt, wo die Mitglieder einer Gruppe beginnen, aber diese Seite hat keine Gruppe: Nenne eine in „from“.
on-without-letter = „on“ ist der Boden unter einem Buchstaben auf der Karte, aber „{$who}“ hat dort keinen Buchstaben.
nobody-has = Niemand in diesem Szenario hat oder ist „{$name}“: Verwende es, oder lösche es.
order-dice = Der Wurf auf Initiative braucht mindestens einen Würfel mit mindestens einer Seite.
order-always-ties = Würfel mit einer Seite ergeben immer Gleichstand, also losen alle mit demselben Zuschlag um ihren Platz.
round-without-seconds = Eine Runde muss mindestens eine Sekunde dauern.
idle-choice = Die Wahl „{$choice}“ für „{$axis}“ bewirkt in diesem Regelwerk nichts: Sie braucht {$need}.
need-reactions = ein Budget mit Reaktionen
need-damage = Schaden in Zahlen, durch eine Wahl für „damage“
need-swift = ein Budget mit schnellen Aktionen
need-attack-roll = einen Angriffswurf mit Würfeln, die diese Zahl zeigen können
need-track = diese Zählung, durch „harm“ oder in „tracks“
need-dodge = einen Angriff gegen Ausweichwert oder Rüstung
no-stat-books = Nenne hier mindestens ein Regelwerk.
need-down = eine Wahl für „at_zero“, nach der Figuren niedergestreckt werden
starts-without-hit-points = Eine Figur ohne Trefferpunkte ist bewusstlos: Ergänze unconscious: true.
no-stat-blocks = {$kind} „{$name}“ hat keinen Werteblock: Ergänze einen unter dem Namen eines Regelwerks, sonst ist das in keinem Gefecht zu gebrauchen.
missing-stat-block = {$kind} „{$name}“ hat keinen Werteblock für „{$book}“, den das Regelwerk für „{$axis}“ liest, und keinen, aus dem er sich herleiten ließe: Ergänze einen.
cannot-work-out = {$kind} „{$name}“ hat keinen Werteblock für „{$book}“, und „{$field}“, das die Wahl für „{$axis}“ verlangt, lässt sich aus den anderen Blöcken nicht herleiten: Ergänze einen.
worked-out = {$kind} „{$name}“ hat keinen Werteblock für {$missing}. Wo einer gebraucht wird, wird er aus {$from} hergeleitet; `affray check --fill` schreibt ihn in die Datei.
kind-unclear = Das wird so gelesen: {$kind}. Es könnte aber etwas anderes sein. Verschiebe es in den Ordner „{$folder}“, wenn es stimmt, sonst nach {$folders}.
without-it = {$kind} „{$name}“ hat keinen Werteblock für {$missing}. Ein Regelwerk, das einen braucht, spielt ohne das.
worked-out-here = Werteblöcke von {$names} sind aus denen für andere Regelwerke hergeleitet; `affray check` sagt mehr.
uneven-scale = Diese Skala hat {$found ->
    [one] eine Zahl
   *[other] {$found} Zahlen
}, aber es gibt {$tiers ->
    [one] eine Stufe
   *[other] {$tiers} Stufen
}: Gib für jede Stufe eine Zahl an.
cannot-wear = {$who} kann die Rüstung „{$name}“ nicht ohne das Merkmal {$lacks} tragen, das die Wahl des Regelwerks für „{$axis}“ verlangt: Ergänze das Merkmal im Werteblock für „{$book}“, oder ändere die Rüstung.

## Was ein Szenario angibt und ein Regelwerk nicht liest
unread = Im Regelwerk „{$book}“ {$count ->
    [one] ändert
   *[other] ändern
} {$fields} nichts an diesem Gefecht: {$reason}.
unread-opening = es entscheidet anders, wer beginnt
unread-traps = es kennt keine Fallen
unread-light = Licht und Dunkelheit machen darin keinen Unterschied
unread-morale = es kennt keine Moral
unread-follows = darin prüft niemand die Moral, weil die Anführung sich zurückzieht
unread-hit-points = es zählt keine Trefferpunkte
unread-overshield = es kennt keine Überschilde
unread-injuries = es zählt keine Verletzungen
unread-fatigue = es zählt keine Ermüdung
unread-stress = es zählt keinen Stress
unread-losses = es kennt keine bleibenden Verluste
unread-lost-parts = es kennt keine verlorenen Körperteile
unread-corrupted = es kennt keine Krankheiten und keine Gifte
unread-spare-armour = darin wechselt während eines Gefechts niemand die Rüstung
unread-health = Im Regelwerk „{$book}“ hat {$who} höchstens {$most} Trefferpunkte und beginnt mit so vielen, nicht mit {$found}{$others ->
    [0] {""}
    [one] ; dasselbe gilt für eine weitere Figur
   *[other] ; dasselbe gilt für {$others} weitere Figuren
}.
unread-light-source = Im Regelwerk „{$book}“ {$count ->
    [one] gibt {$names} in diesem Gefecht kein Licht: Es führt das
   *[other] geben {$names} in diesem Gefecht kein Licht: Es führt sie
} nicht als Lichtquelle auf.
unread-gear = Im Regelwerk „{$book}“ hat in diesem Gefecht niemand {$names}: {$count ->
    [one] Dafür gibt es keinen Werteblock, den
   *[other] Dafür gibt es keine Werteblöcke, die
} das Regelwerk liest.
unread-reach = Im Regelwerk „{$book}“ reicht kein Angriff weiter als {$feet} Fuß, auch {$count ->
    [one] dies nicht
   *[other] diese nicht
}: {$names}.
lost-by-surrender-of-named = Im Regelwerk „{$book}“ kann die Moral von {$names} brechen, und wer sich ergibt, ist für die eigene Seite verloren. Dieser Auftrag hängt an dieser Figur, er ist also verloren, wenn sie sich ergibt.
lost-by-surrender = Im Regelwerk „{$book}“ kann die Moral von {$names} brechen, und wer sich ergibt, zählt nicht. Dieser Auftrag verlangt alle von „{$side}“, mit einer Figur, die sich ergibt, ist er also verloren.

## Meldungen zu Szenarien
no-map = Es gibt keine Karte: Ergänze eine Liste von Textzeilen, ein Zeichen für jedes Feld.
map-too-large = Diese Karte hat {$cols} Spalten und {$rows} Zeilen; erlaubt sind je {$limit}.
uneven-row = Diese Zeile ist {$found ->
    [one] ein Feld
   *[other] {$found} Felder
} lang, aber die Zeilen dieser Karte haben {$expected}.
legend-mark = Ein Zeichen der Legende muss ein einzelnes sein, hier steht „{$found}“.
unknown-mark = Das Zeichen „{$found}“ ist weder Gelände in der Legende noch eine Figur: Ergänze es dort oder da.
off-the-map = Das Feld {$at} ist nicht auf der Karte: Gib eines an, das es ist.
empty-area = Der Bereich „{$area}“ deckt kein Feld der Karte ab.
token-letters = Eine Spielmarke hat ein oder zwei Buchstaben, nicht „{$found}“.
creature-size = Eine Kreatur ist 1 bis 4 Felder breit, nicht {$found}.
too-many-sides = Es gibt {$found} Seiten; erlaubt sind {$limit}.
too-many-combatants = Es gibt mehr als {$limit} Figuren, mehr sind nicht erlaubt.
temper-of-several = „{$found}“ ist selbst eines von mehreren: Nenn stattdessen diese.
temper-too-heavy = Ein Posten zählt höchstens {$limit} Prozent, nicht {$found}.
too-many-entries = Davon gibt es {$found}; erlaubt sind {$limit}.
too-many-events = Es gibt {$found} Ereignisse; erlaubt sind {$limit}.
too-much-gear = Davon gibt es {$found}; für eine Figur sind {$limit} erlaubt.
no-combatants = In diesem Szenario gibt es keine Figuren: Ergänze mindestens zwei.
no-enemy = Hier sind keine zwei Seiten verfeindet: Ein Gefecht braucht mindestens zwei, die nicht verbündet sind.
no-creature = Bei „{$who}“ fehlt die Kreatur: Ergänze creature: "NAME".
no-place = Es steht nicht da, wo „{$who}“ beginnt: Gib ein Feld an, oder setze den Buchstaben auf die Karte.
side-own-ally = „{$side}“ kann nicht mit sich selbst verbündet sein: Nenne eine andere Seite.
item-like-weapon = Ein Gegenstand und eine Waffe heißen beide „{$name}“, Befehle könnten sie also nicht unterscheiden: Benenne eines um.
no-name = Eine Figur braucht einen Namen, der in eine Zeile passt.
no-room-to-start = In diesem Bereich ist kein Platz mehr, auf dem „{$who}“ beginnen könnte.
follow-in-a-circle = Diese Figuren folgen einander im Kreis: {$names}. Eine davon darf niemandem folgen.
follows-itself = „{$who}“ kann sich nicht selbst folgen: Nenne eine andere Figur.
protects-the-fallen = „{$who}“ ist von Anfang an wehrlos, dieser Auftrag ist also verloren, bevor das Gefecht beginnt.
beats-a-friend = „{$who}“ ist kein Gegner von „{$side}“, die Seite könnte nie gegen diese Figur kämpfen: Nenne einen Gegner.
beaten-already = „{$who}“ ist von Anfang an wehrlos, dieser Auftrag ist also erfüllt, bevor jemand handelt.
named-out-of-reach = „{$who}“ kann nie dorthin gelangen, weder zu Fuß noch fliegend: Öffne einen Weg, oder gib einen anderen Ort an.
thing-out-of-reach = Von „{$side}“ kann nie jemand neben „{$thing}“ stehen, um es aufzuheben: Leg es woandershin, oder öffne einen Weg.
thing-without-way = Von „{$side}“ kann nie jemand mit „{$thing}“ dorthin gelangen, weder zu Fuß noch fliegend: Öffne einen Weg, oder gib einen anderen Ort an.
thing-without-aim = Kein Auftrag handelt von „{$thing}“: Gib einer Seite einen, der es tut, oder lösche es.
thing-off-map = Das Feld {$at} ist nicht auf dieser Karte: Leg das Ding auf eines, das es ist.
thing-nowhere = Ein Ding liegt auf einem Feld (at), oder es ist bei einer Figur: Gib eins von beiden an.
thing-like-weapon = Auch eine Waffe oder ein Gegenstand heißt „{$name}“, Befehle könnten sie also nicht unterscheiden: Benenne das Ding um.
never-met-by-itself = „Protect“ wird nie von selbst erfüllt und kann darum keiner von mehreren Aufträgen sein, von denen einer genügt: Schreib ProtectUntil, mit einer Runde.
choice-within-a-choice = Auch hier genügt schon einer der Aufträge: Schreib sie in die äußere Liste.
protects-an-enemy = „{$who}“ ist mit „{$side}“ verfeindet: Die Seite müsste kämpfen, ohne dieser Figur etwas anzutun.
past-the-last-round = Das Gefecht endet nach Runde {$limit}, Runde {$round} kommt also nie: Erhöhe round_limit, oder gib eine frühere Runde an.
sides-never-meet = „{$one}“ und „{$other}“ können nie gegeneinander kämpfen: Auf dieser Karte führt kein Weg vom einen zum anderen, weder zu Fuß noch fliegend, und hinüberschießen geht auch nicht.
goal-out-of-reach = Von „{$side}“ {$arrive ->
    [0] kann niemand je dorthin gelangen
    [one] kann nur 1 Mitglied je dorthin gelangen
   *[other] können nur {$arrive} Mitglieder je dorthin gelangen
}, weder zu Fuß noch fliegend, gebraucht {$wanted ->
    [one] wird 1
   *[other] werden {$wanted}
}.
goal-without-room = Hier ist kein Platz für {$wanted}: Der Bereich ist nur {$squares ->
    [one] ein Feld
   *[other] {$squares} Felder
} groß.
rescue-without-stranger = „{$aim}“ ist auch ohne „{$who}“ zu erfüllen: Es zählen nur Mitglieder von „{$side}“. Wenn „{$who}“ mitkommen muss, nimm die Figur in „{$side}“ auf, und erhöhe die Zahl auf alle Mitglieder.
rescue-without-member = „{$aim}“ ist auch ohne „{$who}“ zu erfüllen: Es verlangt nicht alle Mitglieder von „{$side}“. Wenn „{$who}“ mitkommen muss, erhöhe die Zahl auf alle Mitglieder.
allies-win-apart = „{$one}“ und „{$other}“ sind verbündet: Sobald eine Seite ihre Aufträge erfüllt, siegen beide, wo die andere auch ist. Wenn alle ankommen müssen, mach eine Seite aus ihnen, und erhöhe die Zahl.
never-arrives = „{$who}“ wird erwartet, aber kein Ereignis bringt die Figur: Ergänze eins, das es tut.
name-taken = Es gibt schon eine Figur namens „{$who}“: Wähle einen anderen Namen.
trap-off-map = Das Feld {$at} ist nicht auf dieser Karte: Setze die Falle auf eines, das es ist.
trap-in-wall = {$at} kann niemand betreten, also würde nie jemand diese Falle auslösen: Gib ein anderes Feld an.
trap-on-trap = Auf {$at} ist schon eine Falle: Lösche eine, oder gib ein anderes Feld an.
light-off-map = Das Feld {$at} ist nicht auf dieser Karte: Setze das Licht auf eines, das es ist.
light-of-what = Ein Licht ist entweder ein Gegenstand oder ein Schein, der zum Ort gehört: Gib eins von beiden an.
combatant-off-map = „{$who}“ würde auf {$at} beginnen, das nicht auf der Karte ist: Gib ein anderes Feld an.
combatant-in-wall = „{$who}“ würde auf {$at} beginnen, wo niemand sein kann: Gib ein anderes Feld an.
combatant-in-pit = „{$who}“ würde auf {$at} beginnen, in einer Grube: Gib ein anderes Feld an.
square-taken = „{$who}“ würde auf {$at} beginnen, wo schon „{$other}“ ist: Gib ein anderes Feld an.
not-awaited = „{$who}“ ist von Anfang an auf der Karte und kann nicht erst eintreffen: Kennzeichne die Figur als erwartet (awaited).
no-door-there = Auf {$at} ist keine Tür.
no-rounds = Runden zählen ab 1: Gib mindestens 1 an.
objective-of-nothing = Dieser Auftrag verlangt nichts: Gib mindestens 1 an.
objective-of-too-many = Diese Seite hat nur {$members ->
    [one] ein Mitglied
   *[other] {$members} Mitglieder
}: Verlange nicht mehr.

more-than-all = Von hundert Gefechten lassen sich höchstens 100 gewinnen, nicht {$found}.
trial-no-place = Der Grund „{$ground}“ hat keinen Platz {$number}: Schreibe diese Ziffer auf seine Karte, denn die größte Schar hat so viele Mitglieder.
