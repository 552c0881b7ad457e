## Meldungen zu eigenen Dateien
problems-button = {$count ->
    [one] Eine deiner Dateien hat Fehler
   *[other] {$count} deiner Dateien haben Fehler
}
problems-in-scenario = {$count ->
    [one] Dieses Gefecht kann nicht beginnen: Lies die Meldung
   *[other] Dieses Gefecht kann nicht beginnen: Lies die {$count} Meldungen
}
problems-own = Meldungen zu deinen Dateien
problems-of-battle = Warum „{$scenario}“ nicht beginnen kann
problems-live = Diese Liste folgt den Dateien: Was du behebst und speicherst, verschwindet daraus.
problems-none = Alles ist in Ordnung.
problems-settings = Die Einstellungen sind wie üblich, denn ihre Datei ist nicht zu lesen. Sobald du eine Einstellung änderst, wird eine neue geschrieben, und diese bleibt als settings.ron.broken liegen.
files-changed = Dateien haben sich geändert. Dieses Gefecht geht mit seinen eigenen weiter; das nächste beginnt mit den neuen.

## Befehle der Tasten
commands-play = Handeln
commands-board = Das Spielbrett
commands-window = Das Fenster
command-point-left = Ein Feld nach links zeigen
command-point-right = Ein Feld nach rechts zeigen
command-point-up = Ein Feld nach oben zeigen
command-point-down = Ein Feld nach unten zeigen
command-point-next = Auf das nächste Ziel zeigen
command-act = Tun, was ein Klick täte
command-go-by = Über dieses Feld gehen, oder eine andere Möglichkeit dort
command-share = Noch ein Hieb auf dieses Ziel
command-next-combatant = Deine nächste Figur
command-tool-1 = Werkzeug 1 nehmen
command-tool-2 = Werkzeug 2 nehmen
command-tool-3 = Werkzeug 3 nehmen
command-tool-4 = Werkzeug 4 nehmen
command-tool-5 = Werkzeug 5 nehmen
command-tool-6 = Werkzeug 6 nehmen
command-tool-7 = Werkzeug 7 nehmen
command-tool-8 = Werkzeug 8 nehmen
command-tool-9 = Werkzeug 9 nehmen
command-all-tools = Alles aufführen, was möglich ist
command-yes = Mit Ja antworten
command-no = Mit Nein antworten
command-end-turn = Den Zug beenden
command-undo = Zurücknehmen
command-redo = Wiederholen
command-skip = Die Animation überspringen
command-pan-left = Die Ansicht nach links schieben
command-pan-right = Die Ansicht nach rechts schieben
command-pan-up = Die Ansicht nach oben schieben
command-pan-down = Die Ansicht nach unten schieben
command-zoom-in = Näher heran
command-zoom-out = Weiter weg
command-whole-board = Das ganze Spielbrett zeigen
command-side-panel = Die Seitentafel öffnen oder schließen
command-scroll-up = Protokoll oder Regel nach oben
command-scroll-down = Protokoll oder Regel nach unten
command-read-rule = Die Regel hinter dem letzten Ereignis lesen
command-slower = Das Gefecht langsamer zeigen
command-faster = Das Gefecht schneller zeigen
command-mute = Den Ton ausschalten
command-settings = Die Einstellungen öffnen
command-back = Ablegen, schließen oder das Menü öffnen
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-enter = Eingabe
key-tab = Tab
key-space = Leertaste
key-escape = Esc
key-alt = Alt
key-backspace = Rücktaste
key-insert = Einfg
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-numpad-enter = Eingabe (Ziffernblock)
key-numpad-plus = + (Ziffernblock)
key-numpad-minus = − (Ziffernblock)
key-menu = Menütaste

