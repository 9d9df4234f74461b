# Kayıtlı oyunlar ve paylaşım.

library = Kayıtlı oyunlar
library-empty = Henüz kayıtlı oyun yok. Her maç ilk hamlesinden başlayarak kaydedilir.
library-none-match = Filtreye uyan kayıtlı oyun yok.
library-missing = Kayıtlı oyunlar burada kullanılamıyor.
library-loading = Yükleniyor…
library-count = { $count } oyun
library-search = Ara
library-filter = Filtre
library-filter-off = Bütün oyunları göster
library-all = Tümü
library-unfinished = Bitmemiş
library-first-won = İlk oyuncu kazandı
library-second-won = İkinci oyuncu kazandı
library-drawn = Berabere
library-result = Sonuç
library-any = Hepsi
library-opponent = Bilgisayarın düzeyi
library-period = Başlangıç
library-period-any = Tüm zamanlar
library-period-day = Bugün
library-period-week = Son 7 gün
library-period-month = Son 30 gün
library-period-year = Son 1 yıl
library-tag = Etiket

saved-game-board = { $game } { $size }
saved-game-players = { $first } – { $second }
saved-game-facts = { $result } · { $moves } · { $date }
saved-game-unfinished = Bitmemiş
saved-game-moves = { $count } hamle
saved-game-continue = Devam et
saved-game-open = Aç
saved-game-name = Ad
saved-game-tags = Etiketler
saved-game-add-tag = Yeni etiket
saved-game-remove-tag = { $tag } etiketini kaldır
saved-game-delete = Sil
saved-game-deleted = Oyun silindi.
saved-game-undelete = Geri getir

library-newer = Kayıtlı oyunlar Tessera’nın daha yeni bir sürümünden. Oldukları gibi kalırlar; yeni oyun eklenmez.
library-damaged-kept = Kayıtlı oyun dosyası bozulmuş. { $path } olarak saklandı, yeni bir dosya başlatıldı.
library-locked = Kayıtlı oyunları başka bir program kullanıyor. Değiştirilemediler.
library-read-only = Burada oyun kaydedilemiyor. Maçınız sürer, ama kayıtlı oyunlara eklenmez.
library-full = Kayıt için yer kalmadı. Maçınız sürer, ama kayıtlı oyunlara eklenmez.
library-fault = Kayıtlı oyunlar kullanılamıyor: { $reason }

games-imported = Kayıtlı oyunlara { $count } oyun eklendi.
games-not-added = { $count } oyun kayıtlı oyunlara eklenemedi.
games-not-read =
    { $count ->
        [one] Bir oyun okunamadı: { $fault }
       *[other] { $count } oyun okunamadı. İlki: { $fault }
    }
nothing-imported = İçinde oyun yok: { $fault }

share = Paylaş
share-link = Bağlantıyı kopyala
share-moves = Hamleleri kopyala
share-pgn = PGN kopyala
share-position = Konumu kopyala
share-save-pgn = PGN olarak kaydet
share-save-picture = Resmi kaydet
share-save-animation = Animasyonu kaydet
share-send = Gönder…
share-qr = Oyunu başka bir cihazda açmak için kodu okutun.
share-qr-desktop = Kodda oyunun bağlantısı var. Başkaları onu Tessera ile açar.
share-qr-too-long = Oyun bir koda sığmayacak kadar uzun. Bunun yerine bağlantıyı kopyalayın.
share-play-by-link = Bağlantıyla oynamak için hamlenizi yapın, bağlantıyı kopyalayıp gönderin. Karşınızdaki açar ve oyunu sürdürür.
share-copied = Kopyalandı.
share-not-copied = Kopyalanamadı: { $reason }
share-saved = { $path } olarak kaydedildi.
share-not-saved = Kaydedilemedi: { $reason }
share-cannot = Bu oyun o biçimde kopyalanamaz: { $reason }
paste-nothing = Yapıştırılacak metin yok.
library-open-file = Dosya aç
library-export = PGN olarak kaydet
library-paste = Oyun yapıştır
