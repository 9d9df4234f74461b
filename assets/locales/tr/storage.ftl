# Bir şey kaydedilemediğinde ya da okunamadığında.

damaged-settings = Ayarlar okunamadı ve sıfırlandı.
damaged-match = Kayıtlı maç okunamadı.
damaged-set-aside = Dosya { $path } olarak bir kenara kondu.
newer-match = Kayıtlı maç Tessera’nın daha yeni bir sürümünden.
newer-kept = { $path } olarak saklanıyor.
corrected-settings = Kayıtlı bazı ayarlar geçersizdi ve düzeltildi: { $list }.
corrected-setting = { $name } { $used } ({ $stored } yerine)
corrected-undone = Kayıtlı maçta { $stored } hamle geri alınacaktı. Yalnızca { $used } hamle var; hepsi geri alındı.
other-window = Tessera başka bir pencerede açık. Bu penceredeki maç yalnızca Kayıtlı oyunlarda saklanıyor.
taken-over = Diğer pencere kapandı; artık bu penceredeki maç kaydediliyor.
other-match-kept = Diğer maç { $path } olarak saklandı.
not-saved = { $path } içine yazılamıyor. Çıkınca ayarlar ve maç kaybolur.
