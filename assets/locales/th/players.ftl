# ใครเล่น

level-name =
    { $level ->
        [1] มือใหม่
        [2] ฝึกหัด
        [3] สบาย ๆ
        [4] มั่นคง
        [5] ตั้งใจ
        [6] ชำนาญ
        [7] เฉียบคม
        [8] เชี่ยวชาญ
        [9] ปรมาจารย์
        [10] ไร้ปรานี
       *[other] สมบูรณ์แบบ (ไม่พลาดเลย)
    }
perfect-sign = ส
perfect-explained = เล่นสมบูรณ์แบบ: กระดานนี้มีคำตอบครบแล้ว
level-with-name = ระดับ { $number } · { $name }

colour-of-person = { colour } ({ $name })
name-of-person = ชื่อ ({ $colour })
player-you = คุณ
player-number = ผู้เล่น { $number }
player-computer = คอมพิวเตอร์ · ระดับ { $level }
player-perfect = คอมพิวเตอร์ · สมบูรณ์แบบ
computer-choice = คอมพิวเตอร์ ระดับ { $level }: { $name }
computer-choice-perfect = คอมพิวเตอร์ สมบูรณ์แบบ: ไม่พลาดเลย
player-computer-short = ระดับ { $level }
player-perfect-short = สมบูรณ์แบบ
full-strength = เต็มกำลัง
strength-by-time = { $strength } · { $time }
full-seconds = ตาละ { $seconds } วินาที
full-by-clock = ตามนาฬิกา หากไม่มีนาฬิกา ตาละ 3 วินาที
full-by-clock-short = ตามนาฬิกา
player-full = คอมพิวเตอร์ · เต็มกำลัง
player-full-short = เต็มกำลัง
computer-choice-full = คอมพิวเตอร์ เต็มกำลัง
level-with-elo = { $level } · Elo { $elo }

draw-declined = { $who }ปฏิเสธการขอเสมอ
draw-declined-note = เกมดำเนินต่อ
draw-declined-by-computer = คอมพิวเตอร์ปฏิเสธการขอเสมอ
draw-declined-by-computer-note = เพราะเชื่อว่ากำลังนำอยู่
