# ปุ่มคีย์บอร์ด ปุ่มจอยเกม และหน้าที่

key-with-ctrl = Ctrl+{ $key }
key-with-alt = Alt+{ $key }
key-with-shift = Shift+{ $key }

key-name =
    { $key ->
        [Space] Space
        [Escape] Esc
        [Backspace] Backspace
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
        [LeftStick] แกนซ้าย
        [RightStick] แกนขวา
        [Up] ปุ่มทิศขึ้น
        [Down] ปุ่มทิศลง
        [Left] ปุ่มทิศซ้าย
        [Right] ปุ่มทิศขวา
       *[other] { $button }
    }

action-up = เลื่อนขึ้น
action-down = เลื่อนลง
action-left = เลื่อนซ้าย
action-right = เลื่อนขวา
action-press = เลือก วาง เดิน
action-cancel = เลิกเลือก/เมนู
action-undo = ถอยตา
action-redo = ทำซ้ำ
action-hint = คำใบ้
action-oracle = แสดงหรือซ่อนผู้หยั่งรู้
action-analyse = การวิเคราะห์
action-threats = แสดงหรือซ่อนการขู่
action-explorer = แสดงหรือซ่อนการเปิดเกม
action-pass = ผ่าน
action-swap = สลับฝ่าย
action-pause = พักและเล่นต่อ
action-menu = เมนู
action-buttons = กระดานหรือปุ่ม
action-view = 2D หรือ 3D
action-home = คืนมุมกล้อง
action-turn-left = หมุนซ้าย
action-turn-right = หมุนขวา
action-tilt-up = เงยกล้อง
action-tilt-down = ก้มกล้อง
action-closer = เข้าใกล้
action-farther = ออกห่าง

reserved-jump = ตัวอักษร a ถึง j และตัวเลขใช้เลือกคอลัมน์และแถว
reserved-tab = Tab ใช้ย้ายระหว่างปุ่มเสมอ
reserved-escape = Esc ใช้ยกเลิกเสมอ

key-changed = “{ $action }” ใช้ปุ่ม { $key } แล้ว
key-lost = “{ $action }” ไม่มีปุ่มคีย์บอร์ดแล้ว
button-lost = “{ $action }” ไม่มีปุ่มจอยเกมแล้ว

key-row = { $action }: { $keys }
cursor-by-keys = คีย์บอร์ด: ปุ่มลูกศรเลื่อนเคอร์เซอร์ ตัวอักษรและตัวเลขไปยังคอลัมน์และแถวนั้น
cursor-by-pad = จอยเกม: ปุ่มทิศและแกนซ้ายเลื่อนเคอร์เซอร์ แกนขวาหมุนกระดาน

prompt-arrows = ลูกศร
prompt-d-pad = ปุ่มทิศ
prompt-enter = Enter
prompt-escape = Esc
prompt-choose = เลือก
prompt-confirm = ยืนยัน
prompt-move-here = เดินมาที่นี่
prompt-place = วาง
prompt-remove = เอาออก
prompt-pick-up = เลือกหมาก
prompt-pass = ผ่าน
prompt-switch-sides = สลับฝ่าย
prompt-resume = เล่นต่อ
prompt-pause = พัก
prompt-deselect = เลิกเลือก
prompt-cancel = ยกเลิก
prompt-hint = คำใบ้
prompt-undo = ถอยตา
prompt-earlier = ก่อนหน้า
prompt-later = ถัดไป
prompt-autoplay = เล่นทวนทีละตา
prompt-stop = หยุด
prompt-back = กลับสู่เกม
prompt-menu = เมนู
prompt-press = กด
prompt-to-board = ไปที่กระดาน
