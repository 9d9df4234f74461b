### Atılım dersleri. Her adımda tek bir düşünce, en çok iki cümle.

lesson-breakthrough-moves = İlerleme
lesson-breakthrough-moves-start = Her tarafta iki sıra taş var. Siz Beyazsınız ve yukarı gidersiniz; rakibin ev sırasına ilk ulaşan kazanır.
lesson-breakthrough-moves-where = Bir taş bir kare ileri gider, düz ya da çapraz. c5 taşının gidebileceği üç kareye basın.
lesson-breakthrough-moves-where-right = İleriye üç yol. Taşlar hiç yana ya da geri gitmez.
lesson-breakthrough-moves-where-wrong = c5 karesinden bir adım ileride b6, c6 ve d6 var.
lesson-breakthrough-moves-step = c5 taşını oynayın.
lesson-breakthrough-moves-step-right = Bir adım ileri; şimdi sıra Siyahta.
lesson-breakthrough-moves-step-wrong = Başka bir taş oynadı. c5 karesindekini oynayın.

lesson-breakthrough-captures = Taş alma
lesson-breakthrough-captures-where = Şimdi Siyahsınız ve aşağı gidersiniz. Taş yalnızca çapraz alınır. f3 taşının alabileceği iki taşa basın.
lesson-breakthrough-captures-where-right = Bu ikisi. Tam öndeki taş yalnızca yolu kapar.
lesson-breakthrough-captures-where-wrong = Taşlar çapraz ileri alır. Tam önü kapalıdır.
lesson-breakthrough-captures-take = Birini alın.
lesson-breakthrough-captures-take-right = Alınan taş tahtadan çıkar, yerine sizinki geçer.
lesson-breakthrough-captures-take-wrong = e2 ya da g2 taşını alın.
lesson-breakthrough-captures-choice = Almak hiçbir zaman zorunlu değildir ve bir hamlede iki taş alınmaz. Burada Beyazsınız: bir taş alın.
lesson-breakthrough-captures-choice-right = Alındı.
lesson-breakthrough-captures-choice-wrong = O hamle taş almıyor.

lesson-breakthrough-goal = Kazanma
lesson-breakthrough-goal-reach = Beyazsınız. Rakibin ev sırasına ulaşın ve kazanın.
lesson-breakthrough-goal-reach-right = Rakibin ev sırasında bir taş yeter.
lesson-breakthrough-goal-reach-wrong = Bu hemen kazandırmaz. Taşlarınızdan biri rakibin ev sırasına bir adım uzakta.
lesson-breakthrough-goal-all = Taşı kalmayan taraf da kaybeder. Son siyah taşı alın.
lesson-breakthrough-goal-all-right = Siyahın taşı kalmadı. Bu oyunda beraberlik olmaz.
lesson-breakthrough-goal-all-wrong = Son siyah taş hâlâ duruyor.

lesson-breakthrough-blocking = Engelleme
lesson-breakthrough-blocking-side = Tek taş bir saldırganı durduramaz, o etrafından dolaşır; yan yana iki taş durdurur. Beyazsınız: d4 taşını durdurun.
lesson-breakthrough-blocking-side-right = c2 ve d2; b3, c3, d3 ve e3 karelerini korur. Saldırgan ne yaparsa yapsın alınır.
lesson-breakthrough-blocking-side-wrong = Saldırgan sıyrılıp geçiyor. Önüne yan yana iki taş koyun.
lesson-breakthrough-blocking-side-alone = c2 ile e2 arasında boşluk var: d4-c3 hamlesinden sonra yalnızca b2 ve d2 alabilirdi, ama orada taş yok.
lesson-breakthrough-blocking-hold = Şimdi buradan kazanın: engeli koruyun ve a3 taşıyla koşun.
lesson-breakthrough-blocking-hold-right = Engel tuttu, koşan taşınız önce vardı.
lesson-breakthrough-blocking-hold-wrong = Siyah geçti. Önünde yan yana iki taş bulundurun.

lesson-breakthrough-racing = Yarış
lesson-breakthrough-racing-count = Bu iki taşın önü açık. Her birinin kaç hamlesi kaldığını sayın ve önce varacak olana basın. Sıra Beyazda.
lesson-breakthrough-racing-count-right = İkisine de üç hamle gerek ve sıra Beyazda: Beyaz bir hamle önce varır.
lesson-breakthrough-racing-count-wrong = Yeniden sayın: her birine üç hamle gerek ve Beyaz başlar.
lesson-breakthrough-racing-run = Artık her hamle önemli. Koşmaya başlayın.
lesson-breakthrough-racing-run-right = İki hamle kaldı, Siyaha ise üç gerek.
lesson-breakthrough-racing-run-wrong = Bu size bir hamle, yani bir tempo kaybettirir. Şimdi önce Siyah varır.
lesson-breakthrough-racing-win = Bilgisayarla yarışın ve önce varın.
lesson-breakthrough-racing-win-right = Önce siz vardınız.
lesson-breakthrough-racing-win-wrong = Siyah daha hızlıydı. Yalnızca koşan taşı oynayın.

lesson-breakthrough-key-pieces = Kilit taşlar
lesson-breakthrough-key-pieces-find = Bir siyah taş birkaç taşınızı birden tutuyor: birini engelliyor, ötekine saldırıyor. Ona basın.
lesson-breakthrough-key-pieces-find-right = e4, e3 taşını engelliyor ve d3 taşına saldırıyor.
lesson-breakthrough-key-pieces-find-wrong = O taş uzakta. Taşlarınızla temasta olanı arayın.
lesson-breakthrough-key-pieces-take = Saldırı böyle taşlardan başlar. Onu ortadan kaldırın.
lesson-breakthrough-key-pieces-take-right = Yalnızca bu taşı almak kazandırır.
lesson-breakthrough-key-pieces-take-wrong = e4 durdukça Siyah yetişir.
lesson-breakthrough-key-pieces-win = Buradan sürdürün ve kazanın.
lesson-breakthrough-key-pieces-win-right = Savunmayı aştınız.
lesson-breakthrough-key-pieces-win-wrong = Siyah yetişti. Kilit taştan başlayın.

lesson-breakthrough-sacrifice = Feda
lesson-breakthrough-sacrifice-offer = Siyah iki hamlede kazanıyor ve savunanlar her yolu koruyor. Beyazsınız: bir taş feda edip bir savunanı uzaklaştırın.
lesson-breakthrough-sacrifice-offer-right = Siyah almak zorunda, siz de geri alırsınız: bir savunan eksildi, yol açıldı.
lesson-breakthrough-sacrifice-offer-wrong = Böyle Siyah daha hızlı. Siyahın almak zorunda olduğu, sizin de geri alabileceğiniz ya da geçip koşabileceğiniz bir taş sunun.
lesson-breakthrough-sacrifice-win = Şimdi bilgisayarın savunmasını aşın.
lesson-breakthrough-sacrifice-win-right = Bütün oyun için bir taş: iyi bir bedel.
lesson-breakthrough-sacrifice-win-wrong = Siyah daha hızlıydı. Hemen bir taş sunun.

lesson-breakthrough-first-match = Küçük bir maç
lesson-breakthrough-first-match-play = Küçük bir tahtada, bir acemiye karşı tam bir maç. Beyazsınız. Taşlarınızı çift tutun ve koşmadan önce sayın.
lesson-breakthrough-first-match-play-right = İyi oynadınız. Sıradaki adım daha büyük bir tahta.
lesson-breakthrough-first-match-play-wrong = Bunu Siyah kazandı. Yeniden deneyin: koşabilene kadar kendi ev sıranızı koruyun.
