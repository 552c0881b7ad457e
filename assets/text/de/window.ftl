# Das Fenster.

## Die Liste der Szenarien
window-title = Affray
window-quit = Beenden
window-cannot-open = Fehler: {$why}
    Auch ohne Fenster kannst du Gefechte als Text verfolgen (affray run), Ergebnisse auszählen (affray sim), Chancen berechnen (affray odds) und Dateien prüfen (affray check).
window-no-display = Es gibt keine Anzeige für ein Fenster. Unter Linux muss DISPLAY oder WAYLAND_DISPLAY eine nennen.
window-no-graphics = Es wurde kein Grafikadapter gefunden, der das Fenster zeichnen kann. Unter Linux liefern die Pakete mesa-vulkan-drivers und libvulkan1 einen für jeden Rechner.
window-unreadable = {$file} enthält kein Gefecht, das sich fortsetzen lässt.

## Um das Spielbrett
window-preparing = Zeit zum Vorbereiten
window-round = Runde {$round}
window-declaring = Alle sagen ihre Aktionen an
window-thinking = ein Computergegner denkt nach …
window-skip-hint = {$key} überspringt
window-others-act = Die anderen handeln.
window-over = Das Gefecht ist vorbei.
window-undo = Zurück
window-undo-tip = Die letzte Entscheidung zurücknehmen ({$key})
window-undo-none = Du hast noch nichts entschieden.
window-undo-dice = Seit deiner letzten Entscheidung wurde gewürfelt. In diesem Gefecht gilt sie damit.
window-undo-never = In diesem Gefecht gilt jede Entscheidung.
window-redo = Wieder
window-redo-tip = Das Zurückgenommene wiederholen ({$key})
window-redo-none = Es wurde nichts zurückgenommen.
window-menu = Menü
window-menu-tip = Weiterspielen, Einstellungen ändern, neu beginnen oder gehen ({$key})
window-pause = Pause
window-pause-saved = Das Gefecht ist gespeichert.
window-pause-lesson = Lektionen werden nicht gespeichert.
window-pause-example = Beispiele werden nicht gespeichert.
window-pause-unsaved = Dieses Gefecht wird nicht gespeichert.
window-pause-go-on = Weiterspielen
window-pause-again = Neu beginnen
window-unsaved = Nicht gespeichert: {$cause}
window-nobody-acts = Niemand ist am Zug.
window-hero = Heldenfigur
window-unhurt = unverletzt
window-sneaks = schleicht ({$roll})
window-flees = flieht
window-dies-after = Stirbt am Ende von Runde {$round}, wenn niemand hilft.
window-saved = Gerettet; liegt bis zum Ende des Gefechts.
window-chances = {$count ->
    [0] Keine Überlebenschance mehr.
    [1] Noch eine Überlebenschance.
   *[other] Noch {$count} Überlebenschancen.
}
window-left = Übrig: {$what}
window-nothing-left = In diesem Zug ist nichts mehr übrig
window-left-movement = {$feet} Fuß Bewegung
window-left-actions = {$count ->
    [1] 1 Aktion
   *[other] {$count} Aktionen
}
window-left-full = {$count ->
    [1] 1 volle Aktion
   *[other] {$count} volle Aktionen
}
window-left-swift = {$count ->
    [1] 1 schnelle Aktion
   *[other] {$count} schnelle Aktionen
}
window-left-quick = {$count ->
    [1] 1 kurze Aktion
   *[other] {$count} kurze Aktionen
}
window-left-free = {$count ->
    [1] 1 freie Aktion
   *[other] {$count} freie Aktionen
}
window-left-reactions = {$count ->
    [1] 1 Reaktion
   *[other] {$count} Reaktionen
}
window-left-points = {$left} Aktionspunkte
window-hit-points = {$now} von {$most} Trefferpunkten
window-overshield = Überschild {$left}
window-carries = Dabei: {$what}
window-at-the-ready = {$weapon} (in der Hand)
window-uses-left = {$what} ({$left ->
    [0] verbraucht
   *[other] noch {$left}
})
window-light-burns = {$item} (brennt)
window-light-burns-for = {$item} (brennt, {$rounds ->
    [1] nur noch diese Runde
   *[other] noch {$rounds} Runden
})
window-light-out = {$item} (aus)
window-wears = Rüstung: {$armour}
window-lost = Verloren: {$what}
window-lost-points = {$points} {$ability}
window-score = {$ability} {$score}
window-pace = Bewegung {$feet} Fuß
window-means = Hat vor: {$deeds}
window-meant = Angesagt
window-meant-by = {$who}: {$deeds}
window-square = {$square}: {$terrain}
window-square-unseen = {$square}: noch nicht gesehen
window-square-hard = schwer begehbar
window-square-cover = gibt Deckung gegen alles dahinter
window-square-hides = ein Versteck
window-ground = {FORM($terrain, "Nom")}: {$special}
window-highest-counts = der stärkste von {$count} zählt
window-seal = {FORM($who, "Nom")} darf hier als Reaktion zuschlagen: {$chances}
threat-best = Bester Angriff: {$attack}
threat-best-each = Beste Angriffe
threat-by = {$who}: {$attack}
threat-none = Kann im nächsten Zug niemanden treffen.
threat-hit = Treffer
threat-harm = Ø Schaden
threat-most = Max.
threat-injured = Verletzt
threat-out = Fällt aus
threat-here = Im nächsten Zug können hier zuschlagen: {$who}
threat-nobody-here = Kein bekannter Gegner kann hier im nächsten Zug zuschlagen.
window-walk = {$feet} Fuß Bewegung über {$squares ->
    [1] 1 Feld
   *[other] {$squares} Felder
}
window-walk-takes-action = Kostet auch die Aktion.
window-blow = Gelegenheitsangriff unterwegs möglich: {$who}
window-goals = Zum Sieg
window-goal = • {$goal}
window-goal-either = entweder {$goal}
window-goal-or = oder {$goal}
window-goal-of = {$side}: {$goal}
window-light-for-show = In diesem Regelwerk ändert Licht nichts. Laternen und Fackeln sind nur Zierde.
window-keys = Klick auf ein Feld, um dorthin zu gehen, auf einen Gegner, um anzugreifen; mit Umschalt auf Felder, um den Weg festzulegen. Pfeile zeigen, Ziffern nehmen Werkzeuge. Andere Tasten:

