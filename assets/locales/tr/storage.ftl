# Bir şey kaydedilemediğinde ya da okunamadığında.

damaged-settings = Ayarlar okunamadı ve sıfırlandı.
damaged-match = Kayıtlı maç okunamadı.
damaged-set-aside = Dosya { $path } olarak saklandı.
newer-match = Kayıtlı maç Tessera’nın daha yeni bir sürümünden.
newer-kept = { $path } olarak saklanıyor.
corrected-settings = Kayıtlı bazı ayarlar geçersizdi ve düzeltildi: { $list }.
corrected-setting = { $name } { $used } ({ $stored } yerine)
corrected-undone = Kayıtlı maçta { $stored } hamle geri alınacaktı. Yalnızca { $used } hamle var; hepsi geri alındı.
other-window = Tessera başka bir pencerede açık. Bu penceredeki maç yalnızca “Kayıtlı oyunlar” içinde saklanıyor.
taken-over = Diğer pencere kapandı; artık bu penceredeki maç kaydediliyor.
other-match-kept = Diğer maç { $path } olarak saklandı.
not-saved-in = { $path } konumuna yazılamıyor. Çıktığınızda ayarlar ve maç kaybolur.
restarted-after-fault = Tessera beklenmedik biçimde kapandı ve yeniden başladı. Maçınız güvende.
