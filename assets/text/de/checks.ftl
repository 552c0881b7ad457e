# Die Wörter für Zahlen, Namen, Würfel und Proben. docs/translating.md sagt, wie eine Übersetzung gebaut ist, und hat das
# Glossar, an das sich alle Texte hier halten.

### Wie die Teile eines Satzes zusammenkommen

language = Deutsch
# Ein Name kennt die Fälle nom, gen, dat und acc, mit Artikel, wo er einen hat. Namen ohne Übersetzung haben keinen Artikel;
# ihr Genitiv wird umschrieben.
name-with-key = {$name} ({$key})
name-with-number = {$name} {$number}
name-as-written = {$name}
    .gen = von {$name}
# Ein Artikel, mit dem Namen beginnen und der im Satz klein geschrieben wird: Namen werden hier mit ihren Fällen übersetzt.
article-of-names = { "" }
somebody = jemand
    .gen = von jemandem
    .dat = jemandem
    .acc = jemanden
something = etwas
    .gen = von etwas
decimal = {$whole},{$fraction}
minus = −
square = {$col},{$row}
list-next = {$list}, {$item}
list-last = {$list} und {$item}
way-next = {$list} {$item}
remark-next = {$list}; {$item}

### Proben: Würfel, Zuschläge und Zielwert

## Die Würfel
dice-shown = W{$sides} {$natural}
dice-one = W{$sides}
dice-higher = 2W{$sides}, der höhere
dice-lower = 2W{$sides}, der niedrigere
dice-sum = {$count}W{$sides}
dice-sum-shown = {$count}W{$sides} {$natural}
dice-highest = {$count}W{$sides}, der höchste
dice-highest-shown = {$count}W{$sides}, der höchste {$natural}
dice-best-shown = W{$sides} {$natural}, zählt als {$counts}
dice-faces = aus {$faces}
dice-edge = {$edge}: {$why}
dice-remarks = {$dice} ({$remarks})
skill-blades = Klingen
skill-axes = Äxte
skill-bludgeons = Hiebwaffen
skill-polearms = Stangenwaffen
skill-bows = Bögen
skill-crossbows = Armbrüste
skill-slings = Schleudern
skill-throwing = Wurfwaffen
skill-unarmed = waffenloser Kampf
skill-magic = Magie
skill-vigor = Zähigkeit
skill-dexterity = Gewandtheit
skill-cognition = Denkvermögen
skill-intellect = Verstand
skill-awareness = Wachsamkeit
skill-sneak = Schleichen
ability-str = Stärke
ability-dex = Geschicklichkeit
ability-con = Konstitution
ability-int = Intelligenz
ability-wis = Weisheit
ability-cha = Charisma
ability-wil = Willenskraft
body-part-hand = Hand
body-part-foot = Fuß
body-part-eye = Auge
body-part-ear = Ohr
body-part-fingers = Finger
body-part-nose = Nase
damage-kind-plain = Schaden
damage-kind-bleed = Blutungsschaden
damage-kind-non-lethal = Betäubungsschaden
damage-kind-fire = Feuerschaden
damage-kind-ice = Eisschaden
damage-kind-acid = Säureschaden
damage-kind-lightning = Blitzschaden
damage-kind-dissonance = Dissonanzschaden
damage-kind-blight = Fäulnisschaden
damage-kind-solar = Sonnenschaden
aptitude-constitution = Konstitution
aptitude-endurance = Ausdauer
aptitude-willpower = Willenskraft
aptitude-bravery = Tapferkeit
aptitude-sanity = Verstandeskraft
aptitude-coordination = Körperbeherrschung
aptitude-might = Kraft
aptitude-speed = Schnelligkeit
aptitude-vision = Sehvermögen
aptitude-steadiness = ruhige Hand
aptitude-reaction = Reaktionsvermögen
aptitude-perception = Wahrnehmung
aptitude-dexterity = Fingerfertigkeit
aptitude-brawling = Raufen
tested-skill = {$what}
tested-ability = {$what}
tested-aptitudes = {$what}
edge-favoured = Vorteil
edge-hampered = Nachteil
edge-plain = weder Vorteil noch Nachteil
position-hampered = schwache Position
position-favoured = starke Position

