# İpucu: hamle ve neden iyi olduğu.

hint-searching = İyi bir hamle aranıyor…
hint-pass = Pas geçin.
hint-switch = Taraf değiştirin.
hint-place = Öneri: { $point }.
hint-step = Öneri: { $from }–{ $to }.
hint-remove = { $point } noktasındaki tarafsız taşı kaldırın.

hint-only-move = Tek geçerli hamle bu.
hint-wins-now = Hemen kazandırır.
hint-wins-in = Bu, { count-moves } içinde kesin kazandırır.
hint-only-defence = Diğer bütün hamleler kesin kaybettirir.
hint-only-stops = Yalnızca bu hamle { $threat } önler.
hint-stops = Bu hamle { $threat } önler.
hint-lost = Artık rakibi hiçbir şey durduramaz.
hint-holds-out = Her hamle kaybediyor; en uzun bu dayanır: { count-word } hamle daha.
hint-draws = Beraberliği sağlar; en iyi sonuç bu.
hint-wins-by = İki taraf da en iyi oynarsa { count-discs } farkla kazandırır.
hint-loses-by = Her hamle kaybediyor; iki taraf da en iyi oynarsa bu en çok { count-discs } farkla kaybettirir.
hint-looks-best = İleriye bakmadan en iyi görünen hamle bu.
hint-looks-best-after = Bu, { count-moves } ileriye bakınca en iyi görünen hamle.

threat-win = { $point } hamlesiyle kazanılmasını
