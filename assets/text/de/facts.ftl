# Was in einem Gefecht geschieht.

fact-cited = {$sentence} [{$rule}]

## Runden und Züge
fact-round-begins = Runde {$round}, {$seconds} Sekunden nach Beginn des Gefechts
fact-first-side = Es beginnt: {$side}.
fact-order-settled = Zugfolge: {$order}.
order-place = {$who} {$score}
fact-changed-places = {FORM($with, "Nom")} kommt vor {FORM($who, "dat")} an die Reihe, damit nicht drei Spielende nacheinander handeln.
fact-side-goes = Am Zug: {$side}
fact-turn-begins = {FORM($who, "Nom")} ist am Zug.
fact-plans = {FORM($who, "Nom")} hat Zeit, sich vorzubereiten.
fact-sneaks = {FORM($who, "Nom")} schleicht: Zum Entdecken braucht es einen Wurf von {$roll} oder mehr.
fact-hides = {FORM($who, "Nom")} ist versteckt: Angreifen lässt sich das erst, wenn ein eigener Angriff oder freie Sicht das Versteck verrät.
fact-revealed = {FORM($who, "Nom")} schleicht nicht mehr.
fact-delays = {FORM($who, "Nom")} wartet den Zug {FORM($after, "gen")} ab und handelt von jetzt an danach.
fact-turn-ends = Der Zug {FORM($who, "gen")} ist vorbei.
fact-said = „{$words}“
fact-light-changed = Das Licht ändert sich. Jetzt herrscht: {$light}.
fact-trap-found = {FORM($who, "Nom")} durchschaut die Falle auf {$at}: Man kann jetzt über sie hinwegsteigen.
fact-placed-laid = {FORM($who, "Nom")} legt {FORM($what, "acc")} auf {$at} aus.
fact-placed-sprung = {FORM($who, "Nom")} gerät auf {$at} in die Falle: {$what}.
fact-placed-removed = {FORM($who, "Nom")} entschärft {FORM($what, "acc")} auf {$at}.
fact-placed-found = {FORM($who, "Nom")} erkennt, wie man auf {$at} {FORM($what, "dat")} entgeht.
fact-placed-removed-without-who = Auf {$at} liegt keine Falle mehr: {$what}.
fact-placed-found-without-who = Alle wissen jetzt, was auf {$at} liegt: {$what}.
fact-placed-laid-without-who = {fact-placed-found-without-who}
fact-placed-sprung-without-who = {fact-placed-found-without-who}
fact-trap-found-without-who = Alle wissen jetzt, wie die Falle auf {$at} funktioniert.
fact-trap-disarmed = {FORM($who, "Nom")} entschärft die Falle auf {$at}.
fact-trap-disarmed-without-who = Die Falle auf {$at} ist entschärft.
fact-trap-avoided = Die Falle auf {$at} schnappt zu, aber {FORM($who, "nom")} entgeht ihr.
fact-trap-sprung = Die Falle auf {$at} schnappt zu und erwischt {FORM($who, "acc")}.
fact-trap-sprung-without-who = Die Falle auf {$at} schnappt zu.
fact-trap-avoided-without-who = {fact-trap-sprung-without-who}
fact-trap-set = Die Falle auf {$at} ist gestellt.
fact-flame-lit = {FORM($who, "Nom")} zündet {FORM($item, "acc")} an.
fact-flame-doused = {FORM($who, "Nom")} löscht {FORM($item, "acc")}.
fact-flame-dropped = {FORM($who, "Nom")} lässt {FORM($item, "acc")} auf {$at} fallen.
fact-flame-taken-up = {FORM($who, "Nom")} hebt {FORM($item, "acc")} von {$from} auf.
fact-flame-burnt-down = {$spell ->
    [yes] Das Licht an {FORM($who, "dat")} erlischt ({$item}).
   *[no] Bei {FORM($who, "dat")} ist {FORM($item, "nom")} heruntergebrannt.
}
fact-flame-kindled-one = {FORM($who, "Nom")} spendet jetzt Licht ({$item}).
fact-flame-kindled-square = Auf {$what} ist jetzt Licht ({$item}).
fact-flame-burnt-out = {$spell ->
    [yes] Das Licht auf {$at} erlischt ({$item}).
   *[no] Auf {$at} ist {FORM($item, "nom")} heruntergebrannt.
}
some-light = Licht
    .nom = das Licht
    .gen = des Lichts
    .dat = dem Licht
    .acc = das Licht

