# Atılım.

breakthrough-name = Atılım
breakthrough-tagline = Karşı sıraya önce ulaş.
breakthrough-turn-hint = Nereye gidebileceğini görmek için bir taş seçin.

breakthrough-step = { $from }–{ $to }.
breakthrough-takes = { $from }, { $to } taşını alır.
breakthrough-step-wins = { $from }–{ $to } rakibin ev sırasına ulaşır ve kazandırır.
breakthrough-takes-wins = { $from }, ev sırasındaki { $to } taşını alır ve kazanır.
breakthrough-takes-last = { $from }, son taşı ({ $to }) alır ve kazanır.
breakthrough-rows-to-go =
    { $count ->
        [1] Rakibin ev sırasına bir sıra kaldı.
        [2] Rakibin ev sırasına iki sıra kaldı.
        [3] Rakibin ev sırasına üç sıra kaldı.
        [4] Rakibin ev sırasına dört sıra kaldı.
        [5] Rakibin ev sırasına beş sıra kaldı.
        [6] Rakibin ev sırasına altı sıra kaldı.
        [7] Rakibin ev sırasına yedi sıra kaldı.
        [8] Rakibin ev sırasına sekiz sıra kaldı.
       *[other] Rakibin ev sırasına { $count } sıra kaldı.
    }
breakthrough-reaches-note = { $from }–{ $to } rakip ev sırasına ulaşır: { colour } kazanır
breakthrough-takes-wins-note = { $from }, ev sırasındaki { $to } taşını alır: { colour } kazanır
breakthrough-takes-last-note = { $from }, son taşı ({ $to }) alır: { colour } kazanır

breakthrough-won-far-row = { colour }, { $point } karesinde rakibin ev sırasına ulaştı.
breakthrough-won-captured-all =
    { $colour ->
        [black] Siyah, son beyaz taşı aldı.
       *[white] Beyaz, son siyah taşı aldı.
    }
breakthrough-you-won-far-row = { $point } karesinde rakibin ev sırasına ulaştınız.
breakthrough-you-won-captured-all = Rakibin son taşını aldınız.

breakthrough-hint-far-row = Rakibin ev sırasına ulaşır ve kazandırır.
breakthrough-hint-last-piece = Son taşı alır ve kazandırır.
breakthrough-threat-far-row = bir taşın { $point } karesine ulaşmasını
breakthrough-threat-last-piece = { $point } karesindeki son taşın alınmasını

breakthrough-illegal-not-one-step = Taşlar bir sıra ileri gider.
breakthrough-illegal-not-one-step-note = Düz ya da çapraz ilerlerler.
breakthrough-illegal-blocked = { $point } kapalı.
breakthrough-illegal-blocked-note = Taşlar düz yalnızca boş kareye gider, çapraz alır.

breakthrough-rules-gist = Bir taşını rakibin ev sırasına ilk ulaştıran kazanır.
breakthrough-rules-move-1 = Önce Beyaz oynar. Bir taşınızı düz ya da çapraz olarak bir sıra ileri, boş bir kareye oynayın.
breakthrough-rules-move-2 = Rakip taş çapraz ileri gidilerek, onun karesine geçilerek alınır. Düz ileri taş alınmaz; almak hiçbir zaman zorunlu değildir.
breakthrough-rules-end-1 = Rakibin ev sırasına ulaşan ilk taş oyunu hemen kazanır; rakibin bütün taşlarını almak da kazandırır. Beraberlik yoktur: sırası gelenin her zaman geçerli bir hamlesi vardır.
breakthrough-rules-board = Tahta
breakthrough-rules-board-1 = Tahta 2–10 sütunlu ve 4–10 sıralı olabilir. Standart tahta 8 × 8’dir; ilk tahta 7 × 7 idi.

breakthrough-setup-empty = Tahtada taş yok.
breakthrough-setup-empty-note = Her iki renkten de taş koyun.
breakthrough-setup-no-pawns = Son hamleyi { colour } yaptı ama hiç taşı yok.
breakthrough-setup-no-pawns-note = O renkten bir taş koyun ya da sırayı değiştirin.
breakthrough-setup-reached = Sıra { colour } tarafında ama zaten rakibin ev sırasına ulaşmış.
breakthrough-setup-reached-note = Sırayı değiştirin ya da rakip ev sırasındaki taşı kaldırın.
breakthrough-setup-two-reached = { colour } tarafının rakip ev sırasında iki taşı var.
breakthrough-setup-two-reached-note = İlk ulaşan oyunu bitirdi. Yalnızca birini bırakın.

breakthrough-origins-1 = Atılım’ı 2000 yılında Dan Troyka icat etti ve Zillions of Games programı için bir dosya olarak yayımladı. İlk olarak 7×7 bir tahtada oynandı.
breakthrough-origins-2 = 2001’de, 8×8 tahta için yeni oyunlar yarışmasını, katılanlar arasındaki en basit kurallarla kazandı. Abstract Games dergisi 7. sayısında ondan söz etti.
breakthrough-origins-3 = Küçük tahtalar çözüldü: 6×5, 5×5 ve 3×7 tahtalarda ikinci oyuncu kazanır. Kanıtları Abdallah Saffidine ve başkaları yayımladı.
breakthrough-origins-4 = Dersler, oyun üzerine bir ansiklopedi maddesini ve şekillerini izler.
