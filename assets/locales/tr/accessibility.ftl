# Tahtanın sözle anlatımı: bir noktada ne var, orada ne yapılabilir, bir hamle ne yaptı.

point-empty = boş
point-stone = tarafsız taş
piece-of-colour =
    { $colour ->
        [black] siyah taş
       *[white] beyaz taş
    }
point-selected = seçili
point-can-move = oynayabilir
point-last-move = son hamle
point-flipped = son hamlede çevrildi
point-connects = komşuları: { $points }
point-legal = oynanabilir
point-legal-note = oynanabilir: { $note }
point-can-be-captured = alınabilir

ply-passes = { $who } pas geçti.
ply-swap = Oyuncular taraf değiştirdi.
ply-places = { $who }, { $point } oynadı.
ply-steps = { $who }, { $from } – { $to } oynadı.
ply-captures = { $who }, { $from } karesinden { $to } taşını aldı.

match-opened = { $game }. { $first }, { $second }.
colour-and-player = { colour }: { $player }
player-changed = { colour }: { $player }.

player-with-count = { colour }: { $player }, { $counted }
player-with-time = { colour }: { $player }, { $counted }, kalan süre { $time }
widget-selected = seçili
widget-on = açık
widget-off = kapalı
widget-disabled = kullanılamıyor

board-spoken = { $columns } çarpı { $rows }
title-with-size = { $game } { $size }