## Summen
roll-sum = {$dice}, {$bonuses} = {$total}
roll-ahead = {$dice}, {$bonuses}
threshold-sum = {$total} ({$parts})
part-signed = {$amount} {$why}
part-unsigned = {$amount} {$why}
check-sure = {$roll}, nur der schlechteste Wurf geht daneben: {$why}
check-reach = {$roll} gegen {$threshold}
check-exceed = {$roll} gegen mehr als {$threshold}
check-at-most = {$roll} gegen höchstens {$threshold}
fact-assured = {FORM($who, "Dat")} gelingt es ohne Wurf: {$purpose}.

## Warum eine Zahl zählt
reason-base = Grundwert
reason-score = {$what}
reason-skill = {$what}
reason-light = {$what}
reason-darksight = {$what}
reason-aptitudes = für {$what ->
    [1] eine Begabung
    [2] zwei Begabungen
    [3] drei Begabungen
   *[other] {$what} Begabungen
}
reason-hit-bonus = Trefferbonus
reason-armour = Rüstung
reason-dodge = Ausweichwert
reason-initiative = Initiative
reason-untaught = nicht gelernt: {$what}
reason-off-balance = aus dem Gleichgewicht
reason-load = trägt zu viel
reason-crowded = {$what ->
    [one] ein weiterer Gegner neben dem Ziel
   *[other] {$what} weitere Gegner neben dem Ziel
}
reason-critical = kritischer Treffer
reason-overshield = Überschild des Ziels
reason-unseen = Angriff aus dem Verborgenen
reason-watched = der wachsamste Gegner
reason-haste = Eile
reason-unproficient = mit der Waffe nicht geübt
reason-proficient = mit der Waffe geübt
reason-proficiency = Übung
reason-attack-bonus = Angriffsbonus
reason-armour-class = Rüstungsklasse
reason-flanked = flankiertes Ziel
reason-pressed = {$who} in Reichweite
reason-mastery = Meisterschaft
reason-untrained-armour = in dieser Rüstung nicht geübt
reason-loud-armour = laute Rüstung
reason-same-dice = dieselben Würfel wie der Angriff
reason-evading = Ausweichen ist schwierig
reason-bare-hands = bloße Hände gegen eine Waffe
reason-better-chance = Merkmal oder Hilfe
reason-last-chance = verbliebene Chancen
trait-vigilant = Wachsam
trait-brutal = Brutal
trait-duelist = Duellkunst
trait-armor-training = Rüstungsübung
trait-strong = Stark
trait-robust = Robust
trait-hard-to-kill = Schwer zu töten
trait-medic = Heilkunde
trait-unarmed-fighter = Faustkampf
trait-resilient = Unverwüstlich
reason-difficulty = für {$what}
difficulty-trivial = eine sehr leichte Probe
difficulty-easy = eine leichte Probe
difficulty-average = eine mittlere Probe
difficulty-difficult = eine schwierige Probe
reason-aloft = fliegt
reason-seasoned = kampferprobt
reason-outnumbered = zwei zu eins unterlegen
reason-outnumbering = zwei zu eins überlegen
reason-deserted = Rückzug {FORM($who, "gen")}
reason-exhausted = erschöpft
reason-weakened = durch eine Wunde geschwächt
reason-spurred = Kommando {FORM($who, "gen")}
reason-lost-part = verloren: {$what}
reason-detachment = Abteilung gegen Einzelne
reason-target-helpless = wehrloses Ziel
reason-target-unseen = Ziel nicht zu sehen
reason-daring = waghalsiger Angriff
reason-points = für {$what} bisher
reason-weapon = Waffe
reason-worn-injuries = verletzt
reason-worn-fatigue = ermüdet
reason-worn-stress = unter Stress
reason-opponent = im Wurf {FORM($who, "gen")}
reason-game-master = Entscheid der Spielleitung
reason-aid = Hilfe {FORM($who, "gen")}
reason-cover = Deckung
reason-target-fallen = Ziel liegt oder ist bewusstlos
reason-on-the-ground = liegt
reason-target-held = festgehaltenes Ziel
reason-target-senseless = bewusstloses Ziel
reason-hands-bound = gebundene Hände
reason-trauma = Trauma: {$what}

