# Every sentence of the game in English. A translation is a file like this one under the name of its language; whatever it
# leaves out is said in English.

### What the parts of a sentence are put together with

name-with-key = {$name} ({$key})
somebody = somebody
something = something
square = {$col},{$row}
list-next = {$list}, {$item}
# Squares on a way: their own commas must not run together with those between them.
way-next = {$list} {$item}
remark-next = {$list}; {$item}

### Checks: the dice, what is added, what is to be reached

## The dice
# "d6 5" was thrown; "d6", "2d6, higher" and "2d6, lower" are still to be thrown.
dice-shown = d{$sides} {$natural}
dice-one = d{$sides}
dice-higher = 2d{$sides}, the higher
dice-lower = 2d{$sides}, the lower
dice-sum = {$count}d{$sides}
dice-sum-shown = {$count}d{$sides} {$natural}
dice-highest = {$count}d{$sides}, the highest
dice-highest-shown = {$count}d{$sides}, the highest {$natural}
dice-best-shown = d{$sides} {$natural}, which counts as {$counts}
dice-faces = of {$faces}
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
part-hand = hand
part-foot = foot
part-eye = eye
part-ear = ear
part-fingers = fingers
part-nose = nose
damage-plain = damage
damage-bleed = bleeding
damage-non-lethal = nonlethal damage
damage-fire = fire damage
damage-ice = ice damage
damage-acid = acid damage
damage-lightning = lightning damage
damage-dissonance = dissonance
damage-blight = blight
damage-solar = solar damage
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
edge-favoured = advantage
edge-hampered = disadvantage
edge-plain = neither advantage nor disadvantage
position-weak = impaired
position-strong = enhanced

## The sums
roll-sum = {$dice}, {$bonuses} = {$total}
roll-ahead = {$dice}, {$bonuses}
threshold-sum = {$total} ({$parts})
part-signed = {$amount} {$why}
part-unsigned = {$amount} {$why}
check-sure = {$roll}, where only the worst roll misses: {$why}
check-reach = {$roll} against {$threshold}
check-exceed = {$roll} against more than {$threshold}
check-at-most = {$roll} against no more than {$threshold}
check-assured = {$who} succeeds without a roll: {$purpose}.

## Why a number counts
reason-base = base
reason-aptitudes = for {$count ->
    [1] one aptitude
    [2] two aptitudes
    [3] three aptitudes
   *[other] {$count} aptitudes
}
reason-hit-bonus = hit bonus
reason-armour = armour
reason-dodge = dodge
reason-initiative = initiative
reason-untaught = {$skill}, never taught
reason-off-balance = off balance
reason-load = too much to carry
reason-crowded = {$more ->
    [one] one more enemy beside it
   *[other] {$more} more enemies beside it
}
reason-critical = critical hit
reason-overshield = the target is veiled
reason-unseen = unseen by the target
reason-watched = watchful eyes
reason-haste = haste
reason-unproficient = never taught to use it
reason-proficient = taught to use it
reason-proficiency = proficiency
reason-attack-bonus = attack bonus
reason-armour-class = armour class
reason-flanked = the target is between enemies
reason-pressed = {$by} within reach
reason-mastery = mastery
reason-untrained-armour = not at home in that armour
reason-loud-armour = armour that is heard
reason-same-dice = like the roll before
reason-evading = a blow is hard to evade
reason-bare-hands = bare hands against a weapon
reason-better-chance = hard to kill, or tended
reason-last-chance = the chance stands so
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
reason-difficulty = for {$test}
difficulty-trivial = a trivial test
difficulty-easy = an easy test
difficulty-average = an average test
difficulty-difficult = a difficult test
reason-aloft = in the air
reason-seasoned = seasoned
reason-outnumbered = outnumbered two to one
reason-outnumbering = twice as many as the enemy
reason-deserted = left behind by {$by}
reason-exhausted = exhausted
reason-weakened = weak from a wound
reason-spurred = {$by}'s command
reason-lost-part = lost {$part}
reason-detachment = many against one
reason-target-helpless = helpless target
reason-target-unseen = target out of sight
reason-daring = daring
reason-points = for {$track} so far
reason-weapon = weapon
reason-worn-injuries = slowed by injuries
reason-worn-fatigue = tired
reason-worn-stress = shaken
reason-opponent = rolled by {$who}
reason-game-master = the game master's ruling
reason-aid = help from {$who}
reason-cover = cover
reason-target-fallen = the target is down
reason-on-the-ground = lying on the ground
reason-target-held = the target is held
reason-target-senseless = the target is senseless
reason-hands-bound = hands bound
reason-trauma = trauma of {$dread}

## What a roll was for
rolled-first-side = Who goes first: {$check}.
rolled-lot = No roll has parted those who are tied, so lots decide which of them goes next: {$check}.
rolled-attack = {$who} attacks {$target} with {$weapon}: {$check}: {$success ->
    [yes] hit
   *[no] miss
}.
rolled-blow = {$who} strikes {$target} with {$weapon}: {$check}.
rolled-damage = {$who} deals {$target} {$kind} with {$weapon}: {$check}.
rolled-suffering = {$who} suffers {$kind}: {$check}.
rolled-healing = {$who} heals {$target} with {$with}: {$check}.
rolled-initiative = {$who} rolls for its place in the order of play: {$check}.
rolled-trial = {$who} tries {$what}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-venture = {$who} takes a risk: {$check}: {$success ->
    [yes] it comes off
   *[no] it does not
}.
rolled-how-many = {$who} rolls for how many are caught by {$with}: {$check}.
rolled-confirm = {$who} may have hit {$target} where it hurts: {$check}: {$success ->
    [yes] a critical hit
   *[no] a plain hit
}.
rolled-pierce = {$who} has to get past the armour of {$target}: {$check}: {$success ->
    [yes] past it
   *[no] it holds
}.
rolled-save-from = {$who} saves against {$attacker}'s {$from}: {$check}: {$success ->
    [yes] succeeds
   *[no] fails
}.
rolled-evade = {$who} evades {$attacker}: {$check}: {$success ->
    [yes] out of the way
   *[no] too slow
}.
rolled-extricate = {$who} tries to get away: {$check}: {$success ->
    [yes] away
   *[no] held up
}.
rolled-hold-on = {$who} holds on to life: {$check}: {$success ->
    [yes] holds on
   *[no] slips further
}.
rolled-tend = {$who} tends {$target}: {$check}: {$success ->
    [yes] it helps
   *[no] it does not help
}.
rolled-contest = {$who} tries {$what} against {$against}: {$check}.
rolled-outdo = {$who} tries {$what} as well: {$check}: {$success ->
    [yes] outdoes {$against}
   *[no] is outdone by {$against}
}.
rolled-sneak = {$who} means to go unseen: {$check}.
rolled-find-trap = {$who} looks for how the trap at {$at} works: {$check}: {$success ->
    [yes] it sees through it
   *[no] it finds nothing out
}.
rolled-disarm-trap = {$who} works at the trap at {$at}: {$check}: {$success ->
    [yes] it is harmless now
   *[no] it goes wrong
}.
rolled-avoid-trap = {$who} is caught in the trap at {$at}: {$check}: {$success ->
    [yes] it gets clear
   *[no] it does not get clear
}.
rolled-morale = {$who} checks morale ({$cause}): {$check}: {$success ->
    [yes] it holds
   *[other] it breaks
}.
rolled-retreat = {$who} tries to get away: {$check}: {$success ->
    [yes] it does
   *[other] it is cut off
}.
rolled-stabilise = {$who} tends to the dying {$target}: {$check}: {$success ->
    [yes] with success
   *[other] in vain
}.
rolled-treat = {$who} treats {$target}: {$check}: {$success ->
    [yes] with success
   *[other] in vain
}.
rolled-frighten = {$who} would frighten {$target}: {$check}: {$success ->
    [yes] with success
   *[other] in vain
}.
rolled-command = {$who} calls to {$target}: {$check}: {$success ->
    [yes] with success
   *[other] in vain
}.
rolled-finish = {$who} finishes {$target}: {$check}: {$success ->
    [yes] with success
   *[other] in vain
}.
rolled-corruption = {$who} withstands what would get into its blood: {$check}: {$success ->
    [yes] it does not
   *[other] it does
}.
rolled-aftermath = What stays with {$who}: {$check}.
rolled-lost-part = What {$who} loses: {$check}.
rolled-lost-points = {$ability} that {$who} loses: {$check}.
rolled-recovery = {$who} is luckier than it looked: {$check}.
rolled-spot = {$who} looks out for {$target}: {$check}: {$success ->
    [yes] spots it
   *[no] sees nothing
}.
rolled-injury = {$who} makes an injury check: {$check}: {$success ->
    [yes] passed, an injury
   *[no] failed
}.
rolled-save = {$who} makes a save on {$ability}: {$check}: {$success ->
    [yes] success
   *[no] failure
}.
rolled-draining = {$who} loses {$ability}: {$check}.
rolled-death-or-maiming = {$who} hangs between death and maiming: {$check}.
rolled-endure = {$who} makes a check for {$track}: {$check}: {$success ->
    [yes] passed, {$track} rises by one
   *[no] failed, it is too much
}.
rolled-risk = {$who} risks {$track}: {$check}: {$success ->
    [yes] escaped
   *[no] not escaped
}.
rolled-unconsciousness = How long {$who} is senseless: {$check}.
rolled-trip = {$who} tries to trip {$against}: {$check}.
rolled-disarm = {$who} tries to disarm {$against}: {$check}.
rolled-withstand-trip = {$who} resists being tripped by {$against}: {$check}: {$success ->
    [yes] stands firm
   *[no] fails
}.
rolled-withstand-disarm = {$who} resists being disarmed by {$against}: {$check}: {$success ->
    [yes] holds on
   *[no] fails
}.
rolled-grapple = {$who} tries to get hold of {$against}: {$check}.
rolled-break-free = {$who} tries to break free of {$against}: {$check}.
rolled-withstand-grapple = {$who} resists being held by {$against}: {$check}: {$success ->
    [yes] slips away
   *[no] fails
}.
rolled-withstand-break-free = {$who} holds {$against} fast: {$check}: {$success ->
    [yes] keeps its hold
   *[no] fails
}.

