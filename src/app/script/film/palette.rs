//! The colours of a film. A moving picture has one list of colours for all of its frames; this finds the colours that
//! stand best for all that occur. It only adds and compares whole numbers, so the list is the same on every machine.

use super::frame::Frame;

/// How much a difference in red, in green and in blue counts to the eye.
const WEIGHTS: [u64; 3] = [2, 4, 3];
/// How many of the highest bits of a colour decide into which bin it falls. A bin holds colours that nobody can tell apart.
const BITS: u32 = 6;
/// How often colours move to the middle of what they stand for.
const PASSES: usize = 4;

/// The colours of a film, and which of them stands for which colour of its frames.
pub struct Palette {
    pub colours: Vec<[u8; 3]>,
    /// For every bin with colours of the frames, the place of the colour that stands for it.
    nearest: Vec<u8>,
}

/// Colours that fall into the same bin.
#[derive(Clone, Copy, Default)]
struct Bin {
    sums: [u64; 3],
    count: u64,
}

/// The middle of a bin, and how much it counts.
#[derive(Clone, Copy)]
struct Swatch {
    bin: usize,
    colour: [u64; 3],
    weight: u64,
}

impl Palette {
    /// The best colours for these frames, at most this many.
    pub fn of<'f>(frames: impl IntoIterator<Item = &'f Frame>, most: u8) -> Palette {
        let swatches = swatches(frames);
        let mut colours = split(&swatches, usize::from(most));
        for _ in 0..PASSES {
            colours = settled(&swatches, &colours);
        }
        let mut nearest = vec![0; 1 << (3 * BITS)];
        for swatch in &swatches {
            nearest[swatch.bin] = nearest_of(&colours, swatch.colour) as u8;
        }
        let bytes = |colour: &[u64; 3]| colour.map(|part| part as u8);
        Palette { colours: colours.iter().map(bytes).collect(), nearest }
    }

    /// The place of the colour that stands for a colour of the frames.
    pub fn place_of(&self, colour: [u8; 3]) -> u8 {
        self.nearest[bin_of(colour)]
    }

    /// How far the colour at a place is from another.
    pub fn distance(&self, place: u8, colour: [u8; 3]) -> u64 {
        distance(self.colours[usize::from(place)].map(u64::from), colour.map(u64::from))
    }
}

fn bin_of(colour: [u8; 3]) -> usize {
    colour.iter().fold(0, |bin, part| (bin << BITS) | usize::from(part >> (8 - BITS)))
}

fn distance(one: [u64; 3], other: [u64; 3]) -> u64 {
    (0..3).map(|part| one[part].abs_diff(other[part]).pow(2) * WEIGHTS[part]).sum()
}

/// The colours of the frames, by bins.
fn swatches<'f>(frames: impl IntoIterator<Item = &'f Frame>) -> Vec<Swatch> {
    let mut bins = vec![Bin::default(); 1 << (3 * BITS)];
    for colour in frames.into_iter().flat_map(|frame| &frame.pixels) {
        let bin = &mut bins[bin_of(*colour)];
        bin.count += 1;
        for (sum, part) in bin.sums.iter_mut().zip(colour) {
            *sum += u64::from(*part);
        }
    }
    let filled = bins.iter().enumerate().filter(|(_, bin)| bin.count > 0);
    let swatch = |(place, bin): (usize, &Bin)| Swatch {
        bin: place,
        colour: bin.sums.map(|sum| (sum + bin.count / 2) / bin.count),
        // A flash is small and short; it would count for nothing beside a floor.
        weight: bin.count.isqrt(),
    };
    filled.map(swatch).collect()
}

/// Splits the swatches into groups, always the group and the part of its colours that differ most, and returns the
/// middle of each group.
fn split(swatches: &[Swatch], most: usize) -> Vec<[u64; 3]> {
    let mut groups = vec![Group::of(swatches.to_vec())];
    while groups.len() < most {
        let widest = groups.iter().enumerate().max_by_key(|(place, group)| (group.error, usize::MAX - place));
        let Some((place, _)) = widest.filter(|(_, group)| group.error > 0) else { break };
        let group = groups.swap_remove(place);
        let (below, above) =
            group.swatches.iter().partition(|swatch| swatch.colour[group.part] <= group.middle[group.part]);
        groups.extend([Group::of(below), Group::of(above)]);
    }
    groups.iter().filter(|group| !group.swatches.is_empty()).map(|group| group.middle).collect()
}

