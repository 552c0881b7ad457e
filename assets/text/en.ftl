# Every sentence of the game in English. A translation is a file like this one, named after its language; messages that it
# leaves out are shown in English. Most messages are called after what happens, such as `fact-turn-begins`, and are told its
# details: `src/tell/message.rs` says how.

### How the parts of a sentence are joined

language = English
# A combatant's name with the key that tells apart those of the same name, and a name that the language does not translate.
# Languages that inflect names give these messages forms, see docs/translating.md.
name-with-key = {$name} ({$key})
name-with-number = {$name} {$number}
name-as-written = {$name}
# A name may begin with this article. Within a sentence the article loses its capital.
article-of-names = The
somebody = somebody
something = something
# How numbers are written.
decimal = {$whole}.{$fraction}
minus = -
square = {$col},{$row}
list-next = {$list}, {$item}
list-last = {$list} and {$item}
# The squares of a way contain commas themselves, so spaces separate them.
way-next = {$list} {$item}
remark-next = {$list}; {$item}

### Checks: dice, bonuses and the number to reach

## The dice
# "d6 5" has been rolled; "d6", "2d6, the higher" and "2d6, the lower" have not been rolled yet.
dice-shown = d{$sides} {$natural}
dice-one = d{$sides}
dice-higher = 2d{$sides}, the higher
dice-lower = 2d{$sides}, the lower
dice-sum = {$count}d{$sides}
dice-drawn-sum = {$dice} = {$natural}
dice-sum-shown = {$count}d{$sides} {$natural}
dice-highest = {$count}d{$sides}, the highest
dice-highest-shown = {$count}d{$sides}, the highest {$natural}
dice-best-shown = d{$sides} {$natural}, which counts as {$counts}
dice-faces = from {$faces}
dice-edge = {$edge}: {$why}
dice-remarks = {$dice} ({$remarks})
skill-blades = blades
skill-axes = axes
skill-bludgeons = bludgeons
skill-polearms = polearms
skill-bows = bows
skill-crossbows = crossbows
skill-slings = slings
skill-throwing = throwing
skill-unarmed = unarmed fighting
skill-magic = magic
skill-vigor = vigor
skill-dexterity = dexterity
skill-cognition = cognition
skill-intellect = intellect
skill-awareness = awareness
skill-sneak = sneaking
ability-str = Strength
ability-dex = Dexterity
ability-con = Constitution
ability-int = Intelligence
ability-wis = Wisdom
ability-cha = Charisma
ability-wil = Willpower
body-part-hand = hand
body-part-foot = foot
body-part-eye = eye
body-part-ear = ear
body-part-fingers = fingers
body-part-nose = nose
damage-kind-plain = damage
damage-kind-bleed = bleeding damage
damage-kind-non-lethal = nonlethal damage
damage-kind-fire = fire damage
damage-kind-ice = ice damage
damage-kind-acid = acid damage
damage-kind-lightning = lightning damage
damage-kind-dissonance = dissonance damage
damage-kind-blight = blight damage
damage-kind-solar = solar damage
aptitude-constitution = constitution
aptitude-endurance = endurance
aptitude-willpower = willpower
aptitude-bravery = bravery
aptitude-sanity = sanity
aptitude-coordination = coordination
aptitude-might = might
aptitude-speed = speed
aptitude-vision = vision
aptitude-steadiness = steadiness
aptitude-reaction = reaction
aptitude-perception = perception
aptitude-dexterity = dexterity
aptitude-brawling = brawling
tested-skill = {$what}
tested-ability = {$what}
tested-aptitudes = {$what}
edge-favoured = advantage
edge-hampered = disadvantage
edge-plain = neither advantage nor disadvantage
position-hampered = impaired
position-favoured = enhanced

## Sums
roll-sum = {$dice}, {$bonuses} = {$total}
roll-ahead = {$dice}, {$bonuses}
threshold-sum = {$total} ({$parts})
part-signed = {$amount} {$why}
part-unsigned = {$amount} {$why}
check-sure = {$roll}, only the worst roll misses: {$why}
check-reach = {$roll} against {$threshold}
check-exceed = {$roll} against more than {$threshold}
check-at-most = {$roll} against no more than {$threshold}
fact-assured = {$who} succeeds without a roll: {$purpose}.

## Why a number counts
reason-base = base
reason-score = {$what}
reason-skill = {$what}
reason-light = {$what}
reason-darksight = {$what}
reason-aptitudes = for {$what ->
    [1] one aptitude
    [2] two aptitudes
    [3] three aptitudes
   *[other] {$what} aptitudes
}
reason-hit-bonus = hit bonus
reason-armour = armour
reason-dodge = dodge
reason-initiative = initiative
reason-untaught = untrained in {$what}
reason-off-balance = off balance
reason-load = carrying too much
reason-crowded = {$what ->
    [one] one more enemy next to the target
   *[other] {$what} more enemies next to the target
}
reason-critical = critical hit
reason-overshield = the target's overshield
reason-unseen = unseen attacker
reason-watched = the most watchful enemy
reason-haste = moving fast
reason-unproficient = not proficient with the weapon
reason-proficient = proficient with the weapon
reason-proficiency = proficiency
reason-attack-bonus = attack bonus
reason-armour-class = armour class
reason-flanked = flanked target
reason-pressed = {$who} in reach
reason-mastery = mastery
reason-untrained-armour = not trained in this armour
reason-loud-armour = noisy armour
reason-same-dice = same dice as the attack
reason-evading = evading is hard
reason-bare-hands = bare hands against a weapon
reason-better-chance = trait or help
reason-last-chance = chances left
trait-vigilant = Vigilant
trait-brutal = Brutal
trait-duelist = Duelist
trait-armor-training = Armor Training
trait-strong = Strong
trait-robust = Robust
trait-hard-to-kill = Hard to Kill
trait-medic = Medic
trait-unarmed-fighter = Unarmed Fighter
trait-resilient = Resilient
reason-difficulty = for {$what}
difficulty-trivial = a trivial test
difficulty-easy = an easy test
difficulty-average = an average test
difficulty-difficult = a difficult test
reason-aloft = flying
reason-seasoned = seasoned
reason-outnumbered = outnumbered two to one
reason-outnumbering = outnumbering two to one
reason-deserted = {$who} has retreated
reason-exhausted = exhausted
reason-weakened = weakened by a wound
reason-spurred = {$who}'s command
reason-lost-part = lost {$what}
reason-detachment = detachment and single fighter
reason-target-helpless = helpless target
reason-target-unseen = target not seen
reason-daring = daring attack
reason-points = for {$what} so far
reason-weapon = weapon
reason-worn-injuries = injured
reason-worn-fatigue = fatigued
reason-worn-stress = stressed
reason-opponent = rolled by {$who}
reason-game-master = the game master's ruling
reason-aid = help from {$who}
reason-cover = cover
reason-target-fallen = target prone or unconscious
reason-on-the-ground = prone
reason-target-held = grappled target
reason-target-senseless = unconscious target
reason-hands-bound = hands bound
reason-trauma = trauma of {$what}

## What a roll was for
rolled-first-side = Who goes first: {$check}.
rolled-lot = The tied combatants draw lots for who goes next: {$check}.
rolled-attack = {$who} attacks {$target} with the {$weapon}: {$check}: {$success ->
    [yes] hit
   *[no] miss
}.
landed-attack = {$who} hits {$target} with the {$weapon}: {$check}.
rolled-damage = {$who} deals {$kind} to {$target} with the {$weapon}: {$check}.
rolled-suffering = {$who} takes {$kind}: {$check}.
rolled-healing = {$who} heals {$target} with the {$with}: {$check}.
rolled-initiative = {$who} rolls initiative: {$check}.
rolled-trial-without-against = {$who} tests {$tested}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-extra-roll-risky-deed = {$who} takes a risk: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-extra-roll-how-many = {$who} rolls for how many targets are hit by the {$with}: {$check}.
rolled-extra-roll-confirm = {$who} rolls to confirm a critical hit on {$target}: {$check}: {$success ->
    [yes] a critical hit
   *[no] a normal hit
}.
rolled-extra-roll-pierce = {$who} rolls to get through the armour of {$target}: {$check}: {$success ->
    [yes] the hit gets through
   *[no] the armour stops the hit
}.
rolled-extra-roll-save = {$who} makes a save against {$attacker}'s {$from}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-extra-roll-evade = {$who} tries to evade the attack of {$attacker}: {$check}: {$success ->
    [yes] evaded
   *[no] not evaded
}.
rolled-extra-roll-extricate = {$who} tries to get away: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-extra-roll-hold-on = {$who} tries to hold on to life: {$check}: {$success ->
    [yes] they hold on
   *[no] they come closer to death
}.
rolled-extra-roll-tend = {$who} tends {$target}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-trial = {$who} tests {$tested} against {$against}: {$check}.
rolled-outdo = {$who} tests {$tested} as well: {$check}: {$success ->
    [yes] better than {$against}
   *[no] no better than {$against}
}.
rolled-sneak = {$who} tries to sneak: {$check}.
rolled-trap-find = {$who} examines the trap at {$at}: {$check}: {$success ->
    [yes] they find out how it works
   *[no] they find nothing out
}.
rolled-trap-disarm = {$who} tries to disarm the trap at {$at}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-trap-avoid = {$who} tries to avoid the trap at {$at}: {$check}: {$success ->
    [yes] avoided
   *[no] not avoided
}.
rolled-morale = {$who} checks morale ({$cause}): {$check}: {$success ->
    [yes] it holds
   *[other] it breaks
}.
rolled-retreat = {$who} tries to get away: {$check}: {$success ->
    [yes] success
   *[other] they are cut off
}.
rolled-attempt-stabilise = {$who} tries to stabilise {$target}: {$check}: {$success ->
    [yes] success
   *[other] failure
}.
rolled-attempt-treat = {$who} treats {$target}: {$check}: {$success ->
    [yes] success
   *[other] failure
}.
rolled-attempt-frighten = {$who} tries to frighten {$target}: {$check}: {$success ->
    [yes] success
   *[other] failure
}.
rolled-attempt-command = {$who} gives {$target} a command: {$check}: {$success ->
    [yes] success
   *[other] failure
}.
rolled-attempt-finish = {$who} tries to finish off {$target}: {$check}: {$success ->
    [yes] success
   *[other] failure
}.
rolled-corruption = {$who} tries to resist corruption: {$check}: {$success ->
    [yes] success
   *[other] failure
}.
rolled-aftermath = Lasting effect on {$who}: {$check}.
rolled-lost-part = Body part that {$who} loses: {$check}.
rolled-lost-points = Points of {$ability} that {$who} loses: {$check}.
rolled-recovery = {$who} recovers better than expected: {$check}.
rolled-spot = {$who} tries to spot {$target}: {$check}: {$success ->
    [yes] spotted
   *[no] not spotted
}.
rolled-injury = {$who} makes an injury check: {$check}: {$success ->
    [yes] passed, an injury
   *[no] failed
}.
rolled-save = {$who} makes a save on {$what}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-draining = {$who} loses points of {$what}: {$check}.
rolled-death-or-maiming = Death or maiming for {$who}: {$check}.
rolled-endure = {$who} makes a check for {$what}: {$check}: {$success ->
    [yes] passed, {$what} rises by one
   *[no] failed, it is too much
}.
rolled-risk = {$who} risks {$what}: {$check}: {$success ->
    [yes] escaped
   *[no] not escaped
}.
rolled-unconsciousness = How long {$who} is unconscious: {$check}.
rolled-contest-trip = {$who} tries to trip {$against}: {$check}.
rolled-contest-disarm = {$who} tries to disarm {$against}: {$check}.
rolled-withstand-trip = {$who} tries to resist being tripped by {$against}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-withstand-disarm = {$who} tries to resist being disarmed by {$against}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-contest-grapple = {$who} tries to grapple {$against}: {$check}.
rolled-contest-break-free = {$who} tries to break free of {$against}: {$check}.
rolled-withstand-grapple = {$who} tries to resist being grappled by {$against}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-withstand-break-free = {$who} tries to keep hold of {$against}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.

## What a check is for
purpose-first-side = who goes first
purpose-lot = drawing lots among the tied
purpose-attack = attack on {$target} with the {$weapon}
purpose-damage = {$kind} to {$target} with the {$weapon}
purpose-suffering = taking {$kind}
purpose-healing = healing {$target} with the {$with}
purpose-extra-roll-confirm = critical hit on {$target}
purpose-extra-roll-pierce = getting through the armour of {$target}
purpose-extra-roll-save = save against the {$from}
purpose-extra-roll-risky-deed = a risky action
purpose-extra-roll-how-many = how many targets are hit by the {$with}
purpose-extra-roll-evade = evading {$attacker}
purpose-extra-roll-extricate = getting away
purpose-extra-roll-hold-on = holding on to life
purpose-extra-roll-tend = tending {$target}
purpose-initiative = initiative
purpose-trial-without-against = {$tested}
purpose-trial = {$tested} against {$against}
purpose-outdo = {purpose-trial}
purpose-sneak = sneaking
purpose-trap-find = examining the trap at {$at}
purpose-trap-disarm = disarming the trap at {$at}
purpose-trap-avoid = avoiding the trap at {$at}
purpose-morale = morale ({$cause})
purpose-retreat = getting away
purpose-attempt-stabilise = stabilising {$target}
purpose-attempt-treat = treating {$target}
purpose-attempt-frighten = frightening {$target}
purpose-attempt-command = commanding {$target}
purpose-attempt-finish = finishing off {$target}
purpose-corruption = resisting corruption
purpose-aftermath = lasting effect
purpose-lost-part = lost body part
purpose-lost-points = lost points of {$ability}
purpose-recovery = recovery
purpose-spot = spotting {$target}
purpose-injury = injury check
purpose-save = save on {$what}
purpose-draining = lost points of {$what}
purpose-death-or-maiming = death or maiming
purpose-endure = check for {$what}
purpose-risk = risk of {$what}
purpose-unconsciousness = length of unconsciousness
purpose-contest-trip = tripping {$against}
purpose-contest-disarm = disarming {$against}
purpose-withstand-trip = resisting being tripped by {$against}
purpose-withstand-disarm = resisting being disarmed by {$against}
purpose-contest-grapple = grappling {$against}
purpose-contest-break-free = breaking free of {$against}
purpose-withstand-grapple = resisting being grappled by {$against}
purpose-withstand-break-free = keeping hold of {$against}

### Odds

odds-hit = Hit: {$chance}
odds-success = Success: {$chance}
odds-injured = Injured: {$chance}
odds-dead = Dead: {$chance}
odds-down = Down: {$chance}
odds-maimed = Maimed: {$chance}
odds-senseless = Unconscious: {$chance}
odds-out-of-the-fight = Out of the fight: {$chance}
odds-tired = Tired: {$chance}
odds-stressed = Stressed: {$chance}
odds-prone = Prone: {$chance}
odds-disarmed = Disarmed: {$chance}
odds-mishap = Mishap: {$chance}
odds-harm = Hit points lost: {$mean} on average, {$most} at most
odds-brief = {$chance}, avg {$mean}
odds-brief-span = {$least}–{$most}, avg {$mean}
odds-brief-out = {$chance}, out {$out}
odds-brief-nothing = no harm
odds-brief-for = {$who}: {$odds}
odds-check = {$who}, {$purpose}: {$check}
chance-none = 0%
chance-certain = 100%
chance-under = under 0.1%
chance-over = over 99.9%
chance-percent = {$percent}%
chance-cases = {$percent} ({$cases} in {$of})

### States and conditions of a combatant

fate-awaited = awaited
fate-able = able
fate-unconscious = {$turns ->
    [one] unconscious for one exploration turn
   *[other] unconscious for {$turns} exploration turns
}
fate-unconscious-without-turns = unconscious
fate-down = down
fate-maimed = maimed
fate-surrendered = surrendered
fate-paralysed = paralysed
fate-delirious = delirious
fate-dead = dead
fate-gone = gone
posture-standing = standing
posture-prone = prone
track-injuries = injuries
track-fatigue = fatigue
track-stress = stress
points-injuries = {$points ->
    [0] no injuries
    [one] one injury
   *[other] {$points} injuries
}
points-fatigue = {$points ->
    [0] no fatigue
   *[other] {$points} fatigue
}
points-stress = {$points ->
    [0] no stress
   *[other] {$points} stress
}
light-darkness = darkness
light-dim = dim light
light-lit = light
light-brilliant = brilliant light
removable-condition-slowed = half speed
removable-condition-stunned = no actions
removable-condition-weakened = weakness from a wound
removable-condition-exhausted = exhaustion
removable-condition-held = an enemy's hold on them
removable-condition-tripped = a fall at the start of their turn
removable-condition-suffering = damage every turn
removable-condition-beset = a weapon still affecting them
removable-condition-off-balance = a loss of balance
removable-condition-corrupted = corruption
removable-condition-trauma = a trauma
removable-condition-maiming = a lasting wound
removable-condition-readied = a readied action
removable-condition-evading = evasion
removable-condition-risky = a risky next action
removable-condition-concentrating = concentration on a spell
condition-aided = help from {$source}
condition-granted = {$edge}
condition-rated = {$difficulty}
condition-risky = a risky next action (test: {$tested} against {$against})
condition-risky-without-against = a risky next action (test: {$tested})
condition-risky-without-tested = a risky next action (test against {$against})
condition-risky-without-tested-without-against = a risky next action
condition-readied = readied: {$deed} ({$on})
condition-evading = evasion
condition-concentrating = concentration on {$spell}
condition-assured = a sure success
condition-fixed-die = a die that will show {$face}
condition-trauma = a trauma ({$dread})
condition-maiming = a wound that stays
condition-suffering = {$dice}{$plus ->
    [0] {""}
   *[other] {" "}+ {$plus}
} of {$kind} at the start of each of their turns
condition-beset = the {$weapon} of {$source} still affecting them
condition-aimed = {$weapon} aimed already
condition-slowed = half speed
condition-stunned = no actions
condition-off-balance = off balance ({$by} to dodge and armour)
condition-tripped = a fall at the start of their turn, tripped by {$source}
condition-exhausted = exhaustion
condition-corrupted = corruption by {$weapon}, stage {$stage}
condition-weakened = weakness from a wound
condition-spurred = {$edge} by the command of {$source}
condition-held = a hold on them by {$source}
dread-dead-ally = an ally's death
dread-defeat = defeat
dread-creature = {$what}
until-next-check = for one check
until-attack-ends = for all dice of an attack by {$who}
until-next-check-of-round = for one check of round {$what}
until-turn-start = until {$who}'s turn begins
until-turn-end = until {$who}'s turn ends
until-concentration-ends = for as long as {$who} concentrates on it
until-hold-ends = until they are let go or break free
until-round = until round {$what} ends
until-battle = until the battle ends
until-lasting = lasting beyond the battle