## What a check is for
purpose-first-side = who goes first
purpose-lot = a lot among those who are tied
purpose-attack = attack on {$target} with {$weapon}
purpose-damage = {$kind} to {$target} with {$weapon}
purpose-suffering = suffering {$kind}
purpose-healing = healing {$target} with {$with}
purpose-confirm = critical hit on {$target}
purpose-pierce = the armour of {$target}
purpose-save-from = saving against {$from}
purpose-venture = a risky deed
purpose-how-many = how many are caught by {$with}
purpose-evade = evading {$attacker}
purpose-extricate = getting away
purpose-hold-on = holding on to life
purpose-tend = tending {$target}
purpose-initiative = place in the order of play
purpose-trial = {$what}
purpose-contest = {$what} against {$against}
purpose-sneak = going unseen
purpose-find-trap = finding out about the trap at {$at}
purpose-disarm-trap = disarming the trap at {$at}
purpose-avoid-trap = getting clear of the trap at {$at}
purpose-morale = morale ({$cause})
purpose-retreat = getting away
purpose-stabilise = stabilising {$target}
purpose-treat = treating {$target}
purpose-frighten = frightening {$target}
purpose-command = commanding {$target}
purpose-finish = finishing {$target}
purpose-corruption = withstanding corruption
purpose-aftermath = what stays
purpose-lost-part = what is lost
purpose-lost-points = {$ability} lost
purpose-recovery = recovery
purpose-spot = spotting {$target}
purpose-injury = injury check
purpose-save = save on {$ability}
purpose-draining = loss of {$ability}
purpose-death-or-maiming = death or maiming
purpose-endure = check for {$track}
purpose-risk = risk of {$track}
purpose-unconsciousness = how long it is senseless
purpose-trip = tripping {$against}
purpose-disarm = disarming {$against}
purpose-withstand-trip = standing firm against {$against}
purpose-withstand-disarm = holding on against {$against}
purpose-grapple = getting hold of {$against}
purpose-break-free = breaking free of {$against}
purpose-withstand-grapple = slipping away from {$against}
purpose-withstand-break-free = keeping hold of {$against}

### Odds

odds-hit = Hit: {$chance}
odds-success = Success: {$chance}
odds-injured = Injured: {$chance}
odds-dead = Dead: {$chance}
odds-down = Down: {$chance}
odds-maimed = Maimed: {$chance}
odds-unconscious = Unconscious: {$chance}
odds-out-of-the-fight = Out of the fight: {$chance}
odds-tired = Tired: {$chance}
odds-stressed = Stressed: {$chance}
odds-prone = Prone: {$chance}
odds-disarmed = Disarmed: {$chance}
odds-mishap = Mishap: {$chance}
odds-harm = Hit points lost: {$mean} on average, {$most} at most
odds-check = {$who}, {$purpose}: {$check}
chance-none = 0%
chance-certain = 100%
chance-under = under 0.1%
chance-over = over 99.9%
chance-percent = {$percent}%
chance-cases = {$percent} ({$cases} in {$of})

### What is true of a combatant, or holds for a while

fate-awaited = awaited
fate-able = able
fate-unconscious = {$turns ->
    [one] unconscious for one exploration turn
   *[other] unconscious for {$turns} exploration turns
}
fate-senseless = unconscious
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
plight-slowed = half its pace
plight-stunned = its actions taken
plight-weakened = weakness from a wound
plight-exhausted = exhaustion
plight-held = anybody's grip upon it
plight-tripped = its feet swept away
plight-suffering = anything that harms it turn by turn
plight-beset = any weapon on it
plight-off-balance = its balance lost
plight-corrupted = corruption
plight-trauma = any trauma
plight-maiming = a wound that stays
plight-readied = a readied action
plight-evading = its mind on evading blows
plight-risky = any risk in its next deed
plight-concentrating = its mind on a spell
condition-aided = help from {$source}
condition-granted = {$edge ->
    [favoured] {edge-favoured}
    [hampered] {edge-hampered}
   *[plain] {edge-plain}
}
condition-rated = {$difficulty ->
    [trivial] {difficulty-trivial}
    [easy] {difficulty-easy}
    [average] {difficulty-average}
   *[difficult] {difficulty-difficult}
}
condition-risky = {$risk}
condition-readied = readied: {$deed} ({$on})
condition-evading = its mind on evading blows
condition-concentrating = its mind on {$spell}
condition-assured = a sure success
condition-fixed-die = a die that will show {$face}
condition-trauma = a trauma ({$dread})
condition-maiming = a wound that stays
condition-suffering = {$dice}{$plus ->
    [0] {""}
   *[other] {" "}+ {$plus}
} of {$kind} at the start of each of its turns
condition-beset = {$weapon} of {$source} on it
condition-aimed = {$weapon} aimed already
condition-slowed = half its pace
condition-stunned = no action left to it
condition-off-balance = off balance ({$by} to dodge and armour)
condition-tripped = its feet swept away by {$source}
condition-exhausted = exhaustion
condition-corrupted = corruption by {$weapon}, stage {$stage}
condition-weakened = weakness from a wound
condition-spurred = {$edge ->
    [favoured] {edge-favoured}
    [hampered] {edge-hampered}
   *[plain] {edge-plain}
} by the command of {$source}
condition-held = the grip of {$source} upon it
dread-dead-ally = a dead ally
dread-defeat = defeat
until-next-check = for one check
until-attack-ends = for all dice of an attack by {$who}
until-next-check-of-round = for one check of round {$round}
until-turn-start = until the turn of {$who} begins
until-turn-end = until the turn of {$who} ends
until-heed-ends = for as long as {$who} pays heed to it
until-hold-ends = until it is let go or breaks free
until-round = until round {$round} is over
until-battle = until the battle is over
until-lasting = beyond the battle

### What happens

fact-cited = {$sentence} [{$rule}]

## Rounds and turns
round-begins = Round {$round}, {$seconds} seconds into the battle
first-side = {$side} will go first.
order-settled = The order of play: {$order}.
order-place = {$who} {$score}
changed-places = {$with} goes before {$who}, so that no three players go one after another.
side-goes = {$side} to act
turn-begins = {$who} acts.
plans = {$who} has time to prepare.
sneaks = {$who} sneaks: whoever would spot it has to match {$roll}.
hides = {$who} has hidden: nobody can aim at it until it attacks or comes into plain view.
revealed = {$who} sneaks no longer.
delays = {$who} waits until {$after} has had its turn, and goes after it from now on.
turn-ends = {$who} is done.
said = “{$words}”
light-changed = The light has changed: {$light} now.
trap-found = {$who} has found out how the trap at {$at} works: it can be stepped over now.
placed-laid = {$who} has placed {$what} at {$at}.
placed-sprung = {$who} comes upon {$what} at {$at}.
placed-removed = {$who} makes {$what} at {$at} harmless.
placed-found = {$who} has found out about {$what} at {$at}.
placed-gone = There is no {$what} at {$at} any more.
placed-known = Everybody knows of {$what} at {$at} now.
trap-known = It is known how the trap at {$at} works.
trap-disarmed = {$who} has made the trap at {$at} harmless.
trap-harmless = The trap at {$at} is harmless.
trap-avoided = The trap at {$at} springs, and {$who} gets clear of it.
trap-sprung = The trap at {$at} springs upon {$who}.
trap-springs = The trap at {$at} has sprung.
trap-waits = The trap at {$at} waits.
flame-lit = {$who} lights a {$item}.
flame-doused = {$who} puts out the {$item}.
flame-dropped = {$who} lets go of the {$item}; it lies at {$at}.
flame-taken-up = {$who} takes up the {$item} from {$at}.
flame-burnt-down = The {$item} of {$who} has burnt down.
flame-kindled-on = {$item}: from now on {$who} gives light.
flame-kindled-at = {$item}: it grows light at {$at}.
flame-faded-on = {$item}: the light about {$who} fades.
flame-faded-at = {$item}: the light at {$at} fades.
flame-burnt-out = The {$item} at {$at} has burnt down.
some-light = light

