### Elmas dersleri. Her adımda tek bir düşünce, en çok iki cümle.

lesson-diamond-board = Tahta
lesson-diamond-board-lines = Taşlar, çizgilerin buluştuğu noktalarda durur. e3 noktasına çizgiyle bağlı her noktaya basın.
lesson-diamond-board-lines-right = Burada beş çizgi buluşur. Her noktada üç ile beş çizgi buluşur.
lesson-diamond-board-lines-wrong = Bu noktayı e3 noktasına doğrudan bağlayan çizgi yok.
lesson-diamond-board-square = Çizgiler kareler ve üçgenler çevreler. d3, ortadaki karenin bir köşesi: öteki üç köşesine basın.
lesson-diamond-board-square-right = Bir karenin dört köşesi sizin renginizdeyse oyunu kazanırsınız.
lesson-diamond-board-square-wrong = Bu nokta o karenin köşesi değil.
lesson-diamond-board-diagonal = Karenin içinden çizgi geçmez: d3 ile e4 aynı karenin köşeleridir ama komşu değildir.

lesson-diamond-placement = Taşları yerleştirme
lesson-diamond-placement-place = Tahta boş başlar. Siyah başlar ve taraflar 24 taşın hepsi tahtaya gelene kadar sırayla koyar. Siyahsınız: kareyi tamamlayın.
lesson-diamond-placement-place-right = Dört köşe: Siyah, bütün taşlar yerleşmeden kazanır.
lesson-diamond-placement-place-wrong = Kare hâlâ açık. Bir köşe eksik.
lesson-diamond-placement-block = Beyazsınız ve Siyah bir kareyi tamamlamak üzere. Onu engelleyin.
lesson-diamond-placement-block-right = Engellendi. Yerleştirme sürerken taş alınmaz.
lesson-diamond-placement-block-wrong = Siyah d4 noktasında kareyi tamamlar.

lesson-diamond-movement = Taşları oynatma
lesson-diamond-movement-move = Bütün taşlar yerleşince çizgi boyunca birer adım giderler. Beyazsınız: d3 çevresindeki kareyi tamamlayın.
lesson-diamond-movement-move-right = Kare her iki aşamada da kazandırır.
lesson-diamond-movement-move-wrong = Bir taş, eksik köşe d4 noktasına bir adım uzakta.
lesson-diamond-movement-along = Yalnızca çizgiyle bağlı noktalar bir adım uzaktadır. e4 taşının gidebileceği her noktaya basın.
lesson-diamond-movement-along-right = Bunlar e4 noktasının bütün boş komşuları.
lesson-diamond-movement-along-wrong = e4 ile bu nokta arasında çizgi yok ya da nokta dolu.

lesson-diamond-cornering = Sıkıştırarak alma
lesson-diamond-cornering-example-1 = Örnek 1. Bir üçgende bir beyaz ve bir siyah taş varsa üçüncü noktasına gitmek rakip taşı sıkıştırır. Beyazsınız.
lesson-diamond-cornering-example-1-right = f4 alındı ve tarafsız taş oldu.
lesson-diamond-cornering-example-1-wrong = Hiçbir taş sıkışmadı. e3, e4 ve f4 üçgeninde her renkten bir taş var.
lesson-diamond-cornering-example-2 = Örnek 2. Bir hamle iki üçgende iki taşı sıkıştırabilir; o zaman hiçbiri alınmaz. Beyazsınız: ikisini de sıkıştırın.
lesson-diamond-cornering-example-2-right = İkisi de sıkıştı, bu yüzden ikisi de kalır.
lesson-diamond-cornering-example-2-wrong = Bu, f4 ile d5 taşlarını birden sıkıştırmıyor.
lesson-diamond-cornering-example-2-one = Taş e3 noktasından ayrılınca bir üçgenden çıkar: yalnızca d5 sıkışır ve alınır.
lesson-diamond-cornering-example-3 = Örnek 3. Yan yana iki üçgende de aynı. Beyazsınız: iki siyah taşı da sıkıştırın.
lesson-diamond-cornering-example-3-right = Yine ikisi de sıkıştı ve ikisi de kaldı.
lesson-diamond-cornering-example-3-wrong = Bu, d4 ile e5 taşlarını birden sıkıştırmıyor.
lesson-diamond-cornering-example-4 = Örnek 4. Bir taş tek hamleyle iki üçgende sıkışabilir: alınır. Beyazsınız: f4 taşıyla oynayın.
lesson-diamond-cornering-example-4-right = d5 iki kez sıkıştı, d4 ile ve e5 ile; bir kez alındı.
lesson-diamond-cornering-example-4-wrong = f4 taşını, d5 sıkışacak biçimde oynayın.
lesson-diamond-cornering-example-4-single = Bu da alır, ama yalnızca bir üçgende: oynayan taş öteki üçgenin parçasıydı.
lesson-diamond-cornering-example-5 = Örnek 5. İki rakip taşın arasına girmek güvenlidir. Beyazsınız: e4 noktasına gidin.
lesson-diamond-cornering-example-5-right = Hiçbir şey olmaz: yalnızca oynayan taraf sıkıştırabilir.
lesson-diamond-cornering-example-5-wrong = İki siyah taşın arasındaki e4 noktasına gidin.

