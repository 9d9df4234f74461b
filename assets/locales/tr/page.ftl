# Web sayfasının kendi sözleri: yükleme ekranı, bildirimler, hatalar ve yeni maç formu.

## Sayfa ve tanıtımı

page-title = Tessera
page-description =
    .content = Hareketli bir tahtada Othello, Atılım ve Elmas; iki kişiyle ya da bilgisayara karşı.
page-manifest-description = Hareketli bir tahtada Othello, Atılım ve Elmas.
page-tagline = Üç tahta. İki oyuncu.
page-needs-javascript = Tessera bu sayfada çalışır ve JavaScript gerektirir. Başka hiçbir siteye bağlanmaz.

## Yükleme

page-loading = Yükleniyor
page-loading-bar =
    .aria-label = Yükleniyor
page-loading-progress = Yükleniyor: %{ $percent }
page-preparing = Tahtalar hazırlanıyor

## Tahta ve erişilebilir tahta

page-skip-link = Erişilebilir tahtaya geç
page-canvas =
    .aria-label = Oyun tahtası. Ok tuşları imleci oynatır, bir harf ve bir sayı imleci o sütuna ve sıraya götürür, Enter hamleyi oynar. Erişilebilir tahta aşağıdadır.
page-accessible-board =
    .aria-label = Erişilebilir tahta
page-announcements =
    .aria-label = Duyurular
page-keep-open = Bu tahta açık kalsın
page-choose-game = Bir oyun seçin.
page-players =
    .aria-label = Oyuncular
page-actions =
    .aria-label = Yapılabilecekler
page-moves = Hamleler
page-change-players = Oyuncuları değiştir
page-apply = Uygula
page-settings = Ayarlar
page-how-to-play = Nasıl oynanır
page-statistics = İstatistikler
page-learning = Öğren
page-keys = Çizilen tahtanın tuşları
page-points-by-row = Sıralara göre noktalar
page-row = Sıra { $row }

## Yeni maç formu

page-new-match = Yeni maç
page-game = Oyun
page-board = Tahta
page-play = Oyna
page-other-size = Başka boyut
page-columns = Sütun
page-rows = Sıra
page-swap-seats = Oyuncuların yerini değiştir
page-clock = Saat

## Bildirimler

page-close = Kapat
page-update-ready = Oyunun yeni bir sürümü hazır.
page-update-now = Şimdi güncelle
page-match-unreadable = Kayıtlı maç okunamadı; ayrı olarak saklandı.
page-match-newer = Kayıtlı maç Tessera’nın daha yeni bir sürümünden. Tarayıcı onu { $name } olarak saklıyor.
page-other-tab = Tessera başka bir sekmede açık. Bu sekmedeki maç kaydedilmiyor.
page-match-moved = Maç başka bir sekmeye geçti. Bu sekme artık onu kaydetmiyor.
page-play-here = Burada oyna
page-settings-unreadable = Ayarlar okunamadı ve sıfırlandı.
page-invalid-link = Bu bağlantı çalışmıyor: { $reason }.
page-storage-refused = Tarayıcı kaydetmeye izin vermiyor. Ayarlar ve maç, siz sayfayı kapatana kadar saklanır.
page-library-other-tab = Kayıtlı oyunlar başka bir sekmede açık.
page-library-refused = Tarayıcı oyun kaydetmeye izin vermiyor: { $reason }
page-library-not-stored = Oyun kaydedilemedi: { $reason }
page-library-failed = Kayıtlı oyunlar açılamıyor: { $reason }
page-engine-slow = Tarayıcı bilgisayarın düşünme süresini kısıtlıyor, bu yüzden daha yavaş yanıt veriyor.
page-engine-missing = Bilgisayar rakip bu tarayıcıda kullanılamıyor. İki kişi yine oynayabilir.
page-no-webgl = Bu tarayıcıda WebGL 2 yok; tahta derinliksiz ve hareketsiz çiziliyor. Bütün oyunlar oynanabilir.
page-graphics-off = Oyun grafiksiz sürüyor.
page-graphics-retry = Grafikleri yeniden dene

## Hatalar

page-retry = Yeniden dene
page-stopped = Oyun durdu
page-stopped-text = Beklenmeyen bir hata oluştu. Maçınız kayıtlı; sayfayı yenileyince sürer.
page-reload = Yenile
page-display-interrupted = Görüntü kesildi
page-display-restarting = Görüntü kesildi ve yeniden başlatılıyor. Maçınız güvende.
page-display-failing = Görüntü sürekli kesiliyor. Erişilebilir tahtada devam edin.
page-continue = Devam et
page-graphics-failed = Tahta çizilemedi
page-graphics-failed-text = Tarayıcının grafikleri çalışmadı. Onlar olmadan da erişilebilir tahtada oynayabilirsiniz.
page-continue-without-graphics = Grafiksiz devam et
page-start-failed = Oyun başlatılamadı
page-start-failed-text = Neden: { $reason }
page-start-offline = Çevrimdışısınız ve oyun bu cihaza henüz indirilmemiş.
page-browser-too-old = Bu tarayıcı çok eski: oyun, 2023’ten ya da daha yeni bir tarayıcı ister.

page-file-too-large = 64 MB’tan büyük dosyalar burada açılamaz.
page-link-copied = Bağlantı kopyalandı.
page-not-shared = Bağlantı paylaşılamadı: { $reason }

page-saved-games = Kayıtlı oyunlar
page-search-games = Ad, yorum ve etiketlerde ara
page-more-games = Daha çok oyun göster
page-change-game = Ad, etiketler, silme: { $title }
page-game-name = Ad
page-new-tag = Yeni etiket
page-remove-tag = { $tag } etiketini kaldır
page-delete-game = Sil: { $title }
page-game-deleted = Oyun silindi.
page-undelete-game = Silinen oyunu geri getir
page-paste-game = Bağlantı, hamleler, konum ya da PGN
page-open-pasted = Aç
page-open-file = Dosya aç
page-share = Paylaş
page-copy-link = Bağlantıyı kopyala
page-copy-moves = Hamleleri kopyala
page-copy-pgn = PGN kopyala
page-copy-position = Konumu kopyala
page-copied = Kopyalandı.
page-not-copied = Kopyalanamadı: { $reason }