## Bewegung
fact-leaves = {FORM($who, "Nom")} will sich in Reichweite eines Gegners von {$from} nach {$to} bewegen.
fact-moved = {FORM($who, "Nom")} bewegt sich nach {$to}{$squares ->
    [1] {""}
   *[other] {" "}über {$via}
}.
fact-moved-without-path = {FORM($who, "Nom")} bleibt stehen.
fact-hard-going = Schwieriges Gelände kostet {FORM($who, "acc")} {$more} Fuß mehr.
fact-second-move = {FORM($who, "Nom")} bewegt sich statt der Aktion ein zweites Mal.
fact-arrived = {FORM($who, "Nom")} geht auf {$at} in Stellung.
fact-joined = {FORM($who, "Nom")} greift in das Gefecht ein.
fact-halted-blocked = {FORM($who, "Nom")} hält auf {$at} an: {FORM($by, "nom")} versperrt den Weg.
fact-halted-stopped = {FORM($who, "Nom")} hält auf {$at} an.
fact-door-moved-without-by = Die Tür auf {$at} {$open ->
    [yes] öffnet
   *[no] schließt
} sich.
fact-door-moved = {FORM($by, "Nom")} {$open ->
    [yes] öffnet
   *[no] schließt
} die Tür auf {$at}.
fact-sighted = Entdeckt von „{$by}“: {$who} auf {$at}.
fact-lost-sight = Nicht mehr zu sehen für „{$by}“: {$who}.
fact-faced = {FORM($who, "Nom")} steht zum ersten Mal einem Schrecken gegenüber: {$kind}.

