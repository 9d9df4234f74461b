### Dersler ve bulmacalar sayfası.

learn = Öğren
# Günün bulmacası.
learn-today = Bugün · { $date }
learn-difficulty = Zorluk { $number } / 5.
learn-solve = Çöz
learn-solve-again = Yeniden çöz
# Sürdürülecek ders.
learn-go-on = Sıradaki
learn-first-lesson = İlk ders
learn-next-lesson = Sıradaki ders
learn-lesson = Ders { $number } / { $count }: { $title }
learn-begin = Başla
learn-continue = Sürdür
learn-all-done = Bütün dersler bitti.
# Puan ve ona uygun bir bulmaca için düğme.
learn-rating = Puanınız
learn-next = Puanıma uygun
learn-for-you = Puanınıza göre
learn-rating-course = Puanınız { $first } ile başladı, şimdi { $last }. En düşük: { $low }. En yüksek: { $high }.
learn-themes = Konulara göre bulmacalar