### What happens

fact-cited = {$sentence} [{$rule}]

## Rounds and turns
fact-round-begins = Round {$round}, {$seconds} seconds into the battle
fact-first-side = {$side} will go first.
fact-order-settled = Turn order: {$order}.
order-place = {$who} {$score}
fact-changed-places = {$with} goes before {$who}, so that no three players act one after another.
fact-side-goes = {$side} to act
fact-turn-begins = {$who} acts.
fact-plans = {$who} has time to prepare.
fact-sneaks = {$who} is sneaking: to spot them, an enemy must roll {$roll} or more.
fact-hides = {$who} is hidden: nobody can attack them until they attack or come into plain view.
fact-revealed = {$who} is no longer sneaking.
fact-delays = {$who} delays until after {$after}'s turn, and acts after them from now on.
fact-turn-ends = {$who}'s turn is over.
fact-said = “{$words}”
fact-light-changed = The light changes: {$light} now.
fact-trap-found = {$who} finds out how the trap at {$at} works: it can be stepped over now.
fact-placed-laid = {$who} places the {$what} at {$at}.
fact-placed-sprung = {$who} steps into the {$what} at {$at}.
fact-placed-removed = {$who} disarms the {$what} at {$at}.
fact-placed-found = {$who} finds out how the {$what} at {$at} can be avoided.
fact-placed-removed-without-who = There is no longer any {$what} at {$at}.
fact-placed-found-without-who = Everybody now knows of the {$what} at {$at}.
fact-placed-laid-without-who = {fact-placed-found-without-who}
fact-placed-sprung-without-who = {fact-placed-found-without-who}
fact-trap-found-without-who = Everybody now knows how the trap at {$at} works.
fact-trap-disarmed = {$who} disarms the trap at {$at}.
fact-trap-disarmed-without-who = The trap at {$at} is disarmed.
fact-trap-avoided = The trap at {$at} springs, but {$who} avoids it.
fact-trap-sprung = The trap at {$at} springs and catches {$who}.
fact-trap-sprung-without-who = The trap at {$at} springs.
fact-trap-avoided-without-who = {fact-trap-sprung-without-who}
fact-trap-set = The trap at {$at} is set.
fact-flame-lit = {$who} lights the {$item}.
fact-flame-doused = {$who} puts out the {$item}.
fact-flame-dropped = {$who} drops the {$item} at {$at}.
fact-flame-taken-up = {$who} picks up the {$item} from {$from}.
fact-flame-burnt-down = {$spell ->
    [yes] The light on {$who} goes out ({$item}).
   *[no] {$who}'s {$item} has burnt out.
}
fact-flame-kindled-one = {$who} now gives light ({$item}).
fact-flame-kindled-square = There is now light at {$what} ({$item}).
fact-flame-burnt-out = {$spell ->
    [yes] The light at {$at} goes out ({$item}).
   *[no] The {$item} at {$at} has burnt out.
}
some-light = light

## Movement
fact-leaves = {$who} is about to move from {$from} to {$to}, within an enemy's reach.
fact-moved = {$who} moves to {$to}{$squares ->
    [1] {""}
   *[other] {" "}through {$via}
}.
fact-moved-without-path = {$who} stays where they are.
fact-hard-going = Difficult terrain costs {$who} {$more} more feet.
fact-second-move = {$who} uses their action for a second move.
fact-arrived = {$who} takes position at {$at}.
fact-joined = {$who} joins the battle.
fact-halted-blocked = {$who} stops at {$at}: {$by} is in the way.
fact-halted-stopped = {$who} stops at {$at}.
fact-door-moved-without-by = The door at {$at} {$open ->
    [yes] opens
   *[no] closes
}.
fact-door-moved = {$by} {$open ->
    [yes] opens
   *[no] closes
} the door at {$at}.
fact-sighted = {$by} can see {$who} at {$at}.
fact-lost-sight = {$by} can no longer see {$who}.
fact-faced = {$who} faces a terrifying creature for the first time: {$kind}.

## Damage, healing and other effects on a combatant
fact-points = {$who} now has {$points}.
fact-traded = {$who} trades a full action for smaller ones.
fact-swung = {$who} spends {$points} action points on {$hit ->
    [yes] the attack
   *[no] the miss
}.
fact-harmed = {$who} loses {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}: {$now} left.
fact-healed = {$who} regains {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}: {$now} now.
fact-shielded = {$who}'s overshield absorbs {$amount}: {$left} left.
fact-shield-raised = {$hp ->
    [0] {$who} gains an overshield that absorbs no damage.
   *[other] {$who} gains an overshield of {$hp}.
}
fact-shield-stays = {$who} keeps their overshield: it is already as strong.
fact-shield-ended = {$who}'s overshield is gone.
fact-warded = {$who}'s overshield holds: no other effect gets through.
fact-pushed = {$by} pushes {$who} away.
fact-used-up = {$who} has {$left ->
    [0] no more uses of the {$what}
    [one] one more use of the {$what}
   *[other] {$left} more uses of the {$what}
}.
fact-fizzled = {$who} loses control of the {$spell}, which ends.
fact-scaled-half = The damage to {$who} is halved to {$amount}.
fact-scaled-double = The damage to {$who} is doubled to {$amount}.
fact-kept-off = {$who} is protected from {$amount} of the damage.
fact-fate-awaited = {$who} has not arrived yet.
fact-fate-able = {$who} is able to act.
fact-fate-unconscious = {$turns ->
    [one] {$who} falls unconscious for one exploration turn.
   *[other] {$who} falls unconscious for {$turns} exploration turns.
}
fact-fate-unconscious-without-turns = {$who} falls unconscious.
fact-fate-down = {$who} is down.
morale-or-life-alarm = Morale of {$side}: {$cause}.
morale-or-life-morale-check = {$who} must check morale: {$cause}.
morale-or-life-morale-changes-breaks = {$who}'s morale breaks, and they flee.
morale-or-life-morale-changes-rallies = {$who} rallies.
morale-or-life-morale-changes-held-back = {$who} does not get away.
morale-or-life-runs = {$who} runs for the exit.
morale-or-life-chance-lost = {$who} loses a chance to hold on to life.
morale-or-life-tended = {$who} is tended and has better chances to hold on to life.
morale-or-life-saved = {$who} is saved from dying{$healed ->
    [0] .
   *[other] , and healed by {$healed}.
}
morale-or-life-exposed = {$who} is exposed to corruption from the {$weapon}.
morale-or-life-sickens = A stage of {$who}'s corruption is over.
morale-or-life-rests = {$who} has eaten and rested.
morale-or-life-fight-ends = The fight is over: everybody who can now helps the fallen.
fact-morale-or-life = {$event}
cause-battle-begins = the battle begins
cause-first-killed = the first of them has fallen
cause-leader-killed = their leader {$who} has fallen
cause-tide-plain = the battle goes against them
cause-deserted = {$who} retreats
cause-frightened = {$who} frightens them
cause-called = {$who} calls them back
cause-asked = the game master's ruling
fact-fate-maimed = {$who} is maimed and out of the fight.
fact-fate-surrendered = {$who} surrenders.
fact-fate-paralysed = {$who} is paralysed.
fact-fate-delirious = {$who} is delirious.
fact-lost = {$who} {$back ->
    [yes] regains
   *[other] loses
} {$points ->
    [one] one point
   *[other] {$points} points
} of {$ability}: {$left} left.
fact-lost-part-back = {$who} regains a body part: {$what}.
fact-lost-part = {$who} loses a body part: {$what}.
fact-fate-dead = {$who} dies.
fact-fate-gone = {$who} leaves the battlefield.
fact-posture = {$prone ->
    [yes] {$who} falls prone.
   *[no] {$who} stands up.
}
fact-condition-began = {$who} now has {$condition}, {$until}.
fact-condition-ended = {$who} no longer has {$condition}.

## Weapons and controls
fact-dropped = {$who} drops the {$weapon} at {$at}.
fact-taken-up = {$who} picks up the {$weapon} from {$from}.
fact-carried-off = {$who} has carried the {$thing} off the battlefield.
fact-readied = {$who} now has the {$weapon} in hand.
fact-outfitted = {$on ->
    [yes] {$who} now wears armour ({$armour}).
   *[no] {$who} no longer wears armour ({$armour}).
}
fact-control-changed-without-level = {$who} is now controlled by a player.
fact-control-changed = {$who} is now controlled by the opponent “{$level}”.

## Objectives and the end of the battle
fact-objective-added = New objective for {$side}: {$objective}.
fact-objective-settled = {$met ->
    [yes] Objective met by {$side}: {$objective}.
   *[no] Objective lost by {$side}: {$objective}.
}
fact-alternative-lost = No longer possible for {$side}: {$objective}. Another objective is still enough.
objective-defeat = no enemy can fight any more
objective-survive = {$rounds ->
    [one] still to be standing when round 1 ends
   *[other] still to be standing when round {$rounds} ends
}
objective-reach = {$count ->
    [one] one member on {$area}
   *[other] {$count} members on {$area}
}
objective-hold = {$rounds ->
    [one] to hold {$area} for one round
   *[other] to hold {$area} for {$rounds} rounds in a row
}
objective-escape = {$count ->
    [one] one member off the battlefield
   *[other] {$count} members off the battlefield
}
objective-protect = {$who} must not fall or surrender
objective-protect-until = {$rounds ->
    [one] {$who} must neither fall nor surrender before round 1 ends
   *[other] {$who} must neither fall nor surrender before round {$rounds} ends
}
objective-named-reach = {$who} on {$area}
objective-named-escape = {$who} off the battlefield
objective-beat = {$who} out of the fight
objective-carry-off = the {$thing} carried off the battlefield
objective-bring = the {$thing} carried to {$area}
objective-keep = {$rounds ->
    [one] to have the {$thing} at the end of a round
   *[other] to have the {$thing} at the end of {$rounds} rounds in a row
}
objective-any-of = one is enough: {$aims}
# Joins objectives of which one is enough.
either-next = {$list}; or {$item}
outlined-reach = {$count ->
    [one] one member inside the green outline
   *[other] {$count} members inside the green outline
}
outlined-named-reach = {$who} inside the green outline
outlined-bring = the {$thing} carried inside the green outline
outlined-hold = {$rounds ->
    [one] to hold the ground inside the green outline for one round
   *[other] to hold the ground inside the green outline for {$rounds} rounds in a row
}
area = {$gaps ->
    [yes] the {$count} squares of the area from {$from} to {$to}
   *[no] {$count ->
        [one] the square {$from}
       *[other] the squares from {$from} to {$to}
    }
}
outcome-won = The battle is over. Victory: {$what}.
outcome-draw = The battle is over. It is a draw.
fact-over = {$outcome}

## The story: one line for each deed
story-next = {$list}; {$item}
story-end = {$text}.
story-sentence-next = {$list} {$item}
story-walks = {$who} moves {$squares ->
    [one] one square
   *[other] {$squares} squares
} to {$to}
story-hits = {$who} hits {$target}{$hits ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}{$hits} times
}{$amount ->
    [0] {""}
   *[other] {" "}for {$amount}
}
story-misses = {$who} misses {$target}{$misses ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}{$misses} times
}
story-also-misses = {$blow}, and misses {$misses ->
    [1] once
    [2] twice
   *[other] {$misses} times
}
story-harmless = {$blow}, but does no harm
story-reacts = {$blow}, as a reaction
story-in-vain = nothing comes of it
story-succeeds = {$who} succeeds
story-fails = {$who} fails
story-wins = {$who} wins
story-loses = {$who} loses {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}
story-heals = {$who} regains {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}
story-points = {$who} now has {$points}
story-posture = {$prone ->
    [yes] {$who} falls prone
   *[no] {$who} stands up
}
story-drops = {$who} drops the {$weapon}
story-nerve-holds = {$who}'s morale holds
story-evades = {$who} evades
story-armour-stops = {$who}'s armour stops the blow
story-morale-breaks = {$who}'s morale breaks, and they flee
story-morale-rallies = {$who} rallies
story-morale-held-back = {$who} does not get away
story-fate-awaited = {$who} has not arrived yet
story-fate-able = {$who} can act again
story-fate-unconscious = {$who} falls unconscious
story-fate-down = {$who} falls
story-fate-maimed = {$who} is maimed and out of the fight
story-fate-surrendered = {$who} surrenders
story-fate-paralysed = {$who} is paralysed
story-fate-delirious = {$who} is delirious
story-fate-dead = {$who} dies
story-fate-gone = {$who} leaves the battlefield

### Orders

## On buttons, short and long
short-move = Move
short-step = Step
short-extricate = Get away
short-evade = Evade
short-concentrate = Focus
short-disengage = Disengage
short-attack = Attack
short-switch = Switch
short-place = Place
short-search = Search
short-disarm-trap = Unset
short-light = Light
short-douse = Put out
short-drop = Drop
short-put-on = Put on
short-take-off = Take off
short-trip = Trip
short-disarm = Disarm
short-grapple = Grapple
short-break-free = Break free
short-aid = Aid
short-stabilise = Stabilise
short-treat = Treat
short-frighten = Frighten
short-command = Command
short-finish = Finish
short-stand = Get up
short-try = Try
short-hide = Hide
short-open = Open
short-close = Close
short-take-up = Take up
short-cast = Cast
short-use = Use
short-speak = Speak
short-ready = Ready
short-unready = Give up
short-delay = Delay
short-leave = Leave
short-end = End turn
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
# What is done, as it stands within a sentence. At the beginning of one, and alone, the program makes the first letter a capital.
label-move = move to {$to}
label-step = step to {$to}
label-extricate = get away to {$to}
label-evade = evade attacks
label-concentrate = keep concentrating
label-disengage = disengage to {$to}
label-switch = draw the {$weapon}
label-place = place the {$weapon} at {$at}
label-search = examine the trap at {$at}
label-disarm-trap = disarm the trap at {$at}
label-light = light the {$item}
label-douse = put out the {$item}
label-drop = drop the {$item}
label-put-on = put on armour ({$armour})
label-take-off = take off armour ({$armour})
label-attack = attack {$target} with the {$weapon}
swings = {$swings ->
    [one] one swing
   *[other] {$swings} swings
}
swings-at = {$swings ->
    [one] one swing
   *[other] {$swings} swings
} at {$target}
with-swings = {$attack} ({$swings})
label-trip = trip {$target}
label-disarm = disarm {$target}
label-grapple = grapple {$target}
label-break-free = break free of {$target}
label-stabilise = stabilise {$target}
label-treat = treat {$target}
label-frighten = frighten {$target}
label-command = give {$target} a command
label-finish = finish off {$target}
label-aid = help {$ally} on their next check
label-try = test {$against}
target-one = {$who}
target-square = {$what}
against-usual = {$tested}
label-hide = hide
against-number = {$tested} against {$what}
against-one-without-with = {$tested} against {$other}
against-one = {$tested} against {$other} with {$with}
label-stand = stand up
label-open = open the door at {$at}
label-close = close the door at {$at}
label-take-up = pick up the {$weapon}
label-cast = cast {$spell}: {$at}
label-use = use the {$item}: {$at}
label-speak = say “{$words}”
label-ready = ready: {$deed} ({$on})
label-unready = give up the readied action
readied-strike = attack with the {$weapon}
label-delay = delay until after {$after}'s turn
label-leave = leave the battlefield
label-end = end the turn
order-deed = {$who}: {$deed}
order-accept = Yes
order-decline = No