## Schaden, Heilung und andere Wirkungen auf eine Figur
fact-points = {FORM($who, "Nom")} hat jetzt: {$points}.
fact-traded = {FORM($who, "Nom")} tauscht eine volle Aktion gegen kleinere ein.
fact-swung = {FORM($who, "Nom")} gibt {$points} Aktionspunkte für {$hit ->
    [yes] den Angriff
   *[no] den Fehlschlag
} aus.
fact-harmed = {FORM($who, "Nom")} verliert {$amount ->
    [one] einen Trefferpunkt
   *[other] {$amount} Trefferpunkte
}: noch {$now}.
fact-healed = {FORM($who, "Nom")} gewinnt {$amount ->
    [one] einen Trefferpunkt
   *[other] {$amount} Trefferpunkte
} zurück: jetzt {$now}.
fact-shielded = Der Überschild {FORM($who, "gen")} fängt {$amount} ab: noch {$left}.
fact-shield-raised = {$hp ->
    [0] {FORM($who, "Nom")} erhält einen Überschild, der keinen Schaden abfängt.
   *[other] {FORM($who, "Nom")} erhält einen Überschild von {$hp}.
}
fact-shield-stays = {FORM($who, "Nom")} behält den eigenen Überschild: Er ist schon so stark.
fact-shield-ended = Der Überschild {FORM($who, "gen")} ist weg.
fact-warded = Der Überschild {FORM($who, "gen")} hält: Keine weitere Wirkung dringt durch.
fact-pushed = {FORM($by, "Nom")} stößt {FORM($who, "acc")} weg.
fact-used-up = {FORM($who, "Nom")} kann {FORM($what, "acc")} {$left ->
    [0] nicht mehr
    [one] noch einmal
   *[other] noch {$left}-mal
} verwenden.
fact-fizzled = {FORM($who, "Nom")} verliert die Kontrolle, der Zauber endet: {$spell}.
fact-scaled-half = Der Schaden für {FORM($who, "acc")} halbiert sich auf {$amount}.
fact-scaled-double = Der Schaden für {FORM($who, "acc")} verdoppelt sich auf {$amount}.
fact-kept-off = {FORM($who, "Nom")} ist vor {$amount} Schaden geschützt.
fact-fate-awaited = {FORM($who, "Nom")} ist noch nicht da.
fact-fate-able = {FORM($who, "Nom")} ist handlungsfähig.
fact-fate-unconscious = {$turns ->
    [one] {FORM($who, "Nom")} wird für einen Erkundungszug bewusstlos.
   *[other] {FORM($who, "Nom")} wird für {$turns} Erkundungszüge bewusstlos.
}
fact-fate-unconscious-without-turns = {FORM($who, "Nom")} wird bewusstlos.
fact-fate-down = {FORM($who, "Nom")} ist niedergestreckt.
morale-or-life-alarm = Moral von „{$side}“: {$cause}.
morale-or-life-morale-check = {FORM($who, "Nom")} muss die Moral prüfen: {$cause}.
morale-or-life-morale-changes-breaks = Die Moral {FORM($who, "gen")} bricht: Flucht!
morale-or-life-morale-changes-rallies = {FORM($who, "Nom")} fasst wieder Mut.
morale-or-life-morale-changes-held-back = {FORM($who, "Nom")} kommt nicht weg.
morale-or-life-runs = {FORM($who, "Nom")} rennt zum Ausgang.
morale-or-life-chance-lost = {FORM($who, "Nom")} verliert eine Überlebenschance.
morale-or-life-tended = {FORM($who, "Nom")} wird versorgt und hat bessere Überlebenschancen.
morale-or-life-saved = {FORM($who, "Nom")} ist vor dem Tod gerettet{$healed ->
    [0] .
   *[other] {" "}und um {$healed} geheilt.
}
morale-or-life-exposed = {FORM($who, "Nom")} ist der Verderbnis durch {FORM($weapon, "acc")} ausgesetzt.
morale-or-life-sickens = Eine Stufe der Verderbnis {FORM($who, "gen")} ist vorüber.
morale-or-life-rests = {FORM($who, "Nom")} hat gegessen und geruht.
morale-or-life-fight-ends = Der Kampf ist vorbei: Wer noch kann, hilft jetzt den Gefallenen.
fact-morale-or-life = {$event}
cause-battle-begins = das Gefecht beginnt
cause-first-killed = die erste Figur der Seite ist gefallen
cause-leader-killed = die Anführung ist gefallen: {$who}
cause-tide-plain = das Gefecht läuft gegen diese Seite
cause-deserted = {FORM($who, "nom")} zieht sich zurück
cause-frightened = {FORM($who, "nom")} schüchtert ein
cause-called = {FORM($who, "nom")} ruft zurück
cause-asked = Entscheid der Spielleitung
fact-fate-maimed = {FORM($who, "Nom")} ist verstümmelt und außer Gefecht.
fact-fate-surrendered = {FORM($who, "Nom")} ergibt sich.
fact-fate-paralysed = {FORM($who, "Nom")} ist gelähmt.
fact-fate-delirious = {FORM($who, "Nom")} ist im Delirium.
fact-lost = {FORM($who, "Nom")} {$back ->
    [yes] gewinnt
   *[other] verliert
} {$points ->
    [one] einen Punkt
   *[other] {$points} Punkte
} {$ability}{$back ->
    [yes] {" "}zurück
   *[other] {""}
}: noch {$left}.
fact-lost-part-back = {FORM($who, "Nom")} gewinnt einen Körperteil zurück: {$what}.
fact-lost-part = {FORM($who, "Nom")} verliert einen Körperteil: {$what}.
fact-fate-dead = {FORM($who, "Nom")} stirbt.
fact-fate-gone = {FORM($who, "Nom")} verlässt das Schlachtfeld.
fact-posture = {$prone ->
    [yes] {FORM($who, "Nom")} stürzt zu Boden.
   *[no] {FORM($who, "Nom")} steht auf.
}
fact-condition-began = Für {FORM($who, "acc")} gilt jetzt: {$condition}, {$until}.
fact-condition-ended = Für {FORM($who, "acc")} gilt nicht mehr: {$condition}.

## Waffen und wer eine Figur führt
fact-dropped = {FORM($who, "Nom")} lässt {FORM($weapon, "acc")} auf {$at} fallen.
fact-carried-off = {FORM($who, "Nom")} hat {FORM($thing, "acc")} vom Schlachtfeld getragen.
fact-taken-up = {FORM($who, "Nom")} hebt {FORM($weapon, "acc")} von {$from} auf.
fact-readied = {FORM($who, "Nom")} hat jetzt {FORM($weapon, "acc")} in der Hand.
fact-outfitted = {$on ->
    [yes] {FORM($who, "Nom")} trägt jetzt Rüstung ({$armour}).
   *[no] {FORM($who, "Nom")} trägt keine Rüstung mehr ({$armour}).
}
fact-control-changed-without-level = {FORM($who, "Nom")} wird jetzt von Hand geführt.
fact-control-changed = {FORM($who, "Nom")} wird jetzt vom Computergegner „{$level}“ geführt.

