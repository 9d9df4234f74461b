### Othello dersleri. Her adımda tek bir düşünce, en çok iki cümle.

lesson-othello-first-moves = İlk hamleler
lesson-othello-first-moves-start = Başlangıç budur: iki siyah taş, iki beyaz taş. Her zaman önce Siyah oynar.
lesson-othello-first-moves-where = Taş, beyaz taşları kendisiyle başka bir siyah taş arasında kıstırdığı yere konur. Siyahın oynayabileceği dört kareye basın.
lesson-othello-first-moves-where-right = Yalnızca bu dördü: her biri bir beyaz taşı kıstırır.
lesson-othello-first-moves-where-wrong = Orada beyaz taş kıstırılmaz. Bir yanında siyah taş, öteki yanında boş kare olan bir beyaz taş arayın.
lesson-othello-first-moves-trap = Siyahsınız. İşaretli kareye, f5 karesine bir taş koyun.
lesson-othello-first-moves-trap-right = e5 taşı iki siyah taşın arasındaydı, bu yüzden siyaha döndü.
lesson-othello-first-moves-trap-wrong = Bu da geçerli bir hamle. Burada işaretli kareye, f5 karesine oynayın.
lesson-othello-first-moves-flipped = Çevrilen taş artık sizin. Sonunda taşı çok olan kazanır.

lesson-othello-all-directions = Her yöne
lesson-othello-all-directions-all = Bir taş sekiz yönün hepsinde taş çevirebilir. Siyahsınız: sekiz taşı birden çeviren hamleyi bulun.
lesson-othello-all-directions-all-right = Sıra, sütun ve iki çapraz: kıstırılan bütün taşlar tek hamlede çevrilir.
lesson-othello-all-directions-all-wrong = Bu çok az taş çevirir. Birkaç beyaz dizinin siyah taşlarda bittiği bir kare arayın.
lesson-othello-all-directions-after = Bu sekiz taş kıstırıldı ve hepsi çevrilmek zorundaydı. c7 taşı, e8 ile bir siyah taş arasındaki hiçbir çizgide değil, bu yüzden kalır.

lesson-othello-own-discs = Dizi kendi taşınızda biter
lesson-othello-own-discs-which = Beyazsınız ve h1 oynayacaksınız. Çevrilecek taşlara basın.
lesson-othello-own-discs-which-right = Bu dördü h1 ile c1 karesindeki beyaz taşın arasında.
lesson-othello-own-discs-which-wrong = Dizi, renginizin ilk taşında biter; burada c1. Arkasındaki taşlar kalır.
lesson-othello-own-discs-play = Şimdi h1 oynayın.
lesson-othello-own-discs-play-right = b1 karesindeki siyah taş kaldı: dizi c1 karesinde bitti.
lesson-othello-own-discs-play-wrong = h1 oynayın.
lesson-othello-own-discs-stays = Beyaz, c1 karesindeki kendi taşının ötesine geçmez.

lesson-othello-no-chain = Çevrilen taş başkasını çevirmez
lesson-othello-no-chain-which = Beyazsınız ve a4 oynayacaksınız. Çevrilecek taşlara basın.
lesson-othello-no-chain-which-right = Yalnızca yeni taştan geçen bir dizideki taşlar çevrilir.
lesson-othello-no-chain-which-wrong = O taş, a4 ile başka bir beyaz taş arasındaki hiçbir dizide değil.
lesson-othello-no-chain-play = Şimdi a4 oynayın.
lesson-othello-no-chain-play-right = Üç taş çevrildi. Orada biter.
lesson-othello-no-chain-play-wrong = Burada işaretli kareye, a4 karesine oynayın.
lesson-othello-no-chain-stay = Bu ikisi artık beyaz taşların arasında, ama onları yeni taş kıstırmadı. Siyah kalırlar.

lesson-othello-ending = Pas ve oyun sonu
lesson-othello-ending-pass = Siyahsınız ve hiçbir kare beyaz taş kıstırmıyor. O zaman pas geçmek zorundasınız, ancak o zaman geçebilirsiniz. Pas geçin.
lesson-othello-ending-pass-right = Yine Beyaz oynar. Hamleniz olur olmaz siz oynarsınız.
lesson-othello-ending-pass-wrong = Pas geçin: başka hamle yok.
lesson-othello-ending-last = İki taraf da oynayamayınca oyun biter. Beyazsınız: son taşı koyun.
lesson-othello-ending-last-right = Siyahın 49, Beyazın 15 taşı var: Siyah kazanır.
lesson-othello-ending-last-wrong = Son boş kareye oynayın.
lesson-othello-ending-early = Oyun, tahta dolmadan da bitebilir. Beyazsınız: g1 oynayın, artık iki taraf da oynayamaz.
lesson-othello-ending-early-right = Beyaz 52 – 10 kazanır. Boş kareler kazanana eklenir; sonuç 54 – 10 sayılır.
lesson-othello-ending-early-wrong = O hamleyle oyun daha sürer. g1 oynayın.
lesson-othello-ending-empty = Bu iki kare boş kaldı. İki tarafta eşit sayıda taş beraberliktir.