## Actions as they begin
declared-move = {$who} starts to move to {$to}.
declared-step = {$who} steps to {$to}.
declared-extricate = {$who} tries to get away to {$to}.
declared-evade = {$who} evades attacks.
declared-concentrate = {$who} keeps concentrating.
declared-disengage = {$who} disengages to {$to}.
declared-switch = {$who} draws the {$weapon}.
declared-place = {$who} starts to place the {$weapon} at {$at}.
declared-search = {$who} examines the trap at {$at}.
declared-disarm-trap = {$who} tries to disarm the trap at {$at}.
declared-light = {$who} starts to light the {$item}.
declared-douse = {$who} starts to put out the {$item}.
declared-drop = {$who} lets go of the {$item}.
declared-put-on = {$who} starts to put on armour ({$armour}).
declared-take-off = {$who} starts to take off armour ({$armour}).
weapon-and-second = {$weapon} and {$second}
weapon-daringly = {$weapon}, daringly
fact-intends = {$who} is going to: {$deeds}.
fact-intends-without-deeds = {$who} is going to do nothing.
lasting = {$who}: {$what}
lasting-hp = {$now} of {$most} hit points
lasting-points = {$points ->
    [one] one point
   *[other] {$points} points
} of {$ability} lost
lasting-part = lost: {$part}
# Where a thing is that sides fight over.
thing-lies = The {$thing} lies on {$at}
thing-with = {$who} has the {$thing}
thing-away = {$who} carried the {$thing} off
lasting-light = {$item} for {$rounds ->
    [one] one more round
   *[other] {$rounds} more rounds
}
ending-won = {$sides} won {$rounds ->
    [0] before the first round
    [1] after 1 round
   *[other] after {$rounds} rounds
}. {$why}
ending-drawn = Nobody won in {$rounds ->
    [0] a battle that was over before the first round
    [1] 1 round
   *[other] {$rounds} rounds
}. {$why}
ending-met = {$side} met { $count ->
    [1] an objective: {$objectives}
   *[other] all objectives: {$objectives}
}.
ending-failed = {$side} could no longer meet the objective "{$objective}".
ending-time = Nobody had won when round {$rounds}, the last, was over.
ending-nobody-left = {$side} had nobody left who fought. {$how ->
    [felled] The last of them fell.
    [nerve] The last of them lost their nerve.
   *[left] The last of them left the field.
}
ending-nobody-at-all = No side had anybody left who fought. {$how ->
    [felled] The last one fell.
    [nerve] The last one lost their nerve.
   *[left] The last one left the field.
}
ending-first = {$who} fell first, in round {$round}.
ending-first-by = {$who} fell first, in round {$round}, to {$by}.
ending-tipped = The odds tipped for good with the turn of {$who} in round {$round}.
ending-tipped-at-once = The odds tipped for good before anybody had a turn.
ending-able-again = able again
ending-flees = flees
ending-spent = {$what}: {$after}, of {$before} at first
ending-rose = {$what}: {$after}, up from {$before}
ending-kept = {$what}: all {$after}
supply-hit-points = hit points
supply-injuries = injuries
supply-fatigue = fatigue
supply-stress = stress
supply-lost-points = points of abilities lost
supply-uses = uses of spells and items
supply-light = rounds of light
supply-weapons = weapons carried
brief-round = { $round ->
    [0] At the beginning
   *[other] Round {$round}
}: {$what}
brief-harm = {$side} took {$harm}
brief-fall = {$who}: {$fate}
brief-fall-by = {$who}: {$fate}, by {$by}
brief-fought-on = {$fall}, but later fought on
brief-became = {$fall}, and {$fate} in the end
brief-broken = {$who} lost their nerve
brief-taken = {$who} took the {$thing}
fact-thwarted = {$who} tries a risky action and fails: {$deed}.
fact-reconsiders = {$who} can no longer do what they declared, and may do something else.
label-declare = declare: {$deeds}
short-declare = Declare
declared-declare = {$who} declares: {$deeds}.
declared-attack = {$who} sets out to attack {$target} with the {$weapon}.
declared-trip = {$who} tries to trip {$target}.
declared-disarm = {$who} tries to disarm {$target}.
declared-grapple = {$who} tries to grapple {$target}.
declared-break-free = {$who} tries to break free of {$target}.
declared-stabilise = {$who} tries to stabilise {$target}.
declared-treat = {$who} starts to treat {$target}.
declared-frighten = {$who} tries to frighten {$target}.
declared-command = {$who} gives {$target} a command.
declared-finish = {$who} tries to finish off {$target}.
declared-aid = {$who} helps {$ally}.
declared-try = {$who} tests {$against}.
declared-hide = {$who} hides.
declared-stand = {$who} starts to stand up.
declared-open = {$who} reaches out to open the door at {$at}.
declared-close = {$who} reaches out to close the door at {$at}.
declared-take-up = {$who} reaches for the {$weapon}.
declared-cast = {$who} casts {$spell}: {$at}.
oneself-cast = {$who} casts {$spell}.
declared-use = {$who} uses the {$item}: {$at}.
oneself-use = {$who} uses the {$item}.
declared-speak = {$who} says: “{$words}”
declared-ready = {$who} readies an action: {$deed} ({$on}).
declared-unready = {$who} gives up their readied action.
declared-delay = {$who} delays until after {$after}'s turn.
declared-leave = {$who} leaves the battlefield.
declared-end = {$who} ends their turn.

## Questions to a player, and the answers
offer-opportunity-attack = {$target} is about to leave the reach of {$who}. Make an opportunity attack with the {$weapon}?
offer-readied = {$on}. Shall {$who} now make the readied attack on {$target} with the {$weapon}?
offer-reaction = {$on}. Shall {$who} use a reaction to {$reaction}?
offer-readied-deed = {$on}. Shall {$who} now take the readied action: {$deed}?
answered-readied-deed = {$accepted ->
    [yes] {$who} takes the readied action: {$deed}.
   *[no] {$who} keeps the action readied.
}
answered-readied = {$who} {$accepted ->
    [yes] makes the readied attack on {$target} with the {$weapon}
   *[no] keeps the attack readied and does not attack {$target}
}.
answered-reaction = {$accepted ->
    [yes] {$who} uses a reaction to {$reaction}.
   *[no] {$who} does not react.
}
occasion-enemy-in-reach = An enemy comes within reach
occasion-adjacent-ally-attacked = An ally is about to be attacked
occasion-attacked = An attack on them is about to be made
occasion-enemy-in-sight = An enemy comes into sight
occasion-ally-attacked = An ally is attacked
occasion-spell-cast = An enemy is about to cast a spell
reaction-strike = attack {$target} with the {$weapon}
reaction-step = step away to {$to}
reaction-cast = cast {$spell} on {$target}
answered-opportunity-attack = {$accepted ->
    [yes] {$who} makes an opportunity attack on {$target} with the {$weapon}.
   *[no] {$who} lets {$target} go.
}

## The game master's rulings
ruled-grant = Ruled: {$who} has {$edge} on their next check.
ruled-set-difficulty = Ruled: the next test of {$who} is {$difficulty}.
ruled-set-die = Ruled: {$who}'s next die shows {$face}.
ruled-succeed = Ruled: {$who} succeeds at their next check.
ruled-points = Ruled: {$change} {$track} for {$who}.
ruled-harm = Ruled: {$who} loses {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}.
ruled-heal = Ruled: {$who} regains {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}.
ruled-risk = Ruled: {$who} risks {$track}.
ruled-endure = Ruled: {$who} makes a check for {$track}.
ruled-check = Ruled: {$who} makes a check of {$against}.
ruled-fate-able = Ruled: {$who} is able to act.
ruled-fate-unconscious = Ruled: {$who} is unconscious.
ruled-lose = Ruled: {$who} {$back ->
    [yes] regains
   *[other] loses
} {$points ->
    [one] one point
   *[other] {$points} points
} of {$ability}.
ruled-lose-part = Ruled: {$who} loses a body part: {$what}.
ruled-morale-or-life = Ruled: {$event}
ruled-fate-down = Ruled: {$who} is down.
ruled-fate-maimed = Ruled: {$who} is maimed.
ruled-fate-surrendered = Ruled: {$who} surrenders.
ruled-fate-dead = Ruled: {$who} is dead.
ruled-fate-gone = Ruled: {$who} has left the battlefield.
ruled-prone = {$prone ->
    [yes] Ruled: {$who} is prone.
   *[no] Ruled: {$who} is standing.
}
ruled-trauma = Ruled: {$who} has a trauma ({$of}).
ruled-put = Ruled: {$who} is at {$at}.
ruled-first-side = Ruled: {$side} will go first.
ruled-add-condition = Ruled: {$who} now has {$condition}.
ruled-remove-condition = Ruled: {$who} no longer has {$condition}.
ruled-rank = Ruled: {$who} acts {$later ->
    [yes] after
   *[no] before
} {$other} from now on.
ruled-bring = Ruled: {$who} joins the battle.
ruled-add = Ruled: {$name}, a combatant like {$like}, joins {$side} at {$at}.
ruled-control-without-level = Ruled: {$who} is controlled by a player.
ruled-control = Ruled: {$who} is controlled by the opponent “{$level}”.
ruled-risky-usual = Ruled: {$who} has {condition-risky-without-against}.
ruled-risky-usual-without-tested = Ruled: {$who} has {condition-risky-without-tested-without-against}.
ruled-risky-number = Ruled: {$who} has a risky next action (test: {$tested} against {$what}).
ruled-risky-number-without-tested = Ruled: {$who} has a risky next action (test against {$what}).
ruled-risky-one = {ruled-risky-usual}
ruled-risky-one-without-tested = {ruled-risky-usual-without-tested}
ruled-change-state = Ruled: {$change}
ruled-kindle = Ruled: there is now {$level} within {$feet} ft of {$at}.
ruled-douse = Ruled: lights at {$at} go out.
ruled-fate-paralysed = Ruled: {$who} is paralysed.
ruled-fate-delirious = Ruled: {$who} is delirious.
ruled-lose-part-back = Ruled: {$who} regains a body part: {$what}.
state-change-concentrates = {$who} concentrates on {$spell}.
state-change-hidden = {$who} is sneaking, with a roll of {$roll}.
state-change-revealed = {$who} is no longer sneaking.
state-change-spotted = {$by} {$seen ->
    [yes] has spotted {$who}
   *[no] has not spotted {$who}
}.
state-change-has-uses = {$who} {$number ->
    [0] has no more uses of the {$what}
    [one] has one more use of the {$what}
   *[other] has {$number} more uses of the {$what}
}.
state-change-has = {$who} has {$stock} {$number}.
state-change-receives = {$who} receives the {$what}.
state-change-tends-light = {$who} lights the {$item}.
state-change-tends-douse = {$who} puts out the {$item}.
state-change-tends-drop = {$who} drops the {$item}.
state-change-wears = {$who} {$on ->
    [yes] now wears armour ({$armour})
   *[no] no longer wears armour ({$armour})
}.
state-change-exposed = {$who} is exposed to corruption from the {$weapon}.
state-change-decides-anew = {$who} may decide anew: what they declared no longer holds.
state-change-intends = {fact-intends}
state-change-intends-without-deeds = {fact-intends-without-deeds}
stock-overshield = an overshield of
stock-chances = chances to hold on to life:
stock-spent = action points spent:
stock-movement = feet of movement left:
stock-actions = actions left:
stock-swift = swift actions left:
stock-free = free actions left:
stock-reactions = reactions left:
ruled-trap-found = Ruled: {fact-trap-found-without-who}
ruled-trap-disarmed = Ruled: {fact-trap-disarmed-without-who}
ruled-trap-sprung = Ruled: {fact-trap-sprung-without-who}
ruled-trap-set = Ruled: {fact-trap-set}
ruled-light = Ruled: {$light} wherever there is no source of light.
ruled-door = {$open ->
    [yes] Ruled: the door at {$at} opens.
   *[no] Ruled: the door at {$at} closes.
}

## Refusals
refusal-battle-over = The battle is over.
refusal-not-your-turn = It is not this combatant's turn.
refusal-another-is-acting = {$who} must finish their turn first.
refusal-turn-is-over = This combatant has already had their turn this round.
refusal-offer-open = A question must be answered first.
refusal-nothing-offered = There is no question to answer.
refusal-not-able = This combatant cannot act.
refusal-prone = They are prone: stand up first.
refusal-not-prone = They are already standing.
refusal-no-action = They have no action left for that.
refusal-too-far = That takes {$needed} feet of movement; they have {$left} feet left.
refusal-no-way = There is no way to that square.
refusal-occupied = Somebody stands at {$at}.
refusal-already-there = They are already on that square.
refusal-no-such-weapon = They do not carry the {$weapon}.
refusal-not-ready = They carry the {$weapon}, but not in hand: draw it first.
refusal-already-ready = They already have that in hand.
refusal-kept-back = The action for that is held for the readied action: give that up first.
refusal-lesser-action = That takes only a lesser action, so it cannot be readied.
refusal-nothing-readied = They have nothing readied.
refusal-no-such-armour = They have no such armour for that: {$armour}.
refusal-wears-armour = They already wear armour: take it off first.
refusal-nothing-to-take = There is no such thing within their reach.
refusal-no-hands = Beasts have no hands for weapons and lights.
refusal-out-of-range = The target is {$distance} feet away; this reaches only {$reach} feet.
refusal-not-seen = The target cannot be seen.
refusal-no-target = That combatant is no longer a target for this.
refusal-not-an-enemy = That can be done only to an enemy.
refusal-not-an-ally = That can be done only for an ally.
refusal-oneself = Nobody can do that to themselves.
refusal-target-prone = The target is already prone.
refusal-target-flies = The target flies and cannot be tripped.
refusal-too-exhausted = They are too exhausted for that.
refusal-flees = They are fleeing and can do nothing else.
refusal-nothing-to-heed = They have no spell left to concentrate on this turn.
refusal-unshaken = Nothing can shake that target's morale, or they already flee.
refusal-nothing-to-lift = They have no such condition.
refusal-nothing-to-treat = The target has nothing that can be treated.
refusal-held = Somebody is holding them.
refusal-target-held = They already hold that target.
refusal-otherwise-declared = They have declared something else.
refusal-two-handed = The {$weapon} takes both hands.
refusal-not-held = That combatant is not holding them.
refusal-target-unarmed = The target holds nothing that could be knocked away.
refusal-not-slower = That combatant does not act later this round.
refusal-too-many = There are already {$most} of them, and that is the limit.
refusal-no-door = There is no door there.
refusal-door-already = The door is that way already.
refusal-door-blocked = Somebody is in the doorway.
refusal-no-exit = There is no exit here.
refusal-no-safe-place = There is no safe place to run to: the map marks no exit.
refusal-not-in-this-book = {$book} has no such action.
refusal-no-such-combatant = There is no such combatant here.
refusal-not-kept = {$book} does not count that.
refusal-too-late = It is too late for that.
refusal-no-swings = There are enough action points for {$left ->
    [0] no swing
    [one] only one swing
   *[other] only {$left} swings
} with that weapon.
refusal-used-up = That cannot be used any more in this battle: {$what}.
refusal-still-on = That is already aimed, and cannot be aimed again before their next turn: {$weapon}.
refusal-wrong-mark = That is not a target for the {$what}.
refusal-trap-already = There is already a trap on that square.
refusal-no-trap = There is no trap on that square.
refusal-already-found = Everybody already knows how that trap works.
refusal-burns-already = The {$item} is already lit.
refusal-not-burning = The {$item} is not lit.
refusal-already-hidden = They are already hidden.
refusal-in-sight = {$by} would see them hide.
refusal-no-hiding-place = There is nothing here to hide in or behind.
refusal-only-preparing = This is the time to prepare: nothing can be done to an enemy yet.
refusal-in-combat = {$by} is next to them: that cannot be done so close to an enemy.
refusal-not-in-combat = No enemy is next to them.
refusal-after-moving = They have moved without ending next to an enemy: that can no longer be done this turn.
refusal-only-to-contact = They can go that far only to get next to an enemy.
refusal-no-such-face = A die with {$sides} sides cannot show {$face}.
refusal-heavy-armour = Nobody can hide in that armour.
refusal-lacks-trait = That takes the trait {$lacks}.
refusal-not-now = That cannot be done with the enemies where they are now.
refusal-already-evading = They are already evading.
refusal-shared-twice = Each target can be named only once.

### Problems of files. Each is shown with its file, line and column, and with the line itself; these sentences say what is
### wrong, what was expected and what to do.

problem-error = error
problem-warning = warning
problem-note = note
problem-of-file = {$file}: {$problem}
did-you-mean = did you mean "{$name}"?
problems-tally = {$errors ->
    [0] No errors
    [one] 1 error
   *[other] {$errors} errors
}, {$warnings ->
    [0] no warnings
    [one] 1 warning
   *[other] {$warnings} warnings
}.

## Reading the file
file-missing = There is no file "{$file}".
file-forbidden = You do not have permission to read "{$file}".
file-unreadable = The file "{$file}" cannot be read.
file-is-folder = "{$file}" is a folder, not a file.
file-is-no-file = "{$file}" is a named pipe or a device, not a file.
file-too-big = This file is larger than {$limit} MiB, the largest that the game reads.
line-too-long = Line {$line} is {$length} bytes long; the limit is {$limit}. Break it into several lines.
not-utf8 = This file is not UTF-8 text: the byte {$found} is invalid here. Save the file as UTF-8.
control-character = There is an invisible control character ({$found}) here: delete it. Only line breaks and tabs are allowed.