## Wofür ein Wurf war
rolled-first-side = Wer beginnt: {$check}.
rolled-lot = Gleichstand, das Los entscheidet, wer zuerst handelt: {$check}.
rolled-attack = {FORM($who, "Nom")} greift {FORM($target, "acc")} mit {FORM($weapon, "dat")} an: {$check}: {$success ->
    [yes] Treffer
   *[no] daneben
}.
landed-attack = {FORM($who, "Nom")} trifft {FORM($target, "acc")} mit {FORM($weapon, "dat")}: {$check}.
rolled-damage = {FORM($who, "Nom")} fügt {FORM($target, "dat")} mit {FORM($weapon, "dat")} {$kind} zu: {$check}.
rolled-suffering = {FORM($who, "Nom")} erleidet {$kind}: {$check}.
rolled-healing = {FORM($who, "Nom")} heilt {FORM($target, "acc")} mit {FORM($with, "dat")}: {$check}.
rolled-initiative = Initiative {FORM($who, "gen")}: {$check}.
rolled-trial-without-against = {FORM($who, "Nom")} macht eine Probe auf {$tested}: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-extra-roll-risky-deed = {FORM($who, "Nom")} riskiert etwas: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-extra-roll-how-many = Wie viele Ziele {FORM($who, "nom")} mit {FORM($with, "dat")} trifft: {$check}.
rolled-extra-roll-confirm = {FORM($who, "Nom")} bestätigt einen kritischen Treffer gegen {FORM($target, "acc")}: {$check}: {$success ->
    [yes] ein kritischer Treffer
   *[no] ein gewöhnlicher Treffer
}.
rolled-extra-roll-pierce = {FORM($who, "Nom")} muss durch die Rüstung {FORM($target, "gen")}: {$check}: {$success ->
    [yes] der Treffer geht durch
   *[no] die Rüstung hält
}.
rolled-extra-roll-save = {FORM($who, "Nom")} macht einen Rettungswurf gegen {FORM($from, "acc")} {FORM($attacker, "gen")}: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-extra-roll-evade = {FORM($who, "Nom")} weicht dem Angriff {FORM($attacker, "gen")} aus: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-extra-roll-extricate = {FORM($who, "Nom")} versucht, sich loszureißen: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-extra-roll-hold-on = {FORM($who, "Nom")} ringt mit dem Tod: {$check}: {$success ->
    [yes] das Leben hält
   *[no] der Tod kommt näher
}.
rolled-extra-roll-tend = {FORM($who, "Nom")} versorgt {FORM($target, "acc")}: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-trial = {FORM($who, "Nom")} macht gegen {FORM($against, "acc")} eine Probe auf {$tested}: {$check}.
rolled-outdo = {FORM($who, "Nom")} macht ebenfalls eine Probe auf {$tested}: {$check}: {$success ->
    [yes] besser als {FORM($against, "nom")}
   *[no] nicht besser als {FORM($against, "nom")}
}.
rolled-sneak = {FORM($who, "Nom")} versucht zu schleichen: {$check}.
rolled-trap-find = {FORM($who, "Nom")} untersucht die Falle auf {$at}: {$check}: {$success ->
    [yes] das Prinzip ist klar
   *[no] nichts zu erkennen
}.
rolled-trap-disarm = {FORM($who, "Nom")} versucht, die Falle auf {$at} zu entschärfen: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-trap-avoid = {FORM($who, "Nom")} versucht, der Falle auf {$at} zu entgehen: {$check}: {$success ->
    [yes] entgangen
   *[no] nicht entgangen
}.
rolled-morale = Moralprobe {FORM($who, "gen")} ({$cause}): {$check}: {$success ->
    [yes] die Moral hält
   *[other] die Moral bricht
}.
rolled-retreat = {FORM($who, "Nom")} versucht den Rückzug: {$check}: {$success ->
    [yes] gelungen
   *[other] der Weg ist abgeschnitten
}.
rolled-attempt-stabilise = {FORM($who, "Nom")} versucht, {FORM($target, "acc")} zu stabilisieren: {$check}: {$success ->
    [yes] gelungen
   *[other] misslungen
}.
rolled-attempt-treat = {FORM($who, "Nom")} behandelt {FORM($target, "acc")}: {$check}: {$success ->
    [yes] gelungen
   *[other] misslungen
}.
rolled-attempt-frighten = {FORM($who, "Nom")} versucht, {FORM($target, "acc")} einzuschüchtern: {$check}: {$success ->
    [yes] gelungen
   *[other] misslungen
}.
rolled-attempt-command = {FORM($who, "Nom")} gibt {FORM($target, "dat")} ein Kommando: {$check}: {$success ->
    [yes] gelungen
   *[other] misslungen
}.
rolled-attempt-finish = {FORM($who, "Nom")} setzt bei {FORM($target, "dat")} zum Gnadenstoß an: {$check}: {$success ->
    [yes] gelungen
   *[other] misslungen
}.
rolled-corruption = {FORM($who, "Nom")} kämpft gegen die Verderbnis: {$check}: {$success ->
    [yes] gelungen
   *[other] misslungen
}.
rolled-aftermath = Bleibende Folge für {FORM($who, "acc")}: {$check}.
rolled-lost-part = Welchen Körperteil {FORM($who, "nom")} verliert: {$check}.
rolled-lost-points = Wie viele Punkte {$ability} {FORM($who, "nom")} verliert: {$check}.
rolled-recovery = {FORM($who, "Nom")} erholt sich besser als erwartet: {$check}.
rolled-spot = {FORM($who, "Nom")} hält nach {FORM($target, "dat")} Ausschau: {$check}: {$success ->
    [yes] entdeckt
   *[no] nicht entdeckt
}.
rolled-injury = Verletzungsprobe {FORM($who, "gen")}: {$check}: {$success ->
    [yes] bestanden, eine Verletzung
   *[no] nicht bestanden
}.
rolled-save = {FORM($who, "Nom")} macht einen Rettungswurf auf {$what}: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-draining = {FORM($who, "Nom")} verliert Punkte ({$what}): {$check}.
rolled-death-or-maiming = Tod oder Verstümmelung für {FORM($who, "acc")}: {$check}.
rolled-endure = Probe {FORM($who, "gen")} gegen {$what}: {$check}: {$success ->
    [yes] bestanden, {$what} steigt um eins
   *[no] nicht bestanden, es ist zu viel
}.
rolled-risk = {FORM($who, "Nom")} riskiert {$what}: {$check}: {$success ->
    [yes] entgangen
   *[no] nicht entgangen
}.
rolled-unconsciousness = Wie lange {FORM($who, "nom")} bewusstlos ist: {$check}.
rolled-contest-trip = {FORM($who, "Nom")} versucht, {FORM($against, "acc")} zu Fall zu bringen: {$check}.
rolled-contest-disarm = {FORM($who, "Nom")} versucht, {FORM($against, "acc")} zu entwaffnen: {$check}.
rolled-withstand-trip = {FORM($who, "Nom")} versucht, sich {FORM($against, "dat")} gegenüber auf den Beinen zu halten: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-withstand-disarm = {FORM($who, "Nom")} versucht, sich nicht von {FORM($against, "dat")} entwaffnen zu lassen: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-contest-grapple = {FORM($who, "Nom")} versucht, {FORM($against, "acc")} zu packen: {$check}.
rolled-contest-break-free = {FORM($who, "Nom")} versucht, sich aus dem Griff {FORM($against, "gen")} zu befreien: {$check}.
rolled-withstand-grapple = {FORM($who, "Nom")} versucht, sich nicht von {FORM($against, "dat")} packen zu lassen: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.
rolled-withstand-break-free = {FORM($who, "Nom")} versucht, {FORM($against, "acc")} festzuhalten: {$check}: {$success ->
    [yes] gelungen
   *[no] misslungen
}.

