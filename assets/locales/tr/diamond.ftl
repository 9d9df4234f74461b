# Elmas.

diamond-name = Elmas
diamond-tagline = Kareyi tamamla. Köşeye sıkıştır ve al.
diamond-points = 62 noktalı tahta
diamond-hint-placement = Boş bir noktaya taş koyun.
diamond-hint-movement = Bir taşı çizgi boyunca oynayın.
diamond-caption-placement = Yerleştirme · kalan { $count }
diamond-caption-movement = Hareket · sessiz { $count } / { $limit }
diamond-in-hand = elde

diamond-place = { $point } noktasına taş koyar.
diamond-step = { $from }–{ $to }.
diamond-remove = { $point } noktasındaki tarafsız taşı kaldırır.
diamond-switch = Taraf değiştirir.
diamond-nothing-captured = Taş alınmaz.
diamond-captures = { $from }–{ $to }, { $captured } taşını alır ve tarafsız yapar.
diamond-corners-two = { $from }–{ $to } iki taşı sıkıştırır: hiçbiri alınmaz.
diamond-both-safe = { $points } birlikte sıkıştığı için ikisi de güvende.
diamond-place-wins = { $point } bir kareyi tamamlar ve kazandırır.
diamond-step-wins = { $from }–{ $to } bir kareyi tamamlar ve kazandırır.
diamond-captures-too = { $point } taşını da alır.
diamond-all-yours = { $points } noktalarının hepsi sizin.
diamond-last-placed = Bu son yerleştirme; bundan sonra taşlar hareket eder.
diamond-no-legal-action = Rakibin geçerli hamlesi yok: berabere.
diamond-quiet-plies = Bu, art arda ellinci sessiz hamle: berabere.
diamond-repetition = Bu konum üçüncü kez oluşuyor: berabere.
diamond-draw = Berabere.

diamond-captures-note = { $point } taşını alır
diamond-removes-note = tarafsız taşı kaldırır
diamond-place-wins-note = { $point } bir kareyi tamamlar: kazanırsınız
diamond-step-wins-note = { $from }–{ $to } bir kareyi tamamlar: kazanırsınız

diamond-captured = { $who }, { $from } – { $to } oynadı ve { $captured } taşını aldı. { $captured } tarafsız oldu.
diamond-removed = { $who }, { $point } noktasındaki tarafsız taşı kaldırdı.

diamond-won-square = { colour }, { $points } karesini tamamladı.
diamond-won-two-squares = { colour } aynı anda iki kare tamamladı.
diamond-you-won-square = { $points } karesini tamamladınız.
diamond-you-won-two-squares = Aynı anda iki kare tamamladınız.
diamond-drawn-no-legal-action = Sıradaki tarafın geçerli hamlesi yok.
diamond-drawn-quiet-plies = Art arda elli hamlede taş alınmadı ve kaldırılmadı.
diamond-drawn-repetition = Aynı konum üçüncü kez oluştu.

diamond-hint-square = { $points } karesini tamamlar ve kazandırır.
diamond-hint-two-squares = Aynı anda iki kare tamamlar ve kazandırır.
diamond-threat-square = { $point } noktasında bir karenin tamamlanmasını

diamond-illegal-neutral = { $point } noktasındaki tarafsız taş oynatılamaz.
diamond-illegal-neutral-note = Yalnızca kaldırılabilir.
diamond-illegal-no-line = { $from } ile { $to } arasında çizgi yok.
diamond-illegal-no-line-note = Taşlar çizgi boyunca komşu noktaya gider.
diamond-illegal-still-placing = Taşlar henüz hareket etmiyor.
diamond-illegal-still-placing-note = Taşlar ancak hepsi yerleştirilince hareket eder. Boş bir nokta seçin.
diamond-illegal-all-placed = Bütün taşlar yerleştirildi.
diamond-illegal-all-placed-note = Taşlarınızdan birini çizgi boyunca oynayın.
diamond-illegal-not-neutral = { $point } noktasında tarafsız taş yok.
diamond-illegal-not-neutral-note = Yalnızca tarafsız taşlar kaldırılabilir.
diamond-illegal-neighbour = { $piece }, { $stone } noktasındaki tarafsız taşa komşu.
diamond-illegal-neighbour-note = Tarafsız taş, ancak yanında oyuncu taşı yoksa kaldırılabilir.
diamond-illegal-late-swap = Taraf değiştirmek için artık çok geç.
diamond-illegal-late-swap-note = Taraf yalnızca ikinci hamlenin yerine değiştirilebilir.