## Syntax
empty-file = This file is empty: it should hold fields in round brackets, (name: value).
trailing-text = The file should end here, but "{$found}" follows: delete it, or check the brackets before it.
too-deep = More than {$limit} brackets are nested here: check that each is closed.
too-many-values = This file holds more than {$limit} values.
unclosed-bracket = This "{$opening}" is never closed: add a "{$closing}".
wrong-bracket = Expected "{$closing}" to close the bracket that is still open, but found "{$found}".
opened-here = this "{$opening}" is still open
unclosed-text = This text has no closing quote: add a ".
unclosed-raw-text = This raw text is never closed: add {$closing}.
unclosed-comment = This comment is never closed: add */.
value-missing = A value is missing here.
comma-missing = A comma is missing here.
comma-instead = Expected a comma here, but found "{$found}".
extra-comma = There is an extra comma here: delete it.
colon-missing = Expected a colon between the name and its value.
strange-blank = This is not a plain space (it is the invisible character {$found}): put a plain space here, or nothing.
unexpected-character = "{$found}" has no meaning here: delete it, or put it in double quotes if it is text.
not-a-word = "{$found}" is not a plain name. If it is text, put it in double quotes.
quoted-field = Field names are written without quotes: {$found}.
field-name-wrong = {$found} cannot be the name of a field: a name is made of letters, digits and _.
field-name-missing = The other values here have names; {$found} needs one too: "name: value".
field-among-values = The other values here have no names; the field "{$found}" cannot stand among them.
duplicate-field = The field "{$field}" is given twice: delete one.
duplicate-key = {$key} is listed twice: delete or rename one.
first-given-here = first given here
malformed-number = "{$found}" is not a number.
number-too-large = The number {$found} is larger than the game can hold.
malformed-escape = "{$found}" is not an escape. The escapes are \n, \t, \r, \", \', \\, \x41 and \u{"{"}1f9ff{"}"}; in raw text, r"...", a backslash is a backslash.
malformed-character = {$found} is not a single character in single quotes. Put text in double quotes.

## Values that do not fit
wrong-kind = Expected {$expected}, but found {$found}.
needless-quotes = Expected {$expected}, without quotes: {$found}.
missing-quotes = Expected {$expected}; put {$found} in double quotes.
out-of-range = {$found} is out of range: expected {$from} to {$to}.
wrong-count = Expected {$expected}, but found {$found ->
    [0] none
    [one] one
   *[other] {$found}
}.
too-many-parts = {$count ->
    [0] Expected nothing in these brackets: delete what is in them.
    [one] Expected only one value here: delete the others.
   *[other] Expected only {$count} values here: delete the others.
}
wrong-title = "{$found}" does not belong before these brackets. Expected brackets without a name, holding fields out of: {$expected}.
nameless-values = The values in these brackets need names, (name: value). Expected fields out of: {$expected}.
doubled-brackets = There is one pair of brackets too many: write the fields directly in the outer brackets.
holds-nothing = "{$found}" takes no brackets: delete them.
holds-something = "{$found}" needs a value in brackets after it.
unknown-field = There is no field "{$found}" here. Expected one of: {$expected}.
now-called = "{$found}" is now called "{$present}".
needless-field = There is no field "{$found}" here: this takes no fields.
unknown-choice = There is no choice "{$found}" here. Expected one of: {$expected}.
missing-field = The field "{$field}" is missing: add it.
missing-fields = These fields are missing: {$fields}. Add them.
block-field = "{$found}" belongs in a stat block, under the name of a rulebook: NAME: ({$found}: ...)
custom = {$text}
mixes-a-mixture = The rulebook "{$book}" is itself a mixture: name the rulebooks that it is mixed from instead.
mixes-unsound = The rulebook "{$book}" has errors of its own and cannot be mixed: correct it first.
more-problems = Only the first {$limit} problems are listed.

## What was expected
expect-yes-no = true or false
expect-integer = a whole number from {$from} to {$to}
expect-any-integer = a whole number
expect-number = a number
expect-character = a single character in single quotes
expect-text = a text in double quotes
expect-nothing = ()
expect-list = a list, [...]
expect-map = a list of names with their values, {"{"}"name": value{"}"}
expect-fields = fields in round brackets, (name: value)
expect-values = values in round brackets, (value, value)
expect-tuple = {$count ->
    [0] empty round brackets
    [one] one value in round brackets
   *[other] {$count} values in round brackets
}
expect-choice = one of: {$names}
expect-stat-books = the name of a rulebook in double quotes, or a list of such names
expect-members = a number of members, or the names of combatants in double quotes and square brackets
expect-other = something else

### Problems of the text of an order

order-unfit = "{$found}" does not fit here. Expected {$expected}.
order-incomplete = The line ends too early. Expected {$expected}.
order-not-to-be-readied = This cannot be readied: only actions that take the turn's action can be, and attacks with a single swing.
order-surplus = The order is complete before "{$found}": delete it.
order-unclosed = This quote is never closed: add a ".
order-escape = "{$found}" is not an escape. The escapes are \n, \t, \r, \", \\ and \u{"{"}e9{"}"}.

order-wants-combatant = the name of a combatant
order-wants-weapon = the name of a weapon or a thing
order-wants-armour = the name of armour
order-wants-side = the name of a side
order-wants-creature = the name of a kind of creature
order-wants-name = a name
order-wants-text = a text in double quotes
order-wants-level = the level of an opponent or the word "player"
order-wants-square = a square as column,row, such as 3,4
order-wants-number = a number
order-wants-word = one of these words: {$words}

### Problems of rule cards, and claims that do not hold

