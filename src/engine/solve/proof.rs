//! Depth-first proof-number search (Nagai, 2002).

use super::table::{NEVER, Number, Numbers, Table};
use crate::engine::breakthrough::{Camp, Field, Race, Word, race};
use crate::rules::Size;
use crate::rules::breakthrough::Position;

struct Prover<W> {
    field: Field<W>,
    table: Table,
    nodes: u64,
    weak: bool,
    init: u32,
    eps: u32,
}

#[derive(Clone, Copy)]
struct Child<W> {
    camp: Camp<W>,
    numbers: Numbers,
}

impl<W: Word> Prover<W> {
    fn leaf(&self, camp: &Camp<W>) -> Numbers {
        let f = &self.field;
        let (s, e) = (camp.side, 1 - camp.side);
        match self.init {
            0 => Numbers { win: 1, loss: 1 },
            1 => Numbers { win: 1, loss: f.count_steps(camp, s) },
            2 => {
                // ways
                let own = f.shortest_way(s, camp.pieces[s]);
                let their = f.shortest_way(e, camp.pieces[e]);
                Numbers { win: own, loss: their + 1 }
            }
            3 => {
                let own = f.shortest_way(s, camp.pieces[s]);
                let their = f.shortest_way(e, camp.pieces[e]);
                let (a, b) = (camp.pieces[s].count(), camp.pieces[e].count());
                let d = b.saturating_sub(a);
                let g = a.saturating_sub(b);
                Numbers { win: own + 3 * d, loss: their + 1 + 3 * g }
            }
            _ => {
                let (a, b) = (camp.pieces[s].count(), camp.pieces[e].count());
                let d = b.saturating_sub(a);
                let g = a.saturating_sub(b);
                let m = f.count_steps(camp, s);
                Numbers { win: 1 + 4 * d, loss: m / 2 + 4 * g }
            }
        }
    }

    fn children(&self, camp: &Camp<W>, targets: W, list: &mut Vec<Child<W>>) -> bool {
        let mut steps = Default::default();
        self.field.steps_to(camp, targets, &mut steps);
        list.clear();
        for step in steps.iter() {
            let next = self.field.play(camp, *step);
            if self.field.is_over(&next) {
                return true;
            }
            match race(&self.field, &next) {
                Race::Lost(_) => return true,
                Race::Won(_) => {}
                Race::Open(_) => {
                    let numbers = self.table.get(self.field.key(&next)).unwrap_or_else(|| self.leaf(&next));
                    if numbers.loss == 0 {
                        return true;
                    }
                    if numbers.win != 0 {
                        list.push(Child { camp: next, numbers });
                    }
                }
            }
        }
        false
    }

    fn mid(&mut self, camp: &Camp<W>, th_win: Number, th_loss: Number, pool: &mut Vec<Vec<Child<W>>>) -> Numbers {
        self.nodes += 1;
        let start = self.nodes;
        let mut list = pool.pop().unwrap_or_default();
        let targets = match race(&self.field, camp) {
            Race::Open(t) => t,
            Race::Won(_) => unreachable!(),
            Race::Lost(_) => unreachable!(),
        };
        let numbers = if self.children(camp, targets, &mut list) {
            Numbers::WON
        } else {
            loop {
                if list.is_empty() {
                    break Numbers::LOST;
                }
                let mut best = 0;
                let mut second = NEVER;
                let mut first = NEVER;
                let (mut sum, mut max) = (0u32, 0);
                for (i, c) in list.iter().enumerate() {
                    if c.numbers.loss < first {
                        second = first;
                        first = c.numbers.loss;
                        best = i;
                    } else if c.numbers.loss < second {
                        second = c.numbers.loss;
                    }
                    sum += c.numbers.win;
                    max = max.max(c.numbers.win);
                }
                let others = list.len() as u32 - 1;
                let loss = if self.weak { max + others } else { sum }.min(NEVER - 1);
                let now = Numbers { win: first, loss };
                if now.win >= th_win || now.loss >= th_loss {
                    break now;
                }
                let child = list[best];
                let rest = loss - child.numbers.win;
                let child_th_win =
                    if self.weak { th_loss.saturating_sub(others) } else { th_loss.saturating_sub(rest) }
                        .min(NEVER - 1);
                let child_th_loss = th_win.min(second.saturating_add(1 + second / self.eps)).min(NEVER);
                let found = self.mid(&child.camp, child_th_win.max(child.numbers.win + 1), child_th_loss, pool);
                if found.loss == 0 {
                    break Numbers::WON;
                }
                if found.win == 0 {
                    list.swap_remove(best);
                } else {
                    list[best].numbers = found;
                }
            }
        };
        pool.push(list);
        let work = self.nodes - start + 1;
        self.table.put(self.field.key(camp), numbers, work);
        numbers
    }
}

/// For measuring.
pub fn experiment(columns: u8, rows: u8, mb: usize, weak: bool, init: u32, eps: u32, limit: u64) {
    let size = Size { columns, rows };
    let field = Field::<u64>::new(size).expect("fits");
    let start = field.read(&Position::start(size));
    let mut prover = Prover { field, table: Table::new(mb << 20), nodes: 0, weak, init, eps };
    let mut pool = Vec::new();
    let begin = std::time::Instant::now();
    let mut th = 1000;
    loop {
        let n = prover.mid(&start, th, th, &mut pool);
        if n.is_solved() || prover.nodes > limit {
            println!(
                "{columns}x{rows} weak {weak} init {init} eps {eps}: {n:?} nodes {} used {} {:.2?}",
                prover.nodes,
                prover.table.used,
                begin.elapsed()
            );
            break;
        }
        th = (th * 2).min(NEVER - 1);
    }
}
