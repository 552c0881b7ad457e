# Befehle, Ansagen, Fragen und warum etwas nicht geht. Auf Knöpfen und in Listen stehen Befehle in der Grundform.

## Auf Knöpfen, kurz und lang
short-move = Gehen
short-step = Schritt
short-extricate = Losreißen
short-evade = Ausweichen
short-concentrate = Fokus
short-disengage = Absetzen
short-attack = Angriff
short-switch = Wechseln
short-place = Auslegen
short-search = Suchen
short-disarm-trap = Entschärfen
short-light = Anzünden
short-douse = Löschen
short-drop = Ablegen
short-put-on = Anlegen
short-take-off = Ausziehen
short-trip = Umwerfen
short-disarm = Entwaffnen
short-grapple = Packen
short-break-free = Befreien
short-aid = Helfen
short-stabilise = Retten
short-treat = Behandeln
short-frighten = Drohen
short-command = Kommando
short-finish = Gnadenstoß
short-stand = Aufstehen
short-try = Probe
short-hide = Verstecken
short-open = Öffnen
short-close = Schließen
short-take-up = Aufheben
short-cast = Zaubern
short-use = Benutzen
short-speak = Sprechen
short-ready = Bereit
short-unready = Aufgeben
short-delay = Abwarten
short-leave = Abziehen
short-end = Zugende
button-attack = {$weapon}
button-cast = {$spell}
button-use = {$item}
button-place = {$weapon}
button-try = {$tested}
button-open = {short-open} {$at}
button-close = {short-close} {$at}
button-search = {short-search} {$at}
button-disarm-trap = {short-disarm-trap} {$at}
button-switch = {FORM(label-switch, "Alone")}
button-put-on = {FORM(label-put-on, "Alone")}
button-take-off = {FORM(label-take-off, "Alone")}
button-take-up = {FORM(label-take-up, "Alone")}
button-light = {FORM(label-light, "Alone")}
button-douse = {FORM(label-douse, "Alone")}
button-drop = {FORM(label-drop, "Alone")}
button-ready = {FORM(label-ready, "Alone")}
button-unready = {FORM(label-unready, "Alone")}
# Was getan wird, wie es mitten im Satz steht. Am Satzanfang und allein macht das Programm den ersten Buchstaben groß.
label-move = nach {$to} gehen
label-step = einen Schritt nach {$to}
label-extricate = sich losreißen, nach {$to}
label-evade = Angriffen ausweichen
label-concentrate = die Konzentration halten
label-disengage = sich nach {$to} absetzen
label-switch = {$weapon} ziehen
label-place = {$weapon} auf {$at} auslegen
label-search = Falle auf {$at} untersuchen
label-disarm-trap = Falle auf {$at} entschärfen
label-light = {$item} anzünden
label-douse = {$item} löschen
label-drop = {$item} fallen lassen
label-put-on = Rüstung anlegen ({$armour})
label-take-off = Rüstung ausziehen ({$armour})
label-attack = {FORM($target, "acc")} mit {FORM($weapon, "dat")} angreifen
swings = {$swings ->
    [one] ein Hieb
   *[other] {$swings} Hiebe
}
swings-at = {$swings ->
    [one] ein Hieb
   *[other] {$swings} Hiebe
} auf {FORM($target, "acc")}
with-swings = {$attack} ({$swings})
label-trip = {FORM($target, "acc")} zu Fall bringen
label-disarm = {FORM($target, "acc")} entwaffnen
label-grapple = {FORM($target, "acc")} packen
label-break-free = sich aus dem Griff {FORM($target, "gen")} befreien
label-stabilise = {FORM($target, "acc")} stabilisieren
label-treat = {FORM($target, "acc")} behandeln
label-frighten = {FORM($target, "acc")} einschüchtern
label-command = {FORM($target, "dat")} ein Kommando geben
label-finish = {FORM($target, "dat")} den Gnadenstoß geben
label-aid = {FORM($ally, "dat")} bei der nächsten Probe helfen
label-try = Probe: {$against}
target-one = {$who}
target-square = {$what}
against-usual = {$tested}
label-hide = sich verstecken
against-number = {$tested} gegen {$what}
against-one-without-with = {$tested} gegen {FORM($other, "acc")}
against-one = {$tested} gegen {FORM($other, "acc")} mit {$with}
label-stand = aufstehen
label-open = die Tür auf {$at} öffnen
label-close = die Tür auf {$at} schließen
label-take-up = {$weapon} aufheben
label-cast = {$spell} wirken: {$at}
label-use = {$item} benutzen: {$at}
label-speak = „{$words}“ sagen
label-ready = bereithalten: {$deed} ({$on})
label-unready = die bereitgehaltene Aktion aufgeben
readied-strike = Angriff mit {FORM($weapon, "dat")}
label-delay = den Zug {FORM($after, "gen")} abwarten
label-leave = das Schlachtfeld verlassen
label-end = den Zug beenden
order-deed = {$who}: {$deed}
order-accept = Ja
order-decline = Nein

