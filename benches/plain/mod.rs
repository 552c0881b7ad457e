//! A battle like those of LLCF on `bench_4v4`, as a loop over plain structs: about the least that such a battle costs.
//! It has no log, no undo, no rulebooks and no reactions, and each fighter knows everything.

mod field;
mod fighter;

use field::{Field, Reach, Square, View};
use fighter::{Blow, Dice, Fighter, KINDS, Weapon};

/// A battle is over after this many turns of fighters, if no side is down before.
const LAST_TURN: usize = 30;

/// Everything that is kept from battle to battle.
pub struct Plain {
    field: Field,
    reach: Reach,
}

struct Battle<'f> {
    field: &'f Field,
    reach: &'f mut Reach,
    fighters: Vec<Fighter>,
    /// Who stands on each square.
    standing: Vec<Option<usize>>,
    dice: Dice,
}

/// An attack that a fighter could make.
#[derive(Clone, Copy)]
struct Attack {
    target: usize,
    weapon: &'static Weapon,
    is_covered: bool,
}

/// An enemy of the fighter whose turn it is.
struct Enemy {
    target: usize,
    square: Square,
    pace: usize,
    attacks: Vec<Blow>,
    replies: Vec<Blow>,
}

impl Plain {
    pub fn new() -> Plain {
        Plain { field: Field::new(), reach: Reach::default() }
    }

    /// Plays one battle, and says how many turns it took.
    pub fn play(&mut self, seed: u64) -> usize {
        let mut fighters = Vec::new();
        let mut standing = vec![None; self.field.size()];
        for (square, letter) in self.field.letters() {
            let side = usize::from(letter.is_lowercase());
            if let Some(kind) = KINDS.iter().find(|kind| kind.letter == letter.to_ascii_uppercase()) {
                standing[square] = Some(fighters.len());
                fighters.push(Fighter::new(kind, side, square));
            }
        }
        Battle { field: &self.field, reach: &mut self.reach, fighters, standing, dice: Dice::new(seed) }
            .play()
    }
}

