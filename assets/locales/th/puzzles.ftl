### โจทย์: สิ่งที่ถาม คำตอบต่อตาเดิน ปุ่ม และรายการ

puzzles = โจทย์
puzzle-caption = โจทย์ · { $game }
puzzle-daily-caption = โจทย์ประจำวัน · { $game }

# สิ่งที่ถาม และจำนวนตาที่ผู้เล่นต้องเดิน
puzzle-win = { colour }เดินและชนะใน { count-moves }
puzzle-win-next = { colour }ยังชนะอยู่: เหลืออีก { count-moves }
puzzle-best-ahead = ถึงตา{ colour } ถ้าเล่นดีที่สุดทั้งสองฝ่าย { colour }ชนะโดยต่างกัน { count-discs }
puzzle-best-level = ถึงตา{ colour } ถ้าเล่นดีที่สุดทั้งสองฝ่าย เกมจะเสมอ
puzzle-only = ถึงตา{ colour } มีเพียงตาเดียวที่ชนะ
puzzle-find =
    { $count ->
        [1] หาตานั้นให้พบ
       *[other] หาตาที่ถูกต้องติดต่อกัน { count-moves }
    }

# คำตอบต่อตาเดิน
puzzle-checking = กำลังตรวจตานี้…
puzzle-right = ถูกต้อง ตาต่อไปคืออะไร
puzzle-solved = แก้ได้แล้ว!
puzzle-solved-with-hints = แก้ได้แล้วโดยใช้คำใบ้
puzzle-solved-late = แก้ได้แล้วหลังจากเดินพลาด
puzzle-solution-shown = นั่นคือเฉลย
puzzle-loses = ตานี้แพ้: ตอนนี้{ colour }ชนะแน่นอนใน { count-moves }
puzzle-too-slow = ตานี้ชนะไม่ทันตามจำนวนตาที่กำหนด
puzzle-ends-ahead = ยังไม่ใช่ตาที่ดีที่สุด: ถ้าเล่นดีที่สุดทั้งสองฝ่าย ตอนนี้{ colour }ชนะโดยต่างกันเพียง { count-discs }
puzzle-ends-level = ยังไม่ใช่ตาที่ดีที่สุด: ถ้าเล่นดีที่สุดทั้งสองฝ่าย ตอนนี้เกมจะเสมอ
puzzle-ends-behind = ยังไม่ใช่ตาที่ดีที่สุด: ถ้าเล่นดีที่สุดทั้งสองฝ่าย ตอนนี้{ colour }แพ้โดยต่างกัน { count-discs }
puzzle-unchecked = ตรวจตานี้ไม่ได้ ลองตาอื่น
puzzle-look = ดูที่ { $points }
puzzle-ratings = เรตติง: โจทย์ { $puzzle } · คุณ { $player }

puzzle-solution = เฉลย
puzzle-next = โจทย์ถัดไป

# รายการ
puzzle-of-the-day = โจทย์ประจำวัน
puzzle-streak = ติดต่อกัน { $count } วัน
puzzle-solved-count = แก้ได้ { $solved } จาก { $count }
puzzle-theme-row = { $theme }: { $solved } จาก { $count }

puzzle-theme-race = การวิ่งแข่ง
puzzle-theme-capture = การกิน
puzzle-theme-sacrifice = การสละหมาก
puzzle-theme-quiet = ตาเงียบ
puzzle-theme-defence = การป้องกัน
puzzle-theme-long = เฉลยหลายตา
puzzle-theme-placement = การวางหมาก
puzzle-theme-cornering = การต้อนมุม
puzzle-theme-double-threat = การขู่สองทาง
puzzle-theme-removal = การเอาหินออก
puzzle-theme-corner = การยึดมุม
puzzle-theme-parity = คู่คี่
puzzle-theme-pass = การผ่าน
puzzle-theme-wipeout = กวาดหมดกระดาน
puzzle-theme-comeback = กลับมาชนะ
