# คำสั้น ๆ บนปุ่ม แถว และหัวเรื่อง

app-name = TESSERA
motto = สามกระดาน ผู้เล่นสองคน
window-title = Tessera

how-to-play = วิธีการเล่น
keys = ปุ่มลัด
settings = ตั้งค่า
quit = ออก
play = เล่น
continue-match = เล่นต่อ
continue-game = เล่น{ $game }ต่อ
close = ปิด

menu = เมนู
undo = ถอยตา
redo = ทำซ้ำ
look-back = ดูย้อนหลัง
back-to-match = กลับสู่เกม
autoplay = เล่นทวนทีละตา
stop-autoplay = หยุด
previous-move = ตาก่อนหน้า
next-move = ตาถัดไป
first-move = ตาแรก
last-move = ตาสุดท้าย
moves = ตาเดิน
move-in-variation = { $mv } (ทางเลือก)
choose-game = เลือกเกม
view-2d = 2D
view-3d = 3D

hint = คำใบ้
pause = พัก
resume = เล่นต่อ
pass = ผ่าน
switch-sides = สลับฝ่าย
offer-draw = ขอเสมอ
accept-draw = ตกลง
decline-draw = ปฏิเสธ

restart = เริ่มใหม่
resign = ยอมแพ้
side-resigns = { colour }ยอมแพ้
leave = กลับหน้าแรก
confirm-again = { $action } – กดอีกครั้ง

menu-match = การแข่ง
menu-study = ศึกษา
menu-game = เกมนี้
menu-note = ทุกเกมบันทึกตั้งแต่ตาแรก ออกไปก็ไม่มีอะไรหาย
menu-move = ตาที่ { $number }
menu-against = แข่งกับ{ $name }
play-level = แข่งกับระดับ { $level }

rematch = แข่งอีกครั้ง
rematch-as = แข่งอีกครั้ง ({ colour })
review-game = ทบทวนเกม
view-board = ดูกระดาน
title-screen = หน้าแรก

players = ผู้เล่น
person = คน
computer = คอมพิวเตอร์
level = ระดับ
swap-seats = สลับที่นั่ง

board = กระดาน
columns = คอลัมน์
rows = แถว
clock = นาฬิกา
clock-note = นาทีต่อฝ่าย + วินาทีต่อตา
no-clock = ไม่มี
clock-without-increment = ฝ่ายละ { $minutes } นาที
clock-with-increment = { clock-without-increment } เพิ่มตาละ { $seconds } วินาที
handicap = ต่อมุมให้{ colour }
moves-first = { colour }เริ่ม

no-moves = ยังไม่มีตาเดิน

play-move = เล่น { $move_text }
move-selected = เลือก { $move_text } แล้ว เลือกอีกครั้งเพื่อเล่น
position-after =
    { $count ->
        [0] กลับสู่จุดเริ่มต้น
       *[other] หลังตาที่ { $count }
    }
label-with-key = { $label } ({ $key })
one-less = { $label } −1
one-more = { $label } +1