## Going from place to place
leaves = {$who} is about to leave {$from} for {$to}, within reach of a foe.
moved = {$who} moves to {$to}.
moved-via = {$who} moves to {$to} by way of {$via}.
moved-nowhere = {$who} stays where it is.
hard-going = Hard going takes {$who} {$feet} feet more.
second-move = {$who} gives up its action for a second move.
arrived = {$who} takes up its place at {$at}.
joined = {$who} joins the battle.
halted-blocked = {$who} comes to a halt at {$at}: {$by} stands in the way.
halted-stopped = {$who} can go no further than {$at}.
door-moved = The door at {$at} {$open ->
    [yes] opens
   *[no] closes
}.
door-moved-by = {$who} {$open ->
    [yes] opens
   *[no] closes
} the door at {$at}.
sighted = {$side} can see {$who} at {$at}.
lost-sight = {$side} can no longer see {$who}.
faced = {$who} faces a terrifying sight for the first time: {$creature}.

## What becomes of somebody
points-now = {$who} now has {$points}.
traded = {$who} gives up a greater action for lesser ones.
swung = {$who} puts {$points} action points into {$hit ->
    [yes] the attack
   *[no] the miss
}.
harmed = {$who} loses {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}: {$now} left.
healed = {$who} regains {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}: {$now} now.
shielded = The overshield of {$who} takes {$amount}: {$left} left.
shield-raised = {$hp ->
    [0] An overshield that takes no damage goes up around {$who}.
   *[other] An overshield that takes {$hp} goes up around {$who}.
}
shield-stays = The overshield of {$who} is as good already, and stays.
shield-ended = The overshield of {$who} is gone.
warded = The overshield of {$who} holds, and nothing else gets through.
pushed = {$who} is pushed away from {$by}.
used-up = {$who} has {$left ->
    [0] no more of {$what}
   *[other] {$left} more of {$what}
}.
fizzled = {$who} loses hold of {$spell}, which comes to nothing more.
scaled = {$scale ->
    [double] That is doubled, to {$amount} for {$who}.
   *[half] Half of that, {$amount}, is for {$who}.
}
kept-off = {$amount} of it {$amount ->
    [one] is
   *[other] are
} kept off {$who}.
became-awaited = {$who} is yet to come.
became-able = {$who} is ready to fight.
became-unconscious = {$turns ->
    [one] {$who} falls unconscious for one exploration turn.
   *[other] {$who} falls unconscious for {$turns} exploration turns.
}
became-senseless = {$who} falls unconscious.
became-down = {$who} is down.
alarm = {$side}, an alarm: {$cause}.
shaken = {$who} must look to its nerve: {$cause}.
spirit-breaks = {$who} loses its nerve and flees.
spirit-rallies = {$who} keeps its head again.
spirit-held-back = {$who} does not get away.
runs = {$who} runs for it.
chance-lost = {$who} slips nearer to death.
tended = {$who} is cared for and has better chances.
saved = {$who} is saved from dying{$healed ->
    [0] .
   *[other] , and healed by {$healed}.
}
exposed = {$weapon} gets into the blood of {$who}.
sickens = What is in the blood of {$who} has run its time.
rests = {$who} has eaten and rested.
fight-ends = The fight is over; whoever can sees to the fallen.
cause-battle-begins = the battle begins
cause-first-killed = the first of them has fallen
cause-leader-killed = {$who} has fallen
cause-tide-plain = it goes against them
cause-deserted = {$by} retreats
cause-frightened = {$by} puts fear into it
cause-called = {$by} calls it back
cause-asked = by ruling
became-maimed = {$who} is maimed and out of the fight.
became-surrendered = {$who} surrenders.
became-paralysed = {$who} is paralysed.
became-delirious = {$who} is delirious.
lost-points = {$who} {$back ->
    [yes] regains
   *[other] loses
} {$points} of {$ability}: {$left} left.
part-back = {$who} has this back: {$part}.
lost-part = {$who} loses: {$part}.
became-dead = {$who} dies.
became-gone = {$who} leaves the field.
posture-now = {$prone ->
    [yes] {$who} falls prone.
   *[no] {$who} gets to its feet.
}
condition-begins = {$who} now has {$condition}, {$until}.
condition-ends = {$who} no longer has {$condition}.

## Weapons and controls
dropped = {$who} drops {$weapon} at {$at}.
taken-up = {$who} takes up {$weapon} from {$from}.
readied = {$who} readies {$weapon}.
outfitted = {$on ->
    [yes] {$who} now wears {$armour}.
   *[no] {$who} has taken {$armour} off.
}
control-player = {$who} is a player's to command now.
control-opponent = {$who} is played by the opponent “{$profile}” now.

## What a side is after, and the end
objective-added = {$side}, a new aim: {$objective}.
objective-settled = {$met ->
    [yes] {$side}, an aim reached: {$objective}.
   *[no] {$side}, an aim lost: {$objective}.
}
objective-defeat = no enemy is able to fight any more
objective-survive = {$rounds ->
    [one] to be standing when round 1 is over
   *[other] to be standing when round {$rounds} is over
}
objective-reach = {$count ->
    [one] one of its own on {$area}
   *[other] {$count} of its own on {$area}
}
objective-hold = {$rounds ->
    [one] to hold {$area} for one round
   *[other] to hold {$area} for {$rounds} rounds on end
}
objective-escape = {$count ->
    [one] one of its own off the field
   *[other] {$count} of its own off the field
}
objective-protect = {$who} must not fall
area = {$count ->
    [one] the square {$from}
   *[other] the squares from {$from} to {$to}
}
outcome-won = The battle is over. Victory: {$sides}.
outcome-draw = The battle is over. Nobody has won.

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
button-try = {$trial}
button-open = {short-open} {$at}
button-close = {short-close} {$at}
button-search = {short-search} {$at}
button-disarm-trap = {short-disarm-trap} {$at}
button-switch = {label-switch}
button-put-on = {label-put-on}
button-take-off = {label-take-off}
button-take-up = {label-take-up}
button-light = {label-light}
button-douse = {label-douse}
button-drop = {label-drop}
button-ready = {label-ready}
button-unready = {label-unready}
label-move = Move to {$to}
label-step = Step to {$to}
label-extricate = Get away to {$to}
label-evade = Evade blows
label-concentrate = Go on concentrating
label-disengage = Disengage to {$to}
label-switch = Change to {$weapon}
label-place = Place {$weapon} at {$at}
label-search = Look for how the trap at {$at} works
label-disarm-trap = Disarm the trap at {$at}
label-light = Light the {$item}
label-douse = Put out the {$item}
label-drop = Drop the {$item}
label-put-on = Put on {$armour}
label-take-off = Take off {$armour}
label-attack = Attack {$target} with {$weapon}
swings = {$swings ->
    [one] one swing
   *[other] {$swings} swings
}
swings-at = {$swings ->
    [one] one swing
   *[other] {$swings} swings
} at {$target}
with-swings = {$attack} ({$swings})
label-trip = Trip {$target}
label-disarm = Disarm {$target}
label-grapple = Get hold of {$target}
label-break-free = Break free of {$target}
label-stabilise = Stabilise {$target}
label-treat = Treat {$target}
label-frighten = Frighten {$target}
label-command = Call to {$target}
label-finish = Finish {$target}
label-aid = Help {$ally} on its next check
label-try = Try {$trial}
label-hide = Go into hiding
trial-number = {$what} against {$number}
trial-one = {$what} against {$other}
trial-one-with = {$what} against {$other} with {$with}
label-stand = Get to one's feet
label-open = Open the door at {$at}
label-close = Close the door at {$at}
label-take-up = Take up {$weapon}
label-cast = Cast {$spell}: {$at}
label-use = Use {$item}: {$at}
label-speak = Say “{$words}”
label-ready = Ready: {$deed} ({$on})
label-unready = Give up what is readied
readied-strike = Attack with {$weapon}
label-delay = Take the turn after {$after}'s
label-leave = Leave the field
label-end = End the turn
order-deed = {$who}: {$deed}
order-accept = Yes
order-decline = No

