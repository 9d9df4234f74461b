//! Finds the words of a script that writes no spaces between them.

use std::collections::HashSet;

/// Marks where a line may be broken; it has no width.
const ZERO_WIDTH_SPACE: char = '\u{200b}';

/// The words that texts consist of.
pub(crate) struct Words {
    words: HashSet<String>,
    /// The number of characters of the longest word.
    longest: usize,
}

impl Words {
    /// Reads a list with a word in each line.
    pub(crate) fn new(list: &str) -> Words {
        let words: HashSet<String> =
            list.lines().map(str::trim).filter(|word| !word.is_empty()).map(Into::into).collect();
        let longest = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
        Words { words, longest }
    }

    /// The text with a zero-width space between neighbouring words. Runs of characters that are not made of listed
    /// words stay as they are.
    pub(crate) fn separated(&self, text: &str) -> String {
        let letters: Vec<char> = text.chars().collect();
        let is_word_letter = |letter: &char| letter.is_alphabetic() && !letter.is_ascii() || is_mark(*letter);
        let mut separated = String::with_capacity(text.len() * 2);
        let mut rest = letters.as_slice();
        while let Some(first) = rest.first() {
            let run = rest.iter().take_while(|letter| is_word_letter(letter)).count();
            if run == 0 {
                separated.push(*first);
                rest = &rest[1..];
                continue;
            }
            let (word, after) = rest.split_at(run);
            let parts = self.split(word).unwrap_or_else(|| vec![word.iter().collect()]);
            separated.push_str(&parts.join(&ZERO_WIDTH_SPACE.to_string()));
            rest = after;
        }
        separated
    }

    /// The fewest listed words that make up `run`, if there are any.
    pub(crate) fn split(&self, run: &[char]) -> Option<Vec<String>> {
        // For each end: the number of words up to there and the start of the last one.
        let mut best: Vec<Option<(usize, usize)>> = vec![None; run.len() + 1];
        best[0] = Some((0, 0));
        for end in 1..=run.len() {
            for start in end.saturating_sub(self.longest)..end {
                let Some((count, _)) = best[start] else { continue };
                let word: String = run[start..end].iter().collect();
                if self.words.contains(&word) && best[end].is_none_or(|(fewest, _)| count + 1 < fewest) {
                    best[end] = Some((count + 1, start));
                }
            }
        }
        let (mut parts, mut end) = (Vec::new(), run.len());
        while end > 0 {
            let (_, start) = best[end]?;
            parts.push(run[start..end].iter().collect());
            end = start;
        }
        parts.reverse();
        Some(parts)
    }
}

/// Vowels and tone marks above and below Thai letters, which combine with the letter before them.
const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e46}'..='\u{e4e}')
}
