# Açılışlar: oyunların bir konumdan sonra oynadığı hamleler ve bu oyunların nasıl bittiği.

explorer = Açılışlar
explorer-show = Açılışları göster
explorer-hide = Açılışları gizle
explorer-on = Açılışlar gösteriliyor.
explorer-off = Açılışlar gizlendi.

# Oyunların kaynağı: yan yana düğmelerin etiketleri, olabildiğince kısa.
explorer-all = Tümü
explorer-own = Benim
explorer-imported = Alınan
explorer-engine = Bilgisayar

# Aynısı, başlık olarak. Kendi oyunlarım: bu programda oynananlar.
explorer-all-games = Tüm oyunlar
explorer-own-games = Kendi oyunlarım
explorer-imported-games = İçe aktarılan oyunlar
explorer-engine-games = Bilgisayarın kendisiyle oynadığı oyunlar
explorer-source-count = { $source }: { $games }

# Konum hakkında bilinenler.
explorer-none = Hiçbir oyun buradan devam etmiyor.
explorer-counting = İçe aktarılan oyunlar sayılıyor: { $counted } / { $count } …

# Bir satırın bölümleri: “12 oyun · %40 · Siyah +1.5 · 2024”.
explorer-beside = { $first } · { $second }
explorer-percent = %{ $percent }
explorer-lead =
    { $colour ->
        [black] Siyah +{ $discs }
       *[white] Beyaz +{ $discs }
    }

# Cümlelerle bir satır.
explorer-row = { $mv }: { $games }, { $percent }.
explorer-won =
    { $colour ->
        [black] Siyah { $percent } kazandı.
       *[white] Beyaz { $percent } kazandı.
    }
explorer-drawn = { $percent } berabere bitti.
explorer-ahead =
    { $colour ->
        [black] Siyah ortalama { $discs } taş öndeydi.
       *[white] Beyaz ortalama { $discs } taş öndeydi.
    }
explorer-level = Oyunlar ortalamada eşitti.
explorer-last = Son oynanış: { $date }.
