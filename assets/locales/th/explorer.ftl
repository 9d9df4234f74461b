# ตำราเปิดเกม: ตาเดินที่เกมต่างๆ เล่นต่อจากตำแหน่งหนึ่ง และผลของเกมเหล่านั้น

explorer = การเปิดเกม
explorer-show = แสดงการเปิดเกม
explorer-hide = ซ่อนการเปิดเกม
explorer-on = แสดงการเปิดเกมแล้ว
explorer-off = ซ่อนการเปิดเกมแล้ว

# ที่มาของเกม เป็นป้ายของปุ่มที่อยู่ข้างกัน สั้นที่สุดเท่าที่ทำได้
explorer-all = ทั้งหมด
explorer-own = ของฉัน
explorer-imported = นำเข้า
explorer-engine = คอมพิวเตอร์

# เหมือนกัน แต่เป็นหัวเรื่อง เกมของฉัน: เกมที่เล่นในโปรแกรมนี้
explorer-all-games = เกมทั้งหมด
explorer-own-games = เกมของฉัน
explorer-imported-games = เกมที่นำเข้า
explorer-engine-games = เกมที่คอมพิวเตอร์เล่นกับตัวเอง
explorer-source-count = { $source }: { $games }

# สิ่งที่รู้เกี่ยวกับตำแหน่งนี้
explorer-none = ไม่มีเกมใดเล่นต่อจากตรงนี้
explorer-counting = กำลังนับเกมที่นำเข้า: { $counted } จาก { $count } …

# ส่วนต่างๆ ของแถว: “12 เกม · 40% · ฝ่ายดำ +1.5 · 2024”
explorer-beside = { $first } · { $second }
explorer-percent = { $percent }%
explorer-lead =
    { $colour ->
        [black] ฝ่ายดำ +{ $discs }
       *[white] ฝ่ายขาว +{ $discs }
    }

# แถวเป็นประโยค
explorer-row = { $mv }: { $games } { $percent }
explorer-won =
    { $colour ->
        [black] ฝ่ายดำชนะ { $percent }
       *[white] ฝ่ายขาวชนะ { $percent }
    }
explorer-drawn = เสมอ { $percent }
explorer-ahead =
    { $colour ->
        [black] ฝ่ายดำนำเฉลี่ย { $discs } ตัว
       *[white] ฝ่ายขาวนำเฉลี่ย { $discs } ตัว
    }
explorer-level = เฉลี่ยแล้วเท่ากัน
explorer-last = เล่นล่าสุด { $date }