## Set about
declared-move = {$who} sets out for {$to}.
declared-step = {$who} takes a step to {$to}.
declared-extricate = {$who} tries to get away to {$to}.
declared-evade = {$who} evades.
declared-concentrate = {$who} goes on concentrating.
declared-disengage = {$who} backs away to {$to}.
declared-switch = {$who} changes to {$weapon}.
declared-place = {$who} goes to place {$weapon} at {$at}.
declared-search = {$who} looks for how the trap at {$at} works.
declared-disarm-trap = {$who} sets about disarming the trap at {$at}.
declared-light = {$who} strikes fire for the {$item}.
declared-douse = {$who} goes to put out the {$item}.
declared-drop = {$who} opens a hand that holds the {$item}.
declared-put-on = {$who} goes to put on {$armour}.
declared-take-off = {$who} goes to take off {$armour}.
weapon-and-second = {$weapon} and {$second}
weapon-daringly = {$weapon}, daringly
intends = {$who} is going to: {$deeds}.
intends-nothing = {$who} is going to do nothing.
lasting = {$who}: {$what}
lasting-hp = {$now} of {$most} hit points
lasting-points = {$points} of {$ability} lost
lasting-part = lost: {$part}
lasting-light = {$item} for {$rounds ->
    [one] one more round
   *[other] {$rounds} more rounds
}
thwarted = {$who} ventures it, and nothing comes of it: {$deed}.
reconsiders = {$who} can no longer do what it was going to, and may turn to something else.
label-declare = Declare: {$deeds}
short-declare = Declare
declared-declare = {$who} declares: {$deeds}.
declared-attack = {$who} goes for {$target} with {$weapon}.
declared-trip = {$who} goes to trip {$target}.
declared-disarm = {$who} goes to disarm {$target}.
declared-grapple = {$who} goes to get hold of {$target}.
declared-break-free = {$who} struggles against {$target}.
declared-stabilise = {$who} sees to {$target}.
declared-treat = {$who} sees to what {$target} suffers from.
declared-frighten = {$who} sets out to frighten {$target}.
declared-command = {$who} gives {$target} a command.
declared-finish = {$who} stands over {$target} and makes an end of it.
declared-aid = {$who} helps {$ally}.
declared-try = {$who} tries {$trial}.
declared-hide = {$who} goes into hiding.
declared-stand = {$who} goes to get up.
declared-open = {$who} goes to open the door at {$at}.
declared-close = {$who} goes to close the door at {$at}.
declared-take-up = {$who} reaches for {$weapon}.
declared-cast = {$who} casts {$spell}: {$at}.
declared-cast-oneself = {$who} casts {$spell}.
declared-use = {$who} uses {$item}: {$at}.
declared-use-oneself = {$who} uses {$item}.
declared-speak = {$who} says: “{$words}”
declared-ready = {$who} readies an action: {$deed} ({$on}).
declared-unready = {$who} gives up what it has readied.
declared-delay = {$who} waits for {$after}.
declared-leave = {$who} makes off.
declared-end = {$who} ends its turn.

## Offered
offer-opportunity-attack = {$target} is about to leave the reach of {$to}. Strike at it with {$weapon}?
offer-readied = {$on}: is {$to} to strike at {$target} with {$weapon} now, as it was ready to?
offer-reaction = {$on}: is {$to} to {$reply}, as its reaction?
offer-readied-deed = {$on}: is {$to} to do what it has readied now? {$deed}
answered-readied-deed = {$accepted ->
    [yes] {$to} has waited for this: {$deed}.
   *[no] {$to} goes on waiting.
}
answered-readied = {$to} {$accepted ->
    [yes] has waited for this, and strikes at {$target} with {$weapon}
   *[no] goes on waiting, and lets {$target} be
}.
answered-reaction = {$accepted ->
    [yes] {$to} reacts, to {$reply}.
   *[no] {$to} does not react.
}
occasion-enemy-in-reach = A foe comes within reach
occasion-friend-attacked = A friend is about to be attacked
occasion-attacked = An attack is about to come
occasion-enemy-in-sight = A foe comes into sight
occasion-ally-attacked = A friend is attacked
occasion-spell-cast = A foe is about to cast a spell
reply-strike = strike at {$target} with {$weapon}
reply-step = step away to {$to}
reply-cast = cast {$spell} on {$target}
answered-opportunity-attack = {$accepted ->
    [yes] {$to} strikes at {$target} with {$weapon}, a foe that leaves its reach.
   *[no] {$to} lets {$target} go.
}

## Ruled by the game master
desk-grant = Ruled: {$who} has {$edge} on its next check.
desk-rate = Ruled: the next test of {$who} is {$difficulty}.
desk-set-die = Ruled: the next die of {$who} shows {$face}.
desk-succeed = Ruled: {$who} succeeds at its next check.
desk-points = Ruled: {$change} {$track} for {$who}.
desk-harm = Ruled: {$who} loses {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}.
desk-heal = Ruled: {$who} regains {$amount ->
    [one] one hit point
   *[other] {$amount} hit points
}.
desk-risk = Ruled: {$who} risks {$track}.
desk-endure = Ruled: {$who} makes a check for {$track}.
desk-check = Ruled: {$who} makes a check of {$trial}.
desk-fate-able = Ruled: {$who} is able.
desk-fate-unconscious = Ruled: {$who} is unconscious.
desk-lose-points = Ruled: {$who} {$back ->
    [yes] regains
   *[other] loses
} {$points} of {$ability}.
desk-lose-part = Ruled: {$who} loses: {$part}.
desk-ordeal = Ruled: {$ordeal}
desk-fate-down = Ruled: {$who} is down.
desk-fate-maimed = Ruled: {$who} is maimed.
desk-fate-surrendered = Ruled: {$who} surrenders.
desk-fate-dead = Ruled: {$who} is dead.
desk-fate-gone = Ruled: {$who} is gone.
desk-prone = {$prone ->
    [yes] Ruled: {$who} lies prone.
   *[no] Ruled: {$who} is on its feet.
}
desk-trauma = Ruled: {$who} has a trauma ({$dread}).
desk-put = Ruled: {$who} is at {$at}.
desk-first-side = Ruled: {$side} will go first.
desk-lay = Ruled: {$who} now has {$condition}.
desk-lift = Ruled: {$who} no longer has {$plight}.
desk-rank = Ruled: {$who} goes {$later ->
    [yes] after
   *[no] before
} {$other} from now on.
desk-bring = Ruled: {$who} comes onto the field.
desk-add = Ruled: {$name}, of the kind of {$like}, joins {$side} at {$at}.
desk-control-player = Ruled: {$who} is a player's to command.
desk-control-opponent = Ruled: {$who} is played by the opponent “{$profile}”.
desk-risky = Ruled: the next deed of {$who} is risky ({$risk}).
desk-verdict = Ruled: {$verdict}
desk-kindle = Ruled: from now on it is {$light} within {$feet} ft of {$at}.
desk-douse = Ruled: what burns at {$at} goes out.
desk-fate-paralysed = Ruled: {$who} is paralysed.
desk-fate-delirious = Ruled: {$who} is delirious.
desk-part-back = Ruled: {$who} has this back: {$part}.
verdict-heeds = {$who} concentrates on {$spell}.
verdict-hidden = {$who} goes unseen, by a roll of {$roll}.
verdict-revealed = {$who} goes unseen no longer.
verdict-spotted = {$by} {$seen ->
    [yes] has spotted {$who}
   *[no] has not spotted {$who}
}.
verdict-uses = {$who} can use {$what} {$number ->
    [0] no more
    [one] once more
   *[other] {$number} times more
}.
verdict-has = {$who} has {$stock} {$number}.
verdict-receives = {$who} receives {$what}.
verdict-lights = {$who} lights {$item}.
verdict-douses = {$who} puts out {$item}.
verdict-drops = {$who} lets go of {$item}.
verdict-wears = {$who} {$on ->
    [yes] has {$armour} on
   *[no] has taken off {$armour}
}.
verdict-exposed = {$who} is exposed to what {$weapon} carries.
verdict-decides-anew = {$who} is bound by nothing that it has said.
stock = {$stock ->
    [overshield] an overshield of
    [chances] chances to hold on:
    [spent] action points spent:
    [movement] feet to go:
    [swift] swift actions:
    [free] free actions:
    [reactions] reactions:
   *[actions] actions:
}
risk-of = it takes {$trial}
risk-against = it takes a test against {$number}
risk-usual = it takes a test
desk-trap = Ruled: {$trap}
desk-light = Ruled: {$light} where nothing gives any.
desk-door = {$open ->
    [yes] Ruled: the door at {$at} opens.
   *[no] Ruled: the door at {$at} closes.
}

