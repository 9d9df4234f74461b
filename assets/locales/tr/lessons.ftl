### Dersler: düğmeleri, listesi ve ilk ders önerisi.

lessons = Dersler
lesson-next = İlerle
lesson-skip = Atla
lesson-back = Geri
lesson-try-again = Yeniden dene
lesson-leave = Çık
lesson-next-lesson = Sonraki ders
lesson-finish = Bitir
lesson-step = Adım { $number } / { $count }
lesson-caption = { $title } · { $number } / { $count }
lesson-finished = { $title }, bitti
lesson-left-at = { $title }, { $number }. adımda kaldı
lesson-offer = { $game } sizin için yeni mi?
lesson-offer-play = İlk ders
lesson-offer-decline = Hayır, teşekkürler
origins = Bu oyun nereden geliyor