diamond-rules-gist = Bir karenin dört köşesini de alın. Rakip taşı bir üçgende sıkıştırıp tarafsız taşa çevirin.
diamond-rules-placing = Yerleştirme
diamond-rules-placing-1 = Önce Siyah oynar. Sırayla, on iki taşınızdan birini herhangi bir boş noktaya koyun. Bu aşamada taş alınmaz, ama tamamlanan kare kazandırır.
diamond-rules-placing-2 = İkinci oyuncu ilk beyaz taşı koymak yerine taraf değiştirebilir: oyuncular yer değiştirir, tahtadaki taş siyah kalır ve sıra Beyaza geçer.
diamond-rules-moving = Hareket
diamond-rules-moving-1 = 24 taşın hepsi yerleşince yine önce Siyah oynar. Bir taşı çizgi boyunca komşu boş noktaya oynayın ya da tahtadan bir tarafsız taş kaldırın.
diamond-rules-moving-2 = Tarafsız taşlar hiç hareket etmez. Yanında beyaz ya da siyah taş yoksa her iki oyuncu da kaldırabilir; komşu tarafsız taşlar sayılmaz.
diamond-rules-cornering = Sıkıştırma
diamond-rules-cornering-1 = Diğer iki noktasında bir sizin, bir rakibin taşı olan üçgenin boş noktasına gidin: rakip taş alınır ve olduğu yerde tarafsız taşa dönüşür.
diamond-rules-cornering-2 = İki taşı farklı üçgenlerde birden sıkıştıran hamle hiçbirini almaz. İki rakip taşın arasına girmek güvenlidir.
diamond-rules-end-1 = Bir karenin dört köşesini kendi renginizle doldurmak, oyunun her iki aşamasında da kazandırır. Tarafsız taşlar sayılmaz.
diamond-rules-end-2 = Oyuncular anlaşırsa ya da yerleştirme bittikten sonra art arda elli hamlede (iki oyuncununki birlikte) taş alınmaz ve kaldırılmazsa oyun berabere biter.
diamond-rules-house = Ek kurallar
diamond-rules-house-1 = Kaynaklarda belirtilmeyen durumlarda: tarafsız taşlar hiç bitmez; hareket aşamasında üçüncü kez oluşan konum beraberliktir; oynanacak hamle ve kaldırılacak taş yoksa da oyun berabere biter.

diamond-setup-stones-placing = Yerleştirme aşamasında tarafsız taş olmaz.
diamond-setup-stones-placing-note = Tarafsız taşları kaldırın ya da hareket aşamasını seçin.
diamond-setup-turn = Taş sayıları sıradaki tarafa uymuyor.
diamond-setup-turn-note = Önce Siyah koyar: sıra Siyahtayken sayılar eşit, Beyazdayken bir siyah taş fazladır.
diamond-setup-switched = İlk taştan önce taraf değiştirilemez.
diamond-setup-switched-note = Bir siyah taş koyun ya da taraf değişimini kapatın.
diamond-setup-all-placed = Bütün taşlar yerleştirildi.
diamond-setup-all-placed-note = Hareket aşamasını seçin.
diamond-setup-stones = Alınan taştan çok tarafsız taş var.
diamond-setup-stones-note = Her tarafsız taş önceden bir oyuncunun taşıydı. Tarafsız taş ya da taş kaldırın.
diamond-setup-square = Sıra { colour } tarafında ama zaten bir karesi var.
diamond-setup-square-note = Sırayı değiştirin ya da kareyi bozun.
diamond-setup-squares = { colour } bu kareleri tek hamlede tamamlayamaz.
diamond-setup-squares-note = Birini bozun.

diamond-origins-1 = Elmas’ı Larry Back icat etti. Düşünce 1985’ten, kuralların son biçimi 1994’ten.
diamond-origins-2 = Benzer tahtası ve amacı olan Kensington’dan esinlendi. Yeni olan, kare ve üçgenlerden oluşan deseni ve beraberliği azaltan tarafsız taşlarıdır.
diamond-origins-3 = Games dergisi onu Şubat 2013’te (sayı 287) tanıttı.
diamond-origins-4 = Dersler, oyun üzerine bir ansiklopedi maddesini izler: beş taş alma örneği ve problemi. Şekiller kayıp olduğu için buradaki konumlar metne uyanlardır.
