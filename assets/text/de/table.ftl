# Der Tisch mit den Blättern: Szenarien und gespeicherte Gefechte.

table-scenarios = Szenarien
table-saves = Gespeicherte Gefechte ({$count})
table-lessons = Lernen
table-search = Suchen
table-nothing-found = Kein Blatt enthält „{$typed}“.
table-below = {$count ->
    [one] Darunter noch ein Blatt
   *[other] Darunter noch {$count} Blätter
}
table-drawing = Die Karte wird gezeichnet …
table-roll-up = Das Blatt einrollen
table-gentle = mild
table-fair = machbar
table-even = offen
table-hard = hart
table-grim = erbarmungslos
table-play-soldier = wie ein Soldat gespielt
table-play-brute = wie ein Draufgänger gespielt
table-won = {$who}: {$won} gewonnen
table-measured = Von 100 Gefechten gegen die Gegner des Szenarios: {$parts}.
table-aims = Zum Sieg: {$aims}
table-defeat = alle Gegner besiegen
table-neutral = Hält sich aus dem Kampf heraus.
table-several = {$name} × {$count}
table-awaited = {$count ->
    [one] Eine Figur kommt vielleicht noch.
   *[other] {$count} Figuren kommen vielleicht noch.
}
table-size = {$columns} × {$rows} Felder
table-limit = höchstens {$rounds} Runden
table-differs = Was hier anders ist:
table-own-book = das eigene Regelwerk des Szenarios
table-to-own-book = Zurück zum eigenen des Szenarios
table-party = Gruppe
table-party-too-small = Dieses Szenario braucht eine Gruppe von mindestens {$count}.
table-sides = Wer spielt
table-seat-player = Du
table-seat-master = Meister
table-seat-veteran = Veteran
table-seat-soldier = Soldat
table-seat-novice = Neuling
table-seat-brute = Draufgänger
table-seat-random = Zufällig
table-dice = Würfel
table-any-seed = jedes Mal andere Würfel
table-seed-tip = Eine Zahl bringt dieselben Würfel wieder: Dieselben Befehle ergeben dann dasselbe Gefecht.
table-no-seed = Nur eine ganze Zahl kann der Startwert der Würfel sein.
table-take-back = Zurücknehmen
table-take-back-everything = Alles
table-take-back-until-dice = Bis gewürfelt wird
table-take-back-nothing = Nichts
table-begin = Beginnen: {$name}
table-begin-tip = Auch mit der Eingabetaste.
table-choose = Wähle ein Blatt.
table-resume = Weiter: {$name}, Runde {$round}
table-resume-tip = Setzt das zuletzt gespeicherte Gefecht fort.
table-saved-by = {$scenario}, nach {$book}
table-saved-book = nach {$book}
table-see-end = Ansehen
table-saved-round = Runde {$round}
table-saved-over = {$result} ({$round ->
    [one] eine Runde
   *[other] {$round} Runden
})
table-broken = Dieses Gefecht lässt sich nicht fortsetzen: {$why}
table-go-on = Weiter
table-rename = Umbenennen
table-rename-done = Fertig
table-delete = Löschen
table-delete-really = Endgültig löschen
table-keep = Behalten
table-just-now = gerade eben
table-minutes-ago = {$count ->
    [one] vor einer Minute
   *[other] vor {$count} Minuten
}
table-hours-ago = {$count ->
    [one] vor einer Stunde
   *[other] vor {$count} Stunden
}
table-days-ago = {$count ->
    [one] gestern
   *[other] vor {$count} Tagen
}
table-name-taken = Ein anderes gespeichertes Gefecht heißt schon „{$name}“.
table-name-unfit = „{$name}“ kann kein Gefecht heißen.
table-file-fault = {$file}: {$cause}
window-problem = Zeile {$line}, Spalte {$column}: {$text}
