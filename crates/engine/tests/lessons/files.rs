//! The files: all are listed, and each game has the lessons that its sources ask for.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tessera_engine::lessons::{Lesson, LessonProgress, LessonTask};
use tessera_rules::GameKind;

#[test]
fn every_file_is_listed_and_every_lesson_has_a_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/lessons");
    let mut files = BTreeSet::new();
    for kind in GameKind::ALL {
        for file in fs::read_dir(folder.join(kind.id())).expect("a folder for each game") {
            let name = file.unwrap().file_name().into_string().unwrap();
            files.insert(format!("{}-{}", kind.id(), name.trim_end_matches(".json")));
        }
    }
    let listed: BTreeSet<String> = Lesson::all().iter().map(|lesson| lesson.id.clone()).collect();
    assert_eq!(listed, files);
    assert_eq!(listed.len(), Lesson::all().len(), "two lessons have the same id");
}

#[test]
fn lessons_are_short() {
    for lesson in Lesson::all() {
        assert!(lesson.steps.len() <= 5, "{} has {} steps", lesson.id, lesson.steps.len());
        let does = lesson.steps.iter().any(|step| step.task != LessonTask::Read);
        assert!(does, "{} has nothing to do", lesson.id);
    }
}

#[test]
fn a_lesson_leads_to_the_next_one_of_its_game() {
    for kind in GameKind::ALL {
        let lessons: Vec<&Lesson> = Lesson::of(kind).collect();
        for pair in lessons.windows(2) {
            assert_eq!(pair[0].next().map(|next| &next.id), Some(&pair[1].id));
        }
        assert_eq!(lessons.last().unwrap().next(), None);
    }
}

#[test]
fn progress_remembers_the_step_until_the_lesson_is_finished() {
    let [first, second] = [&Lesson::all()[0], &Lesson::all()[1]];
    let mut progress = LessonProgress::default();
    progress.reach(first, 2);
    progress.reach(second, 1);
    assert_eq!((progress.step(first), progress.step(second)), (2, 1));
    progress.finish(first);
    assert_eq!((progress.step(first), progress.is_finished(first), progress.is_finished(second)), (0, true, false));
    let text = serde_json::to_string(&progress).unwrap();
    assert_eq!(serde_json::from_str::<LessonProgress>(&text).unwrap(), progress);
    progress.left_at.insert(second.id.clone(), 99);
    assert_eq!(progress.step(second), 0, "a step that does not exist (any more)");
}