## Aktionen, wenn sie beginnen
declared-move = {FORM($who, "Nom")} macht sich auf den Weg nach {$to}.
declared-step = {FORM($who, "Nom")} macht einen Schritt nach {$to}.
declared-extricate = {FORM($who, "Nom")} versucht, sich loszureißen, nach {$to}.
declared-evade = {FORM($who, "Nom")} weicht Angriffen aus.
declared-concentrate = {FORM($who, "Nom")} hält die Konzentration.
declared-disengage = {FORM($who, "Nom")} setzt sich nach {$to} ab.
declared-switch = {FORM($who, "Nom")} zieht {FORM($weapon, "acc")}.
declared-place = {FORM($who, "Nom")} beginnt, {FORM($weapon, "acc")} auf {$at} auszulegen.
declared-search = {FORM($who, "Nom")} untersucht die Falle auf {$at}.
declared-disarm-trap = {FORM($who, "Nom")} versucht, die Falle auf {$at} zu entschärfen.
declared-light = {FORM($who, "Nom")} beginnt, {FORM($item, "acc")} anzuzünden.
declared-douse = {FORM($who, "Nom")} beginnt, {FORM($item, "acc")} zu löschen.
declared-drop = {FORM($who, "Nom")} lässt {FORM($item, "acc")} los.
declared-put-on = {FORM($who, "Nom")} beginnt, eine Rüstung anzulegen ({$armour}).
declared-take-off = {FORM($who, "Nom")} beginnt, die Rüstung auszuziehen ({$armour}).
weapon-and-second = {$weapon} und {$second}
weapon-daringly = {$weapon} (waghalsig)
fact-intends = {FORM($who, "Nom")} hat vor: {$deeds}.
fact-intends-without-deeds = {FORM($who, "Nom")} hat nichts vor.
fact-thwarted = {FORM($who, "Dat")} misslingt eine riskante Aktion: {$deed}.
fact-reconsiders = {FORM($who, "Dat")} ist die Ansage unmöglich geworden. Jetzt ist etwas anderes erlaubt.
label-declare = ansagen: {$deeds}
short-declare = Ansagen
declared-declare = {FORM($who, "Nom")} sagt an: {$deeds}.
declared-attack = {FORM($who, "Nom")} setzt an, {FORM($target, "acc")} mit {FORM($weapon, "dat")} anzugreifen.
declared-trip = {FORM($who, "Nom")} versucht, {FORM($target, "acc")} zu Fall zu bringen.
declared-disarm = {FORM($who, "Nom")} versucht, {FORM($target, "acc")} zu entwaffnen.
declared-grapple = {FORM($who, "Nom")} versucht, {FORM($target, "acc")} zu packen.
declared-break-free = {FORM($who, "Nom")} versucht, sich aus dem Griff {FORM($target, "gen")} zu befreien.
declared-stabilise = {FORM($who, "Nom")} versucht, {FORM($target, "acc")} zu stabilisieren.
declared-treat = {FORM($who, "Nom")} beginnt, {FORM($target, "acc")} zu behandeln.
declared-frighten = {FORM($who, "Nom")} versucht, {FORM($target, "acc")} einzuschüchtern.
declared-command = {FORM($who, "Nom")} gibt {FORM($target, "dat")} ein Kommando.
declared-finish = {FORM($who, "Nom")} setzt bei {FORM($target, "dat")} zum Gnadenstoß an.
declared-aid = {FORM($who, "Nom")} hilft {FORM($ally, "dat")}.
declared-try = {FORM($who, "Nom")} macht eine Probe: {$against}.
declared-hide = {FORM($who, "Nom")} versteckt sich.
declared-stand = {FORM($who, "Nom")} rappelt sich auf.
declared-open = {FORM($who, "Nom")} will die Tür auf {$at} öffnen.
declared-close = {FORM($who, "Nom")} will die Tür auf {$at} schließen.
declared-take-up = {FORM($who, "Nom")} greift nach {FORM($weapon, "dat")}.
declared-cast = {FORM($who, "Nom")} wirkt {FORM($spell, "acc")}: {$at}.
oneself-cast = {FORM($who, "Nom")} wirkt {FORM($spell, "acc")}.
declared-use = {FORM($who, "Nom")} benutzt {FORM($item, "acc")}: {$at}.
oneself-use = {FORM($who, "Nom")} benutzt {FORM($item, "acc")}.
declared-speak = {FORM($who, "Nom")} sagt: „{$words}“
declared-ready = {FORM($who, "Nom")} hält eine Aktion bereit: {$deed} ({$on}).
declared-unready = {FORM($who, "Nom")} gibt die bereitgehaltene Aktion auf.
declared-delay = {FORM($who, "Nom")} wartet den Zug {FORM($after, "gen")} ab.
declared-leave = {FORM($who, "Nom")} verlässt das Schlachtfeld.
declared-end = {FORM($who, "Nom")} beendet den Zug.