impl Battle<'_> {
    fn play(mut self) -> usize {
        let mut turns = 0;
        let mut side = usize::from(self.dice.roll() % 2 == 0);
        loop {
            for who in 0..self.fighters.len() {
                if self.fighters[who].side != side || self.fighters[who].is_down {
                    continue;
                }
                if turns == LAST_TURN || self.enemies(who).next().is_none() {
                    return turns;
                }
                self.turn(who);
                turns += 1;
            }
            side = 1 - side;
        }
    }

    /// The enemies of a fighter who are not down.
    fn enemies(&self, who: usize) -> impl Iterator<Item = (usize, &Fighter)> {
        let side = self.fighters[who].side;
        self.fighters.iter().enumerate().filter(move |(_, other)| other.side != side && !other.is_down)
    }

    fn turn(&mut self, who: usize) {
        let own = &self.fighters[who];
        let pace = own.kind.pace;
        let enemies = self.enemies(who).map(|(target, enemy)| Enemy {
            target,
            square: enemy.square,
            pace: enemy.kind.pace,
            attacks: own.blows(enemy),
            replies: enemy.blows(own),
        });
        let enemies: Vec<Enemy> = enemies.collect();
        let friends = self.fighters.iter().filter(|other| other.side == own.side && !other.is_down).count();
        self.search(who, pace);
        let mut best = (f64::NEG_INFINITY, self.fighters[who].square, None);
        for &square in &self.reach.squares {
            if self.is_free(who, square) {
                let (gain, attack) = self.best_attack(&enemies, square);
                // Each enemy picks one of the fighters on this side.
                let score = gain - self.replies(&enemies, square) / friends as f64;
                if score > best.0 {
                    best = (score, square, attack);
                }
            }
        }
        if let (_, square, Some(attack)) = best {
            self.go(who, square);
            self.attack(who, attack);
        } else {
            self.approach(who, 2 * pace);
        }
    }

    /// Fills `reach`; enemies bar the way, and friends can be passed.
    fn search(&mut self, who: usize, budget: usize) {
        let (fighters, standing) = (&self.fighters, &self.standing);
        let own = &fighters[who];
        let bars = |square: Square| standing[square].is_some_and(|other| fighters[other].side != own.side);
        self.reach.search(self.field, own.square, budget, bars);
    }

    /// Whether a fighter can end a move on a square.
    fn is_free(&self, who: usize, square: Square) -> bool {
        self.standing[square].is_none_or(|other| other == who)
    }

    /// The best attack from a square, with the injuries to expect of it.
    fn best_attack(&self, enemies: &[Enemy], square: Square) -> (f64, Option<Attack>) {
        let mut best = (0.0, None);
        for enemy in enemies {
            let line = self.field.line(square, enemy.square);
            for blow in &enemy.attacks {
                if line.length <= blow.weapon.reach && line.view != View::Blocked {
                    let is_covered = line.view == View::Covered;
                    let gain = if is_covered { blow.covered } else { blow.open };
                    if gain > best.0 {
                        best = (gain, Some(Attack { target: enemy.target, weapon: blow.weapon, is_covered }));
                    }
                }
            }
        }
        best
    }

    /// The injuries to expect on a square before the next turn, if every enemy who can get near enough attacks there with
    /// their best weapon.
    fn replies(&self, enemies: &[Enemy], square: Square) -> f64 {
        let mut sum = 0.0;
        for enemy in enemies {
            let line = self.field.line(enemy.square, square);
            let mut most: f64 = 0.0;
            for blow in &enemy.replies {
                if line.length <= blow.weapon.reach + enemy.pace {
                    most = most.max(if line.view == View::Covered { blow.covered } else { blow.open });
                }
            }
            sum += most;
        }
        sum
    }

    /// Goes as near to an enemy as a longer move leads.
    fn approach(&mut self, who: usize, budget: usize) {
        self.search(who, budget);
        let nearest = |square: Square| {
            self.enemies(who).map(|(_, enemy)| self.field.line(square, enemy.square).length).min()
        };
        let free = self.reach.squares.iter().copied().filter(|square| self.is_free(who, *square));
        if let Some(square) = free.min_by_key(|square| nearest(*square)) {
            self.go(who, square);
        }
    }

    fn go(&mut self, who: usize, square: Square) {
        self.standing[self.fighters[who].square] = None;
        self.standing[square] = Some(who);
        self.fighters[who].square = square;
    }

    fn attack(&mut self, who: usize, attack: Attack) {
        let Attack { target, weapon, is_covered } = attack;
        let own = &self.fighters[who];
        let (bonus, edge) = (weapon.hit - own.penalty(), own.edge(is_covered));
        let enemy = &mut self.fighters[target];
        if !self.dice.check(enemy.kind.defence, bonus, edge) {
            return;
        }
        let edge = enemy.edge(false);
        if self.dice.check(enemy.injury_threshold(weapon), enemy.kind.toughness, edge) {
            enemy.injuries += 1;
        } else {
            enemy.is_down = true;
        }
        if let (Some(fatigue), false) = (weapon.fatigue, enemy.is_down) {
            if self.dice.check(1 + enemy.fatigue + fatigue, enemy.kind.endurance, edge) {
                enemy.fatigue += 1;
            } else {
                enemy.is_down = true;
            }
        }
        if enemy.is_down {
            self.fall(target);
        }
    }

    /// Takes a fighter who is down off the map. Everybody on their side who sees it makes a stress check.
    fn fall(&mut self, fallen: usize) {
        let (side, square) = (self.fighters[fallen].side, self.fighters[fallen].square);
        self.standing[square] = None;
        for witness in self.fighters.iter_mut().filter(|other| other.side == side && !other.is_down) {
            if self.field.line(witness.square, square).view == View::Blocked {
                continue;
            }
            let edge = witness.edge(false);
            if self.dice.check(1 + witness.stress, witness.kind.nerve, edge) {
                witness.stress += 1;
            } else {
                witness.is_shaken = true;
            }
        }
    }
}
