# เกมที่กำลังเล่น: ถึงตาใคร และเพิ่งเกิดอะไรขึ้น

turn-thinking = { $who }กำลังคิด
turn-yours = ถึงตาคุณ
turn-to-move = ถึงตา{ $who }

draw-offered = { $who }ขอเสมอ
draw-offered-note = คุณจะตกลง ปฏิเสธ หรือเล่นต่อก็ได้
draw-offered-by-you = คุณขอเสมอ
draw-offered-by-you-note = คอมพิวเตอร์กำลังพิจารณา

switched-by-players = ผู้เล่นสลับฝ่ายกันแล้ว
switched-by-computer = คอมพิวเตอร์สลับฝ่ายแล้ว
switched-by-you = คุณสลับฝ่ายแล้ว
switched-your-side = ตอนนี้คุณเล่น{ colour }

status-looking-back = ดูย้อนหลัง: ตาที่ { $played } จาก { $all }
status-looking-back-note = เกมยังดำเนินต่อไป
status-engine-failed = คอมพิวเตอร์เล่นที่นี่ไม่ได้
status-engine-failed-note = เดินแทน{ colour } หรือเลือกผู้เล่นอื่น
status-paused = พักอยู่
status-paused-note = ให้คอมพิวเตอร์เล่นต่อ หรือเดินแทน{ colour }
status-must-pass = { colour }ไม่มีตาเดิน ต้องผ่าน
status-plays-again = { colour }เดินอีกครั้ง
status-selected = เลือก { $point } แล้ว
status-selected-note = เลือกว่าจะเดินไปที่ใด
status-passed = { $who }ผ่าน
status-all-placed = วางหมากครบทุกตัวแล้ว ต่อไปเดินหมาก
status-ending = { colour }เล่น { $mv }
status-may-switch = หรือสลับฝ่ายไปเล่น{ colour }

note-wins = ชนะ
note-offers-draw = ขอเสมอ
note-no-move = ไม่มีตาเดิน
note-paused = พักอยู่
note-passed = ผ่าน
colour-with-note = { colour } · { $note }

counted = { $count } { $noun }
pieces = ตัว

caption-board = { $game } · { board-size }
caption-opening = { $game } · { $opening }