## Wofür eine Probe ist
purpose-first-side = wer beginnt
purpose-lot = Los bei Gleichstand
purpose-attack = Angriff auf {FORM($target, "acc")} mit {FORM($weapon, "dat")}
purpose-damage = {$kind} an {FORM($target, "dat")} mit {FORM($weapon, "dat")}
purpose-suffering = Erleiden: {$kind}
purpose-healing = Heilung {FORM($target, "gen")} mit {FORM($with, "dat")}
purpose-extra-roll-confirm = kritischer Treffer gegen {FORM($target, "acc")}
purpose-extra-roll-pierce = durch die Rüstung {FORM($target, "gen")}
purpose-extra-roll-save = Rettungswurf gegen {FORM($from, "acc")}
purpose-extra-roll-risky-deed = riskante Aktion
purpose-extra-roll-how-many = Zahl der Ziele, getroffen mit {FORM($with, "dat")}
purpose-extra-roll-evade = {FORM($attacker, "Dat")} ausweichen
purpose-extra-roll-extricate = sich losreißen
purpose-extra-roll-hold-on = mit dem Tod ringen
purpose-extra-roll-tend = {FORM($target, "acc")} versorgen
purpose-initiative = Initiative
purpose-trial-without-against = {$tested}
purpose-trial = {$tested} gegen {FORM($against, "acc")}
purpose-outdo = {purpose-trial}
purpose-sneak = Schleichen
purpose-trap-find = Falle auf {$at} untersuchen
purpose-trap-disarm = Falle auf {$at} entschärfen
purpose-trap-avoid = Falle auf {$at} entgehen
purpose-morale = Moral ({$cause})
purpose-retreat = Rückzug
purpose-attempt-stabilise = {FORM($target, "acc")} stabilisieren
purpose-attempt-treat = {FORM($target, "acc")} behandeln
purpose-attempt-frighten = {FORM($target, "acc")} einschüchtern
purpose-attempt-command = {FORM($target, "dat")} ein Kommando geben
purpose-attempt-finish = {FORM($target, "dat")} den Gnadenstoß geben
purpose-corruption = Kampf gegen die Verderbnis
purpose-aftermath = bleibende Folge
purpose-lost-part = verlorener Körperteil
purpose-lost-points = verlorene Punkte ({$ability})
purpose-recovery = Erholung
purpose-spot = {FORM($target, "acc")} entdecken
purpose-injury = Verletzungsprobe
purpose-save = Rettungswurf auf {$what}
purpose-draining = verlorene Punkte ({$what})
purpose-death-or-maiming = Tod oder Verstümmelung
purpose-endure = Probe gegen {$what}
purpose-risk = Gefahr: {$what}
purpose-unconsciousness = Dauer der Bewusstlosigkeit
purpose-contest-trip = {FORM($against, "acc")} zu Fall bringen
purpose-contest-disarm = {FORM($against, "acc")} entwaffnen
purpose-withstand-trip = {FORM($against, "dat")} gegenüber auf den Beinen bleiben
purpose-withstand-disarm = sich nicht von {FORM($against, "dat")} entwaffnen lassen
purpose-contest-grapple = {FORM($against, "acc")} packen
purpose-contest-break-free = sich aus dem Griff {FORM($against, "gen")} befreien
purpose-withstand-grapple = sich nicht von {FORM($against, "dat")} packen lassen
purpose-withstand-break-free = {FORM($against, "acc")} festhalten

