# Maç nasıl bitti.

outcome-wins = { colour } kazandı
outcome-draw = Berabere
outcome-wins-sentence = { colour } kazandı.
outcome-draw-sentence = Berabere.
outcome-wins-by = { colour } kazandı: { $winner } – { $loser }.
outcome-draw-by = Berabere: iki tarafta da { $count } taş.

victory-resignation = { colour } terk etti.
victory-time = { colour } tarafının süresi bitti.

draw-agreement = Oyuncular beraberlikte anlaştı.
