# Maç nasıl bitti.

outcome-wins = { colour } kazandı
outcome-name-wins = { $name } kazandı
outcome-draw = Berabere
outcome-you-won = Kazandınız
outcome-you-lost = Kaybettiniz
outcome-you-resigned = Terk ettiniz
outcome-wins-sentence = { $who } kazandı.
outcome-draw-sentence = Berabere.
outcome-wins-by = { $who } kazandı: { $winner } – { $loser }.
outcome-draw-by = Berabere: iki tarafta da { $count } taş.

victory-resignation = { $who } terk etti.
victory-time = { $who } tarafının süresi bitti.
victory-your-time = Süreniz bitti.

draw-agreement = Oyuncular beraberlikte anlaştı.
sitting-score = Bu oturum: { $first } { $first_points } – { $second_points } { $second }
half-point = { $whole }½
