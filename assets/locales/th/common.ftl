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
date =
    { $day } { $month ->
        [1] มกราคม
        [2] กุมภาพันธ์
        [3] มีนาคม
        [4] เมษายน
        [5] พฤษภาคม
        [6] มิถุนายน
        [7] กรกฎาคม
        [8] สิงหาคม
        [9] กันยายน
        [10] ตุลาคม
        [11] พฤศจิกายน
       *[12] ธันวาคม
    } { $buddhist_year }
decimal = { $whole }.{ $tenths }

move-pass = ผ่าน
move-swap = สลับฝ่าย

# ตัวพิมพ์ใหญ่ของ i
capital-i = I
