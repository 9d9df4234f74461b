# Tuşlar, oyun kolu düğmeleri ve işlevleri.

key-with-ctrl = Ctrl+{ $key }
key-with-alt = Alt+{ $key }
key-with-shift = Shift+{ $key }

key-name =
    { $key ->
        [Space] Boşluk
        [Escape] Esc
        [Backspace] Geri silme
        [Delete] Delete
        [Insert] Insert
        [Home] Home
        [End] End
        [Tab] Tab
        [Enter] Enter
        [PageUp] PgUp
        [PageDown] PgDn
        [ArrowUp] ↑
        [ArrowDown] ↓
        [ArrowLeft] ←
        [ArrowRight] →
       *[other] { $key }
    }

pad-button =
    { $button ->
        [South] A
        [East] B
        [West] X
        [North] Y
        [LeftBumper] LB
        [RightBumper] RB
        [LeftTrigger] LT
        [RightTrigger] RT
        [Select] Select
        [Start] Start
        [LeftStick] Sol çubuk
        [RightStick] Sağ çubuk
        [Up] Yön tuşu yukarı
        [Down] Yön tuşu aşağı
        [Left] Yön tuşu sol
        [Right] Yön tuşu sağ
       *[other] { $button }
    }

action-up = İmleç yukarı
action-down = İmleç aşağı
action-left = İmleç sola
action-right = İmleç sağa
action-press = Seç, koy, oyna
action-cancel = Seçimi kaldır; menü
action-undo = Geri al
action-redo = Yinele
action-hint = İpucu
action-oracle = Kâhini göster veya gizle
action-analyse = Çözümleme
action-threats = Tehditleri göster veya gizle
action-explorer = Açılışları göster veya gizle
action-pass = Pas
action-swap = Taraf değiştir
action-pause = Duraklat, sürdür
action-menu = Menü
action-buttons = Tahta ya da düğmeler
action-view = 2B ya da 3B
action-home = Kamerayı sıfırla
action-turn-left = Sola döndür
action-turn-right = Sağa döndür
action-tilt-up = Yukarı eğ
action-tilt-down = Aşağı eğ
action-closer = Yaklaştır
action-farther = Uzaklaştır

reserved-jump = a–j harfleri ve rakamlar sütun ve sıra seçer.
reserved-tab = Tab her zaman düğmeler arasında geçiş yapar.
reserved-escape = Esc her zaman iptal eder.

key-changed = “{ $action }” tuşu artık { $key }.
key-lost = “{ $action }” için artık tuş yok.
button-lost = “{ $action }” için artık düğme yok.

key-row = { $action }: { $keys }.
cursor-by-keys = Klavye: oklar imleci oynatır, bir harf ve bir sayı imleci o sütuna ve sıraya götürür.
cursor-by-pad = Oyun kolu: yön tuşları ve sol çubuk imleci oynatır, sağ çubuk tahtayı döndürür.

prompt-arrows = Oklar
prompt-d-pad = Yön tuşları
prompt-enter = Enter
prompt-escape = Esc
prompt-choose = seç
prompt-confirm = onayla
prompt-move-here = buraya oyna
prompt-place = koy
prompt-remove = kaldır
prompt-pick-up = taşı seç
prompt-pass = pas
prompt-switch-sides = taraf değiştir
prompt-resume = sürdür
prompt-pause = duraklat
prompt-deselect = seçimi kaldır
prompt-cancel = vazgeç
prompt-hint = ipucu
prompt-undo = geri al
prompt-earlier = önceki
prompt-later = sonraki
prompt-autoplay = baştan oynat
prompt-stop = durdur
prompt-back = maça dön
prompt-menu = menü
prompt-press = bas
prompt-to-board = tahtaya
