# Çözümleme: motorun her hamle için tahmin ettiği ya da kanıtladığı değer, en iyi devamlar ve oyun raporu.

analysis = Çözümleme
analysis-open = Çözümle
analysis-engine-start = Motoru başlat
analysis-engine-stop = Motoru durdur
analysis-opened = Çözümleme. Burada yapılan hamleler maçı değiştirmez.

# Bir tarafın durumu, cümlenin parçası olarak. $number: taş ya da yüzde, örneğin 2,5.
analysis-ahead = { $number } taş önde
analysis-behind = { $number } taş geride
analysis-even = eşit
analysis-chance = kazanma olasılığı %{ $number }

analysis-sign-chance = %{ $number }

analysis-of-side = { $side }: { $value }
analysis-line = { $number }: { $value }. { $moves }
analysis-lines = En iyi devamlar

# Motorun ne yaptığı.
analysis-depth = Derinlik { $depth }
analysis-searching = Motor arıyor …
analysis-waiting = Motor bilgisayarı bekliyor.
analysis-off = Motor durdu.
analysis-stopped = Motor yeterince aradı.
analysis-complete = Bütün hamleler kanıtlandı.
analysis-over = Oyun burada bitti.

# Sıra öteki tarafta olsaydı ne oynardı. $moves: onun en iyi devamı.
analysis-threats-show = Tehditleri göster
analysis-threats-hide = Tehditleri gizle
analysis-threat = Tehdit: { $moves } ({ $value })
analysis-threat-unknown = Tehditler aranıyor …
analysis-threat-impossible = Burada tehdit olamaz.

analysis-graph = Oyunun değerleri

# Oyun raporu.
report = Oyun raporu
report-analyse = Oyunu çözümle
report-cancel = Çözümlemeyi durdur
report-progress = Analiz ediliyor: { $total } konumdan { $done } tanesi
report-time-left = Yaklaşık { $seconds } saniye kaldı.
report-minutes-left = Yaklaşık { $minutes } dakika kaldı.
report-ready = Oyunun raporu hazır.
report-empty = Henüz hamle yapılmadı.
report-outdated = Oyun bu rapordan sonra değişti.
report-unfinished = Bitmemiş oyun
report-score = { $one } { $one_score } – { $two_score } { $two }
report-opening = Açılış: { $name }
report-accuracy = Doğruluk
report-average-loss = Ortalama kayıp
report-by-phase = Aşamalara göre ortalama kayıp
report-phase-opening = İlk hamleler
report-phase-middle = Oyun ortası
report-phase-end = Oyun sonu
report-accuracy-note = İsabet bütün hamlelerin ortalamasıdır: en iyi hamle %100, { $loss } kaybettiren bir hamle %37 sayılır.
report-loss-discs = { $number } taş
report-loss-percent = %{ $number }
report-decided = Oyunu belirleyen hamleler
report-decided-later = Analiz buldukça burada görünürler.
report-undecided = Oyunu tek başına belirleyen bir hamle yok.
report-mistake = { $number } { $mv } kaybı: { $loss }.
report-better = Daha iyisi: { $mv }.
# How well the values are founded.
report-proved = Bütün değerler kanıtlanmış.
report-proved-from = { $number }. hamleden itibaren kanıtlanmış; öncesi en az { $depth } hamle derinliğinde.
report-estimated = Bütün değerler tahmin, en az { $depth } hamle derinliğinde.
report-retry = Yeniden dene
report-figures = { $side }: doğruluk { $accuracy }, ortalama kayıp { $loss }.

# Bir hamlenin neden hata olduğu.
mistake-corner = { $point } köşesini verdi.
mistake-win-now = Bu hamle { $threat } önlemedi.
mistake-allowed-win = { count-moves } içinde zorunlu bir kazanca izin verdi.
mistake-missed-win = { count-moves } içindeki zorunlu kazancı kaçırdı.
mistake-gave-win = Kazanılmış oyunu elden kaçırdı.
mistake-gave-draw = Beraberliği elden kaçırdı.

# Hatadan önceki konumdan yeniden oynamak.
retry-choose = { $mv } yerine daha iyi bir hamle bul.
retry-judging = Motor { $mv } hamlesine bakıyor …
retry-good = { $mv }, en iyi hamle kadar iyi.
retry-bad = { $mv } en iyi hamleden fazla kaybettiriyor: { $loss }.
retry-again = Geri al ve başka bir hamle dene.
retry-end = Değerleri göster

play-mistake = { $mv } kaybı: { $loss }.
play-mistake-note = “{ undo }” ile geri alınabilir.
