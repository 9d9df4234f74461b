# เหตุใดจึงทำไม่ได้ และควรทำอะไรแทน

refused-no-match = เกมนั้นไม่มีอยู่แล้ว
refused-match-over = เกมจบแล้ว
refused-match-over-note = ถอยตาล่าสุดเพื่อเล่นต่อ
refused-nothing-to-undo = ไม่มีตาให้ถอย
refused-nothing-to-redo = ไม่มีตาให้ทำซ้ำ
refused-looking-back = นี่คือรูปหมากก่อนหน้านี้
refused-looking-back-note = เลือก “เล่นต่อจากตรงนี้” เพื่อเล่นต่อ
refused-no-such-move = เกมไม่มีตานี้อีกแล้ว
refused-no-draw-offers = เกมนี้ขอเสมอไม่ได้
refused-already-offered = มีการขอเสมออยู่แล้ว
refused-already-offered-note = คำขอมีผลจนกว่าจะได้รับคำตอบ
refused-no-offer = ไม่มีการขอเสมอ
refused-timed-match = คนสองคนกำลังเล่นแข่งกับเวลา
refused-timed-match-note = แสดงคำใบ้ ผู้หยั่งรู้ และการเปิดเกมได้หลังจบเกม
refused-computer-to-move = ถึงตาคอมพิวเตอร์
refused-computer-to-move-note = รอให้เดิน หรือถอยตา
refused-outdated = คำตอบนั้นมาช้าเกินไป

illegal-game-over = เกมจบแล้ว
illegal-game-over-note = ถอยตาล่าสุด หรือเริ่มเกมใหม่
illegal-not-in-this-game = เกมนี้ไม่มีตาเดินแบบนั้น
illegal-choose-marked =
    { $place ->
        [crossings] เลือกจุดที่มีเครื่องหมาย
       *[cells] เลือกช่องที่มีเครื่องหมาย
    }
illegal-no-such-point =
    { $place ->
        [crossings] ไม่มีจุดนั้นบนกระดานนี้
       *[cells] ไม่มีช่องนั้นบนกระดานนี้
    }
illegal-choose-on-board =
    { $place ->
        [crossings] เลือกจุดบนกระดาน
       *[cells] เลือกช่องบนกระดาน
    }
illegal-choose-empty =
    { $place ->
        [crossings] เลือกจุดว่าง
       *[cells] เลือกช่องว่าง
    }
illegal-occupied = { $point } มีหมากอยู่แล้ว
illegal-nothing-there = { $point } ว่างอยู่
illegal-nothing-there-note = เลือกหมากของคุณ
illegal-not-yours = หมากที่ { $point } ไม่ใช่ของคุณ
illegal-not-yours-note = เลือกหมากของคุณเอง
illegal-own-piece = { $point } เป็นหมากของคุณเอง

refused-lesson-waits = ยังทำไม่ได้ในขั้นนี้ของบทเรียน
refused-lesson-waits-note = ไปต่อ หรือลองอีกครั้ง
refused-puzzle-waits = ยังทำไม่ได้ในขั้นนี้ของโจทย์
refused-puzzle-waits-note = ไปต่อ หรือลองอีกครั้ง

unavailable-no-move = ยังไม่มีตาเดิน
unavailable-in-progress = เกมยังไม่จบ
unavailable-no-person = มีแต่คอมพิวเตอร์เล่น
unavailable-not-analysing = เปิดการวิเคราะห์ก่อน
unavailable-analysing = กำลังวิเคราะห์อยู่
unavailable-reporting = กำลังวิเคราะห์เกมนี้อยู่
