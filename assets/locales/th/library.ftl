# เกมที่บันทึกไว้และการแบ่งปัน

library = เกมที่บันทึก
library-empty = ยังไม่มีเกมที่บันทึก ทุกเกมจะถูกบันทึกตั้งแต่ตาแรก
library-none-match = ไม่มีเกมที่ตรงกับตัวกรอง
library-missing = ใช้เกมที่บันทึกที่นี่ไม่ได้
library-loading = กำลังโหลด…
library-count = { $count } เกม
library-search = ค้นหา
library-filter = ตัวกรอง
library-filter-off = แสดงทุกเกม
library-all = ทั้งหมด
library-unfinished = ยังไม่จบ
library-first-won = ผู้เล่นคนแรกชนะ
library-second-won = ผู้เล่นคนที่สองชนะ
library-drawn = เสมอ
library-result = ผล
library-any = ทั้งหมด
library-opponent = ระดับคอมพิวเตอร์
library-period = เริ่มเมื่อ
library-period-any = เมื่อใดก็ได้
library-period-day = วันนี้
library-period-week = 7 วันล่าสุด
library-period-month = 30 วันล่าสุด
library-period-year = 1 ปีล่าสุด
library-tag = ป้ายกำกับ

saved-game-board = { $game } { $size }
saved-game-players = { $first } – { $second }
saved-game-facts = { $result } · { $moves } · { $date }
saved-game-unfinished = ยังไม่จบ
saved-game-moves = { $count } ตา
saved-game-continue = เล่นต่อ
saved-game-open = เปิด
saved-game-name = ชื่อ
saved-game-tags = ป้ายกำกับ
saved-game-add-tag = ป้ายกำกับใหม่
saved-game-remove-tag = เอาป้ายกำกับ { $tag } ออก
saved-game-delete = ลบ
saved-game-deleted = ลบเกมแล้ว
saved-game-undelete = กู้คืน

library-newer = เกมที่บันทึกมาจาก Tessera รุ่นใหม่กว่า เกมเหล่านั้นจะคงอยู่อย่างเดิม และจะไม่เพิ่มเกมใหม่
library-damaged-kept = ไฟล์เกมที่บันทึกเสียหาย เก็บไฟล์นั้นไว้เป็น { $path } และเริ่มไฟล์ใหม่แล้ว
library-locked = โปรแกรมอื่นกำลังใช้เกมที่บันทึก จึงเปลี่ยนแปลงไม่ได้
library-read-only = บันทึกเกมที่นี่ไม่ได้ เล่นต่อได้ แต่เกมจะไม่ถูกเพิ่มในเกมที่บันทึก
library-full = ไม่มีที่ว่างสำหรับบันทึกเกม เล่นต่อได้ แต่เกมจะไม่ถูกเพิ่มในเกมที่บันทึก
library-fault = ใช้เกมที่บันทึกไม่ได้: { $reason }

games-imported = เพิ่ม { $count } เกมในเกมที่บันทึกแล้ว
games-not-added = เพิ่ม { $count } เกมในเกมที่บันทึกแล้วไม่ได้
games-not-read =
    { $count ->
        [1] อ่านเกมหนึ่งไม่ได้: { $fault }
       *[other] อ่านไม่ได้ { $count } เกม เกมแรก: { $fault }
    }
nothing-imported = ไม่มีเกมในนั้น: { $fault }

share = แชร์
share-link = คัดลอกลิงก์
share-moves = คัดลอกตาเดิน
share-pgn = คัดลอก PGN
share-position = คัดลอกรูปหมาก
share-save-pgn = บันทึกเป็น PGN
share-save-picture = บันทึกภาพ
share-save-animation = บันทึกภาพเคลื่อนไหว
share-send = ส่งไปที่…
share-qr = สแกนรหัสเพื่อเปิดเกมบนอุปกรณ์อื่น
share-qr-desktop = รหัสนี้มีลิงก์ของเกม ผู้อื่นเปิดได้ด้วย Tessera
share-qr-too-long = เกมยาวเกินกว่าจะใส่ในรหัส ให้คัดลอกลิงก์แทน
share-play-by-link = วิธีเล่นผ่านลิงก์: เดินหนึ่งตา คัดลอกลิงก์แล้วส่งไป อีกฝ่ายเปิดลิงก์และเล่นต่อ
share-copied = คัดลอกแล้ว
share-not-copied = คัดลอกไม่ได้: { $reason }
share-saved = บันทึกเป็น { $path } แล้ว
share-not-saved = บันทึกไม่ได้: { $reason }
share-cannot = คัดลอกเกมนี้ในรูปแบบนั้นไม่ได้: { $reason }
paste-nothing = ไม่มีข้อความให้วาง
library-open-file = เปิดไฟล์
library-export = บันทึกเป็น PGN
library-paste = วางเกมที่คัดลอก