## Aufträge und das Ende des Gefechts
fact-objective-added = Neuer Auftrag für „{$side}“: {$objective}.
fact-objective-settled = {$met ->
    [yes] Auftrag erfüllt von „{$side}“: {$objective}.
   *[no] Auftrag verfehlt von „{$side}“: {$objective}.
}
fact-alternative-lost = Nicht mehr möglich für „{$side}“: {$objective}. Ein anderer Auftrag genügt noch.
objective-defeat = kein Gegner kann mehr kämpfen
objective-survive = {$rounds ->
    [one] am Ende von Runde 1 noch stehen
   *[other] am Ende von Runde {$rounds} noch stehen
}
objective-reach = {$count ->
    [one] ein Mitglied auf {$area}
   *[other] {$count} Mitglieder auf {$area}
}
objective-hold = {$rounds ->
    [one] eine Runde lang {$area} halten
   *[other] {$rounds} Runden nacheinander {$area} halten
}
objective-escape = {$count ->
    [one] ein Mitglied vom Schlachtfeld bringen
   *[other] {$count} Mitglieder vom Schlachtfeld bringen
}
objective-protect = {FORM($who, "nom")} darf nicht fallen und sich nicht ergeben
objective-protect-until = {FORM($who, "nom")} darf bis zum Ende von Runde {$rounds} nicht fallen und sich nicht ergeben
objective-named-reach = {$who} auf {$area}
objective-named-escape = {$who} vom Schlachtfeld bringen
objective-beat = {FORM($who, "nom")} außer Gefecht
objective-carry-off = {FORM($thing, "acc")} vom Schlachtfeld tragen
objective-bring = {FORM($thing, "acc")} auf {$area} bringen
objective-keep = {$rounds ->
    [one] {FORM($thing, "acc")} am Ende einer Runde tragen
   *[other] {FORM($thing, "acc")} am Ende von {$rounds} Runden nacheinander tragen
}
objective-any-of = eines davon genügt: {$aims}
either-next = {$list}; oder {$item}
outlined-reach = {$count ->
    [one] ein Mitglied innerhalb der grünen Linie
   *[other] {$count} Mitglieder innerhalb der grünen Linie
}
outlined-named-reach = {$who} innerhalb der grünen Linie
outlined-bring = {FORM($thing, "acc")} hinter die grüne Linie bringen
outlined-hold = {$rounds ->
    [one] eine Runde lang den Boden innerhalb der grünen Linie halten
   *[other] {$rounds} Runden nacheinander den Boden innerhalb der grünen Linie halten
}
# Mit „auf“ und mit „halten“ steht ohne Artikel dieselbe Form.
area = {$gaps ->
    [yes] Feld {$from} bis {$to} (nur {$count} davon)
   *[no] {$count ->
        [one] Feld {$from}
       *[other] Feld {$from} bis {$to}
    }
}
outcome-won = Das Gefecht ist vorbei. Sieg: {$what}.
outcome-draw = Das Gefecht ist vorbei. Unentschieden.
fact-over = {$outcome}