### Chancen

odds-hit = Treffer: {$chance}
odds-success = Erfolg: {$chance}
odds-injured = Verletzt: {$chance}
odds-dead = Tot: {$chance}
odds-down = Niedergestreckt: {$chance}
odds-maimed = Verstümmelt: {$chance}
odds-senseless = Bewusstlos: {$chance}
odds-out-of-the-fight = Außer Gefecht: {$chance}
odds-tired = Ermüdet: {$chance}
odds-stressed = Gestresst: {$chance}
odds-prone = Liegt: {$chance}
odds-disarmed = Entwaffnet: {$chance}
odds-mishap = Missgeschick: {$chance}
odds-harm = Verlorene Trefferpunkte: im Mittel {$mean}, höchstens {$most}
odds-brief = {$chance}, Ø {$mean}
odds-brief-span = {$least}–{$most}, Ø {$mean}
odds-brief-out = {$chance}, außer Gefecht {$out}
odds-brief-nothing = kein Schaden
odds-brief-for = {$who}: {$odds}
odds-check = {$who}, {$purpose}: {$check}
chance-none = 0 %
chance-certain = 100 %
chance-under = unter 0,1 %
chance-over = über 99,9 %
chance-percent = {$percent} %
chance-cases = {$percent} ({$cases} von {$of})

### Zustände einer Figur