## Über einer Spielmarke
window-hit = getroffen
window-missed = daneben
window-second-move = geht weiter
window-strikes = schlägt zu!

## Die Aktionsleiste
window-tool = {$key}  {$name}
window-tip-key = {$tip} ({$key})
window-shares = {$attack}: Strg-Klick für noch einen Hieb, Klick zum Angreifen.
window-swings-hint = Strg-Klick wählt das Ziel jedes Hiebs.
window-more-choices = Umschalt-Klick zeigt, was auf diesem Feld noch möglich ist
window-drawer = {$name} …
window-drawer-manners = Andere Angriffe
window-drawer-readying = Bereit
window-drawer-gear = Ausrüstung
window-drawer-trials = Probe
window-drawer-more = Mehr
window-pick-square = {$tool}: Klick auf ein Feld.
window-pick-delay = {$tool}: Klick auf die Figur, die zuerst handeln soll.
window-pick-try = {$tool}: Klick auf die eigene Figur für eine Probe allein, auf eine andere für eine Probe gegen sie.
window-pick-area = {$tool}: Klick auf die Mitte des Bereichs oder auf das Ziel.
window-pick-ally = {$tool}: Klick auf eine verbündete Figur oder auf die eigene.
window-pick-enemy = {$tool}: Klick auf einen Gegner.
window-tool-targets = {$count ->
    [1] 1 Ziel in Reichweite
   *[other] {$count} Ziele in Reichweite
}
window-tool-no-target = Niemand in Reichweite

## Über dem Spielbrett
window-offer = Eine Entscheidung
window-yes = Ja ({$key})
window-no = Nein ({$key})
window-after-rounds = Nach {$rounds ->
    [1] 1 Runde
   *[other] {$rounds} Runden
}
window-to-scenarios = Szenarien
window-rule-unwritten = Zu {$rule} gibt es noch keinen Text.

## Kurze Hinweise
window-answer-first = Erst die Frage beantworten.
window-nothing-there = Dort ist nichts zu tun.
window-no-way-back = Es gibt nichts zurückzunehmen.

## Skripte
script-failed = {$script}, Zeile {$line}: {$why}
script-refused = abgelehnt: {$why}
script-not-refused = erwartet wurde eine Ablehnung mit „{$text}“; sie war „{$notice}“
script-not-logged = im Protokoll steht nicht „{$text}“
script-logged = im Protokoll steht „{$text}“
script-other-tool = das Werkzeug in der Hand ist „{$tool}“, nicht „{$text}“
script-no-menu = das Menü ist nicht offen
script-not-shown = der Hinweis zeigt nicht „{$text}“, sondern „{$told}“
script-no-offer = niemand wird etwas gefragt
script-not-over = das Gefecht ist nicht vorbei
script-no-tool = die Aktionsleiste bietet kein „{$text}“, sondern {$tools}
script-no-battle = es gibt kein Gefecht
script-no-film = es hat kein Film begonnen
script-too-long = worauf das Skript wartet, geschieht nicht
script-no-square = „{$line}“ nennt kein Feld; Felder schreibt man Spalte,Zeile
script-no-key = „{$line}“ nennt keine Taste
script-no-number = „{$line}“ nennt keine Zahl von Bildern
script-no-text = „{$line}“ endet zu früh

