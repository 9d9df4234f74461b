# Konum düzenleyici: düğmeler, satırlar ve kurulan konumdaki sorunlar.

set-up-position = Konum kur
edit-position = Bu konumu düzenle
editor-title = Konum kur
title-sentence = { $words }.

editor-choice = { $group }: { $choice }
editor-brush = Koy ya da kaldır
brush-neutral = Tarafsız
brush-remove = Kaldır
editor-to-move = Sıra
editor-phase = Aşama
phase-placement = Yerleştirme
phase-movement = Hareket
editor-in-hand = Elde: { $first } { $first_count }, { $second } { $second_count }
editor-switched = Taraflar değişti

editor-clear = Tahtayı boşalt
editor-start = Standart başlangıç
mirror-sideways = Sağı sola çevir
mirror-up-down = Üstü alta çevir
quarter-turn = Döndür
half-turn = Yarım tur döndür
editor-swap = Renkleri değiştir
play-from-here = Buradan oyna
copy-position = Konumu kopyala
copy-link = Bağlantıyı kopyala
paste-position = Konum yapıştır
editor-cancel = Vazgeç
editor-discard = Silmek için yine basın

position-copied = Konum panoya kopyalandı.
link-copied = Bağlantı panoya kopyalandı.
not-copied = Pano burada kullanılamıyor.
nothing-to-paste = Panoda metin yok.
not-pasted = Konum yapıştırılamadı: { $reason }

setup-ready = Sıra { colour } tarafında.
setup-ready-note = { $place ->
    [crossings] Taş koymak için bir noktaya basın, kaldırmak için yine basın.
   *[cells] Taş koymak için bir kareye basın, kaldırmak için yine basın.
}
setup-over = Bu konumda oyun bitmiş.
setup-over-note = Kopyalanabilir, ama buradan oynanamaz.
setup-too-many = { colour } tarafının { $most } taştan fazlası var.
setup-too-many-note = Birkaçını kaldırın.
setup-impossible = Bu konum oyunda oluşamaz.
setup-impossible-note = Son değişikliği geri alın ya da standart başlangıçtan kurun.