## Format of a card
card-no-title = A card begins with a title: add a line like "# What the card proves".
card-no-rule = A card names its rule: add a line like "rule: ID".
card-uncited = The rulebook cites no rule "{$rule}": name one that it cites.
card-one-rulebook = A card with a ```then block is played by one rulebook: make a second card for this one.
card-no-scenario = A card needs a block ```ron with its combatants.
card-claims-nothing = This card claims nothing: add a ```then, a ```dice, a ```facts or a ```chooses block.
card-nobody-asked = Name the opponents that are asked, such as ```chooses soldier.
file-unknown-opponent = There is no opponent "{$found}". There are: {$names}.
file-opponent-with-temper = There is no opponent "{$found}": a temper stands beside it. Write control: Opponent("{$level}"), temper: "{$temper}".
card-unknown-opponent = There is no opponent "{$found}".
card-unclosed-block = This block is never closed: add a line ```.
card-unknown-block = A card has no block "{$found}".
card-block-twice = A card has only one block "{$found}": delete or merge the second.
card-unknown-header = The head of a card has no line "{$found}:".
card-unknown-start = A card starts with a turn or, where it says "start: roll", with the roll for who goes first. Found "{$found}".
card-not-a-die = "{$found}" is not a die with the face it shows. Write it like d6 5.
card-book-fields = A block ```rulebook holds fields in round brackets, (name: value).
card-wants-claim = the name of a combatant or weapon, or a word that begins a claim
card-wants-actor = the name of a combatant or of a side
card-wants-chance = a chance such as 7/36, 0.194 or 19.4%

## Results of a card
card-unmet = Expected: {$expected}. Found: {$found}.
card-chose = Expected from {$who} by {$book}: an order that fits. Found: {$found}.
card-ended = Expected from {$who} by {$book}: this holds once the turn is over. Found these orders: {$found}.
card-nothing-to-choose = There is nothing to decide here for {$who} by {$book}.
card-refused = This order was refused, and the card does not say so. Expected: the order is carried out. Found: refused: {$word}.
card-refused-here = this order was refused
card-nothing-to-weigh = This order has no odds: nothing is rolled for it, or its target is not seen.
card-dice-too-few = Expected: no roll number {$number}, as the dice block ends before it. Found: a roll of d{$sides} ({$occasion}).
card-dice-sides = Expected: roll number {$number} is of d{$named}. Found: a roll of d{$sides} ({$occasion}).
card-dice-left = {$count ->
    [one] Expected: this die is rolled. Found: it is left over.
   *[other] Expected: this die and those after it are rolled. Found: {$count} dice are left over.
}
card-facts-differ = The log differs from here on. Found: {$found}

trial-no-place = The ground "{$ground}" has no place {$number}: write this digit on its map, as the largest company has so many members.

### Problems of records

record-torn = The last line (line {$line}) is incomplete and is left out.
record-broken = Line {$line} was changed or damaged. Everything before it can still be used.
record-unknown-line = Line {$line} says "{$word}", which this version does not know; it is skipped.
record-other-version = This record was written by version {$program}; the battle may come out differently here.
record-none = This is not the record of a battle.
record-broken-beginning = Line {$line} was changed or damaged. It says how the battle begins, so this record cannot be played.
record-unbegun = This record ends before its battle begins: the program was stopped while it wrote the first lines.
record-other-form = This record was written by version {$program}, in a form that this version cannot read.
record-more-unknown = {$count ->
    [one] One more line says
   *[other] {$count} more lines say
} something that this version does not know.

### On the command line

## What a rulebook needs, and remarks
needs-title = {$name} ("{$book}"): what it reads from stat blocks
needs-of-creatures = Creatures
needs-of-weapons = Weapons, spells and items
needs-of-armours = Armour
needs-block = {$whose}, { $count ->
    [one] from the stat block for {$books}{ $needed ->
        [yes] {""} (required)
       *[no] {""} (where there is one)
    }
   *[other] each number from the first of the stat blocks for {$books} that gives it{ $needed ->
        [yes] {""} (one of them is required)
       *[no] {""} (where there is one)
    }
}:
needs-nothing = {"  "}none of its fields
needs-required = required
needs-expected = expected
needs-sometimes = required at times
needs-asked = asked for
needs-counted = counts
needs-required-means = {$word}: no battle without it, unless it can be worked out from a block for another book. Spells and items may lack a block; nobody has them then.
needs-expected-means = {$word}: the battle can be fought without it, with a warning.
needs-sometimes-means = {$word}: in the case named, no battle without it.
needs-asked-means = {$word}: used where it is given; where no creature and no armour gives anything that a choice asks for, the choice does nothing.
needs-counted-means = {$word}: used where it is given.
needs-reader = {$axis}: {$choice}
needs-any-reader = {$axis}
needs-parts = {$reader} ({$parts}{ $open ->
    [yes] , and anything else that is named
   *[no] {""}
})
needs-any-part = {$reader} (anything that is named)
needs-unless-effects = unless it lists effects
needs-unless-only-effects = unless it lists effects and no damage
needs-unless-unarmed = or is unarmed
needs-unless-constant = or is constant
needs-where-by-die = where its area is ByDie and it deals no damage
needs-where-armour = to wear armour that asks for them
needs-beside = Fields outside the blocks, such as name, size and reach, have a default for every book.
needs-lights = Items that give light by their name alone, without a block: {$names}.
needs-of-scenarios = It reads everything in a scenario and its combatants except:
needs-all-of-scenarios = It reads everything in a scenario and its combatants.
needs-unread = {"  "}{$fields}: {$reason}
cli-output-failed = Cannot write the output: {$cause}
cli-no-user-folder = This system has no folder for files of your own: set AFFRAY_HOME to one.
cli-bad-assignment = expected SIDE=LEVEL or SIDE=LEVEL:TEMPER, such as all=soldier or foes=soldier:bold
cli-bad-square = expected a square as column,row, such as 3,4
cli-unknown-subcommand = There is no subcommand "{$found}". There are: {$names}.
cli-unknown-side = There is no side "{$found}". There are: {$names}.
cli-unknown-combatant = There is no combatant "{$found}". There are: {$names}.
cli-no-folder = There is no folder "{$folder}".
cli-nothing-to-check = There is nothing to check there: no file that ends in .ron, and no rule card.
cli-is-a-record = {$file} is the record of a battle: `affray replay {$file}` plays it again, and `affray play {$file}` goes on with it.
cli-unknown-opponent = There is no opponent "{$found}". There are: {$names}.
cli-no-temper = "{$level}" has no temper, since it weighs nothing: leave out the colon and what comes after it.
cli-unknown-temper = There is no temper "{$found}". There are: {$names}.
cli-book-does-not-fit = Skipping the rulebook "{$book}": it cannot be used with what is in "{$scenario}".
cli-no-book-fits = No rulebook can be used with "{$scenario}".
cli-unknown-language = There is no language "{$found}". There are: {$names}.
cli-one-book-only = This takes only one rulebook, not "all".

## Checking
cli-checked = {$files ->
    [one] One file
   *[other] {$files} files
} checked: {$errors ->
    [0] no errors
    [one] one error
   *[other] {$errors} errors
}, {$warnings ->
    [0] no warnings
    [one] one warning
   *[other] {$warnings} warnings
}.
cli-filled = {$file}: wrote stat blocks of the {$kind} "{$name}" for {$books}.

## The codex
lesson-deed = In the step “{$step}”: `deed` is the first word of an order, such as `trips`, and belongs to `until: Deed` alone.
codex-rule-twice = {$id} is already explained on {$page}: delete one of the two.
cli-codex-line = {$heading}: {$summary}
cli-codex-unexplained = The codex does not explain {$id}.
cli-codex-citation = {$clause} in the rulebook "{$book}", carried out by {$file}
cli-nothing-in-codex = No rule in the codex mentions "{$words}".

## Odds
cli-odds-title = {$order} ({$book})
cli-odds-moved = {$who} cannot attack from where they stand; these are the odds from {$at}, the nearest square from which they can.
cli-odds-refused = This attack cannot be made: {$why}
cli-odds-check = {$check} [{$rule}]
cli-odds-endings = All possible outcomes:
cli-not-carried = {$who} does not carry "{$found}". There are: {$names}.
cli-unarmed = "{$who}" has no weapon.
ending-hit = hit
ending-miss = miss
ending-injured = injured
ending-dead = dead
ending-down = down
ending-maimed = maimed
ending-unconscious = unconscious
ending-out-of-the-fight = out of the fight
ending-tired = tired
ending-stressed = stressed
ending-prone = prone
ending-disarmed = disarmed
ending-mishap = mishap

## New files
cli-bad-name = "{$name}" cannot be the name of a file: use letters and digits.
cli-there-already = The file "{$file}" exists already and was not changed.
cli-cannot-write = Cannot write "{$file}": {$cause}
cli-written = Wrote {$file}.
cli-next-scenario = Watch it: affray run {$file}
cli-next-rulebook = Fight by it: affray run SCENARIO --rulebook {$file}
cli-next-entry = To use it as "{$id}" in any scenario, move it to {$folder}.
expect-stat-block = a stat block in round brackets, (name: value), under the name of its rulebook

## Problems of content
unknown-name = There is no {$kind} "{$found}".
kind-scenario = scenario
kind-rulebook = rulebook
kind-creature = creature
kind-weapon = weapon
kind-armour = armour
kind-item = item
kind-stat-block = rulebook with stat blocks called
kind-terrain = terrain
kind-area = area
kind-party = party
kind-temper = temper
kind-side = side
kind-combatant = combatant
kind-thing = thing
kind-clause = clause
missing-number = The {$kind} "{$name}" lacks "{$field}" in its stat block for "{$book}", which the rulebook's choice for "{$axis}" asks for: add it.
no-hit-points = A combatant needs at least 1 hit point.
damage-dice = Expected 1 to {$most} dice with 1 to {$largest} sides each, but found {$count} with {$sides}.
number-too-high = "{$field}" can be at most {$most}, but is {$found}.
drains-too-much = This drains too much at once: together the dice must not have more than {$most} possible results. Use fewer or smaller dice.
swing-shows-too-much = The dice rolled together here must not add up to more than {$most}, but can add up to {$found}.
swings-show-too-much = The dice of all swings that {$points} action points buy must not add up to more than {$most}. The dice of {$swings} swings can add up to {$found}.
weapon-die = The die of a weapon must have 4, 6, 8, 10 or 12 sides, not {$found}.
weapon-hands = A weapon takes one or two hands, not {$found}.
no-uses = This could never be used: give at least 1, or leave it out.
drains-only-critically = Only what stands in on_critical can drain points of an ability: move it there.
taken-twice = "{$part}" is already taken from another rulebook: take it from only one.
ground-for-nothing = Every square must cost at least 1 step.
nothing-thrown = Expected at least one die with at least one side.
row-that-never-comes = A d{$die} never shows a row from {$from} to {$to}: rows run from 1 to {$die}.
face-without-row = Every face of the d{$die} needs a row, but {$face} has none.
rows-overlap = A row before this one already covers {$face}: each face belongs in one row.
not-whole-squares = {$found} feet is not a whole number of squares: a square is 5 feet, so give a multiple of 5.
face-never-shown = A die with {$sides} sides never shows {$found}: give 1 to {$sides}.
out-of-anybodys-reach = Nobody is likely to reach {$found} here: even the best roll with all help is at most {$farthest}.
always-and-never = The face that always fails must be higher than the face that always succeeds.
no-face-succeeds = No face of the die is below this one, so no check would ever succeed: give a higher face.
every-face-succeeds = Every face of the die always succeeds, so no check would ever fail: give a lower face.
no-main-actions = Nobody could ever attack: a turn has no {$action} action. Give at least 1.
no-actions = A turn has no action at all here, so nobody could ever do anything.
no-courses = This list is empty: give at least one course of action.
lasts-no-time = This ends before it begins: give at least 1.
never-called-for = Nothing listed here triggers this, so it never happens: list at least one trigger.
changes-nothing = This changes nothing: give it an effect, or leave it out.
sum-never-reached = These dice can add up to at most {$most}, so they never reach {$found}: give a lower number.
lowered-to-no-less = This lowers nothing: {$found} is not less than {$from}.
deals-nothing = With these numbers no hit ever deals damage: give at least one above 0.
takes-nothing-off = With this number armour never reduces damage.
no-chances = There is no chance here at all: give at least one, or take Nothing.
band-upside-down = The least distance ({$least} feet) is more than the greatest ({$most} feet).
reaches-nobody = This reaches nobody: give at least 5 feet.
gives-no-light = This lights no square: give at least 5 feet.
second-of-a-kind = This list already has an entry of this kind, so this one would never be read: delete one.
book-named-twice = This book is already in the list: delete one.
nothing-to-read = The choice for "{$axis}" reads {$fields} from creatures, but no creature has any of that for {$books}: set in "stats" whose stat blocks the axis reads.
nothing-to-read-of-weapons = The choice for "{$axis}" reads {$fields} from weapons, but no weapon has any of that for {$books}: set in "stats" whose stat blocks the axis reads.
rule-without-page = No page of the codex explains {$ids}. A page is a file codex/NAME.md next to the folder "rulebooks", with a heading such as ## {$id} Title for each rule.
only-a-name = This mixture is the same as "{$base}": take something from another rulebook, or change something.
score-of-nothing = An ability of 0 means dead or as good as dead: give at least 1.
swings-for-nothing = Action points must be at least 1.
block-nobody-reads = No rulebook reads stat blocks for "{$book}": the one with that name reads those for {$read}. Give blocks for these instead.
asleep-to-the-last = Everybody on "{$side}" is unconscious, so the battle is over before anybody acts: let at least one be awake.
is-there-already = Enough of them are there when the battle begins, so this is met before anybody acts: ask for more.
trap-of-nothing = This trap does nothing: give it damage or another effect.
no-light-at-all = This gives no light: give it a light, or leave it out.
unpaid-blow = An attack that costs no action points is one attack, however many points there are.
area-of-nothing = This area covers no square: give at least 5 feet.
illegible-name = This name cannot be read: use visible letters.
stands-twice = { $text } is listed { $count } times: once is enough.
start-without-party = "start" says where the members of a party start, but this side has no party: name one in "from".
on-without-letter = "on" is the ground under a letter on the map, but "{$who}" has no letter there.
nobody-has = Nobody in this scenario has or is "{$name}": use it or delete it.
codex-heading-twice = This page already has a heading "{$title}": rename one.
codex-title-twice = This page already has a title: a page has only one.
order-dice = The roll for initiative needs at least one die with at least one side.
order-always-ties = Dice with one side always tie, so all with the same bonus draw lots for their place.
round-without-seconds = A round must last at least one second.
idle-choice = The choice "{$choice}" for "{$axis}" does nothing in this book: it needs {$need}.
need-reactions = a budget with reactions
need-damage = damage in numbers, by a choice for "damage"
need-swift = a budget with swift actions
need-attack-roll = a roll to attack, with dice that can show that face
need-track = that count, by "harm" or in "tracks"
need-dodge = an attack against dodge or armour
no-stat-books = Name at least one rulebook here.
need-down = a choice for "at_zero" that leaves combatants down
starts-without-hit-points = A combatant without hit points is unconscious: add unconscious: true.
no-stat-blocks = The {$kind} "{$name}" has no stat block: add one under the name of a rulebook, or no battle can use it.
missing-stat-block = The {$kind} "{$name}" has no stat block for "{$book}", which the rulebook reads for "{$axis}", and none from which it could be worked out: add one.
cannot-work-out = The {$kind} "{$name}" has no stat block for "{$book}", and "{$field}", which its choice for "{$axis}" asks for, cannot be worked out from its other blocks: add one.
worked-out = The {$kind} "{$name}" has no stat block for {$missing}. Where one is needed it is worked out from {$from}; `affray check --fill` writes it into the file.
kind-unclear = This is read as a {$kind}, but could be something else. Move it to the folder "{$folder}" if it is one, otherwise to {$folders}.
without-it = The {$kind} "{$name}" has no stat block for {$missing}. A rulebook that needs one plays without this {$kind}.
worked-out-here = Stat blocks of {$names} are worked out from those for other rulebooks; `affray check` tells more.
uneven-scale = This scale has {$found ->
    [one] one number
   *[other] {$found} numbers
}, but there {$tiers ->
    [one] is one tier
   *[other] are {$tiers} tiers
}: give one number for each tier.
cannot-wear = {$who} cannot wear the armour "{$name}" without the trait {$lacks}, which the rulebook's choice for "{$axis}" asks for: add the trait to their stat block for "{$book}", or change the armour.

## What a scenario gives and a rulebook does not read
unread = In the rulebook "{$book}", {$fields} { $count ->
    [one] changes
   *[other] change
} nothing in this battle: {$reason}.
unread-opening = it decides in another way who goes first
unread-traps = it has no traps
unread-light = light and darkness make no difference in it
unread-morale = it has no morale
unread-follows = in it nobody checks morale because their leader retreats
unread-hit-points = it counts no hit points
unread-overshield = it has no overshields
unread-injuries = it counts no injuries
unread-fatigue = it counts no fatigue
unread-stress = it counts no stress
unread-losses = it has no lasting losses
unread-lost-parts = it has no lost body parts
unread-corrupted = it has no diseases and no poisons
unread-spare-armour = nobody changes armour during a battle in it
unread-health = In the rulebook "{$book}", {$who} has {$most} hit points at most and starts with that many, not with {$found}{ $others ->
    [0] {""}
    [one] ; the same goes for one other
   *[other] ; the same goes for {$others} others
}.
unread-light-source = In the rulebook "{$book}", {$names} { $count ->
    [one] gives
   *[other] give
} no light in this battle: it does not list { $count ->
    [one] it
   *[other] them
} as a source of light.
unread-gear = In the rulebook "{$book}", nobody has {$names} in this battle: { $count ->
    [one] it has
   *[other] they have
} no stat block that the rulebook reads.
unread-reach = In the rulebook "{$book}", no attack reaches farther than {$feet} feet, and neither { $count ->
    [one] does
   *[other] do
} {$names}.
lost-by-surrender-of-named = In the rulebook "{$book}", the morale of {$names} may break, and a combatant who surrenders is lost to their side. This objective names them, so a surrender loses it.
lost-by-surrender = In the rulebook "{$book}", the morale of {$names} may break, and a combatant who surrenders does not count. This objective asks for all of "{$side}", so one surrender loses it.
cli-warning = warning: {$warning}
cli-settings-unused = Until that is mended, the game's own {$file} is used.

## Problems of scenarios
no-map = There is no map: add a list of rows of text, one character for each square.
map-too-large = This map has {$cols} columns and {$rows} rows; the limit is {$limit} of each.
uneven-row = This row is {$found ->
    [one] one square
   *[other] {$found} squares
} long, but the rows of this map are {$expected} long.
legend-mark = A mark in the legend must be a single character, but found "{$found}".
unknown-mark = The mark "{$found}" is neither terrain in the legend nor a combatant: add it to one of them.
off-the-map = The square {$at} is not on the map: give one that is.
empty-area = The area "{$area}" covers no square of the map.
token-letters = A token has one or two letters, not "{$found}".
creature-size = A creature is 1 to 4 squares wide, not {$found}.
too-many-sides = There are {$found} sides; the limit is {$limit}.
too-many-combatants = There are more than {$limit} combatants, which is the limit.
temper-of-several = "{$found}" is one of several itself: name those instead.
temper-too-heavy = A term counts {$limit} percent at most, not {$found}.
too-many-entries = There are {$found} of these; the limit is {$limit}.
too-many-events = There are {$found} events; the limit is {$limit}.
too-much-gear = There are {$found} of these; the limit for one combatant is {$limit}.
no-combatants = There are no combatants in this scenario: add at least two.
no-enemy = No two sides here are enemies: a battle needs at least two that are not allies.
no-creature = The creature of "{$who}" is missing: add creature: "NAME".
no-place = It is not given where "{$who}" starts: give a square, or put their letter on the map.
side-own-ally = "{$side}" cannot be its own ally: name another side.
item-like-weapon = An item and a weapon are both called "{$name}", so orders could not tell them apart: rename one.
no-name = A combatant needs a name that can be written in one line.
no-room-to-start = There is no room left in this area for "{$who}" to start.
follow-in-a-circle = These combatants follow each other in a circle: {$names}. One of them must follow nobody.
follows-itself = "{$who}" cannot follow themselves: name somebody else.
protects-the-fallen = "{$who}" is helpless from the start, so this objective is lost before the battle begins.
beats-a-friend = "{$who}" is no enemy of "{$side}", who could never fight them: name an enemy.
beaten-already = "{$who}" is helpless from the start, so this objective is met before anybody acts.
named-out-of-reach = "{$who}" can never get there, on foot or flying: open a way, or give another place.
thing-out-of-reach = Nobody of "{$side}" can ever stand next to "{$thing}" to pick it up: put it elsewhere, or open a way.
thing-without-way = Nobody of "{$side}" can ever get there with "{$thing}", on foot or flying: open a way, or give another place.
thing-without-aim = No objective is about "{$thing}": give a side one that is, or delete it.
thing-off-map = The square {$at} is not on this map: put the thing on one that is.
thing-nowhere = A thing either lies on a square or is with a combatant: give one of the two, "at" or "with".
thing-like-weapon = A weapon or an item is called "{$name}" too, so orders could not tell them apart: rename the thing.
never-met-by-itself = "Protect" is never met by itself, so it cannot be one of several objectives of which one is enough: write ProtectUntil, with a round.
choice-within-a-choice = These are alternatives already: write them into the outer list.
protects-an-enemy = "{$who}" is an enemy of "{$side}", who would have to fight this battle without harming them.
past-the-last-round = The battle ends after round {$limit}, so round {$round} never comes: raise round_limit, or give an earlier round.
sides-never-meet = "{$one}" and "{$other}" can never fight: no way on this map leads from one to the other, on foot or flying, and neither can shoot across.
goal-out-of-reach = { $arrive ->
    [0] Nobody
    [one] Only 1 member
   *[other] Only {$arrive} members
} of "{$side}" can ever get there, on foot or flying, but { $wanted ->
    [one] 1 is
   *[other] {$wanted} are
} needed.
goal-without-room = There is no room for {$wanted} here: the area is only { $squares ->
    [one] one square
   *[other] {$squares} squares
}.
rescue-without-stranger = "{$aim}" can be met without "{$who}": it counts only members of "{$side}". If "{$who}" must come too, make them a member of "{$side}" and raise the count to all of its members.
rescue-without-member = "{$aim}" can be met without "{$who}": it does not ask for all members of "{$side}". If "{$who}" must come too, raise the count to all of its members.
allies-win-apart = "{$one}" and "{$other}" are allies: as soon as one of them meets its objectives, both win, wherever the other is. If all must arrive, make them one side and raise the count.
never-arrives = "{$who}" is awaited, but no event brings them: add an event that does.
name-taken = There is already a combatant called "{$who}": choose another name.
trap-off-map = The square {$at} is not on this map: place the trap on one that is.
trap-in-wall = Nobody can enter {$at}, so nobody would ever trigger this trap: give another square.
trap-on-trap = There is already a trap at {$at}: delete one, or give another square.
light-off-map = The square {$at} is not on this map: place the light on one that is.
light-of-what = A light is either an item or a shine that belongs to the place: give one of the two.
combatant-off-map = "{$who}" would start at {$at}, which is not on the map: give another square.
combatant-in-wall = "{$who}" would start at {$at}, where nobody can be: give another square.
combatant-in-pit = "{$who}" would start at {$at}, in a pit: give another square.
square-taken = "{$who}" would start at {$at}, where "{$other}" already is: give another square.
not-awaited = "{$who}" is on the map from the start and cannot arrive: mark them as awaited.
no-door-there = There is no door at {$at}.
more-than-all = Of a hundred battles at most 100 can be won, not {$found}.
no-rounds = Rounds count from 1: give at least 1.
objective-of-nothing = This objective asks for nothing: give at least 1.
objective-of-too-many = This side has only { $members ->
    [one] one member
   *[other] {$members} members
}: ask for no more.

## The board as text
board-person = {$key}  {$name} ({$side}), {$at}: {$state}
board-last-seen = last seen there
board-key = {$mark} {$what}
board-key-next = {$list}   {$item}
board-open-door = open door
board-closed-door = closed door
board-weapon = weapon on the ground
board-thing = what a side is after
board-lamp = light on the ground
board-trap = trap
board-fallen = somebody who cannot act
board-remembered = somebody seen earlier

## Programs that play a side
referee-meant = {$problem} Did you mean "{$meant}"?
referee-no-game-master = Only a game master may give this order.
referee-not-yours = {$who} fights for another side.
referee-unfit-json = This is neither an order nor JSON with an order: send one of the options' `order`, the number of an option, or `ask` with an order.
referee-long-line = This line is no order: it is longer than {$most} bytes.
referee-no-option = There is no option {$found}: there are {$count}, counted from 0.

## A battle in the terminal
text-hint = Type an order, such as "moves to 6,5". "?" lists what can be done, "help" explains the rest.
text-no-side = No side of this battle is left to you: name the one that you play, with --as.
text-to-act = {$who} is to act. {$left}
text-one-to-act = One of these is to act: {$who}
text-offer = {$question} (yes or no)
text-yes = yes
text-no = no
text-option = {$number}  {$order}
text-option-with-odds = {$number}  {$order}   {$odds}
text-squares = {$order} ...
text-many-squares = {"    "} {$order} ...   {$count} squares; "? {$order}" lists them
text-square = {$number} {$at}
text-risky-square = {$number} {$at}!
text-provokes = ! {$who} may strike on the way: {$odds}
text-no-number = There is no option {$found}: there are {$count}. "?" lists them.
text-unclear = Several orders begin like that:
text-unclear-more = ... and {$count} more
text-not-understood = "{$line}" is no order: "?" lists what can be done now.
text-not-yours = {$who} takes no orders from you.
text-odds-of-what = Say whose odds you want, such as "odds attacks R".
text-no-dice = No dice decide this.
text-undone = Taken back.
text-nothing-to-undo = There is nothing to take back.
text-nothing-to-redo = Nothing has been taken back.
text-sheet = {$key}  {$who}, {$creature}, {$side}
text-seen-last = {"  "}Last seen at {$at}.
text-save-where = Say where, such as "save battle.affray".
text-saved = The battle is in {$file}, and so will be everything that follows.
text-left = You leave the battle.
text-help =
    Orders
      moves to 6,5         whoever is to act goes there; "W moves to 6,5" names them
      attacks R with bow   any order that rule cards use; "?" lists those that can be given
      a R b                words may be shortened as long as it is clear what is meant
      W                    from here on, orders without a name are for them
      7                    the option with this number
      ends                 the end of the turn
      yes, no              the answer to a question
    More
      ?                    what can be done now, with the odds; ! marks ways on which enemies may strike
      ? W moves            only what begins like that
      odds ORDER           everything about the odds of an order
      map                  the board
      sheet NAME           everything about somebody
      log, log 20          what has happened; the last 20 lines of it
      undo, redo           takes the last decision back; makes it again
      save FILE            writes the battle to a file, which "affray replay" and the window can open
      quit                 leaves the battle

## Battles and records
cli-run-title = {$scenario} ({$book}, seed {$seed})
cli-run-title-of-batch = {$scenario} ({$book}, seed {$seed}, battle {$battle})
cli-ending-title = How it ended
cli-fared-title = Who is left, and what it cost
cli-goals-of = {$side}: {$goals}
cli-brief-title = Round by round
cli-lasting-title = Lasting effects
cli-kept = The survivors of “{$side}” are in {$file}.
cli-bad-keeping = name the side and the file for its survivors, such as `party=survivors.ron`
cli-recorded = The record is in {$file}.
cli-replay-same = {$orders ->
    [one] The order had
   *[other] All {$orders} orders had
} the same results as before.
cli-replay-uncompared = {$orders ->
    [one] The order was
   *[other] All {$orders} orders were
} played again. An older version wrote the record, so the results cannot be compared.
cli-replay-differs = Order {$order} ({$text}) {$why}.
cli-replay-opening-differs = The start of the battle {$why}.
cli-replay-facts = has a different result than before
cli-replay-unreadable = can no longer be read: {$problem}
cli-replay-misfit = is no longer permitted
cli-replay-start = can no longer be set up
cli-replay-unfinished = The battle is unfinished: the record ends in round {$round}.
cli-replay-opened = The battle continues from the record's state at the beginning of round {$round}.

## Rule cards
cli-card-holds = holds
cli-card-fails = FAILS
cli-card-line = {$title} [{$rules}]
cli-no-cards = There is no rule card there: no file whose name ends in .md.
cli-cards-run = {$cards ->
    [one] One card
   *[other] {$cards} cards
} run: {$failed ->
    [0] all hold
    [one] one does not hold
   *[other] {$failed} do not hold
}.

## Why an opponent did something
why-line = Why: {$because}
why-line-of = Why: “{$order}”: {$because}
why-unit = The amounts count enemies: 1 is worth as much as putting an enemy out of the fight.
cli-why-at = Order {$number} of {$count}: {$order}
cli-why-would = {$level} would: {$order}
cli-why-over = The battle is over there.
cli-why-no-order = There is no order {$found}: the record has {$count} of them.
cli-why-differs = At order {$order} the record gives another battle than it tells of. `affray replay` says more.
why-of = {$who}. {$why}
why-nothing-yet = No opponent has done anything yet.
why-hidden = That would tell what is hidden from you. Ask again when the battle is over.
why-staying = stay
why-going-then = {$going}, then {$deed}
why-rather = rather than “{$other}”: {$terms}
why-second-best = by lot, although “{$other}” counts more: {$terms}
why-no-better = “{$other}” would have brought no more
why-tried = tried out in {$battles} imagined battles, it came out {$amount} better on average than “{$other}”: better in {$better}, worse in {$worse}
why-tried-alike = tried out in {$battles} imagined battles, “{$other}” came out no better
why-nothing-else = there was nothing else to choose from
why-strikers = {$here ->
        [0] nobody
        [one] one enemy
       *[other] {$here} enemies
    } can strike there in the next turn, instead of {$there}
why-term-harm-for = the deed harms enemies by {$amount} more
why-term-harm-against = the deed harms enemies by {$amount} less
why-term-help-for = it helps the own side by {$amount} more
why-term-help-against = it helps the own side by {$amount} less
why-term-replies-for = enemies are likely to do {$amount} less in return
why-term-replies-against = enemies are likely to do {$amount} more in return
why-term-provoked-for = the other way would provoke blows that cost {$amount}
why-term-provoked-against = the blows that the way provokes cost {$amount}
why-term-aim-for = it is nearer to an objective, by {$amount}
why-term-aim-against = it is farther from an objective, by {$amount}
why-term-in-the-way-for = it stands more in the way of enemies, by {$amount}
why-term-in-the-way-against = it stands less in the way of enemies, by {$amount}
why-term-approach-for = it is nearer to the enemies, by {$amount}
why-term-approach-against = it is farther from the enemies, by {$amount}
why-term-company-for = the company there is better, by {$amount}
why-term-company-against = the company there is worse, by {$amount}
why-term-steps-for = the way is shorter, by {$amount}
why-term-steps-against = the way is longer, by {$amount}
why-rule-leaves = whoever wants to leave the field, leaves as soon as they can
why-rule-goes-there = this turn is enough to get to where the side wins, or to an edge to leave by
why-rule-gets-up = whoever lies on the ground gets up first
why-rule-hides = whoever hides well hides where it costs little
why-rule-makes-light = whoever sees nothing makes light
why-rule-picks-up = what the side is after, or a clearly better weapon, is picked up
why-rule-changes-weapon = no weapon in hand reaches an enemy
why-rule-opens-door = the door is in the way
why-rule-deals-with-trap = no way leads round the trap
why-rule-lays-weapon = enemies have to come past there
why-rule-breaks-away = there is nothing to gain beside that enemy
why-rule-keeps-spell-up = the spell would end otherwise
why-rule-seeks = no enemy is in sight: the side goes for its objectives, or looks for enemies
why-rule-waits = the enemies have to come
why-rule-uses-the-rest = something is left to use after the main action
why-rule-rescues = to help an ally in need counts more than anything else here
why-rule-holds-ready = nothing better can be done now, so a blow is held ready for whoever comes
why-rule-goes-later = nothing better can be done now, and more is known once the next enemy has acted
why-rule-helps = no enemy can be attacked now, so there is time to help
why-rule-strikes-nearest = a brute goes for the nearest enemy with the best weapon
why-rule-strikes-from-here = whoever can strike without another step strikes
why-rule-at-random = anything is as good as anything else
why-rule-takes-offer = the reaction may do some good
why-rule-leaves-offer = the reaction does no good
why-rule-is-done = nothing that is left is worth doing
why-rule-habit = that is always done then

## Many battles
cli-sim-progress = {$scenario}
cli-sim-title = {$scenario} ({$book}): {$battles ->
    [one] one battle
   *[other] {$battles} battles
}, seed {$seed}
cli-sim-side = Side
cli-sim-wins = Wins
cli-sim-rate = Rate
cli-sim-interval = 95% interval
cli-percent = {$percent}%
cli-from-to = {$low} - {$high}
cli-sim-draws = Draws: {$draws} ({$rate})
cli-sim-rounds = Rounds: {$mean} on average; one battle in twenty is over by round {$p5}, half by {$p50}, nineteen in twenty by {$p95}
cli-sim-combatant = Combatant
cli-sim-survival = Survives
cli-sim-down = Alive but out
cli-sim-harm = Damage dealt
cli-sim-compared = {$scenario}, side by side
cli-sim-rulebook = Rulebook
cli-sim-wins-of = {$side} wins
cli-sim-draws-alone = Draws
cli-sim-mean-rounds = Rounds
cli-sim-survivors = Survives
cli-sim-speed = {$seconds} s, {$rate} battles a second
cli-share = {$rate} ({$interval})
cli-give-or-take = {$mean} ± {$half}
cli-bad-percent = give a percentage between 0 and 100, such as `1%`
cli-unclear-percent = write `0.5%` for half a percent, and `50%` for half of all
cli-bad-which = give `worst`, `typical-loss`, `median`, `typical-win`, `best`, or a percentile such as `p5`
cli-sim-difficulty = Difficulty for {$side}: {$word}. {$scale}
cli-sim-scale = (By battles won: {table-gentle} from {$gentle}%, {table-fair} from {$fair}%, {table-even} from {$even}%, {table-hard} from {$hard}%, {table-grim} below.)
cli-sim-ending = How battles ended
cli-sim-decided = Decided by
cli-sim-objective = Objective
cli-sim-met = {$side} met
cli-sim-failed = {$side} could no longer meet
cli-sim-battles = Battles
ending-cause = { $cause ->
    [aim] by an aim, met or failed
    [fall] by the fall of a side
    [nerve] by lost nerve
    [flight] by flight from the field
   *[clock] by the clock
}
cli-sim-falls = Falls
cli-sim-falls-in = In round
cli-sim-falls-first = Falls first
cli-sim-flees = Flees
cli-sim-suffers = Damage taken
cli-sim-members = Members
cli-sim-nobody-dies = Nobody dies
cli-sim-everybody-dies = Everybody dies
cli-sim-dead = Dead on average
cli-sim-ends = In the end
cli-sim-felled-by = Felled by
cli-sim-left-after-win = Left when {$side} wins
cli-sim-end = { $end ->
   *[able] able to act
    [fled] fled or gone
    [escaped] got away
    [unconscious] unconscious
    [down] down
    [maimed] maimed
    [surrendered] surrendered
    [paralysed] paralysed
    [delirious] delirious
    [dead] dead
    [awaited] never came
}
cli-sim-supply = Spends
cli-sim-before = Before
cli-sim-left = Left
cli-sim-round = Round
cli-sim-harm-of = Damage to {$side}
cli-sim-named = Battles worth opening, for {$side}
cli-sim-number = Number
cli-sim-open = `affray run {$set-up} --seed {$seed} --battle` and its number open a battle; so do `affray replay` and `affray play` with the same words.
cli-sim-which = { $which ->
    [worst] the worst
    [typical-loss] a typical loss
    [median] the one in the middle
    [typical-win] a typical win
    [best] the best
   *[percentile] {$part}% are no better
}
cli-sim-wins-alone = Battles won
cli-page-title = {$scenarios}: what the lab found
cli-page-scenario = Scenario
cli-page-wins = Battles won with each variant, with 95% intervals
cli-page-rounds = How many battles lasted how many rounds
cli-page-harm = Damage taken by each side, round by round, with 95% intervals
cli-page-as-table = The same as a table
cli-page-ends = In what state everybody ends
cli-page-felled = Whose blows fell whom
cli-page-left = What is left at the end of what they had
cli-page-written = The page is in {$file}.
cli-sweep-fight = {$scenario} ({$book})
cli-sweep-title-unlike = {$scenario}: from {$battles} to {$most} battles of each variant with the same dice, seed {$seed}, seen from {$side}
cli-sweep-title = {$scenario}: {$battles ->
    [one] one battle
   *[other] {$battles} battles
} of each variant with the same dice, seed {$seed}, seen from {$side}
cli-sweep-variant = Variant
cli-sweep-won = Won
cli-sweep-more-won = Than the first
cli-sweep-more-rounds = Than the first
cli-sweep-more-won-in-group = Than the first of its group
cli-sweep-alike = {$variant}: every battle went as with {$other}, so it made no difference in any of them.
cli-sweep-difficulty = Difficulty
cli-sweep-falls-first = Falls first most often
cli-sweep-faller = {$who}, {$rate}
cli-sweep-lead = Lead
cli-sweep-more-lead = Than the first
cli-sweep-note = Lead: strength left at the end, less that of the strongest enemy. After ± stands half of the 95% interval.
cli-stopped = {$battles ->
    [0] Stopped before enough was over to show anything.
    [one] Stopped after one battle.
   *[other] Stopped after {$battles} battles.
}
cli-until-not-reached = After {$battles ->
    [one] one battle
   *[other] {$battles} battles
} the win rates are known to within {$reached}, not yet to within {$asked}.
cli-sweep-groups = A group shares the value of what varies first.
cli-balance-stopped = Stopped before the value was found.
cli-balance-step = {$value}: {$won} won
cli-balance-between = {$asked} lies between {$one} ({$won-one} won) and {$other} ({$won-other} won).
cli-balance-found = {$value} comes nearest to {$asked}: {$won} won, and the rest may be chance.
cli-balance-nearest = No value gives {$asked}. {$value} comes nearest: {$won} won.
cli-balance-beyond = No value from {$first} to {$last} gives {$asked}. {$value} comes nearest: {$won} won. Values beyond these may come nearer.
cli-balance-elsewhere = {$what} is not written in the scenario's own file, so no scenario can be written with it.
cli-balance-written = The scenario with that value is in {$file}.
vary-no-values = "{$found}" names no values: write what varies, `=`, and its values, such as `count:raider=1..4`.
vary-is-nobodys = In "{$found}" nobody can be named before `=`: write only `{$what}`.
vary-whose = "{$found}" does not say whose {$what} varies. Write one of {$words} or a field of stat blocks, then `:` and a name.
vary-bad-values = "{$found}" has no values that can be read: write a list such as `brute,soldier` or a range such as `10..30/5`.
vary-one-value = "{$found}" has several values: a battle is fought with one; `affray lab sweep` fights one with each.
vary-by-rulebook = "{$found}": choose the rulebook by `--rulebook`.
vary-by-ai = "{$found}": choose opponents by `--ai SIDE=LEVEL`.
vary-too-many-values = "{$found}" has more than {$limit} values.
vary-twice = {$what} cannot vary twice: write all its values as one list.
vary-cannot-write = "{$found}" is not written in a way that the lab can change.
vary-unknown = Nobody here is called "{$found}". There are: {$names}.
vary-cannot-count = "{$found}" cannot be counted: only combatants whom the scenario itself lists can be more or fewer.
vary-shared = "{$found}" is written together with others, under "{$entry}": give each an entry of their own to change one alone.
vary-as-it-is = as it is
vary-counted = "{$found}" are of several kinds: further ones are like "{$like}" (`count:{$kind}` counts these alone), and of those who are too many the last one goes first, beginning with "{$last}".
vary-no-room = There is no open ground left for another "{$found}".
vary-impossible = This variant cannot be fought: {$found}.
vary-too-many = At most two things can vary at once.

cli-match-title = Matches
cli-match-heading = Match
cli-match-pair = {$one} against {$other}
cli-match-wins = Won
cli-match-losses = Lost
cli-match-draws = Drawn
cli-match-share = Share
cli-match-first-side = First side wins
cli-match-verdict = Result
cli-match-reached = reached
cli-match-missed = missed
cli-match-open = not clear
cli-no-threads = Cannot start the threads: {$cause}
### The window

## The table of the title
window-title = Affray
window-quit = Quit
window-cannot-open = error: {$why}
    Without a window you can still watch battles as text (affray run), count their results (affray sim), work out odds (affray odds) and check files (affray check).
window-no-display = there is no display to open a window on. On Linux, DISPLAY or WAYLAND_DISPLAY has to name one.
window-no-graphics = no graphics adapter was found that can draw the window. On Linux, the packages mesa-vulkan-drivers and libvulkan1 provide one for every machine.
window-unreadable = {$file} holds no battle that can be resumed.
problems-button = {$count ->
    [one] One of your files has problems
   *[other] {$count} of your files have problems
}
problems-in-scenario = {$count ->
    [one] This battle cannot begin: read the problem
   *[other] This battle cannot begin: read the {$count} problems
}
problems-own = Problems in your files
problems-of-battle = Why {$scenario} cannot begin
problems-live = This list follows the files: what you mend and save disappears from it.
problems-none = Nothing is wrong any more.
problems-settings = The settings are as usual, because their file cannot be read. When you change a setting, a new file is written and this one is kept as settings.ron.broken.
files-changed = Files have changed. This battle goes on with its own; the next one begins with the new ones.
table-scenarios = Scenarios
table-saves = Saved battles ({$count})
window-problem = Line {$line}, column {$column}: {$text}
table-lessons = Learn
table-search = Search
table-nothing-found = No sheet has “{$typed}”.
table-below = { $count ->
    [one] One more sheet below
   *[other] {$count} more sheets below
}
table-drawing = The map is being drawn …
table-roll-up = Roll the sheet up
table-gentle = gentle
table-fair = fair
table-even = even
table-hard = hard
table-grim = grim
table-play-soldier = played by a soldier
table-play-brute = played by a brute
table-won = {$who} won {$won}
table-measured = Of 100 battles against the scenario's own opponents: {$parts}.
table-aims = To win: {$aims}
table-defeat = defeat all enemies
table-neutral = Takes no part in the fight.
table-several = {$name} × {$count}
table-awaited = { $count ->
    [one] One more may come.
   *[other] {$count} more may come.
}
table-size = {$columns} × {$rows} squares
table-limit = {$rounds} rounds at most
table-differs = What is different here:
table-own-book = the scenario's own book
table-to-own-book = Back to the scenario's own
table-party = Party
table-party-too-small = This scenario needs a party of at least {$count}.
table-sides = Who plays
table-seat-player = You
table-seat-master = Master
table-seat-veteran = Veteran
table-seat-soldier = Soldier
table-seat-novice = Novice
table-seat-brute = Brute
table-seat-random = Random
table-dice = Dice
table-any-seed = other dice each time
table-seed-tip = A number makes the same dice again: the same orders then give the same battle.
table-no-seed = Only a whole number can be the seed of the dice.
table-take-back = Take back
table-take-back-everything = Everything
table-take-back-until-dice = Until dice are rolled
table-take-back-nothing = Nothing
table-begin = Begin: {$name}
table-begin-tip = Enter begins too.
table-choose = Choose a sheet.
table-resume = Go on: {$name}, round {$round}
table-resume-tip = Goes on with the battle that was saved last.
table-saved-by = {$scenario}, by {$book}
table-saved-book = by {$book}
table-saved-round = Round {$round}
table-saved-over = {$result} ({ $round ->
    [one] one round
   *[other] {$round} rounds
})
table-broken = This battle cannot be gone on with: {$why}
table-go-on = Go on
table-see-end = See the end
table-rename = Rename
table-rename-done = Done
table-delete = Delete
table-delete-really = Delete for good
table-keep = Keep
table-just-now = just now
table-minutes-ago = { $count ->
    [one] a minute ago
   *[other] {$count} minutes ago
}
table-hours-ago = { $count ->
    [one] an hour ago
   *[other] {$count} hours ago
}
table-days-ago = { $count ->
    [one] a day ago
   *[other] {$count} days ago
}
table-name-taken = Another saved battle has the name “{$name}”.
table-name-unfit = A saved battle cannot have the name “{$name}”.
table-file-fault = {$file}: {$cause}

## Commands by key
commands-play = Acting
commands-board = The board
commands-window = The window
commands-end = At the end of a battle
commands-replay = While a battle is watched again
command-point-left = Point one square left
command-point-right = Point one square right
command-point-up = Point one square up
command-point-down = Point one square down
command-point-next = Point at the next target
command-act = Do what a click would do
command-go-by = Go by this square, or another choice there
command-share = One more swing at this target
command-next-combatant = Your next combatant
command-tool-1 = Take tool 1
command-tool-2 = Take tool 2
command-tool-3 = Take tool 3
command-tool-4 = Take tool 4
command-tool-5 = Take tool 5
command-tool-6 = Take tool 6
command-tool-7 = Take tool 7
command-tool-8 = Take tool 8
command-tool-9 = Take tool 9
command-all-tools = List everything that can be done
command-yes = Answer yes
command-no = Answer no
command-end-turn = End the turn
command-undo = Undo
command-redo = Redo
command-why = Ask why the opponent did what they did last
command-skip = Skip the animation
command-slower = Show the battle slower
command-faster = Show the battle faster
command-pan-left = Move the view left
command-pan-right = Move the view right
command-pan-up = Move the view up
command-pan-down = Move the view down
command-zoom-in = Zoom in
command-zoom-out = Zoom out
command-whole-board = Show the whole board
command-side-panel = Open or close the side panel
command-scroll-up = Scroll the log or the rule up
command-scroll-down = Scroll the log or the rule down
command-read-rule = Read the rule behind the last event
command-codex = Open the codex
command-switch-log = Show the story, or every roll
command-large-log = Show the log over the board
command-search-log = Search the log
command-narrate = Show or hide the narrator
command-mute = Silence the sound
command-settings = Open the settings
command-back = Put down, close, or open the menu
command-again-alike = Fight this battle again with the same dice
command-again-anew = Fight this battle again with other dice
command-watch = Watch the battle again from the beginning
command-next-scenario = Fight the next scenario of the list
command-to-scenarios = Back to the list of scenarios
command-save-sheet = Save the board and the sheet as a picture
command-replay-deed-back = Back by a deed
command-replay-deed-on = On by a deed
command-replay-turn-back = Back by a turn
command-replay-turn-on = On by a turn
command-replay-round-back = Back by a round
command-replay-round-on = On by a round
command-replay-first = To the beginning
command-replay-last = To the end
command-replay-play = Play or stop
command-replay-eyes = Look with the eyes of the next side, or see everything
command-replay-take-over = Go on with the battle from this moment; it is saved as a new one
command-replay-close = Leave the replay
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-enter = Enter
key-tab = Tab
key-space = Space
key-escape = Esc
key-alt = Alt
key-backspace = Backspace
key-insert = Insert
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-numpad-enter = Enter (number pad)
key-numpad-plus = + (number pad)
key-numpad-minus = − (number pad)
key-menu = Menu key

## Settings
settings-title = Settings
settings-not-kept = These settings hold until the window closes; they cannot be kept: {$cause}
settings-look = Look
settings-sound = Sound
settings-play = Play
settings-keys = Keys
settings-language = Language
settings-percent = {" "}%
settings-scale = Size of text and panels
settings-scale-about = Changes when you let go of the slider.
settings-theme = Panels
settings-theme-night = Night: dark oak
settings-theme-day = Day: paper
settings-colours = Colours of the sides
settings-colours-about = Sides also differ by the shape and the rim of their bases.
settings-colours-usual = Usual
settings-colours-light = Light and dark
settings-motion = Motion
settings-reduced-motion = Reduced motion: nothing flickers, shakes or sways
settings-volume = Volumes
settings-volume-about = Something is heard when you let go of a slider.
settings-volume-all = Everything
settings-volume-effects = What happens
settings-volume-ambience = Surroundings
settings-muted = Silence
settings-test-sound = Listen
settings-pace = Speed of the battle
settings-pace-about = How fast walks and blows are shown; nothing is lost at any speed.
settings-pace-normal = Normal
settings-pace-double = Double
settings-pace-fourfold = Fourfold
settings-pace-instant = At once
settings-confirm = Ask before …
settings-confirm-about = Whatever is not asked about can be undone.
settings-confirm-end-turn = ending a turn with an action left
settings-confirm-danger = walking where enemies may strike on the way
settings-confirm-again = beginning again before the battle is over
settings-language-about = The language of the window, of the log and of the rules.
settings-language-system = As the system has it
settings-language-missing = There are no files for “{$language}”.
settings-keys-about = Click a command, or press Enter on it, and then press its new key.
settings-keys-press = {$command}: press the new key now. Esc leaves it as it was.
settings-keys-taken = {$key} is no longer the key for: {$commands}.
settings-keys-fixed = {$key} cannot be given away.
settings-keys-unknown = This key cannot be used.
settings-keys-waits = press a key …
settings-keys-none = no key
settings-keys-of = {$command}: {$keys}
settings-keys-reset = All keys as usual
settings-keys-are-usual = All keys are as usual already.
settings-keys-not-free = These keys always mean the same.
settings-no-key = there is no key named {$found}
settings-no-command = there is no command named {$found}
sheet-close = Close
side-tip = Open or close the panel ({$key})
tools-title = What {$who} can do
tools-nobody = Nobody of yours is to act
question-title = Are you sure?
question-again = Begin this battle again? It starts anew, and what has happened is left behind.
question-end-turn = {$who} can still act. End the turn?
question-danger = {$count ->
    [one] An enemy may strike {$who} on the way. Go?
   *[other] {$count} times an enemy may strike {$who} on the way. Go?
}

## Around the board
window-preparing = Time to prepare
window-round = Round {$round}
window-declaring = Everybody declares their actions
window-thinking = an opponent is thinking …
window-skip-hint = {$key} skips ahead
window-others-act = The others act.
window-over = The battle is over.
window-order-more = +{$count}
window-undo = Undo
window-undo-tip = Take back the last decision ({$key})
window-undo-none = Nothing has been decided yet.
window-undo-dice = Dice have been rolled since the last decision. In this battle, that makes it final.
window-undo-never = In this battle, every decision is final.
window-redo = Redo
window-redo-tip = Do again what was undone ({$key})
window-redo-none = Nothing has been undone.
window-pace-normal = 1×
window-pace-double = 2×
window-pace-fourfold = 4×
window-pace-instant = instant
window-pace-tip = How fast the battle is shown (slower: {$slower}, faster: {$faster})
window-menu = Menu
window-menu-tip = Go on, change settings, begin again, or leave ({$key})
window-pause = Pause
window-pause-battle = {$scenario} ({$book})
window-pause-saved = The battle is saved.
window-pause-lesson = Lessons are not saved.
window-pause-example = Examples are not saved.
window-pause-unsaved = This battle is not saved.
window-pause-go-on = Go on
window-pause-again = Begin again
window-unsaved = Not saved: {$cause}
window-nobody-acts = Nobody is acting.
window-hero = hero
window-unhurt = unhurt
window-sneaks = sneaking ({$roll})
window-flees = fleeing
window-dies-after = Dies at the end of round {$round}, unless somebody saves them.
window-saved = Saved; they stay down until the battle is over.
window-chances = {$count ->
    [0] No chance left to hold on to life.
    [1] One more chance to hold on to life.
   *[other] {$count} more chances to hold on to life.
}
window-left = Left: {$what}
window-nothing-left = Nothing left this turn
window-left-movement = {$feet} ft of movement
window-left-actions = {$count ->
    [1] 1 action
   *[other] {$count} actions
}
window-left-full = {$count ->
    [1] 1 full action
   *[other] {$count} full actions
}
window-left-swift = {$count ->
    [1] 1 swift action
   *[other] {$count} swift actions
}
window-left-quick = {$count ->
    [1] 1 quick action
   *[other] {$count} quick actions
}
window-left-free = {$count ->
    [1] 1 free action
   *[other] {$count} free actions
}
window-left-reactions = {$count ->
    [1] 1 reaction
   *[other] {$count} reactions
}
window-left-points = {$left} action points
window-hit-points = {$now} of {$most} hit points
window-overshield = overshield {$left}
window-carries = Carries {$what}
window-at-the-ready = {$weapon} (in hand)
window-uses-left = {$what} ({$left ->
    [0] used up
   *[other] {$left} left
})
window-light-burns = {$item} (lit)
window-light-burns-for = {$item} (lit, {$rounds ->
    [1] for this round
   *[other] for {$rounds} rounds
})
window-light-out = {$item} (not lit)
window-wears = Wears armour: {$armour}
window-lost = Has lost {$what}
window-lost-points = {$points} {$ability}
window-score = {$ability} {$score}
window-pace = Moves {$feet} ft
window-means = Is going to: {$deeds}
window-meant = Declared
window-meant-by = {$who}: {$deeds}
window-square = {$square}: {$terrain}
window-square-unseen = {$square}: not seen yet
window-square-hard = hard going
window-square-cover = gives cover from beyond it
window-square-hides = a place to hide
window-ground = {FORM($terrain, "Plain")}: {$special}
window-highest-counts = the strongest of {$count} counts
window-seal = {$who} may strike here in reaction: {$chances}
window-square-light = , {$light}
threat-best = Best attack: {$attack}
threat-best-each = Best attacks
threat-by = {$who}: {$attack}
threat-none = Can strike nobody next turn.
threat-hit = Hit
threat-harm = Avg. harm
threat-most = Most
threat-injured = Injured
threat-out = Out
threat-here = Could strike here next turn: {$who}
threat-nobody-here = No known enemy could strike here next turn.
window-walk = {$feet} ft of movement over {$squares ->
    [1] 1 square
   *[other] {$squares} squares
}
window-walk-takes-action = Also takes the action.
window-blow = {$who} may make an opportunity attack on the way:
window-goals = To win
window-goal = • {$goal}
# The first of several objectives of which one is enough, and each of the others.
window-goal-either = either {$goal}
window-goal-or = or {$goal}
window-goal-of = {$side}: {$goal}
window-walk-then = { $walk }, then { $attack }
window-light-for-show = By this rulebook light changes nothing. Lanterns and torches are only for show.
window-keys = Click a square to move there, an enemy to attack it; Shift-click squares to set the way. Arrows point, digits take tools. Other keys:

## Over a token
window-hit = hit
window-missed = miss
window-dodged = dodged
window-parried = parried
window-armour-holds = armour holds
window-withstood = withstood
window-shield-holds = shield: {$amount}
window-shield-broken = shield broken
window-critical = critical!
window-harm = {$amount}
window-healed = +{$amount}
window-injured = {$points ->
    [one] injured
   *[other] injured: {$points}
}
window-tired = {$points ->
    [one] tired
   *[other] tired: {$points}
}
window-shaken = {$points ->
    [one] shaken
   *[other] shaken: {$points}
}
window-loses-points = −{$points} {$ability}
window-morale-breaks = morale breaks
window-morale-holds = morale holds
window-morale-returns = rallies
window-second-move = moves on
window-strikes = attacks!

## The log
log-title = What has happened
log-story = Story
log-rolls = Every roll
log-larger = Larger
log-larger-tip = Show the log over the board, with filters and a search ({$key}, or {$search} to search)
log-search = Search ({$key})
log-everybody = Everybody
log-blows = Blows
log-moves = Moves
log-nerve = Morale
log-dice = With dice
log-all = Show all
log-filtered = Not every line is shown.
log-nothing-found = No line fits.
log-nothing-yet = Nothing has happened yet.

## What the words of the window mean. The rulebook in force says more; its rule is named below each explanation.
explain-condition-aided = An ally helps: their next check against an enemy whom both can reach has advantage.
explain-condition-granted = The game master has given advantage or disadvantage on the next check.
explain-condition-rated = The game master has set how difficult the next test is.
explain-condition-assured = Their next check succeeds without a roll.
explain-condition-fixed-die = The game master has decided what their next die shows.
explain-condition-weakened = A wound has left them weak: every check has disadvantage until they rest.
explain-condition-exhausted = They need food and rest. Until then every check has disadvantage.
explain-condition-trauma = They have seen something terrible. While its cause is in sight they have disadvantage.
explain-condition-maiming = A wound that does not heal with this battle.
explain-condition-off-balance = They have lost their balance, so they are easier to hit for a while.
explain-condition-suffering = They take this damage whenever their turn begins.
explain-condition-slowed = Their moves are half as long.
explain-condition-stunned = They have neither actions nor reactions.
explain-condition-beset = A weapon still works on them: it deals its damage again whenever a turn begins.
explain-condition-aimed = This turn's roll with this weapon has been made. It cannot be aimed again.
explain-condition-tripped = They fall prone as soon as their own turn begins.
explain-condition-held = Somebody holds them. They cannot move away until they are let go or break free.
explain-condition-readied = They hold an action back until something happens.
explain-condition-corrupted = Disease, poison or venom works in them and gets worse by stages.
explain-condition-spurred = An ally's command helps them with what they do next.
explain-condition-evading = They try to avoid each hit on them by a test.
explain-condition-risky = Their next action succeeds only if a test does.
explain-condition-concentrating = They keep a spell going. It ends when they stop concentrating.
explain-track-injuries = Each injury makes the next one more dangerous, and enough of them are a penalty or the end.
explain-track-fatigue = Armour, heavy weapons and hard turns tire a combatant. Too much fatigue is a penalty, or a collapse.
explain-track-stress = Stress comes from seeing allies fall and from terror. Too much of it is a penalty, or a trauma.
explain-fate-awaited = They are not on the field yet.
explain-fate-able = They can act.
explain-fate-unconscious = They lie unconscious and can do nothing until something wakes them.
explain-fate-down = They are down. Unless somebody saves them, or they hold on by themselves, they are lost.
explain-fate-maimed = They live, but a lasting wound has put them out of the fight.
explain-fate-surrendered = They have given up. Nobody attacks them any more.
explain-fate-paralysed = They cannot move, and cannot defend themselves.
explain-fate-delirious = They are out of their mind and can do nothing.
explain-fate-dead = They are dead, and nothing brings them back in this battle.
explain-fate-gone = They have left the battlefield.
explain-posture-standing = They are on their feet.
explain-posture-prone = They lie on the ground. They are worse at attacking, easier to hit, and need time to stand up.
explain-peril-best-attack = The attack of their next turn that does the most harm on average, with its odds for each of yours whom they could get at. They strike from the nearest square that allows it, with everything else as it is now.
explain-peril-hit = The chance that the attack hits.
explain-peril-harm = How many points the attack costs on average, with the misses counted in.
explain-peril-most = How many points the attack costs at most.
explain-peril-injured = The chance that the attack injures.
explain-peril-out = The chance that the attack ends the fight for this combatant.
explain-peril-strikers = The enemies you know of who could strike somebody on this square in their next turn. Hold Alt to see all such squares.
explain-state-flees = Their morale is broken: they run for a way out instead of fighting, until somebody rallies them.
explain-state-sneaks = They go unseen. The number is what an enemy has to roll to spot them.
explain-state-hit-points = What is left of their strength. At 0 they may be out of the fight.
explain-state-overshield = A shield that takes damage before its bearer does.
explain-state-hero = A hero wins ties, and is spared some of what others suffer.
explain-budget-movement = How far they can still go this turn, in feet. A square is 5 feet.
explain-budget-main = What a turn is for: one of them pays for an attack, a spell or another deed.
explain-budget-swift = A quick action, beside the main ones, for small things such as a step.
explain-budget-free = A free action, for something that takes hardly any time.
explain-budget-reaction = Reactions answer what others do in their turns, such as leaving one's reach.
explain-budget-points = Action points pay for the swings of a weapon. Each weapon says how many a swing takes.
explain-ground-open = Open ground costs nothing extra.
explain-ground-difficult = Difficult ground takes more movement than open ground.
explain-ground-rough = Rough ground takes more movement than open ground.
explain-ground-water = Water takes more movement to wade through.
explain-ground-climb = Climbing takes more movement than walking.
explain-ground-pit = Nobody can walk into a pit. Those who fly cross it.
explain-ground-wall = Nobody passes a wall, and nobody sees through it.
explain-ground-window = Nobody passes a window, but one can see and shoot through it.
explain-ground-door = A closed door bars the way and the view. Somebody next to it can open or close it.
explain-light-darkness = In darkness nobody is seen from afar without special sight or a light of their own.
explain-light-dim = In dim light it is easier to sneak, and harder to see clearly.
explain-light-lit = There is enough light to see everything.
explain-light-brilliant = It is as bright as it can be: nothing here is hidden by darkness.
explain-deed-move = Walk to a square. Enemies whose reach is left may strike.
explain-deed-step = A quick step of a few feet. Enemies can react to it as to any move.
explain-deed-disengage = A careful step away. Enemies cannot react to it.
explain-deed-extricate = Try to get away from the enemies next to you by a test, for a whole move.
explain-deed-attack = Attack an enemy with this weapon. Point at them to see the chances.
explain-deed-trip = Try to make an adjacent enemy fall prone.
explain-deed-disarm = Try to knock the weapon out of an enemy's hand.
explain-deed-grapple = Try to take hold of an enemy, so that they cannot move away.
explain-deed-break-free = Try to break free of an enemy's hold.
explain-deed-switch = Take this weapon in hand instead.
explain-deed-aid = Help an adjacent ally: their next check against an enemy whom both can reach is better.
explain-deed-stabilise = Try to keep a dying ally from death.
explain-deed-treat = Treat the wounds or the fatigue of an ally, or your own.
explain-deed-frighten = Frighten an enemy, who must then check morale.
explain-deed-command = Call back an ally who flees, or spur on one who does not.
explain-deed-finish = Kill an enemy who is helpless.
explain-deed-cast = Cast this spell, or aim at a square what strikes an area.
explain-deed-use = Use this item.
explain-deed-open = Open the door.
explain-deed-close = Close the door.
explain-deed-take-up = Pick up what lies within arm's reach.
explain-deed-put-on = Put this armour on.
explain-deed-take-off = Take this armour off.
explain-deed-light = Light a light that you carry.
explain-deed-douse = Put out a light that you carry.
explain-deed-drop = Drop a light. It goes on burning where it lies.
explain-deed-search = Find out how a trap works, so that it can be stepped over.
explain-deed-disarm-trap = Try to make a trap harmless.
explain-deed-place = Place this weapon on a square, where it strikes whoever enters.
explain-deed-delay = Wait: act after another combatant, from now on.
explain-deed-evade = From now on try to evade each hit.
explain-deed-stand = Stand up.
explain-deed-concentrate = Keep concentrating on a spell, so that it goes on.
explain-deed-hide = Hide, and go unseen from then on.
explain-deed-ready = Hold this action back until something happens, even in the turn of another.
explain-deed-unready = Give up the action that was readied.
explain-deed-leave = Walk off the battlefield by the nearest way out.
explain-deed-declare = Declare everything that this combatant will do in this round.
explain-deed-speak = Say a few words.
explain-deed-try = Try a skill or an ability.
explain-deed-end = End this combatant's turn. What is left of it is lost.
explain-reason-base = The rulebook's own number, before anything is added.
explain-reason-aptitudes = What the combatant is good at counts once or more for this check.
explain-reason-hit-bonus = This weapon is easier to hit with.
explain-reason-armour = The target's armour makes them harder to hurt.
explain-reason-points = The points that they already have on this track make the check harder.
explain-reason-weapon = This weapon makes the check harder.
explain-reason-worn = They have so many points on a track that it is a penalty on their checks.
explain-reason-opponent = The number to beat is what the opponent has rolled.
explain-reason-score = The combatant's own ability.
explain-reason-proficiency = What the combatant has learned counts for this check.
explain-reason-attack-bonus = A bonus on all attacks of this combatant.
explain-reason-armour-class = How hard the target is to hit at all.
explain-reason-flanked = Enemies of the target stand on opposite sides of them.
explain-reason-pressed = An enemy who could strike at once makes shooting harder.
explain-reason-game-master = The game master has decided it.
explain-reason-aid = An ally has helped.
explain-reason-cover = Something beside the target is in the way.
explain-reason-target-fallen = The target lies on the ground.
explain-reason-on-the-ground = Whoever rolls lies on the ground.
explain-reason-target-held = The target is held, and cannot avoid the attack.
explain-reason-target-senseless = The target is unconscious, and cannot avoid the attack.
explain-reason-hands-bound = The attacker is held, and their hands are bound.
explain-reason-trauma = The cause of a trauma is in sight.
explain-reason-initiative = How quick the combatant is to act.
explain-reason-skill = The combatant's own skill.
explain-reason-untaught = They were never taught this skill, so little of it counts.
explain-reason-dodge = How well the target gets out of the way.
explain-reason-off-balance = The target has lost their balance.
explain-reason-crowded = More enemies than one stand next to the target.
explain-reason-critical = The hit is a critical hit.
explain-reason-overshield = The target's overshield hides them.
explain-reason-unseen = The target has not spotted the attacker.
explain-reason-watched = The enemy who watches best has to be outdone.
explain-reason-haste = They have moved far while sneaking.
explain-reason-load = They carry too much.
explain-reason-aloft = They fly.
explain-reason-seasoned = Seasoned creatures keep their nerve.
explain-reason-outnumbered = The enemies are twice as many, or more.
explain-reason-outnumbering = Their own side is twice as many as the enemies, or more.
explain-reason-deserted = The leader whom they follow has retreated.
explain-reason-weakened = A wound has left them weak.
explain-reason-exhausted = They need food and rest.
explain-reason-spurred = An ally has given a command.
explain-reason-lost-part = They have lost a part of the body.
explain-reason-detachment = A detachment of many fighters meets a single fighter.
explain-reason-target-helpless = The target cannot defend themselves.
explain-reason-target-unseen = The attacker does not see the target.
explain-reason-daring = The attack is daring: better if a test succeeds, and worse if it fails.
explain-reason-light = How light it is there.
explain-reason-darksight = How light it is there, as eyes that are made for the dark see it.
explain-reason-difficulty = How difficult the test is.
explain-reason-unproficient = The attacker was never taught to use this weapon.
explain-reason-proficient = The attacker was taught to use this weapon.
explain-reason-mastery = The attacker has mastered this weapon.
explain-reason-untrained-armour = They were never taught to move in their armour.
explain-reason-loud-armour = Their armour is too loud for sneaking.
explain-reason-same-dice = The check has the same dice as the check before it.
explain-reason-evading = It is hard to evade an attack.
explain-reason-bare-hands = It is harder to evade with bare hands.
explain-reason-better-chance = A trait or somebody's help makes it likelier to survive.
explain-reason-last-chance = How good the chances of a dying combatant are.
explain-more = {$key} or a click: {$rule} {$title}
explain-more-by-key = {$key}: {$rule} {$title}

## The codex
codex-title = Codex
codex-back = Back
codex-back-none = You have not read anything before this.
codex-forward = Forward
codex-forward-none = You have not gone back.
codex-search = Search rules and words
codex-legend = ◆ in force in this battle ({$book})
codex-in-force = in force in this battle; {$times ->
    [0] no roll has used it yet
    [1] one line of the log names it
   *[other] {$times} lines of the log name it
}
codex-found = {$count ->
    [0] Nothing found
    [one] One article
   *[other] {$count} articles
}
codex-books = Rulebooks with this rule: {$books}
codex-examples = See it played
codex-play = Play
codex-before = ← {$title}
codex-after = {$title} →
codex-axis-aftermath = Aftermath
codex-axis-attack = Attacks
codex-axis-budget = Actions
codex-axis-check = Checks
codex-axis-critical = Critical hits
codex-axis-damage = Damage
codex-axis-exit = Ways out of a fight
codex-axis-hardship = Hardship
codex-axis-harm = Injury and death
codex-axis-initiative = Who goes first
codex-axis-last-chances = Last chances
codex-axis-leaving = Leaving an enemy's reach
codex-axis-light = Light and darkness
codex-axis-manoeuvre = Manoeuvres
codex-axis-morale = Morale
codex-axis-movement = Movement
codex-axis-opening = Before the first round
codex-axis-penalty = Penalties
codex-axis-position = Position
codex-axis-protection = Protection
codex-axis-range = Ranges
codex-axis-reaction = Reactions
codex-axis-stealth = Stealth
codex-axis-tempo = Declaring actions
codex-axis-time = Time
codex-axis-track = Injuries, fatigue and stress

## Lessons
lesson-title = Lesson: {$title}
lesson-done = That was all of it. Play on, or leave for the next lesson.
lesson-leave = Leave the lesson
lesson-next = Next lesson
lesson-menu = Lesson: {$title}
lesson-progress = {$done} of {$all}
lesson-1 = Move and strike
lesson-1-point = Point at a raider. The tip beside them says whether you reach them, and your exact chances if you do.
lesson-1-move = Click a square inside the blue line to walk there. As far as the dashed line you can go too, but that takes your action.
lesson-1-end = Press {$end} to end the turn. When all of yours are done, the others act.
lesson-1-strike = Click an enemy to attack. Your sword reaches the next square; your bow, in the bar below, reaches much farther.
lesson-1-undo = Press {$undo}: the last decision is taken back, dice and all. You may do so as often as you like.
lesson-1-rolls = Press {$rolls}: the log shows every roll with its dice, instead of the story.
lesson-1-rule = Click a rule: the blue letters at the end of a line of the log. The codex says what it means, and plays examples.
lesson-2 = Reactions, light and cover
lesson-2-dark = Point at a dark square. The panel beside the board says how light it is there. Who stands in the dark is hard to see.
lesson-2-cover = Point at an enemy behind a low wall, then at the line of numbers beside the board: cover is one of them.
lesson-2-way = Point past an enemy. Where your way leaves their reach, the tip shows the blow that they may strike.
lesson-2-answer = When somebody gives you an opening you are asked whether to use it. Press {$yes} or {$no}.
lesson-3 = A rulebook of your choice
lesson-3-point = Point at a raider. What the tip shows depends on the rulebook.
lesson-3-llcf-strike = Attack. There are no hit points here: each hit brings an injury check, and each injury makes the next one worse.
lesson-3-llcf-aid = Help an ally who stands next to you: their next attack has advantage.
lesson-3-llcf-rolls = Press {$rolls} and look at the six-sided dice of the log.
lesson-3-lot-step = Take a quick step. A turn has two full actions, a swift and a free one, and each deed takes one of them.
lesson-3-lot-strike = Attack. Action points buy the swings of a weapon; Ctrl-click shares them among several enemies.
lesson-3-lot-rule = Open a rule from the log: LoT cites one for each number.
lesson-3-torchlit-strike = Attack: a twenty-sided die against the armour class, then damage by the weapon.
lesson-3-torchlit-frighten = Frighten an enemy. Whose morale breaks, flees.
lesson-3-torchlit-rule = Open a rule from the log, and see what plays as an example.
lesson-3-autohit-declare = Everybody declares first, the enemies before you: the arrows show what they mean to do. Declare your own.
lesson-3-autohit-strike = Attack. Every attack hits here; the die is the damage, and armour takes from it.
lesson-3-autohit-rolls = Press {$rolls} and look at who is hit for how much.
lesson-3-twodice-evade = Choose Evade: until your next turn you try to get out of the way of each hit.
lesson-3-twodice-strike = Attack. Two dice are rolled, and one of them has to show a 5 or a 6; the weapons that you have mastered do better.
lesson-3-twodice-rolls = Press {$rolls} and look at the pairs of dice.
lesson-3-affray-step = Take a careful step with Disengage. Nobody can strike you for it.
lesson-3-affray-strike = Attack. The house rules mix hit points with injuries, fatigue and stress.
lesson-3-affray-rule = Open a rule from the log: many of them come from other books.

## Examples
example-title = Example
example-next = Next order
example-still-shown = The order before it is still being shown.
example-again = From the start
example-leave = Leave the example
example-to-battle = Back to the battle
example-done = That was all. From here on you may play both sides yourself.

## The narrator, for screen readers
narrator-turn = {$who}'s turn.
narrator-left = {$what}.
narrator-asked = A question: {$question}
narrator-over = The battle is over.
narrator-waiting = The others act.
narrator-enemy = {$who} stands {$squares ->
    [one] one square
   *[other] {$squares} squares
} {$way}.
narrator-pointed = Pointing at {$square}: {$tip}
narrator-way-north = north
narrator-way-north-east = north-east
narrator-way-east = east
narrator-way-south-east = south-east
narrator-way-south = south
narrator-way-south-west = south-west
narrator-way-west = west
narrator-way-north-west = north-west

## Dice on the table
window-throw-by = {$who}: {$purpose}
window-throw-plus = {$natural} + {$bonus}
window-throw-minus = {$natural} − {$bonus}
window-throw-sum = {$sum} = {$total}
window-throw-total = = {$total}
window-throw-reach = {$sum} against {$target}: {$verdict}
window-throw-exceed = {$sum} against more than {$target}: {$verdict}
window-throw-at-most = {$sum} against no more than {$target}: {$verdict}
window-verdict = {$success ->
    [yes] success
   *[no] failure
}
window-verdict-attack = {$success ->
    [yes] hit
   *[no] miss
}
window-verdict-critical = {$success ->
    [yes] critical
   *[no] a normal hit
}
window-verdict-armour = {$success ->
    [yes] gets through
   *[no] armour holds
}
window-verdict-evasion = {$success ->
    [yes] evaded
   *[no] not evaded
}
window-verdict-morale = {$success ->
    [yes] it holds
   *[no] it breaks
}

## The action bar
window-tool = {$key}  {$name}
window-tip-key = {$tip} ({$key})
window-shares = {$attack}: Ctrl-click for one more swing, click to attack.
window-swings-hint = Ctrl-click to choose the target of each swing.
window-more-choices = Shift-click for other choices on this square
window-drawer = {$name} …
window-drawer-manners = Other attacks
window-drawer-readying = Ready
window-drawer-gear = Gear
window-drawer-trials = Try
window-drawer-more = More
window-pick-square = {$tool}: click a square.
window-pick-delay = {$tool}: click the combatant who is to act first.
window-pick-try = {$tool}: click yourself to try it alone, or somebody else to try it against them.
window-pick-area = {$tool}: click the middle of its area, or its target.
window-pick-ally = {$tool}: click an ally, or yourself.
window-pick-enemy = {$tool}: click an enemy.
window-tool-targets = {$count ->
    [1] 1 target within reach
   *[other] {$count} targets within reach
}
window-tool-no-target = Nobody within reach

## Above the board
window-offer = A choice
window-yes = Yes ({$key})
window-no = No ({$key})
window-after-rounds = After {$rounds ->
    [1] 1 round
   *[other] {$rounds} rounds
}
window-to-scenarios = Scenarios
window-again-alike = Same dice
window-again-anew = New dice
window-watch = Replay
window-watch-moment = Watch this moment
window-next = Next
window-save-sheet = Picture
window-sheet-saved = Saved as {$file}
window-sheet-unsaved = The picture could not be saved: {$cause}
window-sheet-more = more below ↓
window-sheet-of = Affray · {$scenario} · {$book} · seed {$seed}
window-verdict-held = Held
window-verdict-lost = Lost
window-verdict-drawn = Drawn
window-verdict-decided = Won by {$side}
window-harm-by-round = Harm, round by round
window-harm-in-points = in hit points
window-harm-in-injuries = in injuries and falls
window-harm-suffered = {$side}: {$harm} suffered
window-luck = Luck
window-luck-share = luckier than {$share} in 100
window-luck-bell = Every number of successes that these rolls could have brought, the likelier the higher. The line is what was to be expected, the filled bar is what came.
window-luck-strikes = {$met ->
    [one] One hit
   *[other] {$met} hits
} in {$count}, expected {$expected}
window-luck-checks = Other checks: {$met} of {$count}, expected {$expected}
window-luck-damage = Damage dice: {$total}, expected {$expected}
window-luckiest = Luckiest: {$who}, with a chance of {$chance}
window-unluckiest = Unluckiest: {$who}, in spite of a chance of {$chance}
window-costliest = The blow that cost most
window-costliest-points = {$who} took {$harm ->
    [one] one hit point
   *[other] {$harm} hit points
} from {$target} in round {$round}{$fells ->
    [yes] {" "}and felled them.
   *[no] .
}
window-costliest-injuries = {$who} {$fells ->
    [yes] felled
   *[no] injured
} {$target} in round {$round}.
window-doings = Who did what
window-doings-hits = hits
window-doings-of = {$hits}/{$strikes}
window-doings-dealt = dealt
window-doings-suffered = taken
window-doings-felled = felled
window-doings-helped = helps
window-doings-squares = steps
window-fell-by = round {$round}, by {$by}
window-fell = round {$round}, {$fate}
window-fell-saved = {$how}, saved later
window-left-in-round = left in round {$round}
window-replay-all = everybody
window-replay-eyes = Eyes: {$eyes}
window-replay-take-over = Take over from here
window-replay-close = Back
window-replay-at-start = The replay is at its beginning.
window-replay-at-end = The replay is at its end.
window-replay-now = Replay
window-replay-keys = Drag the slider to any moment. Keys:
window-curtain = Pass the table to
window-curtain-hint = When they sit here, they lift the curtain.
window-curtain-lift = Lift the curtain (Enter)
window-rule-unwritten = There is no text about {$rule} yet.

## Short notices
window-answer-first = Answer the question first.
window-nothing-there = There is nothing to do there.
window-no-way-back = There is nothing to undo.

## Scripts
script-failed = {$script}, line {$line}: {$why}
script-refused = refused: {$why}
script-not-refused = a refusal with “{$text}” was expected; it was “{$notice}”
script-not-logged = the log does not say “{$text}”
script-not-told = the story does not say “{$text}”
script-not-read = the codex does not show “{$name}”; it shows “{$read}”
script-not-done = {$done ->
    [one] one step of the lesson has been done
   *[other] {$done} steps of the lesson have been done
}, not {$count}
script-logged = the log says “{$text}”
script-other-tool = the tool in hand is “{$tool}”, not “{$text}”
script-no-menu = the menu is not open
script-no-curtain = The curtain does not wait for {$text}. {$side ->
    [none] It is up.
   *[other] It waits for {$side}.
}
script-other-moment = The replay is not at moment {$wanted}. {$told ->
    [none] No battle is watched.
   *[other] It is at moment {$told}.
}
script-no-file = There is no file {$name} in the user's folder.
script-no-settings = the settings are not open
script-no-size = “{$line}” names no size; sizes are written like 800x600
script-not-shown = the tip does not show “{$text}”; it says “{$told}”
script-no-offer = nobody is asked anything
script-not-over = the battle is not over
script-no-words = Nothing in sight has the words “{$text}” on it.
script-no-tool = the action bar offers no “{$text}”; it offers {$tools}
script-no-battle = there is no battle
script-no-film = no film has begun
script-too-long = what the script waits for does not happen
script-no-square = “{$line}” names no square; squares are written column,row
script-no-key = “{$line}” names no key
script-no-number = “{$line}” names no number of frames
script-no-text = “{$line}” ends too early

## The window from the command line
cli-no-window = This program was built without its window (the feature `play`).
cli-script-failed = {$why}