lesson-othello-corners = Köşeler
lesson-othello-corners-which = Dört köşeye basın.
lesson-othello-corners-which-right = Köşedeki taş hiç çevrilmez: içinden çizgi geçmez.
lesson-othello-corners-which-wrong = O bir köşe değil.
lesson-othello-corners-take = Siyahsınız. Bir köşe alın.
lesson-othello-corners-take-right = Bu taş oyun sonuna kadar sizin ve komşularını da güvene alır.
lesson-othello-corners-take-wrong = Alınacak bir köşe var. Arayın.
lesson-othello-corners-two = Şimdi zayıf bir bilgisayara karşı, iki köşeniz olana kadar oynayın.
lesson-othello-corners-two-right = İki köşe. Aralarındaki kenarları korumak artık kolay.
lesson-othello-corners-two-wrong = Oyun, iki köşeniz olmadan bitti. Yeniden deneyin: bilgisayarın bir köşe açmasını bekleyin.

lesson-othello-x-squares = X kareleri
lesson-othello-x-squares-which = Köşelerin çaprazındaki dört kareye X karesi denir. Onlara basın.
lesson-othello-x-squares-which-right = Oradaki bir taş çoğu zaman köşeyi verir.
lesson-othello-x-squares-which-wrong = X karesi köşeye çaprazdan değer.
lesson-othello-x-squares-keep = Siyahsınız. Beyaza köşe vermeyen bir hamle yapın.
lesson-othello-x-squares-keep-right = Beyaz şimdi köşe alamaz.
lesson-othello-x-squares-keep-wrong = Şimdi Beyaz bir köşe alabilir.
lesson-othello-x-squares-match = Alabildiği her köşeyi alan bir bilgisayara karşı beş hamle oynayın. Hiçbirini vermeyin.
lesson-othello-x-squares-match-right = Beş hamle ve hiç köşe gitmedi.
lesson-othello-x-squares-match-wrong = Bilgisayarın bir köşesi var. Köşenin yanındaki karelerden uzak durun.

lesson-othello-mobility = Hareketlilik
lesson-othello-mobility-few = Hamlesi az olan oyuncu yakında kötü bir hamle oynamak zorunda kalır. Siyahsınız: Beyaza en çok dört hamle bırakan hamleyi bulun.
lesson-othello-mobility-few-right = Beyazın yalnızca dört hamlesi kaldı.
lesson-othello-mobility-few-wrong = Beyazın hâlâ çok hamlesi var. Az taş çevirin; onlar da ötekilerin arasında kalanlar olsun.
lesson-othello-mobility-match = Sürdürün. Altı hamleniz içinde bilgisayara en çok üç hamle bırakın.
lesson-othello-mobility-match-right = Bilgisayarın neredeyse hiç seçeneği kalmadı. Yakında size köşe vermek zorunda.
lesson-othello-mobility-match-wrong = Altı hamle geçti, bilgisayarın hâlâ çok hamlesi var. Yeniden deneyin ve bıraktığınız hamleleri sayın.

lesson-othello-parity = Tek ve çift
lesson-othello-parity-odd = Sona doğru, boş karelerden oluşan bir bölgedeki son taş orada artık çevrilemez. Önce boş kare sayısı tek olan yere oynayın. Siyahsınız: bir hamle kazandırır.
lesson-othello-parity-odd-right = g1 tek karelik bir bölgeydi: orada son hamleyi siz yaptınız. Dört karelik bölgeyi açmak Beyaza kaldı.
lesson-othello-parity-odd-wrong = Şimdi önemli yerde son hamleyi Beyaz yapar ve kazanır.
lesson-othello-parity-win = Şimdi buradan en güçlü bilgisayara karşı kazanın.
lesson-othello-parity-win-right = Önemli yerde son hamle sizindi.
lesson-othello-parity-win-wrong = Beyazın taşı sizinki kadar ya da daha çok. Yeniden deneyin: tek boş kareli bölgeden başlayın.
