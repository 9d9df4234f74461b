//! Faces of the system for characters that the program's own faces lack.
//!
//! The font files are looked through on a thread, at the first such character. Only the faces that are needed are read into
//! memory: each file once, whole, since the shapes of letters may lie anywhere in it.

use std::collections::HashMap;
use std::mem;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use fontdb::{Database, FaceInfo, ID, Source, Stretch, Style, Weight};
use skrifa::{FontRef, MetadataProvider};

use crate::platform::task::{Task, TaskStatus};
use crate::settings::faces::{LoadedFace, MissingCharacters};

/// Letters of other typefaces are drawn this much smaller, since the program's own are small on their body.
const SCALE: f32 = 0.94;
/// Characters of one script lie beside each other, in blocks of this size.
const BLOCK: u32 = 0x80;

/// Adds the search.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SystemFonts>().add_systems(Update, (request, receive).chain());
}

/// The font files, once they have been looked through, and the search under way.
#[derive(Resource, Debug, Default)]
pub struct SystemFonts {
    /// The folders to look in instead of the system's.
    pub folders: Option<Vec<PathBuf>>,
    finder: Option<FaceFinder>,
    search: Option<Task<(FaceFinder, Vec<LoadedFace>)>>,
    /// The characters for the next search.
    waiting: String,
}

/// Begins a search for the characters that are missing, when none is under way.
fn request(mut missing: MessageReader<MissingCharacters>, mut fonts: ResMut<SystemFonts>) {
    for MissingCharacters(characters) in missing.read() {
        fonts.waiting.push_str(characters);
    }
    if fonts.search.is_some() || fonts.waiting.is_empty() {
        return;
    }
    let (finder, folders, wanted) = (fonts.finder.take(), fonts.folders.clone(), mem::take(&mut fonts.waiting));
    fonts.search = Some(Task::spawn("fonts", move |_| {
        let mut finder = finder.unwrap_or_else(|| FaceFinder::new(folders.as_deref()));
        let found = finder.faces_for(&wanted);
        (finder, found)
    }));
}

/// Passes the faces on that a search has found.
fn receive(
    mut fonts: ResMut<SystemFonts>,
    mut loaded: MessageWriter<LoadedFace>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(search) = fonts.bypass_change_detection().search.as_mut() else { return };
    // The window sleeps while nothing is drawn, and would not notice the end of the search.
    redraw.write(RequestRedraw);
    match search.poll() {
        TaskStatus::Pending => return,
        TaskStatus::Done((finder, found)) => {
            fonts.finder = Some(finder);
            loaded.write_batch(found);
        }
        TaskStatus::Failed => warn!("the fonts of the system could not be searched"),
    }
    fonts.search = None;
}

/// The font files of the system.
#[derive(Debug)]
struct FaceFinder {
    database: Database,
    /// The files that have been read.
    files: HashMap<PathBuf, &'static [u8]>,
    given: Vec<ID>,
}

impl FaceFinder {
    /// Looks through the folders, or through those of the system.
    fn new(folders: Option<&[PathBuf]>) -> FaceFinder {
        let mut database = Database::new();
        match folders {
            Some(folders) => folders.iter().for_each(|folder| database.load_fonts_dir(folder)),
            None => database.load_system_fonts(),
        }
        FaceFinder { database, files: HashMap::new(), given: Vec::new() }
    }

    /// The faces for these characters, as few as possible. What no face has stays without one.
    fn faces_for(&mut self, characters: &str) -> Vec<LoadedFace> {
        let mut wanted: Vec<char> = characters.chars().collect();
        let mut found = Vec::new();
        while let Some((id, covered)) = self.best_face(&wanted) {
            wanted.retain(|sign| !covered.contains(sign));
            self.given.push(id);
            found.extend(self.load(id));
        }
        found
    }

    /// The face that has most of these characters, and which; of several the plainest one.
    fn best_face(&self, wanted: &[char]) -> Option<(ID, Vec<char>)> {
        let fresh = self.database.faces().filter(|face| !self.given.contains(&face.id));
        let rated = fresh.filter_map(|face| {
            let (covered, block) =
                self.database.with_face_data(face.id, |data, index| coverage(data, index, wanted))?;
            (!covered.is_empty()).then(|| ((covered.len(), plainness(face), block), face.id, covered))
        });
        // Of equal faces the first one.
        let best = rated.reduce(|best, other| if other.0 > best.0 { other } else { best })?;
        Some((best.1, best.2))
    }

    /// Reads a face into memory for as long as the program runs.
    fn load(&mut self, id: ID) -> Option<LoadedFace> {
        let face = self.database.face(id)?;
        let path = match &face.source {
            Source::File(path) | Source::SharedFile(path, _) => path.clone(),
            Source::Binary(_) => return None,
        };
        let data = match self.files.get(&path) {
            Some(data) => *data,
            None => Vec::leak(std::fs::read(&path).ok()?),
        };
        let name = format!("{}#{}", path.display(), face.index).leak();
        let loaded = LoadedFace { name, data, index: face.index, scale: SCALE };
        self.files.insert(path, data);
        Some(loaded)
    }
}

/// The wanted characters that a face can draw, and how many of their neighbours it has: a face for a whole script is better
/// than one with a few letters of it.
fn coverage(data: &[u8], index: u32, wanted: &[char]) -> (Vec<char>, usize) {
    let Ok(font) = FontRef::from_index(data, index) else { return (Vec::new(), 0) };
    let (charmap, outlines) = (font.charmap(), font.outline_glyphs());
    let is_drawn = |sign: u32| charmap.map(sign).is_some_and(|glyph| outlines.get(glyph).is_some());
    let covered: Vec<char> = wanted.iter().copied().filter(|sign| is_drawn(u32::from(*sign))).collect();
    let block = covered.first().map_or(0, |sign| u32::from(*sign) / BLOCK * BLOCK);
    let neighbours = if covered.is_empty() { 0 } else { (block..block + BLOCK).filter(|sign| is_drawn(*sign)).count() };
    (covered, neighbours)
}

/// How well a face goes with the program's own: upright, of normal weight and width, without serifs.
fn plainness(face: &FaceInfo) -> u32 {
    let family = face.families.first().map_or("", |(name, _)| name.as_str()).to_lowercase();
    let is_plain = !["serif", "mono", "ming", "song", "myungjo", "nastaliq"].iter().any(|word| family.contains(word))
        || family.contains("sans");
    let points = [
        (face.style == Style::Normal, 8),
        (face.weight == Weight::NORMAL, 4),
        (face.stretch == Stretch::Normal, 2),
        (is_plain && !face.monospaced, 1),
    ];
    points.into_iter().filter_map(|(holds, points)| holds.then_some(points)).sum()
}

#[cfg(test)]
mod tests;
