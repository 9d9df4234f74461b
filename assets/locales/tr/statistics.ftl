### Bir oyuncunun oyunlarının istatistikleri.

statistics = İstatistikler
statistics-player = Oyuncu
statistics-player-row = { $name } · { $games }
statistics-empty = Henüz bitmiş oyun yok. Bir maçı sonuna kadar oynayın; sonuçlarınız burada görünür.
statistics-none-match = Bu seçime uyan bitmiş oyun yok.
statistics-two-people =
    { $count ->
        [one] Aynı ekranda iki kişinin oynadığı bir oyun sayılmadı.
       *[other] Aynı ekranda iki kişinin oynadığı { $count } oyun sayılmadı.
    }

statistics-games = Oyunlar
statistics-results = { $won } galibiyet · { $drawn } beraberlik · { $lost } yenilgi
statistics-win-rate = Kazanma oranı
statistics-percent = %{ $number }
statistics-interval = %95: %{ $low }–{ $high }
statistics-streak = Art arda galibiyet
statistics-streak-now = Son oyuna kadar: { $count }
statistics-duration = Bir oyunun olağan süresi
statistics-seconds = { $seconds } sn
statistics-minutes = { $minutes } dk
statistics-hours = { $hours } sa { $minutes } dk
statistics-dates = { $from } – { $to }
statistics-rating = Puan: { $board }
statistics-rating-value = { $rating } ± { $deviation }
statistics-rated-games =
    { $count ->
        [one] Bilgisayara karşı bir oyundan
       *[other] Bilgisayara karşı { $count } oyundan
    }
statistics-loss = Hamle başına kayıp: { $board }
statistics-loss-discs = { $discs } taş
statistics-analysed-games =
    { $count ->
        [one] İncelenen bir oyunda
       *[other] İncelenen { $count } oyunda
    }

statistics-win-rate-trend = Son 20 oyunun kazanma oranı
statistics-rating-trend = Son 20 oyuna göre puan: { $board }
statistics-loss-trend = Son 10 oyunda hamle başına kayıp: { $board }
statistics-win-rate-later = Beş oyundan sonra gösterilir.
statistics-rating-later = Olağan tahtada bilgisayara karşı beş oyundan sonra gösterilir.
statistics-loss-later = İncelenen beş oyundan sonra gösterilir.
statistics-trend-spoken = { $title }. { $from }: { $first }. { $to }: { $last }. En düşük: { $low }. En yüksek: { $high }.

statistics-by-game = Oyuna göre
statistics-by-level = Bilgisayara karşı
statistics-by-opponent = Başka oyunculara karşı
statistics-by-colour = Renge göre
statistics-by-opening = Açılışa göre
statistics-row-spoken = { $name }: { $games }. { $results }. Kazanma oranı { $rate }, { $interval }.
statistics-figure-spoken = { $label }: { $value }. { $note }.

statistics-method = Beraberlik yarım galibiyet sayılır. Gölgeli bantlar %95 aralıklarıdır. Puan, olağan tahtada bilgisayarın ölçülmüş düzeylerine karşı alınan sonuçlardan Bayes kuralıyla bulunur; ± standart sapmasıdır. Farklı oyunların puanları karşılaştırılamaz.

standing-rating = Puanınız: { $rating } ({ $change })
standing-first-rating = Puanınız: { $rating }
standing-against = { $opponent }: { $results }
