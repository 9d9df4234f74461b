# เบรกทรู

breakthrough-name = เบรกทรู
breakthrough-tagline = ไปถึงแถวสุดท้ายก่อน
breakthrough-turn-hint = เลือกหมากเพื่อดูว่าเดินไปไหนได้

breakthrough-step = { $from }–{ $to }
breakthrough-takes = { $from } กิน { $to }
breakthrough-step-wins = { $from }–{ $to } ถึงแถวสุดท้ายและชนะ
breakthrough-takes-wins = { $from } กิน { $to } ที่แถวสุดท้ายและชนะ
breakthrough-takes-last = { $from } กิน { $to } ซึ่งเป็นหมากตัวสุดท้ายและชนะ
breakthrough-rows-to-go = อีก { $count } แถวถึงแถวสุดท้าย
breakthrough-reaches-note = { $from }–{ $to } ถึงแถวสุดท้าย: { colour }ชนะ
breakthrough-takes-wins-note = { $from } กิน { $to } ที่แถวสุดท้าย: { colour }ชนะ
breakthrough-takes-last-note = { $from } กิน { $to } ซึ่งเป็นหมากตัวสุดท้าย: { colour }ชนะ

breakthrough-won-far-row = { colour }ไปถึงแถวสุดท้ายที่ { $point }
breakthrough-won-captured-all =
    { $colour ->
        [black] ฝ่ายดำกินหมากขาวตัวสุดท้าย
       *[white] ฝ่ายขาวกินหมากดำตัวสุดท้าย
    }
breakthrough-you-won-far-row = คุณไปถึงแถวสุดท้ายที่ { $point }
breakthrough-you-won-captured-all = คุณกินหมากตัวสุดท้ายของฝ่ายตรงข้าม

breakthrough-hint-far-row = ตานี้ถึงแถวสุดท้ายและชนะ
breakthrough-hint-last-piece = ตานี้กินหมากตัวสุดท้ายและชนะ
breakthrough-threat-far-row = หมากที่จะไปถึง { $point }
breakthrough-threat-last-piece = การกินหมากตัวสุดท้ายที่ { $point }

breakthrough-illegal-not-one-step = หมากเดินหน้าได้ครั้งละหนึ่งแถว
breakthrough-illegal-not-one-step-note = เดินตรงหรือทแยงก็ได้
breakthrough-illegal-blocked = { $point } ถูกขวางอยู่
breakthrough-illegal-blocked-note = หมากเดินตรงได้เฉพาะไปยังช่องว่าง และกินในแนวทแยง

breakthrough-rules-gist = ฝ่ายที่พาหมากตัวหนึ่งไปถึงแถวสุดท้ายก่อนเป็นฝ่ายชนะ
breakthrough-rules-move-1 = ฝ่ายขาวเดินก่อน เดินหมากหนึ่งตัวไปข้างหน้าหนึ่งแถว ตรงหรือทแยง ไปยังช่องว่าง
breakthrough-rules-move-2 = กินหมากในแนวทแยงไปข้างหน้า โดยเดินไปแทนที่หมากของฝ่ายตรงข้าม กินตรงไปข้างหน้าไม่ได้ และไม่บังคับกิน
breakthrough-rules-end-1 = หมากตัวแรกที่ถึงแถวสุดท้ายชนะทันที การกินหมากของฝ่ายตรงข้ามจนหมดก็ชนะเช่นกัน เกมนี้ไม่มีเสมอ เพราะฝ่ายที่ต้องเดินมีตาเดินเสมอ
breakthrough-rules-board = กระดาน
breakthrough-rules-board-1 = กระดานมีได้ 2 ถึง 10 คอลัมน์ และ 4 ถึง 10 แถว ขนาดมาตรฐานคือ 8 × 8 ส่วนขนาดดั้งเดิมคือ 7 × 7

breakthrough-setup-empty = บนกระดานไม่มีหมาก
breakthrough-setup-empty-note = วางหมากของทั้งสองสี
breakthrough-setup-no-pawns = { colour }เพิ่งเดินไป แต่ไม่มีหมาก
breakthrough-setup-no-pawns-note = วางหมากสีนั้น หรือเปลี่ยนฝ่ายที่ต้องเดิน
breakthrough-setup-reached = ถึงตา{ colour } แต่ฝ่ายนี้ถึงแถวสุดท้ายแล้ว
breakthrough-setup-reached-note = เปลี่ยนฝ่ายที่ต้องเดิน หรือเอาหมากที่แถวสุดท้ายออก
breakthrough-setup-two-reached = { colour }มีหมากสองตัวที่แถวสุดท้าย
breakthrough-setup-two-reached-note = เกมจบตั้งแต่ตัวแรกไปถึง ให้เหลือไว้ตัวเดียว

breakthrough-origins-1 = แดน ทรอยกา (Dan Troyka) คิดค้นเบรกทรูในปี 2000 และเผยแพร่เป็นไฟล์สำหรับโปรแกรม Zillions of Games เดิมเล่นบนกระดาน 7×7
breakthrough-origins-2 = ในปี 2001 เกมนี้ชนะการประกวดเกมใหม่บนกระดาน 8×8 ด้วยกติกาที่ง่ายที่สุด นิตยสาร Abstract Games เขียนถึงในฉบับที่ 7
breakthrough-origins-3 = กระดานเล็กมีคำตอบครบแล้ว: บน 6×5, 5×5 และ 3×7 ผู้เล่นคนที่สองชนะ Abdallah Saffidine และคนอื่นเผยแพร่บทพิสูจน์
breakthrough-origins-4 = บทเรียนทำตามบทความสารานุกรมเกี่ยวกับเกมนี้และภาพประกอบ