## Fragen an eine spielende Person und die Antworten
offer-opportunity-attack = {FORM($target, "Nom")} will die Reichweite {FORM($who, "gen")} verlassen. Gelegenheitsangriff mit {FORM($weapon, "dat")}?
offer-readied = {$on}. Soll {FORM($who, "nom")} jetzt den bereitgehaltenen Angriff auf {FORM($target, "acc")} mit {FORM($weapon, "dat")} führen?
offer-reaction = {$on}. Soll {FORM($who, "nom")} eine Reaktion einsetzen: {$reaction}?
offer-readied-deed = {$on}. Soll {FORM($who, "nom")} jetzt die bereitgehaltene Aktion ausführen: {$deed}?
answered-readied-deed = {$accepted ->
    [yes] {FORM($who, "Nom")} führt die bereitgehaltene Aktion aus: {$deed}.
   *[no] {FORM($who, "Nom")} hält die Aktion weiter bereit.
}
answered-readied = {FORM($who, "Nom")} {$accepted ->
    [yes] führt den bereitgehaltenen Angriff auf {FORM($target, "acc")} mit {FORM($weapon, "dat")}
   *[no] hält den Angriff weiter bereit und greift {FORM($target, "acc")} nicht an
}.
answered-reaction = {$accepted ->
    [yes] {FORM($who, "Nom")} setzt eine Reaktion ein: {$reaction}.
   *[no] {FORM($who, "Nom")} reagiert nicht.
}
occasion-enemy-in-reach = Ein Gegner kommt in Reichweite
occasion-adjacent-ally-attacked = Jemand Verbündetes wird gleich angegriffen
occasion-attacked = Ein Angriff auf diese Figur steht bevor
occasion-enemy-in-sight = Ein Gegner kommt in Sicht
occasion-ally-attacked = Jemand Verbündetes wird angegriffen
occasion-spell-cast = Ein Gegner ist dabei, einen Zauber zu wirken
reaction-strike = {FORM($target, "acc")} mit {FORM($weapon, "dat")} angreifen
reaction-step = nach {$to} zurückweichen
reaction-cast = {FORM($spell, "acc")} auf {FORM($target, "acc")} wirken
answered-opportunity-attack = {$accepted ->
    [yes] {FORM($who, "Nom")} führt einen Gelegenheitsangriff auf {FORM($target, "acc")} mit {FORM($weapon, "dat")}.
   *[no] {FORM($who, "Nom")} lässt {FORM($target, "acc")} ziehen.
}

