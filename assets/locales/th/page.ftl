# ข้อความของหน้าเว็บ: หน้าจอโหลด การแจ้งเตือน ข้อผิดพลาด และแบบฟอร์มเริ่มเกม

## หน้าเว็บและคำอธิบาย

page-title = Tessera
page-description =
    .content = โอเทลโล่ เบรกทรู และไดมอนด์บนกระดานเคลื่อนไหว เล่นสองคนหรือเล่นกับคอมพิวเตอร์
page-manifest-description = โอเทลโล่ เบรกทรู และไดมอนด์บนกระดานเคลื่อนไหว
page-tagline = สามกระดาน ผู้เล่นสองคน
page-needs-javascript = Tessera ทำงานในหน้านี้และต้องใช้ JavaScript โดยไม่ติดต่อเว็บไซต์อื่น

## การโหลด

page-loading = กำลังโหลด
page-loading-bar =
    .aria-label = กำลังโหลด
page-loading-progress = กำลังโหลด: { $percent }%
page-preparing = กำลังเตรียมกระดาน

## กระดานและกระดานสำหรับโปรแกรมอ่านหน้าจอ

page-skip-link = ข้ามไปยังกระดานแบบเข้าถึงง่าย
page-canvas =
    .aria-label = กระดานเกม ปุ่มลูกศรเลื่อนเคอร์เซอร์ ตัวอักษรและตัวเลขไปยังคอลัมน์และแถวนั้น และ Enter ใช้เล่น กระดานแบบเข้าถึงง่ายอยู่ถัดไป
page-accessible-board =
    .aria-label = กระดานแบบเข้าถึงง่าย
page-announcements =
    .aria-label = ประกาศ
page-keep-open = เปิดกระดานนี้ไว้
page-choose-game = เลือกเกม
page-players =
    .aria-label = ผู้เล่น
page-actions =
    .aria-label = สิ่งที่ทำได้
page-moves = ตาเดิน
page-change-players = เปลี่ยนผู้เล่น
page-apply = ใช้
page-settings = ตั้งค่า
page-how-to-play = วิธีการเล่น
page-statistics = สถิติ
page-learning = เรียนรู้
page-keys = ปุ่มลัดของกระดานภาพ
page-points-by-row = จุดเรียงตามแถว
page-row = แถว { $row }

## แบบฟอร์มเริ่มเกม

page-new-match = เกมใหม่
page-game = เกม
page-board = กระดาน
page-play = เล่น
page-other-size = ขนาดอื่น
page-columns = คอลัมน์
page-rows = แถว
page-swap-seats = สลับที่นั่ง
page-clock = นาฬิกา

## การแจ้งเตือน

page-close = ปิด
page-update-ready = เกมรุ่นใหม่พร้อมแล้ว
page-update-now = อัปเดตตอนนี้
page-match-unreadable = อ่านเกมที่บันทึกไม่ได้ จึงเก็บแยกไว้
page-match-newer = เกมที่บันทึกมาจาก Tessera รุ่นใหม่กว่า เบราว์เซอร์เก็บไว้ในชื่อ { $name }
page-other-tab = Tessera เปิดอยู่ในแท็บอื่น เกมในแท็บนี้จะไม่ถูกบันทึก
page-match-moved = เกมย้ายไปยังแท็บอื่นแล้ว แท็บนี้ไม่บันทึกเกมนั้นอีก
page-play-here = เล่นที่นี่
page-settings-unreadable = อ่านการตั้งค่าไม่ได้ จึงคืนค่าเริ่มต้น
page-invalid-link = ลิงก์นี้ใช้ไม่ได้: { $reason }
page-storage-refused = เบราว์เซอร์ไม่อนุญาตให้บันทึก การตั้งค่าและเกมจะอยู่จนกว่าจะปิดหน้านี้
page-library-other-tab = เกมที่บันทึกเปิดอยู่ในแท็บอื่น
page-library-refused = เบราว์เซอร์ไม่อนุญาตให้บันทึกเกม: { $reason }
page-library-not-stored = บันทึกเกมไม่ได้: { $reason }
page-library-failed = เปิดเกมที่บันทึกไม่ได้: { $reason }
page-engine-slow = เบราว์เซอร์จำกัดเวลาคิดของคอมพิวเตอร์ จึงตอบช้าลง
page-engine-missing = เล่นกับคอมพิวเตอร์ในเบราว์เซอร์นี้ไม่ได้ แต่ยังเล่นสองคนได้
page-no-webgl = เบราว์เซอร์นี้ไม่มี WebGL 2 กระดานจึงไม่มีมิติและภาพเคลื่อนไหว แต่ยังเล่นได้ทุกอย่าง
page-graphics-off = เกมดำเนินต่อโดยไม่มีกราฟิก
page-graphics-retry = ลองใช้กราฟิกอีกครั้ง

## ข้อผิดพลาด

page-retry = ลองอีกครั้ง
page-stopped = เกมหยุดทำงาน
page-stopped-text = เกิดข้อผิดพลาดที่ไม่คาดคิด เกมถูกบันทึกไว้แล้วและจะเล่นต่อได้เมื่อโหลดหน้านี้ใหม่
page-reload = โหลดใหม่
page-display-interrupted = การแสดงผลขัดข้อง
page-display-restarting = การแสดงผลขัดข้องและกำลังเริ่มใหม่ เกมของคุณปลอดภัย
page-display-failing = การแสดงผลขัดข้องซ้ำ ๆ เล่นต่อบนกระดานแบบเข้าถึงง่าย
page-continue = เล่นต่อ
page-graphics-failed = วาดกระดานไม่ได้
page-graphics-failed-text = กราฟิกของเบราว์เซอร์ขัดข้อง คุณเล่นบนกระดานแบบเข้าถึงง่ายได้โดยไม่ต้องใช้กราฟิก
page-continue-without-graphics = เล่นต่อโดยไม่มีกราฟิก
page-start-failed = เริ่มเกมไม่ได้
page-start-failed-text = เหตุผล: { $reason }
page-start-offline = คุณออฟไลน์อยู่ และยังไม่ได้ดาวน์โหลดเกมลงในอุปกรณ์นี้
page-browser-too-old = เกมนี้ต้องใช้เบราว์เซอร์ปี 2023 หรือใหม่กว่า

page-file-too-large = เปิดไฟล์ที่ใหญ่กว่า 64 MB ที่นี่ไม่ได้
page-link-copied = คัดลอกลิงก์แล้ว
page-not-shared = แชร์ลิงก์ไม่ได้: { $reason }

page-saved-games = เกมที่บันทึก
page-search-games = ค้นหาชื่อ ความเห็น และป้ายกำกับ
page-more-games = แสดงเกมเพิ่ม
page-change-game = ชื่อ ป้ายกำกับ ลบ: { $title }
page-game-name = ชื่อ
page-new-tag = ป้ายกำกับใหม่
page-remove-tag = เอาป้ายกำกับ { $tag } ออก
page-delete-game = ลบ { $title }
page-game-deleted = ลบเกมแล้ว
page-undelete-game = กู้คืนเกมที่ลบ
page-paste-game = ลิงก์ ตาเดิน รูปหมาก หรือ PGN
page-open-pasted = เปิด
page-open-file = เปิดไฟล์
page-share = แชร์
page-copy-link = คัดลอกลิงก์
page-copy-moves = คัดลอกตาเดิน
page-copy-pgn = คัดลอก PGN
page-copy-position = คัดลอกรูปหมาก
page-copied = คัดลอกแล้ว
page-not-copied = คัดลอกไม่ได้: { $reason }