## Einstellungen
settings-title = Einstellungen
settings-not-kept = Diese Einstellungen gelten, bis das Fenster schließt; sie lassen sich nicht speichern: {$cause}
settings-look = Aussehen
settings-sound = Ton
settings-play = Spiel
settings-keys = Tasten
settings-language = Sprache
settings-percent = {" "}%
settings-scale = Größe von Text und Tafeln
settings-scale-about = Ändert sich, wenn du den Regler loslässt.
settings-theme = Tafeln
settings-theme-night = Nacht: dunkle Eiche
settings-theme-day = Tag: Papier
settings-colours = Farben der Seiten
settings-colours-about = Seiten unterscheiden sich auch durch Form und Rand ihrer Sockel.
settings-colours-usual = Wie üblich
settings-colours-light = Hell und dunkel
settings-motion = Bewegung
settings-reduced-motion = Weniger Bewegung: nichts flackert, wackelt oder schwankt
settings-volume = Lautstärken
settings-volume-about = Beim Loslassen eines Reglers ist etwas zu hören.
settings-volume-all = Alles
settings-volume-effects = Was geschieht
settings-volume-ambience = Umgebung
settings-muted = Stille
settings-test-sound = Hören
settings-pace = Tempo des Gefechts
settings-pace-about = Wie schnell Wege und Hiebe gezeigt werden; bei keinem Tempo geht etwas verloren.
settings-pace-normal = Normal
settings-pace-double = Doppelt
settings-pace-fourfold = Vierfach
settings-pace-instant = Sofort
settings-confirm = Nachfragen vor …
settings-confirm-about = Wonach nicht gefragt wird, lässt sich zurücknehmen.
settings-confirm-end-turn = dem Ende eines Zugs, in dem noch eine Aktion übrig ist
settings-confirm-danger = Wegen, auf denen Gegner zuschlagen können
settings-confirm-again = dem Neubeginn, bevor das Gefecht vorbei ist
settings-language-about = Die Sprache des Fensters, des Protokolls und der Regeln.
settings-language-system = Wie das System
settings-language-missing = Für „{$language}“ gibt es keine Dateien.
settings-keys-about = Klick auf die Tasten eines Befehls, oder drück dort Eingabe, und dann die neue Taste.
settings-keys-press = {$command}: Drück jetzt die neue Taste. Esc lässt es, wie es war.
settings-keys-taken = {$key} war schon vergeben: „{$command}“ hat sie verloren.
settings-keys-fixed = {$key} ist fest vergeben.
settings-keys-unknown = Diese Taste lässt sich nicht verwenden.
settings-keys-waits = Taste drücken …
settings-keys-none = keine Taste
settings-keys-of = {$command}: {$keys}
settings-keys-reset = Alle Tasten wie üblich
settings-keys-are-usual = Alle Tasten sind schon wie üblich.
settings-keys-not-free = Diese Tasten bedeuten immer dasselbe.
settings-no-key = eine Taste namens {$found} gibt es nicht
settings-no-command = einen Befehl namens {$found} gibt es nicht
sheet-close = Schließen
side-tip = Die Tafel öffnen oder schließen ({$key})
tools-title = Möglichkeiten: {$who}
tools-nobody = Von deinen Figuren ist keine am Zug
question-title = Sicher?
question-again = Dieses Gefecht neu beginnen? Es fängt von vorn an, und was geschehen ist, bleibt zurück.
question-end-turn = {FORM($who, "Nom")} kann noch handeln. Den Zug beenden?
question-danger = {$count ->
    [one] Unterwegs kann ein Gegner nach {FORM($who, "dat")} schlagen. Gehen?
   *[other] Unterwegs können Gegner {$count}-mal nach {FORM($who, "dat")} schlagen. Gehen?
}

## Befehle der Tasten
command-codex = Den Kodex öffnen
command-switch-log = Die Geschichte oder jeden Wurf zeigen
command-large-log = Das Protokoll über dem Spielbrett zeigen
command-search-log = Das Protokoll durchsuchen
command-narrate = Das Vorgelesene zeigen oder verbergen
