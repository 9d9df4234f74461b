# คำและรูปประโยคที่ข้อความอื่นใช้

colour =
    { $colour ->
        [black] ฝ่ายดำ
       *[white] ฝ่ายขาว
    }

list-more = { $list }, { $item }
list-last = { $list } และ { $item }
phrases-more = { $list }, { $item }

sentences = { $first } { $second }

count-discs = หมาก { $count } ตัว
count-moves = { $count } ตา
count-plies = { $count } ครึ่งตา

board-size = { $columns } × { $rows }
# ปีพุทธศักราช
date = { $day }/{ $month }/{ $buddhist_year }
decimal = { $whole }.{ $tenths }

move-pass = ผ่าน
move-swap = สลับฝ่าย

# ตัวพิมพ์ใหญ่ของ i
capital-i = I