## Warum etwas nicht geht
refusal-battle-over = Das Gefecht ist vorbei.
refusal-not-your-turn = Diese Figur ist nicht am Zug.
refusal-another-is-acting = Erst muss {FORM($who, "nom")} den Zug beenden.
refusal-turn-is-over = Diese Figur hatte ihren Zug in dieser Runde schon.
refusal-offer-open = Erst muss eine Frage beantwortet werden.
refusal-nothing-offered = Es ist keine Frage zu beantworten.
refusal-not-able = Diese Figur kann nicht handeln.
refusal-prone = Diese Figur liegt: Sie muss erst aufstehen.
refusal-not-prone = Diese Figur steht schon.
refusal-no-action = Dafür hat diese Figur keine Aktion mehr.
refusal-too-far = Dafür braucht es {$needed} Fuß Bewegung; übrig sind noch {$left} Fuß.
refusal-no-way = Zu diesem Feld führt kein Weg.
refusal-occupied = Auf {$at} steht schon jemand.
refusal-already-there = Diese Figur ist schon auf dem Feld.
refusal-no-such-weapon = Diese Figur hat {FORM($weapon, "acc")} nicht bei sich.
refusal-not-ready = Diese Figur hat {FORM($weapon, "acc")} dabei, aber nicht in der Hand: erst ziehen.
refusal-already-ready = Das ist schon in der Hand.
refusal-kept-back = Die Aktion dafür ist für die bereitgehaltene Aktion reserviert: erst diese aufgeben.
refusal-lesser-action = Das braucht nur eine kleinere Aktion und kann nicht bereitgehalten werden.
refusal-nothing-readied = Diese Figur hält nichts bereit.
refusal-no-such-armour = Diese Figur hat dafür keine solche Rüstung: {$armour}.
refusal-wears-armour = Diese Figur trägt schon Rüstung: erst ausziehen.
refusal-nothing-to-take = In Reichweite liegt nichts dergleichen.
refusal-no-hands = Tiere haben keine Hände für Waffen und Lichter.
refusal-out-of-range = Das Ziel ist {$distance} Fuß entfernt; hiermit reicht es nur {$reach} Fuß weit.
refusal-not-seen = Das Ziel ist nicht zu sehen.
refusal-no-target = Diese Figur ist dafür kein Ziel mehr.
refusal-not-an-enemy = Das geht nur gegen einen Gegner.
refusal-not-an-ally = Das geht nur für Verbündete.
refusal-oneself = Das geht nicht an sich selbst.
refusal-target-prone = Das Ziel liegt schon.
refusal-target-flies = Das Ziel fliegt und kann nicht zu Fall gebracht werden.
refusal-too-exhausted = Diese Figur ist dafür zu erschöpft.
refusal-flees = Diese Figur flieht und kann nichts anderes tun.
refusal-nothing-to-heed = In diesem Zug ist kein Zauber mehr da, auf den sich diese Figur konzentrieren könnte.
refusal-unshaken = Nichts kann die Moral dieses Ziels erschüttern, oder es flieht schon.
refusal-nothing-to-lift = Diese Figur hat keinen solchen Zustand.
refusal-nothing-to-treat = Beim Ziel gibt es nichts zu behandeln.
refusal-held = Diese Figur wird festgehalten.
refusal-target-held = Diese Figur hält das Ziel schon fest.
refusal-otherwise-declared = Diese Figur hat etwas anderes angesagt.
refusal-two-handed = Das braucht beide Hände: {$weapon}.
refusal-not-held = Diese Figur wird von dort nicht festgehalten.
refusal-target-unarmed = Das Ziel hält nichts, was man ihm aus der Hand schlagen könnte.
refusal-not-slower = Jene Figur ist in dieser Runde nicht später an der Reihe.
refusal-too-many = Davon gibt es schon {$most}, mehr dürfen es nicht sein.
refusal-no-door = Dort ist keine Tür.
refusal-door-already = Die Tür ist schon so.
refusal-door-blocked = In der Tür steht jemand.
refusal-no-exit = Hier ist kein Ausgang.
refusal-no-safe-place = Es gibt keinen sicheren Ort: Die Karte zeigt keinen Ausgang.
refusal-not-in-this-book = „{$book}“ kennt keine solche Aktion.
refusal-no-such-combatant = Eine solche Figur ist hier nicht.
refusal-not-kept = „{$book}“ zählt das nicht.
refusal-too-late = Dafür ist es zu spät.
refusal-no-swings = Die Aktionspunkte reichen mit dieser Waffe {$left ->
    [0] für keinen Hieb mehr
    [one] nur noch für einen Hieb
   *[other] nur noch für {$left} Hiebe
}.
refusal-used-up = Das ist in diesem Gefecht verbraucht: {$what}.
refusal-still-on = Das ist schon ausgerichtet und kann vor dem nächsten Zug nicht neu ausgerichtet werden: {$weapon}.
refusal-wrong-mark = Das ist kein Ziel für {FORM($what, "acc")}.
refusal-trap-already = Auf diesem Feld ist schon eine Falle.
refusal-no-trap = Auf diesem Feld ist keine Falle.
refusal-already-found = Alle wissen schon, wie diese Falle funktioniert.
refusal-burns-already = Das brennt schon: {$item}.
refusal-not-burning = Das brennt nicht: {$item}.
refusal-already-hidden = Diese Figur ist schon versteckt.
refusal-in-sight = {FORM($by, "Nom")} würde das Verstecken sehen.
refusal-no-hiding-place = Hier gibt es nichts, worin oder wohinter man sich verstecken kann.
refusal-only-preparing = Das ist die Zeit zum Vorbereiten: Gegen Gegner geht noch nichts.
refusal-in-combat = {FORM($by, "Nom")} ist direkt daneben: So nah an einem Gegner geht das nicht.
refusal-not-in-combat = Kein Gegner steht direkt daneben.
refusal-after-moving = Diese Figur hat sich bewegt, ohne neben einem Gegner anzukommen: Das geht in diesem Zug nicht mehr.
refusal-only-to-contact = So weit kommt diese Figur nur, um neben einen Gegner zu gelangen.
refusal-no-such-face = Ein Würfel mit {$sides} Seiten kann keine {$face} zeigen.
refusal-heavy-armour = In dieser Rüstung kann sich niemand verstecken.
refusal-lacks-trait = Dafür braucht es das Merkmal „{$lacks}“.
refusal-not-now = So, wie die Gegner gerade stehen, geht das nicht.
refusal-already-evading = Diese Figur weicht schon aus.
refusal-shared-twice = Jedes Ziel kann nur einmal genannt werden.