## Entscheide der Spielleitung
ruled-grant = Entscheid: {FORM($who, "Nom")} hat bei der nächsten Probe {$edge}.
ruled-set-difficulty = Entscheid: Für {FORM($who, "acc")} ist die nächste Probe {$difficulty}.
ruled-set-die = Entscheid: Der nächste Würfel {FORM($who, "gen")} zeigt {$face}.
ruled-succeed = Entscheid: {FORM($who, "Dat")} gelingt die nächste Probe.
ruled-points = Entscheid: {$change} {$track} für {FORM($who, "acc")}.
ruled-harm = Entscheid: {FORM($who, "Nom")} verliert {$amount ->
    [one] einen Trefferpunkt
   *[other] {$amount} Trefferpunkte
}.
ruled-heal = Entscheid: {FORM($who, "Nom")} gewinnt {$amount ->
    [one] einen Trefferpunkt
   *[other] {$amount} Trefferpunkte
} zurück.
ruled-risk = Entscheid: {FORM($who, "Nom")} riskiert {$track}.
ruled-endure = Entscheid: {FORM($who, "Nom")} macht eine Probe gegen {$track}.
ruled-check = Entscheid: {FORM($who, "Nom")} macht eine Probe: {$against}.
ruled-fate-able = Entscheid: {FORM($who, "Nom")} ist handlungsfähig.
ruled-fate-unconscious = Entscheid: {FORM($who, "Nom")} ist bewusstlos.
ruled-lose = Entscheid: {FORM($who, "Nom")} {$back ->
    [yes] gewinnt
   *[other] verliert
} {$points ->
    [one] einen Punkt
   *[other] {$points} Punkte
} {$ability}{$back ->
    [yes] {" "}zurück
   *[other] {""}
}.
ruled-lose-part = Entscheid: {FORM($who, "Nom")} verliert einen Körperteil: {$what}.
ruled-morale-or-life = Entscheid: {$event}
ruled-fate-down = Entscheid: {FORM($who, "Nom")} ist niedergestreckt.
ruled-fate-maimed = Entscheid: {FORM($who, "Nom")} ist verstümmelt.
ruled-fate-surrendered = Entscheid: {FORM($who, "Nom")} ergibt sich.
ruled-fate-dead = Entscheid: {FORM($who, "Nom")} ist tot.
ruled-fate-gone = Entscheid: {FORM($who, "Nom")} hat das Schlachtfeld verlassen.
ruled-prone = {$prone ->
    [yes] Entscheid: {FORM($who, "Nom")} liegt.
   *[no] Entscheid: {FORM($who, "Nom")} steht.
}
ruled-trauma = Entscheid: {FORM($who, "Nom")} hat ein Trauma ({$of}).
ruled-put = Entscheid: {FORM($who, "Nom")} ist auf {$at}.
ruled-first-side = Entscheid: Es beginnt: {$side}.
ruled-add-condition = Entscheid: Für {FORM($who, "acc")} gilt jetzt: {$condition}.
ruled-remove-condition = Entscheid: Für {FORM($who, "acc")} gilt nicht mehr: {$condition}.
ruled-rank = Entscheid: {FORM($who, "Nom")} handelt von jetzt an {$later ->
    [yes] nach
   *[no] vor
} {FORM($other, "dat")}.
ruled-bring = Entscheid: {FORM($who, "Nom")} greift in das Gefecht ein.
ruled-add = Entscheid: {$name}, eine Figur wie {FORM($like, "nom")}, kommt auf {$at} dazu (Seite: {$side}).
ruled-control-without-level = Entscheid: {FORM($who, "Nom")} wird von Hand geführt.
ruled-control = Entscheid: {FORM($who, "Nom")} wird vom Computergegner „{$level}“ geführt.
ruled-risky-usual = Entscheid: Für {FORM($who, "acc")} gilt: {condition-risky-without-against}.
ruled-risky-usual-without-tested = Entscheid: Für {FORM($who, "acc")} gilt: {condition-risky-without-tested-without-against}.
ruled-risky-number = Entscheid: Die nächste Aktion {FORM($who, "gen")} ist riskant (Probe: {$tested} gegen {$what}).
ruled-risky-number-without-tested = Entscheid: Die nächste Aktion {FORM($who, "gen")} ist riskant (Probe gegen {$what}).
ruled-risky-one = {ruled-risky-usual}
ruled-risky-one-without-tested = {ruled-risky-usual-without-tested}
ruled-change-state = Entscheid: {$change}
ruled-kindle = Entscheid: Im Umkreis von {$feet} Fuß um {$at} herrscht jetzt: {$level}.
ruled-douse = Entscheid: Die Lichter auf {$at} erlöschen.
ruled-fate-paralysed = Entscheid: {FORM($who, "Nom")} ist gelähmt.
ruled-fate-delirious = Entscheid: {FORM($who, "Nom")} ist im Delirium.
ruled-lose-part-back = Entscheid: {FORM($who, "Nom")} gewinnt einen Körperteil zurück: {$what}.
state-change-concentrates = {FORM($who, "Nom")} konzentriert sich auf {FORM($spell, "acc")}.
state-change-hidden = {FORM($who, "Nom")} schleicht, mit einem Wurf von {$roll}.
state-change-revealed = {FORM($who, "Nom")} schleicht nicht mehr.
state-change-spotted = {FORM($by, "Nom")} {$seen ->
    [yes] hat {FORM($who, "acc")} entdeckt
   *[no] hat {FORM($who, "acc")} nicht entdeckt
}.
state-change-has-uses = {FORM($who, "Nom")} kann {FORM($what, "acc")} {$number ->
    [0] nicht mehr
    [one] noch einmal
   *[other] noch {$number}-mal
} verwenden.
state-change-has = {FORM($who, "Nom")} hat {$stock} {$number}.
state-change-receives = {FORM($who, "Nom")} bekommt {FORM($what, "acc")}.
state-change-tends-light = {FORM($who, "Nom")} zündet {FORM($item, "acc")} an.
state-change-tends-douse = {FORM($who, "Nom")} löscht {FORM($item, "acc")}.
state-change-tends-drop = {FORM($who, "Nom")} lässt {FORM($item, "acc")} fallen.
state-change-wears = {FORM($who, "Nom")} {$on ->
    [yes] trägt jetzt Rüstung ({$armour})
   *[no] trägt keine Rüstung mehr ({$armour})
}.
state-change-exposed = {FORM($who, "Nom")} ist der Verderbnis durch {FORM($weapon, "acc")} ausgesetzt.
state-change-decides-anew = {FORM($who, "Nom")} darf neu entscheiden: Die Ansage gilt nicht mehr.
state-change-intends = {fact-intends}
state-change-intends-without-deeds = {fact-intends-without-deeds}
stock-overshield = einen Überschild von
stock-chances = an Überlebenschancen:
stock-spent = an ausgegebenen Aktionspunkten:
stock-movement = an Fuß Bewegung übrig:
stock-actions = an Aktionen übrig:
stock-swift = an schnellen Aktionen übrig:
stock-free = an freien Aktionen übrig:
stock-reactions = an Reaktionen übrig:
ruled-trap-found = Entscheid: {fact-trap-found-without-who}
ruled-trap-disarmed = Entscheid: {fact-trap-disarmed-without-who}
ruled-trap-sprung = Entscheid: {fact-trap-sprung-without-who}
ruled-trap-set = Entscheid: {fact-trap-set}
ruled-light = Entscheid: Wo keine Lichtquelle ist, herrscht: {$light}.
ruled-door = {$open ->
    [yes] Entscheid: Die Tür auf {$at} öffnet sich.
   *[no] Entscheid: Die Tür auf {$at} schließt sich.
}

