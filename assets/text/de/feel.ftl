# Was man über den Figuren und auf den fallenden Würfeln liest.

window-pace-tip = Wie schnell das Gefecht gezeigt wird ({$slower}: langsamer, {$faster}: schneller)
window-dodged = ausgewichen
window-parried = pariert
window-armour-holds = Rüstung hält
window-withstood = widerstanden
window-shield-holds = Schild: {$amount}
window-shield-broken = Schild zerbrochen
window-critical = kritisch!
window-harm = {$amount}
window-healed = +{$amount}
window-injured = {$points ->
    [one] verletzt
   *[other] verletzt: {$points}
}
window-tired = {$points ->
    [one] ermüdet
   *[other] ermüdet: {$points}
}
window-shaken = {$points ->
    [one] gestresst
   *[other] gestresst: {$points}
}
window-morale-breaks = Moral bricht
window-morale-holds = Moral hält
window-morale-returns = fasst Mut
window-throw-by = {$who}: {$purpose}
window-throw-plus = {$natural} + {$bonus}
window-throw-minus = {$natural} − {$bonus}
window-throw-sum = {$sum} = {$total}
window-throw-total = = {$total}
window-throw-reach = {$sum} gegen {$target}: {$verdict}
window-throw-exceed = {$sum} gegen mehr als {$target}: {$verdict}
window-throw-at-most = {$sum} gegen höchstens {$target}: {$verdict}
window-verdict = {$success ->
    [yes] gelungen
   *[no] misslungen
}
window-verdict-attack = {$success ->
    [yes] Treffer
   *[no] daneben
}
window-verdict-critical = {$success ->
    [yes] kritisch
   *[no] gewöhnlicher Treffer
}
window-verdict-armour = {$success ->
    [yes] geht durch
   *[no] Rüstung hält
}
window-verdict-evasion = {$success ->
    [yes] ausgewichen
   *[no] nicht ausgewichen
}
window-verdict-morale = {$success ->
    [yes] sie hält
   *[no] sie bricht
}