## Warum ein Computergegner etwas getan hat
why-line = Warum: {$because}
why-line-of = Warum „{$order}“: {$because}
why-unit = Die Beträge zählen Gegner: 1 ist so viel wert, wie einen Gegner außer Gefecht zu setzen.
cli-why-at = Befehl {$number} von {$count}: {$order}
cli-why-would = {$level} würde: {$order}
cli-why-over = Der Kampf ist da schon vorbei.
cli-why-no-order = Einen Befehl {$found} gibt es nicht: Die Aufzeichnung hat {$count}.
cli-why-differs = Bei Befehl {$order} ergibt die Aufzeichnung einen anderen Kampf, als sie erzählt. `affray replay` sagt mehr.
why-of = {FORM($who, "Nom")}. {$why}
why-nothing-yet = Noch hat kein Computergegner etwas getan.
why-hidden = Das würde verraten, was dir verborgen ist. Frag noch einmal, wenn der Kampf vorbei ist.
why-staying = bleiben
why-going-then = {$going}, dann {$deed}
why-rather = statt „{$other}“: {$terms}
why-second-best = durch das Los, obwohl „{$other}“ mehr zählt: {$terms}
why-no-better = „{$other}“ hätte nicht mehr gebracht
why-tried = in {$battles} gedachten Kämpfen erprobt: im Mittel um {$amount} besser als „{$other}“, besser in {$better}, schlechter in {$worse}
why-tried-alike = in {$battles} gedachten Kämpfen erprobt: „{$other}“ war nicht besser
why-nothing-else = es gab keine andere Wahl
why-strikers = {$here ->
        [0] niemand kann
        [one] ein Gegner kann
       *[other] {$here} Gegner können
    } dort im nächsten Zug zuschlagen statt {$there}
