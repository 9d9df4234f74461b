# Othello.

othello-name = Othello
othello-tagline = Kıstır, çevir, sayıca geç.
othello-turn-hint = Rakibin taşlarını kıstıracak bir taş koyun.
othello-discs = taş
othello-disc =
    { $colour ->
        [black] siyah taş
       *[white] beyaz taş
    }

othello-flips = { $point }: { count-discs } çevirir.
othello-flips-which = { $point }: çevrilenler { $points }.
othello-ends-won = Oyun biter ve { colour } kazanır.
othello-ends-drawn = Oyun berabere biter.
othello-flips-note = { count-discs } çevirir
othello-played = { $who }, { $point } oynadı ve { count-discs } çevirdi.
othello-played-which = { $who }, { $point } oynadı. Çevrilenler: { $points }.

othello-score = { $first }–{ $second } taş.
othello-score-official = { $first }–{ $second } taş; boş karelerle birlikte resmî sonuç { $official_first }–{ $official_second }.
othello-official-score = Boş karelerle birlikte resmî sonuç { $first } – { $second }.

othello-won-more-discs = İki taraf da oynayamıyor; { colour } tarafının taşı daha çok.
othello-won-all-flipped = { colour } bütün taşları çevirdi.
othello-you-won-more-discs = İki taraf da oynayamıyor; sizin taşınız daha çok.
othello-you-won-all-flipped = Bütün taşları çevirdiniz.
othello-drawn-equal-discs = İki taraf da oynayamıyor ve taş sayıları eşit.

othello-hint-discs = Oyunu daha çok taşla bitirir.

othello-illegal-flips-nothing = { $point } hiçbir taşı çevirmez.
othello-illegal-flips-nothing-note = Rakip taşların bir dizisini bununla başka bir taşınız arasında kıstırın.
othello-illegal-may-not-pass = Geçerli hamleniz var, pas geçemezsiniz.
othello-illegal-must-pass = Geçerli hamleniz yok.
othello-illegal-must-pass-note = Pas düğmesine basın.

othello-rules-gist = Rakibin taşlarını iki taşınızın arasında kıstırıp çevirin. Taşı çok olan kazanır.
othello-rules-move-1 = Önce Siyah oynar. Taşınızı öyle koyun ki onunla başka bir taşınız arasında, herhangi bir yönde, bir ya da daha çok düz rakip taş dizisi kalsın.
othello-rules-move-2 = Kıstırılan bütün taşlar her yönde birden çevrilir. Çevrilen taşlar başka taş kıstırmaz.
othello-rules-passing = Pas geçme
othello-rules-passing-1 = Geçerli hamleniz yoksa pas geçmek, varsa oynamak zorundasınız.
othello-rules-end-1 = İki taraf da oynayamayınca taşlar sayılır. Resmî sonuçta boş kareler kazanana yazılır; beraberlikte paylaşılır.
othello-rules-end-2 = Gerçek tahtada taşı biten oyuncu rakibinden ödünç alır. Burada taşlar hiç bitmez.

othello-origins-1 = Othello’yu 1970’lerin başında Japonya’da Goro Hasegawa yayımladı. 1880’lerde Londra’da ortaya çıkan Reversi’nin yakın akrabasıdır.
othello-origins-2 = Bu programdaki kurallar, Tayland Othello federasyonunun sitesinde 2006–2015 arasında yer alan kurallardır: on kural, on bir şekil. Dersler bu şekilleri izler.
othello-origins-3 = Othello, sahiplerinin tescilli markasıdır. Bu programın onlarla ilgisi yoktur.
