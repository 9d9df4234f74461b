# Komut satırında --help ile gösterilenler. Seçenekten sonra her satır en çok 78 sütundur.
# Seçeneklerin adları ve değerleri olduğu gibi kalır.

command-line-title = Tessera: animasyonlu bir tahtada { $games }.
command-line-usage = Kullanım: { $syntax }

option-source = bir bağlantıdaki oyunu ya da bilinen biçimdeki bir dosyanın ilk oyununu aç
option-link = bir bağlantıdaki oyunu aç
option-game = bir maç başlat: { $games }
option-size = sütun x sıra olarak tahta boyutu, örneğin 6x5:
option-size-of = { $game }: { $sizes }
option-size-between = { $columns } sütun, { $rows } sıra
option-moves = önce bu hamleleri oyna (oyunun kendi gösterimiyle)
option-position = standart başlangıç yerine bu konumdan başla
option-first =
    başlayan oyuncu: person (insan, varsayılan) ya da bilgisayar:
    1 ile 10 arasında bir düzey, çözülmüş bir tahtada perfect (kusursuz),
    full:3s (tam güç, hamle başına 3 saniye) veya full (saate göre)
option-second = ikinci oyuncu, aynı biçimde
option-clock = iki oyuncu için saat: dakika ve hamle başına eklenen saniye, örneğin 3+2
option-top-down = tahtaya tam yukarıdan bak
option-theme = tema: { $themes }
option-language = bütün metinlerin dili: { $languages }
option-page = hemen bir sayfa aç:
option-page-match = yalnızca maç sırasında, örneğin --game ile:
option-lesson = hemen bir ders göster, N. adımından başlayarak
option-puzzle =
    hemen bir bulmaca göster: daily (günün bulmacası),
    adı verilen bulmaca ya da bir oyunun ilk bulmacası
option-set = bir ayarı settings.json içindeki adıyla değiştir, örneğin scale=1.5
option-fresh =
    kayıtlı ayarlar ve maç olmadan başla, hiçbir şey kaydetme
    (--screenshot ve --gallery ile de böyledir)
option-window = piksel olarak pencere boyutu, örneğin 1280x800
option-screenshot = hareket bitene kadar çiz, PNG olarak kaydet ve çık
option-gallery = her temanın, sayfanın ve animasyonun resimlerini oraya kaydet ve çık
option-only = --gallery ile: yalnızca bunları kaydet, ör. othello-wood,strip-othello-wave
option-points =
    --screenshot ile birlikte: tahtadaki her noktanın yerini de yaz,
    her birine bir satır: adı, piksel olarak x ve y
option-measure-idle = hareket bitince bu süre boyunca CPU kullanımını ölç, yazdır ve çık
option-help = bu yardımı --language ile seçilen dilde ya da sistemin dilinde göster
option-version = sürümü göster
