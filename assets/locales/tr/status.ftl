# Süren maç: sıra kimde, az önce ne oldu.

turn-thinking = { $who } düşünüyor.
turn-yours = Sıra sizde.
turn-to-move = Sıra { $who } tarafında.

draw-offered = { $who } beraberlik öneriyor.
draw-offered-note = Kabul edebilir, reddedebilir ya da oynamayı sürdürebilirsiniz.
draw-offered-by-you = Beraberlik önerdiniz.
draw-offered-by-you-note = Bilgisayar önerinizi düşünüyor.

switched-by-players = Oyuncular taraf değiştirdi.
switched-by-computer = Bilgisayar taraf değiştirdi.
switched-by-you = Taraf değiştirdiniz.
switched-your-side = Artık { $colour ->
    [black] siyah
   *[white] beyaz
} taşlarla oynuyorsunuz.

status-looking-back = Geriye bakış: { $played } / { $all } hamle.
status-looking-back-note = Maç bu sırada sürüyor.
status-engine-failed = Bilgisayar burada oynayamıyor.
status-engine-failed-note = { colour } için siz oynayın ya da başka bir oyuncu seçin.
status-paused = Duraklatıldı.
status-paused-note = Bilgisayarı devam ettirin ya da { colour } için siz oynayın.
status-must-pass = { colour } tarafının geçerli hamlesi yok, pas geçmeli.
status-plays-again = Yine { colour } oynuyor.
status-selected = { $point } seçildi.
status-selected-note = Nereye oynayacağınızı seçin.
status-passed = { $who } pas geçti.
status-all-placed = Bütün taşlar yerleşti. Şimdi hareket ettirin.
status-ending = { colour }, { $mv } oynadı.
status-may-switch = Ya da taraf değiştirip { $colour ->
    [black] siyah
   *[white] beyaz
} taşlarla oynayın.

note-wins = kazandı
note-offers-draw = beraberlik öneriyor
note-no-move = hamlesi yok
note-paused = duraklatıldı
note-passed = pas geçti
colour-with-note = { colour } · { $note }

counted = { $count } { $noun }
pieces = taş

caption-board = { $game } · { board-size }
caption-opening = { $game } · { $opening }
