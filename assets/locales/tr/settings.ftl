# Ayar sayfaları.

tab-look = Görünüm
tab-play = Oyun
tab-sound = Ses
tab-access = Erişim

theme = Tema
theme-name =
    { $theme ->
        [wood] Sıcak ahşap
        [tournament] Turnuva yeşili
        [marble] Mermer ve arduvaz
        [night] Gece
        [contrast] Yüksek karşıtlık
        [own] Kendi temam
       *[other] { $theme }
    }
view = Bakış açısı
view-note = 2B, tahtayı tam yukarıdan gösterir.
speed = Animasyon
speed-note = Taşların hızı. Kapalı: taşlar hemen yeni yerindedir.
speed-off = Kapalı
speed-half = ½×
speed-normal = 1×
speed-double = 2×
graphics = Grafik
graphics-automatic = Otomatik
graphics-sharp = Keskin
graphics-balanced = Dengeli
graphics-light = Hafif
graphics-note = Bir şey hareket ederken tahtanın keskinliği. Duran tahta her zaman keskindir.
graphics-detail = Şu an: { $detail }. Duran tahta her zaman keskindir.
coordinates = Koordinatlar
coordinates-note = Tahtanın kenarındaki harfler ve sayılar.
markers = Geçerli hamleleri işaretle
markers-note = Oynayabileceğiniz her yerde bir işaret.
previews = Hamlenin etkisini göster
previews-note = Bir hamlenin üstüne gelince neyi çevireceği ya da alacağı görünür.

confirm-moves = Her hamleyi onayla
confirm-note = Bir hamle seçin, oynamak için yine seçin.
computers-resign = Bilgisayar umutsuz oyunu terk etsin
computers-resign-note = Yoksa sonuna kadar oynar.
evaluation-bar = Değerlendirme çubuğu
evaluation-bar-note = Kimin önde olduğunu gösterir. Saatli iki kişilik maçta gösterilmez.
point-out-mistakes = Hataları göster
point-out-mistakes-note = Bilgisayara karşı: bir hamlenin ne kaybettirdiğini söyler; hamle geri alınabilir.
analysis-line-count = En iyi devamlar
analysis-line-count-note = Devamıyla birlikte gösterilen iyi hamle sayısı.
analysis-time = Bir konum için süre
analysis-time-note = Sonra motor dinlenir.
analysis-time-of =
    { $seconds ->
        [600] 10 dk
       *[other] { $seconds } sn
    }
analysis-depth-limit = İleriye bakılan hamle
analysis-depth-limit-note = İki oyuncunun her hamlesi bir sayılır.
analysis-depth-unlimited = sınırsız
analysis-table = Çözümleme belleği
analysis-table-note = Bakılmış konumlar için. Uzun bir çözümleme daha çoğundan yararlanır.
analysis-table-of = { $size } MB
think-ahead = Tam güçte benim süremde de düşün
think-ahead-note = Daha iyi hamleler bulur, daha çok enerji harcar.
engine-threads = Düşünen işlemci çekirdekleri
engine-threads-note = Daha çok çekirdek iyi hamleleri daha çabuk bulur, daha çok enerji harcar.
engine-threads-most = Biri hariç
autoplay-pace = Baştan oynatma hızı
autoplay-pace-note = Baştan oynatılan bir oyunda hamle başına süre.
seconds-short = { $seconds } sn
facing = İki kişi oynarken
facing-fixed = Tahta sabit
facing-turning = Tahta döner
facing-opposite = Karşılıklı
facing-fixed-note = Tahta olduğu gibi kalır.
facing-turning-note = Her hamleden sonra tahta sırası gelen oyuncuya döner.
facing-opposite-note = Cihaz aranızda yatık durur: karşıdaki oyuncunun paneli ters görünür.

effects = Efektler
effects-note = Tahtadaki taşlar.
ambience = Ortam sesi
ambience-note = Tahtanın çevresindeki sessiz oda.
vibration = Titreşim
vibration-note = Taş konunca, alınınca ya da hamle geçersizse kısa bir titreşim.
interface = Arayüz
interface-note = Düğmeler ve iletiler.
no-sound-device = Ses aygıtı çalmıyor, bu yüzden oyun sessiz. Aygıtı yeniden aramak için programı yeniden başlatın.

scale = Yazı ve düğme boyutu
scale-percent = %{ $percent }
scale-note = Küçük pencerede boyut, eldeki yerle sınırlıdır.
scale-limited = Bu pencere { $requested } için çok küçük. Boyut: { $shown }.
language = Dil
language-name = Türkçe

keys-note = Tuşunu ya da düğmesini değiştirmek için bir satıra basın.
keys-waiting = Yeni tuşa ya da düğmeye basın. Esc iptal eder.
press-a-key = Bir tuşa basın…
reset-keys = Bütün tuşları sıfırla
no-key = Yok
key-pair = { $first } · { $second }

# Oyuncunun kendi teması: tahtanın yanındaki sayfası.
own-theme = Kendi temam
own-theme-change = Renkleri değiştir
own-theme-base = Başlangıç
own-theme-part =
    { $part ->
        [board-light] Açık kareler
        [board-dark] Koyu kareler
        [board-plain] Tek renkli tahta
        [pieces-light] Açık taşlar
        [pieces-dark] Koyu taşlar
        [pieces-neutral] Tarafsız taşlar
        [marks] Geçerli hamleler
        [last-move] Son hamle
        [frame] Çerçeve
        [lines] Çizgiler
        [table] Masa
       *[other] { $part }
    }
own-theme-place =
    { $part ->
        [board-light] açık kareler üzerinde
        [board-dark] koyu kareler üzerinde
        [board-plain] tek renkli tahta üzerinde
        [pieces-dark] koyu taşların yanında
        [pieces-neutral] tarafsız taşların yanında
        [table] masanın üzerinde
       *[other] { $part }
    }
own-theme-words = Yazılar
own-theme-row = { $part }, { $colour }
own-theme-hue = Renk tonu
own-theme-saturation = Doygunluk
own-theme-lightness = Açıklık
own-theme-digits = Renk, örneğin #c9a25c
own-theme-digits-wrong = Renk, # ve 0-9 ile a-f arasından altı basamaktır, örneğin #c9a25c.
own-theme-reset-part = { $theme } rengine dön
own-theme-reset = Tüm renkleri sıfırla
own-theme-reset-again = Tümünü sıfırla — yeniden bas
own-theme-weak = { $upper }, { $place }: { $ratio } : 1. { $enough } : 1 oranının altında zor görülürler.
own-theme-strong = Seçilen renkler kolayca ayırt edilir.
own-theme-copy-text = Metin olarak kopyala
own-theme-copy-link = Bağlantıyı kopyala
own-theme-paste = Metni yapıştır
own-theme-pasted = Yapıştırılan tema kullanılıyor.
own-theme-not-pasted = { $reason } Hiçbir şey değişmedi.
own-theme-as-text = Metin olarak kendi temam
own-theme-as-text-note = Metin olarak kopyalanan bir tema buraya yapıştırılabilir.
own-theme-too-long = Bu metin bir tema için fazla uzun; bir tema tek satırdır.
own-theme-no-prefix = Bu metin bir tema değil: bir tema “{ $prefix }” ile başlar.
own-theme-unknown-base = Başlangıç için “{ $name }” adlı bir tema yok.
own-theme-unknown-part = Bir temanın “{ $name }” adlı bir parçası yok.
own-theme-invalid-colour = { $part }: “{ $value }”, #c9a25c gibi bir renk değil.
own-theme-twice = { $part } için iki renk var.