lesson-diamond-neutrals = Tarafsız taşlar
lesson-diamond-neutrals-which = Alınan taşlar tarafsız olur. Oynamak yerine, beyaz ya da siyah komşusu olmayan bir tarafsız taşı kaldırabilirsiniz. Kaldırılabilecek olana basın.
lesson-diamond-neutrals-which-right = b2 taşının beyaz ya da siyah komşusu yok.
lesson-diamond-neutrals-which-wrong = Onun yanında beyaz ya da siyah bir taş var ya da orada tarafsız taş yok.
lesson-diamond-neutrals-remove = Onu kaldırın.
lesson-diamond-neutrals-remove-right = Nokta yeniden boş. Tarafsız taşlar hiç hareket etmez ve kareye sayılmaz.
lesson-diamond-neutrals-remove-wrong = Bu bir hamle. Kaldırmak için b2 noktasındaki tarafsız taşa basın.

lesson-diamond-pie-rule = Taraf değiştirme kuralı
lesson-diamond-pie-rule-switch = İlk hamle çok değerlidir. Bu yüzden Beyaz ona, yalnızca o zaman, taraf değiştirerek yanıt verebilir. Siyah ortadan başladı: taraf değiştirin.
lesson-diamond-pie-rule-switch-right = Artık Siyahsınız ve d4 taşı sizin. Siyah, iki tarafa da eşit değerde bir hamleyle başlamalı.
lesson-diamond-pie-rule-switch-wrong = Fena değil, ama d4 noktasındaki iyi taş o zaman rakibin olur. Taraf değiştirin.

lesson-diamond-draws = Beraberlikler
lesson-diamond-draws-repeat = Tahtada üçüncü kez oluşan konum beraberliktir. Siyahsınız ve taşınız daha az: konumu yineleyin.
lesson-diamond-draws-repeat-right = Üçüncü kez: berabere.
lesson-diamond-draws-repeat-wrong = Şimdi Beyaz daha çok taşla sürdürüyor. Geldiğiniz yere dönün.
lesson-diamond-draws-quiet = Art arda elli hamlede, her tarafın 25 hamlesinde, taş alınmaz ve kaldırılmazsa oyun berabere biter. Hiç hamle olmayan konum ve tarafların anlaştığı beraberlik de öyle.

lesson-diamond-problem = Yayımlanmış problem
lesson-diamond-problem-solve = Beyaz oynar ve kazanır. Siyah, b5 ve c6 ile iki kare tamamlamakla tehdit ediyor. Siyaha zaman bırakmayan hamleyi bulun.
lesson-diamond-problem-solve-right = Çözüldü: kare tamam.
lesson-diamond-problem-solve-wrong = Siyah bir kareyi sizden önce tamamlıyor.
