# Kâhin: iki taraf da bundan sonra en iyi oynarsa her geçerli hamle hakkında kanıtlananlar.

oracle = Kâhin
oracle-show = Kâhini göster
oracle-hide = Kâhini gizle
oracle-on = Kâhin açık.
oracle-off = Kâhin kapalı.

# Bir hamlenin değeri, cümlenin parçası olarak.
oracle-wins = { count-plies } sonra kazandırır
oracle-wins-at-most = en çok { count-plies } sonra kazandırır
oracle-wins-at-least = en az { count-plies } sonra kazandırır
oracle-wins-open = kazandırır
oracle-loses = { count-plies } sonra kaybettirir
oracle-loses-at-most = en çok { count-plies } sonra kaybettirir
oracle-loses-at-least = en az { count-plies } sonra kaybettirir
oracle-loses-open = kaybettirir
oracle-draws = beraberlik sağlar
oracle-ahead = { count-discs } farkla kazandırır
oracle-behind = { count-discs } farkla kaybettirir
oracle-unproved = kanıtlanmadı

# Tahtadaki kısa işaret: galibiyet, mağlubiyet, beraberlik.
oracle-sign-win = G{ $plies }
oracle-sign-loss = M{ $plies }
oracle-sign-draw = B
oracle-sign-unproved = ?
oracle-sign-at-most = ≤{ $count }
oracle-sign-at-least = ≥{ $count }

oracle-row = { $mv }: { $value }
oracle-sentence = { $mv } { $value }.
oracle-of-move = Kâhin: { $value }.
oracle-best = en iyi hamlesi { $value }

# Kâhinin ne yaptığı.
oracle-waiting = Kâhin bilgisayarı bekliyor.
oracle-searching = { $count } hamleden { $proved } tanesi şimdiye kadar kanıtlandı …
oracle-complete = Bütün hamleler kanıtlandı.
oracle-no-moves = Değerlendirilecek hamle yok.
oracle-stopped = { $count } hamleden { $proved } tanesi kanıtlandı. Kalanlar çok uzun sürüyor.
oracle-stopped-none = Burada birkaç saniyede hiçbir şey kanıtlanamıyor.
oracle-stopped-lengths = Bütün hamleler kanıtlandı, ama her birinin uzunluğu kesin değil.
