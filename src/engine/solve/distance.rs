//! Can the attacker win within n plies?
use crate::engine::breakthrough::{Camp, Field, Race, Step, Word, race};
use crate::rules::Size;
use crate::rules::breakthrough::Position;

struct Search<W> {
    field: Field<W>,
    attacker: usize,
    slots: Vec<[u64; 2]>,
    mask: usize,
    nodes: u64,
    history: [[u32; 128 * 128]; 2],
}

impl<W: Word> Search<W> {
    fn probe(&self, key: u64) -> (u32, u32, u16) {
        let b = (key as usize & self.mask) * 2;
        for slot in &self.slots[b..b + 2] {
            if slot[0] == key && slot[1] != 0 {
                return (slot[1] as u32 & 255, (slot[1] >> 8) as u32 & 255, (slot[1] >> 16) as u16);
            }
        }
        (0, 255, 0)
    }
    fn store(&mut self, key: u64, fails: u32, wins: u32, best: u16, depth: u32) {
        let b = (key as usize & self.mask) * 2;
        let entry = u64::from(fails) | u64::from(wins) << 8 | u64::from(best) << 16 | u64::from(depth + 1) << 32;
        let first = self.slots[b];
        if first[0] == key || u64::from(depth + 1) >= first[1] >> 32 {
            if first[0] != key {
                self.slots[b + 1] = first;
            }
            self.slots[b] = [key, entry];
        } else {
            self.slots[b + 1] = [key, entry];
        }
    }

    /// Whether the attacker wins within so many plies.
    fn wins(&mut self, camp: &Camp<W>, plies: u32) -> bool {
        self.nodes += 1;
        let f = &self.field;
        let att = camp.side == self.attacker;
        let (own, theirs) = (camp.pieces[camp.side], camp.pieces[1 - camp.side]);
        let targets = match race(f, camp) {
            Race::Won(k) if att => {
                if k <= plies {
                    return true;
                }
                !W::EMPTY
            }
            Race::Won(_) => return false,
            Race::Lost(k) if !att => {
                if k <= plies {
                    return true;
                }
                !W::EMPTY
            }
            Race::Lost(_) => return false,
            Race::Open(t) => t,
        };
        // the earliest win
        let way = f.shortest_way(self.attacker, camp.pieces[self.attacker]).min(camp.pieces[1 - self.attacker].count());
        let need = if att { 2 * way - 1 } else { 2 * way };
        if need > plies {
            return false;
        }
        let _ = (own, theirs);
        let key = f.key(camp);
        let mirrored = f.is_mirrored(camp);
        let (fails, wins, best) = self.probe(key);
        if wins <= plies {
            return true;
        }
        if fails >= plies {
            return false;
        }
        let mut best = Step { from: (best >> 8) as u8, to: best as u8 };
        if mirrored {
            best = f.mirror(best);
        }
        let mut steps = Default::default();
        f.steps_to(camp, targets, &mut steps);
        let mut order: [(u32, Step); 64] = [(0, Step::default()); 64];
        let n = steps.len();
        for (i, s) in steps.iter().enumerate() {
            let cap = !(theirs & W::bit(u32::from(s.to))).is_empty();
            let mut r = self.history[camp.side][(usize::from(s.from) << 7) | usize::from(s.to)];
            if cap {
                r += 1 << 28;
                r += (8 - f.way(1 - camp.side, u32::from(s.to))) << 24;
            }
            if *s == best {
                r = u32::MAX;
            }
            order[i] = (r, *s);
        }
        let mut result = !att;
        let mut found = Step::default();
        for i in 0..n {
            let j = (i..n).max_by_key(|j| order[*j].0).expect("some");
            order.swap(i, j);
            let s = order[i].1;
            let next = self.field.play(camp, s);
            let value = if self.field.is_over(&next) { att } else { self.wins(&next, plies - 1) };
            if value == att {
                result = att;
                found = s;
                self.history[camp.side][(usize::from(s.from) << 7) | usize::from(s.to)] += plies * plies;
                if self.history[camp.side][(usize::from(s.from) << 7) | usize::from(s.to)] > 1 << 22 {
                    self.history[camp.side].iter_mut().for_each(|x| *x /= 2);
                }
                break;
            }
        }
        if mirrored {
            found = self.field.mirror(found);
        }
        let code = u16::from(found.from) << 8 | u16::from(found.to);
        if result {
            self.store(key, fails, plies, code, plies)
        } else {
            self.store(key, plies, wins, code, plies)
        }
        result
    }
}

pub fn experiment(columns: u8, rows: u8, mb: usize, attacker: usize, limit: u32) {
    let size = Size { columns, rows };
    let field = Field::<u64>::new(size).expect("fits");
    let start = field.read(&Position::start(size));
    let slots = 1 << ((mb << 20) / 16).ilog2();
    let mut s = Search {
        field,
        attacker,
        slots: vec![[0; 2]; slots],
        mask: slots / 2 - 1,
        nodes: 0,
        history: [[0; 128 * 128]; 2],
    };
    let begin = std::time::Instant::now();
    let mut n = if attacker == 0 { 1 } else { 2 };
    while n <= limit {
        let w = s.wins(&start, n);
        println!("{columns}x{rows} {n}: {w} nodes {} {:.2?}", s.nodes, begin.elapsed());
        if w {
            break;
        }
        n += 2;
    }
}
