### Bulmacalar: ne istedikleri, hamlelere yanıtlar, düğmeleri ve listesi.

puzzles = Bulmacalar
puzzle-caption = Bulmaca · { $game }
puzzle-daily-caption = Günün bulmacası · { $game }

# Ne istendiği ve oyuncunun kaç hamlesini aldığı.
puzzle-win = { colour } oynar ve { count-moves } içinde kazanır.
puzzle-win-next = { colour } hâlâ kazanıyor: { count-moves } kaldı.
puzzle-best-ahead = Sıra { colour } tarafında. İki taraf da en iyi oynarsa { colour } { count-discs } farkla kazanır.
puzzle-best-level = Sıra { colour } tarafında. İki taraf da en iyi oynarsa oyun berabere biter.
puzzle-only = Sıra { colour } tarafında. Yalnızca bir hamle kazandırır.
puzzle-find =
    { $count ->
        [one] Hamleyi bulun.
       *[other] Art arda { count-moves } bulun.
    }

# Hamlelere yanıtlar.
puzzle-checking = Hamle kontrol ediliyor…
puzzle-right = Doğru. Sıradaki hamle ne?
puzzle-solved = Çözüldü!
puzzle-solved-with-hints = İpucuyla çözüldü.
puzzle-solved-late = Bir hatadan sonra çözüldü.
puzzle-solution-shown = Çözüm buydu.
puzzle-loses = Bu kaybettirir: artık { colour } { count-moves } içinde kesin kazanır.
puzzle-too-slow = Bu, istenen hamle sayısında kazandırmaz.
puzzle-ends-ahead = En iyisi değil: iki taraf da en iyi oynarsa { colour } artık yalnızca { count-discs } farkla kazanır.
puzzle-ends-level = En iyisi değil: iki taraf da en iyi oynarsa oyun artık berabere biter.
puzzle-ends-behind = En iyisi değil: iki taraf da en iyi oynarsa { colour } artık { count-discs } farkla kaybeder.
puzzle-unchecked = Bu hamle kontrol edilemedi. Başka bir hamle deneyin.
puzzle-look = Şuraya bakın: { $points }.
puzzle-ratings = Bulmaca { $puzzle } puan · siz { $player } puan

puzzle-solution = Çözüm
puzzle-next = Sonraki

# Liste.
puzzle-of-the-day = Günün bulmacası
puzzle-streak = Art arda { count-word } gün
puzzle-solved-count = { $solved } / { $count } çözüldü
puzzle-theme-row = { $theme }: { $solved } / { $count }

puzzle-theme-race = Yarış
puzzle-theme-capture = Taş alma
puzzle-theme-sacrifice = Feda
puzzle-theme-quiet = Sessiz hamle
puzzle-theme-defence = Savunma
puzzle-theme-long = Uzun çözüm
puzzle-theme-placement = Yerleştirme
puzzle-theme-cornering = Sıkıştırma
puzzle-theme-double-threat = Çifte tehdit
puzzle-theme-removal = Tarafsız taşı kaldırma
puzzle-theme-corner = Köşe
puzzle-theme-parity = Tek ve çift
puzzle-theme-pass = Pas
puzzle-theme-wipeout = Taşsız bırakma
puzzle-theme-comeback = Geri dönüş
