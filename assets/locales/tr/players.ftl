# Kim oynuyor.

level-name =
    { $level ->
        [1] Acemi
        [2] Çırak
        [3] Rahat
        [4] Dengeli
        [5] Hevesli
        [6] Becerikli
        [7] Keskin
        [8] Uzman
        [9] Usta
        [10] Amansız
       *[other] Kusursuz (hiç şaşmaz)
    }
perfect-sign = K
perfect-explained = Kusursuz oyun: bu tahta çözülmüştür.
level-with-name = Düzey { $number } · { $name }

colour-of-person = { colour } ({ $name })
name-of-person = Ad ({ $colour })
player-you = Siz
player-number = Oyuncu { $number }
player-computer = Bilgisayar · düzey { $level }
player-perfect = Bilgisayar · kusursuz
computer-choice = Bilgisayar, düzey { $level }: { $name }
computer-choice-perfect = Bilgisayar, kusursuz oyun: hiç şaşmaz
player-computer-short = Düzey { $level }
player-perfect-short = Kusursuz
full-strength = Tam güç
strength-by-time = { $strength } · { $time }
full-seconds = hamle başına { $seconds } saniye
full-by-clock = saate göre; saat yoksa hamle başına 3 saniye
full-by-clock-short = saate göre
player-full = Bilgisayar · tam güç
player-full-short = Tam güç
computer-choice-full = Bilgisayar, tam güç
level-with-elo = { $level } · { $elo } Elo

draw-declined = { $who } beraberliği reddetti.
draw-declined-note = Maç sürüyor.
draw-declined-by-computer = Bilgisayar beraberliği reddetti.
draw-declined-by-computer-note = Önde olduğunu düşünüyor.