fate-awaited = noch nicht da
fate-able = handlungsfähig
fate-unconscious = {$turns ->
    [one] für einen Erkundungszug bewusstlos
   *[other] für {$turns} Erkundungszüge bewusstlos
}
fate-unconscious-without-turns = bewusstlos
fate-down = niedergestreckt
fate-maimed = verstümmelt
fate-surrendered = hat sich ergeben
fate-paralysed = gelähmt
fate-delirious = im Delirium
fate-dead = tot
fate-gone = hat das Schlachtfeld verlassen
posture-standing = steht
posture-prone = liegt
track-injuries = Verletzungen
track-fatigue = Ermüdung
track-stress = Stress
points-injuries = {$points ->
    [0] keine Verletzungen
    [one] eine Verletzung
   *[other] {$points} Verletzungen
}
points-fatigue = {$points ->
    [0] keine Ermüdung
   *[other] {$points} Ermüdung
}
points-stress = {$points ->
    [0] kein Stress
   *[other] {$points} Stress
}
light-darkness = Dunkelheit
light-dim = Dämmerlicht
light-lit = helles Licht
light-brilliant = grelles Licht
removable-condition-slowed = halbe Bewegung
removable-condition-stunned = keine Aktionen
removable-condition-weakened = Schwäche durch eine Wunde
removable-condition-exhausted = Erschöpfung
removable-condition-held = der Griff eines Gegners
removable-condition-tripped = ein Sturz zu Beginn des Zugs
removable-condition-suffering = Schaden in jedem Zug
removable-condition-beset = eine Waffe, die noch wirkt
removable-condition-off-balance = verlorenes Gleichgewicht
removable-condition-corrupted = Verderbnis
removable-condition-trauma = ein Trauma
removable-condition-maiming = eine bleibende Wunde
removable-condition-readied = eine bereitgehaltene Aktion
removable-condition-evading = Ausweichen
removable-condition-risky = eine riskante nächste Aktion
removable-condition-concentrating = Konzentration auf einen Zauber
condition-aided = Hilfe {FORM($source, "gen")}
condition-granted = {$edge}
condition-rated = {$difficulty}
condition-risky = eine riskante nächste Aktion (Probe: {$tested} gegen {$against})
condition-risky-without-against = eine riskante nächste Aktion (Probe: {$tested})
condition-risky-without-tested = eine riskante nächste Aktion (Probe gegen {$against})
condition-risky-without-tested-without-against = eine riskante nächste Aktion
condition-readied = bereitgehalten: {$deed} ({$on})
condition-evading = Ausweichen
condition-concentrating = Konzentration auf {FORM($spell, "acc")}
condition-assured = sicherer Erfolg
condition-fixed-die = ein Würfel, der {$face} zeigen wird
condition-trauma = ein Trauma ({$dread})
condition-maiming = eine bleibende Wunde
condition-suffering = {$dice}{$plus ->
    [0] {""}
   *[other] {" "}+ {$plus}
} {$kind} zu Beginn jedes eigenen Zugs
condition-beset = {FORM($weapon, "nom")} {FORM($source, "gen")}, noch wirksam
condition-aimed = schon ausgerichtet: {$weapon}
condition-slowed = halbe Bewegung
condition-stunned = keine Aktionen
condition-off-balance = aus dem Gleichgewicht ({$by} auf Ausweichwert und Rüstung)
condition-tripped = ein Sturz zu Beginn des Zugs durch {FORM($source, "acc")}
condition-exhausted = Erschöpfung
condition-corrupted = Verderbnis durch {FORM($weapon, "acc")}, Stufe {$stage}
condition-weakened = Schwäche durch eine Wunde
condition-spurred = {$edge} durch das Kommando {FORM($source, "gen")}
condition-held = der Griff {FORM($source, "gen")}
dread-dead-ally = der Tod von Verbündeten
dread-defeat = die Niederlage
dread-creature = {$what}
until-next-check = für eine Probe
until-attack-ends = für alle Würfel eines Angriffs {FORM($who, "gen")}
until-next-check-of-round = für eine Probe in Runde {$what}
until-turn-start = bis zum Beginn des Zugs {FORM($who, "gen")}
until-turn-end = bis zum Ende des Zugs {FORM($who, "gen")}
until-concentration-ends = solange sich {FORM($who, "nom")} darauf konzentriert
until-hold-ends = bis zum Loslassen oder zur Befreiung
until-round = bis zum Ende von Runde {$what}
until-battle = bis zum Ende des Gefechts
until-lasting = über das Gefecht hinaus

dice-drawn-sum = {$dice} = {$natural}