/// Swatches that one colour is to stand for.
struct Group {
    swatches: Vec<Swatch>,
    middle: [u64; 3],
    /// Which part of their colours differs most, and by how much in sum.
    part: usize,
    error: u64,
}

impl Group {
    fn of(swatches: Vec<Swatch>) -> Group {
        let middle = middle(&swatches);
        let error = |part: usize| -> u64 {
            let differ = |swatch: &Swatch| swatch.colour[part].abs_diff(middle[part]).pow(2) * swatch.weight;
            swatches.iter().map(differ).sum::<u64>() * WEIGHTS[part]
        };
        let (error, part) = (0..3).map(|part| (error(part), part)).max().unwrap_or_default();
        // Colours that are all rounded to their middle cannot be split.
        let can_split = swatches.iter().any(|swatch| swatch.colour[part] > middle[part]);
        Group { error: if can_split { error } else { 0 }, swatches, middle, part }
    }
}

/// The middle of all swatches, rounded down.
fn middle<'s>(swatches: impl IntoIterator<Item = &'s Swatch>) -> [u64; 3] {
    let (mut sums, mut weight) = ([0; 3], 0);
    for swatch in swatches {
        weight += swatch.weight;
        (0..3).for_each(|part| sums[part] += swatch.colour[part] * swatch.weight);
    }
    sums.map(|sum: u64| sum.checked_div(weight).unwrap_or(0))
}

/// The colours, each moved to the middle of the swatches that it stands for.
fn settled(swatches: &[Swatch], colours: &[[u64; 3]]) -> Vec<[u64; 3]> {
    let mut groups = vec![Vec::new(); colours.len()];
    for swatch in swatches {
        groups[nearest_of(colours, swatch.colour)].push(swatch);
    }
    let moved = groups.into_iter().zip(colours);
    moved.map(|(group, colour)| if group.is_empty() { *colour } else { middle(group) }).collect()
}

fn nearest_of(colours: &[[u64; 3]], colour: [u64; 3]) -> usize {
    let nearest = colours.iter().enumerate().min_by_key(|(_, known)| distance(**known, colour));
    nearest.map_or(0, |(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(pixels: Vec<[u8; 3]>) -> Frame {
        Frame { width: pixels.len() as u32, height: 1, pixels }
    }

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let colours = [[250, 240, 208], [30, 26, 23], [150, 28, 28], [106, 59, 160]];
        let palette = Palette::of(&[frame(colours.repeat(5))], 8);
        for colour in colours {
            assert_eq!(palette.colours[usize::from(palette.place_of(colour))], colour);
        }
        assert_eq!(palette.colours.len(), 4);
    }

    #[test]
    fn a_rare_colour_keeps_a_place_beside_many_shades_of_another() {
        let mut pixels: Vec<[u8; 3]> = (0..20_000).map(|place| [40, 36, (place % 90) as u8]).collect();
        pixels.extend([[200, 20, 20]; 12]);
        let palette = Palette::of(&[frame(pixels)], 16);
        let place = palette.place_of([200, 20, 20]);
        assert!(palette.distance(place, [200, 20, 20]) < 30, "{:?}", palette.colours);
    }

    #[test]
    fn no_colour_is_far_from_the_one_that_stands_for_it() {
        let pixels =
            (0..64_u32 * 64).map(|place| [(place / 64 * 4) as u8, (place % 64 * 4) as u8, 90]).collect();
        let frame = frame(pixels);
        let palette = Palette::of([&frame], 255);
        assert!(palette.colours.len() > 200);
        // 255 equal squares on a plane of 256 by 256 would have sides of 16, and corners that lie 8 and 8 away.
        let far =
            frame.pixels.iter().map(|colour| palette.distance(palette.place_of(*colour), *colour)).max();
        assert!(far.unwrap() < 2 * (8_u64.pow(2) * (2 + 4)), "{far:?}");
    }
}
