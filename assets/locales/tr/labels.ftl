# Düğmelerdeki, satırlardaki ve başlıklardaki kısa sözler.

app-name = TESSERA
motto = Üç tahta. İki oyuncu.
window-title = Tessera

how-to-play = Nasıl oynanır
keys = Tuşlar
settings = Ayarlar
quit = Çık
play = Oyna
continue-match = Devam et
continue-game = Devam et: { $game }
close = Kapat

menu = Menü
undo = Geri al
redo = Yinele
look-back = Geriye bak
back-to-match = Maça dön
autoplay = Baştan oynat
stop-autoplay = Durdur
previous-move = Önceki hamle
next-move = Sonraki hamle
first-move = İlk hamle
last-move = Son hamle
moves = Hamleler
move-in-variation = { $mv } (varyant)
choose-game = Bir oyun seçin.
view-2d = 2B
view-3d = 3B

hint = İpucu
pause = Duraklat
resume = Sürdür
pass = Pas
switch-sides = Taraf değiştir
offer-draw = Beraberlik öner
accept-draw = Kabul et
decline-draw = Reddet

restart = Baştan başla
resign = Terk et
side-resigns = { colour } terk eder
leave = Ana ekrana dön
confirm-again = { $action } – yine basın

menu-match = Maç
menu-study = İnceleme
menu-game = Bu oyun
menu-note = Her maç ilk hamleden itibaren kaydedilir. Çıkınca hiçbir şey kaybolmaz.
menu-move = { $number }. hamle
menu-against = rakip: { $name }
play-level = Düzey { $level } ile oyna

rematch = Rövanş
rematch-as = Rövanş ({ colour })
review-game = Oyunu incele
view-board = Tahtayı gör
title-screen = Ana ekran

players = Oyuncular
person = İnsan
computer = Bilgisayar
level = Düzey
swap-seats = Yer değiştir

board = Tahta
columns = Sütun
rows = Sıra
clock = Saat
clock-note = Oyuncu başına dakika + hamle başına saniye
no-clock = Yok
clock-without-increment = Oyuncu başına { $minutes } dakika
clock-with-increment = { clock-without-increment }, hamle başına { $seconds } saniye ek
handicap = Köşe avansı: { colour }
moves-first = { colour } başlar

no-moves = Henüz hamle yok

play-move = Oyna: { $move_text }
move-selected = { $move_text } seçildi. Oynamak için yine seçin.
position-after =
    { $count ->
        [0] Başlangıca dönüldü.
       *[other] { $count }. hamleden sonra.
    }
label-with-key = { $label } ({ $key })
one-less = { $label } −1
one-more = { $label } +1