## Refused
refusal-battle-over = The battle is over.
refusal-not-your-turn = It is not this one's turn.
refusal-another-is-acting = {$who} is in the middle of its turn and has to finish first.
refusal-turn-is-over = This one has had its turn this round.
refusal-offer-open = A question has to be answered first.
refusal-nothing-offered = There is no question to answer.
refusal-not-able = This one is not able to act.
refusal-prone = It lies on the ground and has to get up first.
refusal-not-prone = It is on its feet already.
refusal-no-action = It has no action left for that.
refusal-too-far = That takes {$needed} feet of movement; {$left} feet are left.
refusal-no-way = No way leads there.
refusal-occupied = Somebody stands at {$at}.
refusal-already-there = It stands there already.
refusal-no-such-weapon = It does not carry {$weapon}.
refusal-not-ready = It has {$weapon} about it, but not in hand.
refusal-already-ready = It has that in hand already.
refusal-kept-back = The action that this takes is kept back for what is readied. Giving that up frees the action.
refusal-lesser-action = That takes a lesser action, and so it cannot be readied.
refusal-nothing-readied = It has nothing readied.
refusal-no-such-armour = It has no {$armour} to do that with.
refusal-wears-armour = It has to take off what it wears first.
refusal-nothing-to-take = No such thing lies within its reach.
refusal-out-of-range = The target is {$distance} feet away; this reaches {$reach} feet.
refusal-not-seen = The target is out of sight.
refusal-no-target = There is nothing to be gained from that one any more.
refusal-not-an-enemy = One does not do that to a friend.
refusal-not-an-ally = One does that only for an ally.
refusal-oneself = One does not do that to oneself.
refusal-target-prone = The target lies on the ground already.
refusal-target-flies = The target flies and cannot be tripped.
refusal-too-exhausted = It is too exhausted for that.
refusal-flees = It flees and does nothing else.
refusal-nothing-to-heed = It concentrates on nothing that it has still to see to in this turn.
refusal-unshaken = Nothing shakes that one, or it flees already.
refusal-nothing-to-lift = It bears nothing of the kind.
refusal-nothing-to-treat = There is nothing that care could ease.
refusal-held = Somebody holds it fast.
refusal-target-held = It holds that one already.
refusal-otherwise-declared = It has declared something else.
refusal-two-handed = {$weapon} takes both hands.
refusal-not-held = That one does not hold it.
refusal-target-unarmed = The target holds nothing that it could lose.
refusal-not-slower = That one does not come later in this round.
refusal-too-many = There are {$most} of them already, and that is the most.
refusal-no-door = There is no door there.
refusal-door-already = The door stands that way already.
refusal-door-blocked = Somebody is in the doorway.
refusal-no-exit = One cannot leave the field from here.
refusal-no-safe-place = There is no safe place to run to: the map marks no exit.
refusal-not-in-this-book = {$book} knows no such deed.
refusal-no-such-combatant = There is no such combatant here.
refusal-not-kept = {$book} keeps no such count.
refusal-too-late = It is too late for that.
refusal-no-swings = There are action points for {$left ->
    [0] no swing
    [one] one swing
   *[other] {$left} swings
} with that weapon.
refusal-used-up = That cannot be used any more in this battle: {$what}.
refusal-still-on = It has been aimed, and is not aimed anew before your next turn: {$weapon}.
refusal-wrong-mark = That is not what one does with {$what}.
refusal-trap-already = Something waits at that square already.
refusal-no-trap = No trap waits there.
refusal-already-found = How that trap works is known already.
refusal-burns-already = The {$item} burns already.
refusal-not-burning = The {$item} does not burn.
refusal-already-hidden = It is in hiding already.
refusal-in-sight = {$by} would see where it hides.
refusal-no-hiding-place = There is nothing here to hide in or behind.
refusal-only-preparing = There is time to prepare oneself, not to do anything to an enemy.
refusal-in-combat = {$by} is right next to it: that cannot be done in the middle of a fight.
refusal-not-in-combat = No enemy is next to it.
refusal-after-moving = It has moved, and not next to an enemy: that is not to be done any more.
refusal-only-to-contact = That far it can go only to get next to an enemy.
refusal-no-such-face = A die with {$sides} faces cannot show a {$face}.
refusal-heavy-armour = Nobody hides in such armour.
refusal-lacks-trait = It takes the trait {$lacks}.
refusal-not-now = That cannot be done with enemies where they are.
refusal-already-evading = It has its mind on evading already.
refusal-shared-twice = Every target can be named once.

### What is wrong with a file. Every problem is shown with its file, line and column, and with the line itself; these
### sentences say the rest.

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

## Getting at the file
file-missing = There is no file "{$file}".
file-forbidden = You have no permission to read "{$file}".
file-unreadable = The file "{$file}" cannot be read.
file-is-folder = "{$file}" is a folder, not a file.
file-is-no-file = "{$file}" is a named pipe or a device, not a file.
file-too-big = This file is larger than {$limit} MiB, more than any file of the game needs.
line-too-long = Line {$line} is {$length} bytes long; {$limit} is the most.
not-utf8 = This file is not plain UTF-8 text: the byte {$found} fits nowhere.
control-character = There is an invisible control character ({$found}) here; only line breaks and tabs are allowed.

## Slips of the pen
empty-file = This file is empty.
trailing-text = The file should end here, but "{$found}" follows.
too-deep = More than {$limit} brackets lie within each other here.
too-many-values = This file holds more than {$limit} values.
unclosed-bracket = This "{$opening}" is never closed by a "{$closing}".
wrong-bracket = "{$closing}" should come first, to close a bracket that is still open; "{$found}" does not fit.
opened-here = this "{$opening}" is still open
unclosed-text = This text has no closing quote.
unclosed-raw-text = This raw text is never closed by {$closing}.
unclosed-comment = This comment is never closed by */.
value-missing = A value is missing here.
comma-missing = A comma is missing here.
comma-instead = A comma belongs here, not "{$found}".
extra-comma = There is one comma too many here.
colon-missing = A colon belongs between a name and its value.
strange-blank = This blank is none (it is the invisible character {$found}); put a plain space there, or nothing.
unexpected-character = "{$found}" means nothing here.
not-a-word = "{$found}" is not a plain name. If it is meant as text, put it in double quotes.
quoted-field = Field names are written without quotes: {$found}.
field-name-wrong = {$found} cannot be the name of a field.
field-name-missing = The other values here have names; {$found} needs one too, like "name: value".
field-among-values = The other values here have no names; the field "{$found}" cannot stand among them.
duplicate-field = The field "{$field}" is given twice.
duplicate-key = {$key} is listed twice.
first-given-here = first given here
malformed-number = "{$found}" is not a number.
number-too-large = The number {$found} is larger than any that the game can hold.
malformed-escape = "{$found}" is not an escape. Known are \n, \t, \r, \", \', \\, \x41 and \u{"{"}1f9ff{"}"}; in raw text, r"...", a backslash is a backslash.
malformed-character = {$found} is not a single character in single quotes. Text is written in double quotes.

## Values that do not fit
wrong-kind = Expected {$expected}, but found {$found}.
needless-quotes = Expected {$expected}, which is written without quotes: {$found}.
missing-quotes = Expected {$expected}; put {$found} in double quotes.
out-of-range = {$found} is outside the range from {$from} to {$to}.
wrong-count = Expected {$expected}, but found {$found ->
    [0] none
    [one] one
   *[other] {$found}
}.
too-many-parts = {$count ->
    [0] Nothing belongs in here.
    [one] Only the first of these belongs here.
   *[other] Only the first {$count} of these belong here.
}
wrong-title = "{$found}" cannot stand here: what belongs here has no name before its brackets, and within them fields out of: {$expected}.
nameless-values = The values in these brackets need names, (name: value). Known are: {$expected}.
doubled-brackets = One pair of brackets too many: what this holds stands directly within its own brackets.
holds-nothing = "{$found}" stands alone, without brackets.
holds-something = "{$found}" needs something in brackets behind it.
unknown-field = There is no field "{$found}" here. Expected one of: {$expected}.
needless-field = There is no field "{$found}" here; nothing has to be given.
unknown-choice = There is no "{$found}" to choose here. Expected one of: {$expected}.
missing-field = The field "{$field}" is missing.
missing-fields = These fields are missing: {$fields}.
block-field = "{$found}" belongs in a stat block, under the name of a rulebook: NAME: ({$found}: ...)
custom = {$text}
mixes-a-mixture = The rulebook "{$book}" is mixed of others itself: name those instead.
mixes-unsound = The rulebook "{$book}" has problems of its own and cannot be mixed.
more-problems = Only the first {$limit} problems are listed.

## What was expected
expect-yes-no = yes or no, written true or false
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
expect-other = something else

### What is wrong with the text of an order

order-unfit = "{$found}" does not fit here; {$expected} belongs here.
order-incomplete = The line breaks off: {$expected} is missing.
order-not-to-be-readied = This cannot be readied: only deeds that take the action of the turn can, and attacks in one plain blow.
order-surplus = Nothing belongs behind what stands here already; "{$found}" is too much.
order-unclosed = This quote is never closed.
order-escape = "{$found}" is not an escape. Known are \n, \t, \r, \", \\ and \u{"{"}e9{"}"}.

order-wants-combatant = the name of a combatant
order-wants-weapon = the name of a weapon
order-wants-armour = the name of armour
order-wants-side = the name of a side
order-wants-creature = the name of a kind of creature
order-wants-name = a name
order-wants-text = a text in double quotes
order-wants-profile = an opponent's profile, or the word "player",
order-wants-square = a square as column,row, such as 3,4,
order-wants-number = a number
order-wants-word = one of these words: {$words}

