//! The solids that dice are: their corners and faces, and how they lie when a face looks up.

use bevy::math::{Quat, Vec3};

/// A solid without dents, around the point 0.
pub struct Solid {
    pub corners: Vec<Vec3>,
    /// The faces: the direction that each looks in, and its corners in order around it.
    pub faces: Vec<(Vec3, Vec<usize>)>,
}

/// How much nearer than others the corners of a face lie to its plane.
const FLAT: f32 = 0.02;

impl Solid {
    /// The solid of a die with so many sides. Dice that are no regular solid are those with the next more sides.
    pub fn of(sides: u8) -> Solid {
        match sides {
            0..=4 => Solid::from(tetrahedron(), tetrahedron().into_iter().map(|corner| -corner).collect()),
            5..=6 => Solid::from(cube(), octahedron()),
            7..=8 => Solid::from(octahedron(), cube()),
            9..=10 => ten(),
            11..=12 => Solid::from(dodecahedron(), icosahedron()),
            _ => Solid::from(icosahedron(), dodecahedron()),
        }
    }

    /// A solid with these corners, and a face in each of these directions.
    fn from(corners: Vec<Vec3>, looks: Vec<Vec3>) -> Solid {
        let farthest = corners.iter().map(|corner| corner.length()).fold(0.0, f32::max);
        let corners: Vec<Vec3> = corners.into_iter().map(|corner| corner / farthest).collect();
        let faces = looks.into_iter().map(Vec3::normalize).map(|look| {
            let far = corners.iter().map(|corner| corner.dot(look)).fold(f32::MIN, f32::max);
            let on_it = (0..corners.len()).filter(|index| corners[*index].dot(look) > far - FLAT);
            let mut around: Vec<usize> = on_it.collect();
            let first = corners[around[0]];
            let across = (first - look * first.dot(look)).normalize_or_zero();
            let up = look.cross(across);
            let angle = |index: &usize| corners[*index].dot(up).atan2(corners[*index].dot(across));
            around.sort_by(|one, other| angle(one).total_cmp(&angle(other)));
            (look, around)
        });
        Solid { faces: faces.collect(), corners }
    }

    /// The turn that makes a face look at the viewer, upright.
    pub fn lying(&self, face: usize) -> Quat {
        let (look, corners) = &self.faces[face % self.faces.len()];
        let up = Quat::from_rotation_arc(*look, Vec3::Z);
        // One corner of the face points up, or an edge of a cube does; a little of the sides is seen.
        let first = up * self.tip(*look, corners);
        let is_square = corners.len() == 4 && self.faces.len() == 6;
        let lead = if is_square { std::f32::consts::FRAC_PI_4 } else { 0.0 };
        let turn = Quat::from_rotation_z(std::f32::consts::FRAC_PI_2 + lead - first.y.atan2(first.x));
        let lean = match self.faces.len() {
            4 => Quat::from_rotation_x(0.5),
            6 => Quat::from_rotation_x(0.42) * Quat::from_rotation_y(-0.34),
            _ => Quat::from_rotation_x(0.12),
        };
        lean * turn * up
    }

    /// The corner of a face that is farthest from its middle.
    fn tip(&self, look: Vec3, corners: &[usize]) -> Vec3 {
        let aside = |index: &usize| self.corners[*index] - look * self.corners[*index].dot(look);
        let far = corners.iter().map(aside).max_by(|one, other| one.length().total_cmp(&other.length()));
        far.unwrap_or(Vec3::Y)
    }
}

fn tetrahedron() -> Vec<Vec3> {
    [(1.0, 1.0, 1.0), (1.0, -1.0, -1.0), (-1.0, 1.0, -1.0), (-1.0, -1.0, 1.0)].map(Vec3::from).to_vec()
}

fn cube() -> Vec<Vec3> {
    let ends = [-1.0, 1.0];
    let corners = ends.iter().flat_map(|x| ends.iter().flat_map(move |y| ends.map(|z| Vec3::new(*x, *y, z))));
    corners.collect()
}

fn octahedron() -> Vec<Vec3> {
    vec![Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z]
}

/// The greater part of a line that is cut in the golden ratio, for a lesser part of 1.
const GOLDEN: f32 = 1.618_034;

fn icosahedron() -> Vec<Vec3> {
    rectangles(1.0, GOLDEN)
}

fn dodecahedron() -> Vec<Vec3> {
    let mut corners = cube();
    corners.extend(rectangles(GOLDEN, 1.0 / GOLDEN));
    corners
}

/// The corners of three rectangles that stand across each other.
fn rectangles(half_width: f32, half_height: f32) -> Vec<Vec3> {
    let ends = [-1.0, 1.0];
    let signs = ends.iter().flat_map(|a| ends.map(|b| (a * half_width, b * half_height)));
    signs.flat_map(|(a, b)| [Vec3::new(0.0, a, b), Vec3::new(a, b, 0.0), Vec3::new(b, 0.0, a)]).collect()
}

/// Ten kites around two tips.
fn ten() -> Solid {
    let step = std::f32::consts::PI / 5.0;
    // With these heights the four corners of each kite lie in a plane.
    let (tip, rim) = (1.0, (1.0 - step.cos()) / (1.0 + step.cos()));
    let mut corners: Vec<Vec3> = (0..10)
        .map(|index| {
            let angle = step * index as f32;
            let height = if index % 2 == 0 { rim } else { -rim };
            Vec3::new(angle.cos(), angle.sin(), height)
        })
        .collect();
    corners.extend([Vec3::new(0.0, 0.0, tip), Vec3::new(0.0, 0.0, -tip)]);
    let looks = (0..10).map(|index: usize| {
        let (before, after) = (corners[(index + 9) % 10], corners[(index + 1) % 10]);
        let tip = if index % 2 == 0 { corners[11] } else { corners[10] };
        let look = (after - before).cross(tip - corners[index]);
        if look.dot(corners[index]) < 0.0 { -look } else { look }
    });
    let looks = looks.collect();
    Solid::from(corners, looks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_die_has_as_many_faces_as_sides_and_all_are_alike() {
        for (sides, corners_each) in [(4, 3), (6, 4), (8, 3), (10, 4), (12, 5), (20, 3)] {
            let solid = Solid::of(sides);
            assert_eq!(solid.faces.len(), usize::from(sides));
            for (_, corners) in &solid.faces {
                assert_eq!(corners.len(), corners_each, "d{sides}");
            }
        }
    }

    #[test]
    fn the_face_that_was_rolled_looks_at_the_viewer() {
        for sides in [4, 6, 8, 10, 12, 20] {
            let solid = Solid::of(sides);
            for face in 0..usize::from(sides) {
                let turn = solid.lying(face);
                let heights: Vec<f32> = solid.faces.iter().map(|(look, _)| (turn * *look).z).collect();
                let highest =
                    (0..heights.len()).max_by(|one, other| heights[*one].total_cmp(&heights[*other]));
                assert_eq!(highest, Some(face), "d{sides}");
            }
        }
    }
}