## Was nach einem Gefecht bleibt
lasting = {$who}: {$what}
lasting-hp = {$now} von {$most} Trefferpunkten
lasting-points = {$points ->
    [one] einen Punkt
   *[other] {$points} Punkte
} {$ability} verloren
lasting-part = verloren: {$part}
thing-lies = {FORM($thing, "Nom")} liegt auf {$at}
thing-with = {FORM($who, "Nom")} hat {FORM($thing, "acc")}
thing-away = {FORM($who, "Nom")} brachte {FORM($thing, "acc")} vom Schlachtfeld
lasting-light = {$item} für {$rounds ->
    [one] noch eine Runde
   *[other] noch {$rounds} Runden
}
ending-won = Sieg {$rounds ->
    [0] vor der ersten Runde
    [1] nach 1 Runde
   *[other] nach {$rounds} Runden
}: {$sides}. {$why}
ending-drawn = In {$rounds ->
    [0] einem Kampf, der vor der ersten Runde vorbei war,
    [1] 1 Runde
   *[other] {$rounds} Runden
} hat niemand gewonnen. {$why}
ending-met = { $count ->
    [1] Auftrag erfüllt
   *[other] Alle Aufträge erfüllt
} von „{$side}“: {$objectives}.
ending-failed = Nicht mehr zu erfüllen für „{$side}“: {$objective}.
ending-time = Als Runde {$rounds}, die letzte, vorbei war, hatte niemand gewonnen.
ending-nobody-left = Auf der Seite „{$side}“ kämpfte niemand mehr. {$how ->
    [felled] Zuletzt fiel dort jemand.
    [nerve] Zuletzt verlor dort jemand den Mut.
   *[left] Zuletzt verließ dort jemand das Feld.
}
ending-nobody-at-all = Auf keiner Seite kämpfte noch jemand. {$how ->
    [felled] Zuletzt fiel jemand.
    [nerve] Zuletzt verlor jemand den Mut.
   *[left] Zuletzt verließ jemand das Feld.
}
ending-first = {FORM($who, "Nom")} fiel zuerst, in Runde {$round}.
ending-first-by = {FORM($who, "Nom")} fiel zuerst, in Runde {$round}, durch {FORM($by, "acc")}.
ending-tipped = Mit dem Zug {FORM($who, "gen")} in Runde {$round} kippte der Kampf endgültig.
ending-tipped-at-once = Der Kampf war entschieden gekippt, bevor jemand am Zug war.
ending-able-again = wieder handlungsfähig
ending-flees = auf der Flucht
ending-spent = {$what}: {$after}, anfangs {$before}
ending-rose = {$what}: {$after}, anfangs {$before}
ending-kept = {$what}: alle {$after}
supply-hit-points = Trefferpunkte
supply-injuries = Verletzungen
supply-fatigue = Erschöpfung
supply-stress = Stress
supply-lost-points = verlorene Attributspunkte
supply-uses = Anwendungen von Zaubern und Gegenständen
supply-light = Runden Licht
supply-weapons = mitgeführte Waffen
brief-round = { $round ->
    [0] Zu Beginn
   *[other] Runde {$round}
}: {$what}
brief-harm = {$harm} Schaden für „{$side}“
brief-fall = {FORM($who, "Nom")}: {$fate}
brief-fall-by = {FORM($who, "Nom")}: {$fate}, durch {FORM($by, "acc")}
brief-fought-on = {$fall}, kämpfte später aber weiter
brief-became = {$fall}, am Ende {$fate}
brief-broken = {FORM($who, "Nom")} verlor die Nerven
brief-taken = {FORM($who, "Nom")} nahm {FORM($thing, "acc")}