why-term-harm-for = die Tat schadet Gegnern um {$amount} mehr
why-term-harm-against = die Tat schadet Gegnern um {$amount} weniger
why-term-help-for = sie hilft der eigenen Seite um {$amount} mehr
why-term-help-against = sie hilft der eigenen Seite um {$amount} weniger
why-term-replies-for = Gegner richten im Gegenzug wohl {$amount} weniger an
why-term-replies-against = Gegner richten im Gegenzug wohl {$amount} mehr an
why-term-provoked-for = der andere Weg fordert Hiebe heraus, die {$amount} kosten
why-term-provoked-against = die Hiebe, die der Weg herausfordert, kosten {$amount}
why-term-aim-for = es ist um {$amount} näher an einem Ziel
why-term-aim-against = ein Ziel rückt um {$amount} weiter weg
why-term-in-the-way-for = Gegnern steht das um {$amount} mehr im Weg
why-term-in-the-way-against = Gegnern steht das um {$amount} weniger im Weg
why-term-approach-for = es ist um {$amount} näher an den Gegnern
why-term-approach-against = es geht um {$amount} weiter von den Gegnern weg
why-term-company-for = die Gesellschaft dort ist um {$amount} besser
why-term-company-against = die Gesellschaft dort ist um {$amount} schlechter
why-term-steps-for = der Weg ist kürzer, um {$amount}
why-term-steps-against = der Weg ist länger, um {$amount}
why-rule-leaves = wer das Feld verlassen will, geht, sobald es möglich ist
why-rule-goes-there = dieser Zug reicht, um dorthin zu kommen, wo die Seite gewinnt, oder an einen Rand, an dem sich das Feld verlassen lässt
why-rule-gets-up = wer am Boden liegt, steht zuerst auf
why-rule-hides = wer sich gut versteckt, tut es, wo es wenig kostet
why-rule-makes-light = wer nichts sieht, macht Licht
why-rule-picks-up = was die Seite haben will oder eine deutlich bessere Waffe wird aufgehoben
why-rule-changes-weapon = keine Waffe in der Hand reicht bis zu einem Gegner
why-rule-opens-door = die Tür ist im Weg
why-rule-deals-with-trap = kein Weg führt um die Falle herum
why-rule-lays-weapon = Gegner müssen dort vorbei
why-rule-breaks-away = neben diesem Gegner ist nichts zu gewinnen
why-rule-keeps-spell-up = sonst endet der Zauber
why-rule-seeks = kein Gegner ist zu sehen: Die Seite geht auf ihre Ziele zu oder sucht Gegner
why-rule-waits = die Gegner müssen kommen
why-rule-uses-the-rest = nach der Hauptaktion ist noch etwas übrig
why-rule-rescues = einem Verbündeten in Not zu helfen zählt hier mehr als alles andere
why-rule-holds-ready = jetzt ist nichts Besseres zu tun, also liegt ein Schlag für den bereit, der kommt
why-rule-goes-later = jetzt ist nichts Besseres zu tun, und mehr ist bekannt, sobald der nächste Gegner gehandelt hat
why-rule-helps = gerade lässt sich kein Gegner angreifen, also ist Zeit zu helfen
why-rule-strikes-nearest = ein Schläger geht mit der besten Waffe auf den nächsten Gegner los
why-rule-strikes-from-here = wer ohne weiteren Schritt zuschlagen kann, schlägt zu
why-rule-at-random = alles ist so gut wie alles andere
why-rule-takes-offer = die Reaktion kann etwas nützen
why-rule-leaves-offer = die Reaktion nützt nichts
why-rule-is-done = nichts, was noch bleibt, lohnt sich
why-rule-habit = das wird dann immer so gemacht