### What is wrong with a rule card, or did not come out as it claims

## How it is written
card-no-title = A card begins with a title: a line like "# What the card proves".
card-no-rule = A card names its rule in a line like "rule: ID".
card-uncited = The rulebook cites no rule "{$rule}".
card-no-scenario = A card has a block ```ron with its combatants.
card-claims-nothing = This card claims nothing: it has neither a ```then, a ```dice nor a ```facts block.
card-unclosed-block = This block is never closed.
card-unknown-block = There is no block "{$found}" in a card.
card-block-twice = A card has only one block "{$found}".
card-unknown-header = There is no line "{$found}:" at the head of a card.
card-unknown-start = A card starts with a turn or, where it says "start: roll", with the roll for who begins; "{$found}" is neither.
card-not-a-die = "{$found}" is not a die with the face it shows, such as d6 5.
card-book-fields = A block ```rulebook holds fields in round brackets, (name: value).
card-wants-claim = a combatant's name, a weapon's name or a word that claims begin with
card-wants-actor = the name of a combatant or of a side
card-wants-chance = a chance such as 7/36, 0.194 or 19.4%

## What came out
card-unmet = Expected: {$expected}. Found: {$found}.
card-refused = This order was refused, and no line says so. Expected: the order is carried out. Found: refused: {$word}.
card-refused-here = this order was refused
card-nothing-to-weigh = This order rolls nothing that could be weighed, or whom it concerns is not seen.
card-dice-too-few = Expected: no roll number {$number}, for the dice block names no more. Found: a roll of d{$sides} ({$occasion}).
card-dice-sides = Expected: roll number {$number} is of d{$named}. Found: a roll of d{$sides} ({$occasion}).
card-dice-left = {$count ->
    [one] Expected: this die is rolled. Found: it is left over.
   *[other] Expected: this die and those behind it are rolled. Found: {$count} dice are left over.
}
card-facts-differ = The chronicle differs from here on. Found: {$found}

### What one should know about a record

record-torn = The last line (line {$line}) was not written to its end; it is left out.
record-broken = Line {$line} was changed or damaged. Everything before it is still there.
record-unknown-line = Line {$line} says "{$word}", which this version does not know; it is passed over.
record-other-version = Version {$program} wrote this record; the battle may come out differently here.
record-none = This is not the record of a battle.
record-broken-beginning = Line {$line} was changed or damaged. It tells how the battle begins, so nothing of this record can be played.
record-unbegun = This record ends before its battle begins: the program was stopped while it wrote the first lines.
record-other-form = Version {$program} wrote this record, in a form that this version cannot read.
record-more-unknown = {$count ->
    [one] One more line says
   *[other] {$count} more lines say
} what this version does not know.

### On the command line

## Remarks
needs-title = {$name} ("{$book}"): what it reads of stat blocks
needs-of-creatures = Creatures
needs-of-weapons = Weapons, spells and items
needs-of-armours = Armour
needs-block = {$whose}, { $count ->
    [one] from the stat block for {$books}{ $needed ->
        [yes] {""} (required)
       *[no] {""} (where there is one)
    }
   *[other] each number from the first that states it of the stat blocks for {$books}{ $needed ->
        [yes] {""} (one of them is required)
       *[no] {""} (where there is one)
    }
}:
needs-nothing = {"  "}no field of it
needs-required = required
needs-expected = expected
needs-sometimes = required at times
needs-asked = asked for
needs-counted = counts
needs-required-means = {$word}: there is no battle without it, unless it can be worked out from a block for another book. Spells and items may do without; one without a block is nobody's.
needs-expected-means = {$word}: the battle can be fought, with a warning.
needs-sometimes-means = {$word}: there is no battle without it where that is so.
needs-asked-means = {$word}: counts where it is stated; where no creature and no armour states any of what a choice asks for, the choice does nothing.
needs-counted-means = {$word}: counts where it is stated.
needs-reader = {$axis}: {$choice}
needs-any-reader = {$axis}
needs-parts = {$reader} ({$parts}{ $open ->
    [yes] , and what else is named
   *[no] {""}
})
needs-any-part = {$reader} (whatever is named)
needs-unless-effects = unless it lists effects
needs-unless-only-effects = unless it lists effects and no damage
needs-unless-unarmed = or is unarmed
needs-unless-constant = or is constant
needs-where-by-die = where its area is ByDie and it deals no damage
needs-where-armour = to wear armour that asks for them
needs-beside = What stands beside the blocks, such as name, size and reach, has a value for every book where it is not written.
needs-lights = Items that give light by their names alone, without a block: {$names}.
needs-of-scenarios = Of a scenario and its combatants it reads everything but:
needs-all-of-scenarios = Of a scenario and its combatants it reads everything.
needs-unread = {"  "}{$fields}: {$reason}
cli-output-failed = The output cannot be written: {$cause}
cli-no-user-folder = This system names no folder for files of your own; set AFFRAY_HOME to one.
cli-bad-assignment = expected SIDE=PROFILE, such as all=careful
cli-bad-square = expected a square as column,row, such as 3,4
cli-unknown-subcommand = There is no subcommand "{$found}". There are: {$names}.
cli-unknown-side = There is no side "{$found}". There are: {$names}.
cli-unknown-combatant = There is no combatant "{$found}". There are: {$names}.
cli-no-folder = There is no folder "{$folder}".
cli-nothing-to-check = There is no file to check there: none whose name ends in .ron, and no rule card.
cli-unknown-opponent = There is no opponent "{$found}". There are: {$names}.
cli-book-does-not-fit = Passing over the rulebook "{$book}": it cannot be fought with what is in "{$scenario}".
cli-no-book-fits = No rulebook fits "{$scenario}".
cli-one-book-only = This takes one rulebook, not all of them.

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
codex-rule-twice = {$id} is explained already, on {$page}.
cli-codex-line = {$heading}: {$summary}
cli-codex-unexplained = {$id} is not explained in the codex.
cli-codex-citation = {$clause} in the rulebook "{$book}", carried out by {$file}
cli-nothing-in-codex = No rule speaks of "{$words}".

## Odds
cli-odds-title = {$order} ({$book})
cli-odds-moved = {$who} cannot strike from where it stands; these are the odds from {$at}, the nearest square from which it can.
cli-odds-refused = This attack cannot be made: {$why}
cli-odds-check = {$check} [{$rule}]
cli-odds-endings = Everything it may come to:
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

## Files to begin with
cli-bad-name = "{$name}" cannot be the name of a file; it needs letters or digits.
cli-there-already = There is already a file "{$file}"; it was left as it is.
cli-cannot-write = "{$file}" cannot be written: {$cause}
cli-written = Wrote {$file}.
cli-next-scenario = Watch it: affray run {$file}
cli-next-rulebook = Fight by it: affray run SCENARIO --rulebook {$file}
cli-next-entry = To use it as "{$id}" in any scenario, move it to {$folder}.
expect-stat-block = a stat block in round brackets, (name: value), under the name of its rulebook

## Names that nothing has
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
kind-side = side
kind-combatant = combatant
kind-clause = clause
kind-opponent = opponent
missing-number = The {$kind} "{$name}" names no "{$field}" in its stat block for "{$book}", which the rulebook's choice for "{$axis}" asks for.
no-hit-points = Whoever fights has at least one hit point.
damage-dice = This is rolled with 1 to {$most} dice of 1 to {$largest} sides, not with {$count} of {$sides}.
number-too-high = "{$field}" is at most {$most}, not {$found}.
drains-too-much = All that is drained here at once is counted together, and there must not be more than {$most} ways for it to come out.
swing-shows-too-much = The dice that are rolled together here must not add up to more than {$most}. These may add up to {$found}.
swings-show-too-much = The dice of all swings that {$points} action points buy must not add up to more than {$most}. Those of {$swings} swings may add up to {$found}.
weapon-die = The die of a weapon has 4, 6, 8, 10 or 12 sides, not {$found}.
weapon-hands = A weapon takes one hand or two, not {$found}.
no-uses = What can never be used is better left out: 1 at least.
drains-only-critically = Points of an ability are drawn only by what stands in on_critical.
taken-twice = "{$part}" is taken already; of two only one can have its way.
ground-for-nothing = Every square costs at least one step, whatever its ground.
nothing-thrown = At least one die of at least one side is thrown.
row-that-never-comes = A row from {$from} to {$to} never comes up on a d{$die}.
face-without-row = No row says what {$face} on the d{$die} brings: every face needs one.
rows-overlap = A row before this one says already what {$face} brings.
not-whole-squares = {$found} feet are not whole squares: a square is 5 feet.
face-never-shown = No die of {$sides} sides shows {$found}.
out-of-anybodys-reach = Nobody is likely to reach {$found} here: even the best roll with all help comes to no more than {$farthest}.
always-and-never = The face that always fails must lie above the one that always succeeds.
no-face-succeeds = No face of the die is below this one, so no check ever succeeds.
every-face-succeeds = Every face of the die always succeeds, so no check ever fails.
no-main-actions = Nobody could ever attack: a turn holds no {$action} action.
no-actions = This turn holds no action at all, so nobody could ever do anything.
no-courses = Nothing is left to do here: name one course at least.
lasts-no-time = This is over before it begins: 1 at least.
never-called-for = Nothing is listed that calls for this, so it never comes about.
changes-nothing = This changes nothing.
sum-never-reached = These dice never add up to {$found}: {$most} is the most that they show.
lowered-to-no-less = This lowers nothing: {$found} is no less than {$from}.
deals-nothing = No blow ever deals damage by these numbers.
takes-nothing-off = This armour takes nothing off.
no-chances = There is no chance here at all: name one at least, or take Nothing.
band-upside-down = What strikes cannot reach {$least} feet at least and {$most} at most.
reaches-nobody = This reaches nobody: 5 feet at least.
gives-no-light = This lights no square: 5 feet at least.
second-of-a-kind = There is an entry of this kind already in this list; this one would never be read.
book-named-twice = This book stands in the list already.
nothing-to-read = The choice for "{$axis}" reads {$fields} of creatures, and no creature states any of that for {$books}: "stats" says whose stat blocks an axis reads.
nothing-to-read-of-weapons = The choice for "{$axis}" reads {$fields} of weapons, and no weapon states any of that for {$books}: "stats" says whose stat blocks an axis reads.
rule-without-page = No page of the codex tells {$ids}. A page is a file codex/NAME.md beside the folder "rulebooks", with a heading such as ## {$id} Title for each rule.
only-a-name = This mixture is "{$base}" by another name: it takes nothing from another rulebook and says nothing itself.
score-of-nothing = Whoever has an ability of 0 is dead or as good as dead: 1 at least.
swings-for-nothing = Action points are at least 1.
block-nobody-reads = No rulebook reads stat blocks for "{$book}": the one of that name reads those for {$read}.
asleep-to-the-last = Everybody of "{$side}" is unconscious, so the battle is over before anybody acts.
is-there-already = So many stand there when the battle begins that this is met before anybody acts.
trap-of-nothing = This trap does nothing to anybody: it has neither damage nor anything else that it brings.
no-light-at-all = This gives no light.
unpaid-blow = A blow that costs no action points is one blow, however many points there are.
area-of-nothing = This area holds no square: 5 feet at least.
illegible-name = Nobody can read this name.
stands-twice = { $text } stands here { $count } times.
start-without-party = "start" says where the members of a party start; this side is made of none: "from" names one.
on-without-letter = "on" says what the ground under a letter on the map is, and "{$who}" has no letter there.
nobody-has = Nobody here has or is "{$name}".
codex-heading-twice = There is a heading "{$title}" on this page already.
codex-title-twice = This page has a title already; a page has one.
order-dice = The order of play is rolled with at least one die of at least one side.
order-always-ties = Dice with one side tie every time, so lots decide the order of all whose bonus is the same.
round-without-seconds = A round lasts at least one second.
idle-choice = The choice "{$choice}" for "{$axis}" does nothing in this book: it takes {$need}.
need-reactions = a budget with reactions
need-damage = damage that is counted, by a choice for "damage"
need-swift = a budget with swift actions
need-attack-roll = an attack that is rolled, with dice that show so much
need-track = such a count, by "harm" or in "tracks"
need-dodge = an attack against dodge or armour
no-stat-books = At least one rulebook is named here.
need-down = a choice for "at_zero" that leaves one down
starts-without-hit-points = Who has no hit points left lies unconscious: say unconscious: true as well.
no-stat-blocks = The {$kind} "{$name}" has no stat block: without one under the name of some rulebook nobody can fight with it.
missing-stat-block = The {$kind} "{$name}" has no stat block for "{$book}", which the rulebook reads for "{$axis}", and none from which that one can be worked out.
cannot-work-out = The {$kind} "{$name}" has no stat block for "{$book}", and "{$field}", which its choice for "{$axis}" asks for, cannot be worked out from the blocks that are there.
worked-out = The {$kind} "{$name}" has no stat block for {$missing}. Where one is needed it is worked out from {$from}; `affray check --fill` writes it into the file.
kind-unclear = This is read as a {$kind}, but could be something else as well. What it is, its folder can tell: "{$folder}", or else {$folders}.
without-it = The {$kind} "{$name}" has no stat block for {$missing}. A rulebook that needs one plays without this {$kind}.
worked-out-here = Stat blocks of {$names} are worked out from those of other rulebooks; `affray check` says more.
uneven-scale = This scale has {$found ->
    [one] one number
   *[other] {$found} numbers
} for {$tiers ->
    [one] one tier
   *[other] {$tiers} tiers
}.
cannot-wear = {$who} cannot wear the armour "{$name}" without the trait {$lacks}, which its stat block for "{$book}" does not name: the rulebook's choice for "{$axis}" asks for it.

## What a scenario says and a rulebook does not read
unread = By the rulebook "{$book}", {$fields} { $count ->
    [one] changes
   *[other] change
} nothing in this battle: {$reason}.
unread-opening = it settles who acts first without that
unread-traps = it has no traps
unread-light = light and darkness are the same in it
unread-morale = nobody's nerve fails in it
unread-follows = those who follow somebody who retreats do not check their nerve in it
unread-hit-points = it counts no hit points
unread-overshield = it has no overshields
unread-injuries = it counts no injuries
unread-fatigue = it counts no fatigue
unread-stress = it counts no stress
unread-losses = it has no lasting losses
unread-lost-parts = no part of a body is lost by it
unread-corrupted = it has no disease and no poison
unread-spare-armour = nobody changes armour in a battle by it
unread-health = By the rulebook "{$book}", {$who} has {$most} hit points at most and begins with these, not with {$found}{ $others ->
    [0] {""}
    [one] ; so it is with another
   *[other] ; so it is with {$others} others
}.
unread-light-source = By the rulebook "{$book}", {$names} { $count ->
    [one] gives
   *[other] give
} no light in this battle: it does not list { $count ->
    [one] it
   *[other] them
} as a source of light.
unread-gear = By the rulebook "{$book}", nobody has {$names} in this battle: { $count ->
    [one] it has
   *[other] they have
} no stat block that it reads.
unread-reach = By the rulebook "{$book}", nothing strikes farther than {$feet} feet, so {$names} { $count ->
    [one] does
   *[other] do
} not either.
lost-by-surrender = By the rulebook "{$book}", the nerve of {$names} may fail, and whoever surrenders does not count: as this asks for all of "{$side}", one surrender loses it.
cli-warning = warning: {$warning}

## Scenarios that do not hold together
no-map = There is no map: it is a list of rows of text, each square one character.
map-too-large = This map has {$cols} columns and {$rows} rows; {$limit} of each is the most.
uneven-row = This row is {$found ->
    [one] one square
   *[other] {$found} squares
} long, but the rows of this map have {$expected}.
legend-mark = A legend names single characters; "{$found}" is none.
unknown-mark = The mark "{$found}" is neither terrain in the legend nor a combatant.
off-the-map = The square {$at} is not on the map.
empty-area = The area "{$area}" holds no square of the map.
token-letters = A token bears one or two letters, not "{$found}".
creature-size = A creature covers 1 to 4 squares a side, not {$found}.
too-many-sides = There are {$found} sides; {$limit} is the most.
too-many-combatants = There are more than {$limit} combatants; so many is the most.
too-many-entries = There are {$found} of these; {$limit} is the most.
too-many-events = There are {$found} events; {$limit} is the most.
too-much-gear = There are {$found} of these; {$limit} is the most that one may have.
no-combatants = Nobody is in this scenario.
no-enemy = No two sides here are enemies, so there is nothing to fight about.
no-creature = It is not said what kind of creature "{$who}" is.
no-place = It is not said where "{$who}" starts: give a square, or put its letter on the map.
side-own-ally = "{$side}" cannot be its own ally.
item-like-weapon = An item and a weapon are both called "{$name}"; orders could not tell them apart.
no-name = A combatant needs a name, and one that can be written in a line.
no-room-to-start = There is no square left in this area with room for "{$who}" to start.
follow-in-a-circle = These follow each other in a circle: {$names}. Somebody has to go first.
follows-itself = "{$who}" cannot follow itself.
protects-the-fallen = "{$who}" lies helpless from the start, so this is lost before the battle begins.
protects-an-enemy = "{$who}" is an enemy of "{$side}", who would have to fight this battle without harming them.
past-the-last-round = The battle is called off after round {$limit}, so round {$round} never comes.
sides-never-meet = "{$one}" and "{$other}" can never fight: no way on this map leads them to each other, on foot or flying, and neither can shoot across.
goal-out-of-reach = { $arrive ->
    [0] Nobody
    [one] Only 1 member
   *[other] Only {$arrive} members
} of "{$side}" can ever get there, on foot or flying; { $wanted ->
    [one] 1 is
   *[other] {$wanted} are
} asked for.
goal-without-room = There is no room for {$wanted} here: { $squares ->
    [one] this is one square
   *[other] these are {$squares} squares
}.
rescue-without-stranger = "{$aim}" is met without "{$who}": it counts members of "{$side}" only. If "{$who}" has to come too, make them a member of "{$side}" and raise the count to all of its members.
rescue-without-member = "{$aim}" may be met without "{$who}": it does not ask for all members of "{$side}". If "{$who}" has to come too, raise the count to all of its members.
allies-win-apart = "{$one}" and "{$other}" are allies: as soon as one of them has met its aims, the battle is won for both, wherever the other is. If all have to arrive, make them one side and raise the count.
never-arrives = "{$who}" is awaited, but no event brings it.
name-taken = There is another combatant called "{$who}".
trap-off-map = There is no square {$at} on this map for a trap to be on.
trap-in-wall = Nobody can be at {$at}, so nobody would come upon this trap.
trap-on-trap = There is a trap at {$at} already.
light-off-map = There is no square {$at} on this map for a light to be at.
light-of-what = A light is either an item or a shine that belongs to the place: write one of the two.
combatant-off-map = "{$who}" would stand at {$at}, which is not on the map.
combatant-in-wall = "{$who}" would stand at {$at}, where nobody can be.
combatant-in-pit = "{$who}" would stand at {$at}, in a pit.
square-taken = "{$who}" would stand at {$at}, where "{$other}" stands already.
not-awaited = "{$who}" is on the field from the start and cannot arrive; mark it as awaited.
no-door-there = There is no door at {$at}.
no-rounds = Rounds count from 1.
objective-of-nothing = Something must be asked for here: 1 at least.
objective-of-too-many = This side has only { $members ->
    [one] one member
   *[other] {$members} members
}.

## Battles and records
cli-run-title = {$scenario} ({$book}, seed {$seed})
cli-lasting-title = What stays with them
cli-kept = Those of “{$side}” who live are in {$file}.
cli-bad-keeping = say whose survivors go where, as in `party=survivors.ron`
cli-recorded = The record is in {$file}.
cli-replay-same = {$orders ->
    [one] The order brought
   *[other] All {$orders} orders brought
} the same as they did before.
cli-replay-differs = Order {$order} ({$text}) {$why}.
cli-replay-opening-differs = The beginning {$why}.
cli-replay-facts = brings something else than it did before
cli-replay-unreadable = cannot be read any more: {$problem}
cli-replay-misfit = is not permitted any more
cli-replay-start = cannot be set up any more
cli-replay-unfinished = The battle is unfinished: the record ends in round {$round}.
cli-replay-opened = The battle goes on from the record's state at the beginning of round {$round}.

## Rule cards, run
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
cli-sim-draws = Draws: {$draws} ({$rate})
cli-sim-rounds = Rounds: {$mean} on average; one battle in twenty is over by round {$p5}, half by {$p50}, nineteen in twenty by {$p95}
cli-sim-combatant = Combatant
cli-sim-survival = Survives
cli-sim-down = Alive but out
cli-sim-harm = Harm dealt
cli-sim-compared = {$scenario}, side by side
cli-sim-rulebook = Rulebook
cli-sim-wins-of = {$side} wins
cli-sim-draws-alone = Draws
cli-sim-mean-rounds = Rounds
cli-sim-survivors = Survives
cli-sim-speed = {$seconds} s, {$rate} battles a second
cli-no-threads = The threads could not be started: {$cause}
### The window

## The list of scenarios
window-title = Affray
window-subtitle = Turn-based skirmishes by the book. Every chance is exact and shown before you commit.
window-resume = Resume the last battle
window-quit = Quit
window-unreadable = {$file} holds no battle that could be gone on with.
window-play = Play
window-by = By the rules of:
window-by-own = each scenario's own
window-side-count = {$side} ({$count})
window-problem = Line {$line}, column {$column}: {$text}

## Around the board
window-preparing = Time to prepare
window-round = Round {$round}
window-declaring = Everybody says what it is going to do
window-thinking = an opponent is thinking …
window-skip-hint = Space shows the rest at once
window-others-act = The others act.
window-over = The battle is over.
window-undo = Undo
window-undo-tip = Go back to your previous decision (U)
window-redo = Redo
window-redo-tip = Do again what was taken back (R)
window-leave = Scenarios
window-leave-tip = Back to the list; the battle is saved (Esc)
window-unsaved = Not saved: {$cause}
window-nobody-acts = Nobody is acting.
window-hero = hero
window-unhurt = unhurt
window-sneaks = sneaks ({$roll})
window-flees = flees
window-dies-after = Dies with the end of round {$round}, unless somebody saves it.
window-saved = Saved; it lies there until the battle is over.
window-chances = {$count ->
    [0] No chance left to hold on by itself.
    [1] One more chance to hold on by itself.
   *[other] {$count} more chances to hold on by itself.
}
window-left = Left: {$what}
window-nothing-left = Nothing left of the turn
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
window-at-the-ready = {$weapon} (at the ready)
window-uses-left = {$what} ({$left ->
    [0] used up
   *[other] {$left} left
})
window-light-burns = {$item} (burning)
window-light-burns-for = {$item} (burning, {$rounds ->
    [1] for this round
   *[other] for {$rounds} rounds
})
window-light-out = {$item} (not lit)
window-wears = Wears {$armour}
window-lost = Has lost {$what}
window-lost-points = {$points} {$ability}
window-score = {$ability} {$score}
window-pace = Moves {$feet} ft
window-means = Is going to: {$deeds}
window-meant = Declared
window-meant-by = {$who}: {$deeds}
window-square = {$square}: {$terrain}
window-square-in-light = {$square}: {$terrain}, {$light}
window-walk = {$feet} ft of movement over {$squares ->
    [1] 1 square
   *[other] {$squares} squares
}
window-walk-takes-action = Takes the action too.
window-blow = {$who} may strike at you on the way:
window-goals = To win
window-goal = • {$goal}
window-goal-marked = {$goal}, outlined in gold
window-goal-of = {$side}: {$goal}
window-keys = Click a square to go there, an enemy to attack it; Shift-click squares to go by first. Keys: arrows and Enter, Tab next, 1–9 tools, E end turn, U and R undo and redo, + and − zoom.

## Over a token
window-hit = hit
window-missed = missed
window-second-move = moves on
window-strikes = strikes!

## The action bar
window-key-end = E
window-tool = {$key}  {$name}
window-shares = {$attack}: Ctrl-click for one more swing, click to strike.
window-swings-hint = Ctrl-click shares the swings out one by one.
window-more-choices = Shift-click for what else this square may mean
window-drawer = {$name} …
window-drawer-manners = Other attacks
window-drawer-readying = Ready
window-drawer-gear = Gear
window-drawer-trials = Try
window-pick-square = {$tool}: click a square.
window-pick-delay = {$tool}: click the one whose turn is to come first.
window-pick-try = {$tool}: click yourself to try it, or somebody to match yourself with.
window-pick-area = {$tool}: click the middle of it, or where it is to go.
window-pick-friend = {$tool}: click a friend, or yourself.
window-pick-enemy = {$tool}: click an enemy.
window-tool-targets = {$count ->
    [1] 1 target within reach
   *[other] {$count} targets within reach
}
window-tool-no-target = Nobody within reach

## Above the board
window-offer = A choice
window-yes = Yes (Y)
window-no = No (N)
window-victory = Victory
window-defeat = Defeat
window-result = The battle is over
window-after-rounds = After {$rounds ->
    [1] 1 round
   *[other] {$rounds} rounds
}
window-again = Play again
window-to-scenarios = Scenarios
window-take-back = Take back the last decision
window-rule = {$rule}: {$title}
window-rule-unwritten = Nothing is written about {$rule} yet.

## Where a wish cannot be granted
window-answer-first = Answer the question first.
window-nothing-there = There is nothing to do there.
window-no-way-back = There is nothing to go back to.

## Scripts
script-failed = {$script}, line {$line}: {$why}
script-refused = refused: {$why}
script-not-refused = a refusal with “{$text}” was expected; it was “{$notice}”
script-not-logged = the log does not say “{$text}”
script-not-shown = the tip does not show “{$text}”; it says “{$told}”
script-no-offer = nobody is asked anything
script-not-over = the battle is not over
script-no-tool = the action bar offers no “{$text}”; it offers {$tools}
script-no-battle = there is no battle
script-too-long = what this waits for does not come about
script-no-square = “{$line}” names no square; squares are written column,row
script-no-key = “{$line}” names no key
script-no-number = “{$line}” names no number of frames
script-no-text = “{$line}” breaks off

## The window from the command line
cli-no-window = This program was built without its window (the feature `play`).
cli-no-screen = There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. `affray run` shows battles as text.
cli-script-failed = {$why}