## Die Geschichte: eine Zeile für jede Tat
story-next = {$list}; {$item}
story-end = {$text}.
story-sentence-next = {$list} {$item}
story-walks = {FORM($who, "Nom")} bewegt sich {$squares ->
    [one] ein Feld weit
   *[other] {$squares} Felder weit
} nach {$to}
story-hits = {FORM($who, "Nom")} trifft {FORM($target, "acc")}{$hits ->
    [1] {""}
    [2] {" "}zweimal
   *[other] {" "}{$hits}-mal
}{$amount ->
    [0] {""}
   *[other] {" "}für {$amount}
}
story-misses = {FORM($who, "Nom")} verfehlt {FORM($target, "acc")}{$misses ->
    [1] {""}
    [2] {" "}zweimal
   *[other] {" "}{$misses}-mal
}
story-also-misses = {$blow}, und schlägt {$misses ->
    [1] einmal
    [2] zweimal
   *[other] {$misses}-mal
} daneben
story-harmless = {$blow}, aber ohne Schaden
story-reacts = {$blow}, als Reaktion
story-in-vain = es wird nichts daraus
story-succeeds = {FORM($who, "Dat")} gelingt es
story-fails = {FORM($who, "Dat")} misslingt es
story-wins = {FORM($who, "Nom")} gewinnt
story-loses = {FORM($who, "Nom")} verliert {$amount ->
    [one] einen Trefferpunkt
   *[other] {$amount} Trefferpunkte
}
story-heals = {FORM($who, "Nom")} gewinnt {$amount ->
    [one] einen Trefferpunkt
   *[other] {$amount} Trefferpunkte
} zurück
story-points = {FORM($who, "Nom")} hat jetzt: {$points}
story-posture = {$prone ->
    [yes] {FORM($who, "Nom")} stürzt zu Boden
   *[no] {FORM($who, "Nom")} steht auf
}
story-drops = {FORM($who, "Nom")} lässt {FORM($weapon, "acc")} fallen
story-nerve-holds = die Moral {FORM($who, "gen")} hält
story-evades = {FORM($who, "Nom")} weicht aus
story-armour-stops = die Rüstung {FORM($who, "gen")} hält den Hieb auf
story-morale-breaks = die Moral {FORM($who, "gen")} bricht: Flucht
story-morale-rallies = {FORM($who, "Nom")} fasst wieder Mut
story-morale-held-back = {FORM($who, "Nom")} kommt nicht weg
story-fate-awaited = {FORM($who, "Nom")} ist noch nicht da
story-fate-able = {FORM($who, "Nom")} kann wieder handeln
story-fate-unconscious = {FORM($who, "Nom")} wird bewusstlos
story-fate-down = {FORM($who, "Nom")} wird niedergestreckt
story-fate-maimed = {FORM($who, "Nom")} ist verstümmelt und außer Gefecht
story-fate-surrendered = {FORM($who, "Nom")} ergibt sich
story-fate-paralysed = {FORM($who, "Nom")} ist gelähmt
story-fate-delirious = {FORM($who, "Nom")} ist im Delirium
story-fate-dead = {FORM($who, "Nom")} stirbt
story-fate-gone = {FORM($who, "Nom")} verlässt das Schlachtfeld
