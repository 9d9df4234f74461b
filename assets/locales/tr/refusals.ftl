# Bir şey neden yapılamaz, yerine ne yapılmalı.

refused-no-match = O maç artık yok.
refused-match-over = Maç bitti.
refused-match-over-note = Oynamayı sürdürmek için son hamleyi geri alın.
refused-nothing-to-undo = Geri alınacak hamle yok.
refused-nothing-to-redo = Yinelenecek hamle yok.
refused-looking-back = Bu daha önceki bir konum.
refused-looking-back-note = Buradan sürdürmek için “Buradan oyna”yı seçin.
refused-no-such-move = Maçta artık böyle bir hamle yok.
refused-no-draw-offers = Bu oyunda beraberlik önerilemez.
refused-already-offered = Beraberlik zaten önerildi.
refused-already-offered-note = Öneri yanıtlanana kadar geçerlidir.
refused-no-offer = Beraberlik önerilmedi.
refused-timed-match = İki kişi saatle oynuyor.
refused-timed-match-note = İpucu, kâhin ve açılışlar oyun bittikten sonra gösterilebilir.
refused-computer-to-move = Sıra bilgisayarda.
refused-computer-to-move-note = Hamlesini bekleyin ya da geri alın.
refused-outdated = Bu yanıt çok geç geldi.

illegal-game-over = Oyun bitti.
illegal-game-over-note = Son hamleyi geri alın ya da yeni bir maç başlatın.
illegal-not-in-this-game = Bu oyunda öyle bir hamle yok.
illegal-choose-marked =
    { $place ->
        [crossings] İşaretli bir nokta seçin.
       *[cells] İşaretli bir kare seçin.
    }
illegal-no-such-point =
    { $place ->
        [crossings] O nokta bu tahtada yok.
       *[cells] O kare bu tahtada yok.
    }
illegal-choose-on-board =
    { $place ->
        [crossings] Tahtada bir nokta seçin.
       *[cells] Tahtada bir kare seçin.
    }
illegal-choose-empty =
    { $place ->
        [crossings] Boş bir nokta seçin.
       *[cells] Boş bir kare seçin.
    }
illegal-occupied = { $point } dolu.
illegal-nothing-there = { $point } boş.
illegal-nothing-there-note = Taşlarınızdan birini seçin.
illegal-not-yours = { $point } üzerindeki taş sizin değil.
illegal-not-yours-note = Kendi taşlarınızdan birini seçin.
illegal-own-piece = { $point } üzerinde kendi taşınız var.

refused-lesson-waits = Dersin bu noktasında olmaz.
refused-lesson-waits-note = İlerleyin ya da yeniden deneyin.
refused-puzzle-waits = Bulmacanın bu noktasında olmaz.
refused-puzzle-waits-note = İlerleyin ya da yeniden deneyin.

unavailable-no-move = Henüz hamle yok.
unavailable-in-progress = Maç henüz bitmedi.
unavailable-no-person = Yalnızca bilgisayarlar oynuyor.
unavailable-not-analysing = Önce analizi açın.
unavailable-analysing = Analiz açık.
unavailable-reporting = Oyun analiz ediliyor.