window-walk-then = {$walk}, dann {$attack}

window-order-more = +{$count}
window-pause-battle = {$scenario} ({$book})
window-pace-normal = 1×
window-pace-double = 2×
window-pace-fourfold = 4×
window-pace-instant = Sofort
script-no-settings = die Einstellungen sind nicht offen
script-no-size = „{$line}“ nennt keine Größe; Größen schreibt man wie 800x600

window-square-light = , {$light}
window-again-alike = Gleiche Würfel
window-again-anew = Neue Würfel
window-watch = Wiederholung
window-watch-moment = Diesen Moment ansehen
window-next = Weiter
window-save-sheet = Bild
window-sheet-saved = Gespeichert als {$file}
window-sheet-unsaved = Das Bild ließ sich nicht speichern: {$cause}
window-sheet-of = Affray · {$scenario} · {$book} · Startwert {$seed}
window-verdict-held = Behauptet
window-verdict-lost = Verloren
window-verdict-drawn = Unentschieden
window-verdict-decided = Sieg: {$side}
window-harm-in-points = in Trefferpunkten
window-harm-in-injuries = in Verletzungen und Gefallenen
window-harm-suffered = {$side}: {$harm} erlitten
window-luck = Glück
window-luck-share = glücklicher als {$share} von 100
window-luck-bell = Jede Zahl von Erfolgen, die diese Würfe hätten bringen können, je wahrscheinlicher, desto höher. Die Linie ist, was zu erwarten war, der gefüllte Balken, was kam.
window-luck-strikes = {$met ->
    [one] Ein Treffer
   *[other] {$met} Treffer
} bei {$count}, erwartet {$expected}
window-luck-checks = Andere Proben: {$met} von {$count}, erwartet {$expected}
window-luck-damage = Schadenswürfel: {$total}, erwartet {$expected}
window-luckiest = Das größte Glück: {$who}, bei einer Chance von {$chance}
window-unluckiest = Das größte Pech: {$who}, trotz einer Chance von {$chance}
window-costliest = Der teuerste Hieb
window-costliest-points = In Runde {$round} nahm {FORM($who, "nom")} {FORM($target, "dat")} {$harm ->
    [one] einen Trefferpunkt ab
   *[other] {$harm} Trefferpunkte ab
}{$fells ->
    [yes] {" "}und brachte damit den Fall.
   *[no] .
}
window-costliest-injuries = {FORM($who, "Nom")} {$fells ->
    [yes] fällte
   *[no] verletzte
} {FORM($target, "acc")} in Runde {$round}.
window-doings = Wer was tat
window-doings-hits = Treffer
window-doings-of = {$hits}/{$strikes}
window-doings-dealt = gemacht
window-doings-suffered = erlitten
window-doings-felled = gefällt
window-doings-helped = Hilfe
window-doings-squares = Schritte
window-fell-by = Runde {$round}, durch {FORM($by, "acc")}
window-fell = Runde {$round}, {$fate}
window-left-in-round = gegangen in Runde {$round}
window-replay-all = alle
window-replay-eyes = Augen: {$eyes}
window-replay-take-over = Ab hier übernehmen
window-replay-close = Zurück
window-replay-at-start = Die Wiederholung ist am Anfang.
window-replay-at-end = Die Wiederholung ist am Ende.
window-replay-now = Wiederholung
window-replay-keys = Zieh den Regler zu einem beliebigen Augenblick. Tasten:
window-curtain = Der Tisch geht an
window-curtain-hint = Wer jetzt dran ist, hebt den Vorhang.
window-curtain-lift = Vorhang auf (Eingabe)
script-no-curtain = Der Vorhang wartet nicht auf {$text}. {$side ->
    [none] Er ist offen.
   *[other] Er wartet auf {$side}.
}
script-other-moment = Die Wiederholung ist nicht bei Moment {$wanted}. {$told ->
    [none] Es wird kein Gefecht angesehen.
   *[other] Sie ist bei Moment {$told}.
}
script-no-file = Eine Datei {$name} gibt es im eigenen Ordner nicht.
script-no-words = Nirgends zu sehen ist „{$text}“.
window-sheet-more = mehr darunter ↓
script-not-told = die Geschichte sagt nicht „{$text}“
script-not-read = der Kodex zeigt nicht „{$name}“, sondern „{$read}“
script-not-done = {$done ->
    [one] ein Schritt der Lektion ist getan
   *[other] {$done} Schritte der Lektion sind getan
}, nicht {$count}
window-fell-saved = {$how}, später gerettet
