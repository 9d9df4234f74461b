# การวิเคราะห์: ค่าของทุกตาเดินที่เอนจินประเมินหรือพิสูจน์ แนวเดินที่ดีที่สุด และรายงานของเกม

analysis = การวิเคราะห์
analysis-open = วิเคราะห์
analysis-engine-start = เริ่มเอนจิน
analysis-engine-stop = หยุดเอนจิน
analysis-opened = การวิเคราะห์ ตาเดินที่นี่ไม่เปลี่ยนเกม

# สถานการณ์ของฝ่ายหนึ่ง เป็นส่วนหนึ่งของประโยค $number: จำนวนหมากหรือร้อยละ เช่น 2.5
analysis-ahead = นำอยู่ { $number } หมาก
analysis-behind = ตามอยู่ { $number } หมาก
analysis-even = สูสี
analysis-chance = โอกาสชนะ { $number }%

analysis-sign-chance = { $number }%

analysis-of-side = { $side }: { $value }
analysis-line = { $number }: { $value } { $moves }
analysis-lines = แนวเดินที่ดีที่สุด

# เอนจินกำลังทำอะไร
analysis-depth = ความลึก { $depth }
analysis-searching = เอนจินกำลังค้นหา…
analysis-waiting = เอนจินกำลังรอคอมพิวเตอร์
analysis-off = เอนจินหยุดอยู่
analysis-stopped = เอนจินค้นหานานพอแล้ว
analysis-complete = พิสูจน์ครบทุกตาแล้ว
analysis-over = เกมจบแล้วที่นี่

# อีกฝ่ายจะเดินอะไรถ้าถึงตาของตน $moves: แนวเดินที่ดีที่สุดของฝ่ายนั้น
analysis-threats-show = แสดงการขู่
analysis-threats-hide = ซ่อนการขู่
analysis-threat = การขู่: { $moves } ({ $value })
analysis-threat-unknown = กำลังหาการขู่…
analysis-threat-impossible = ที่นี่ขู่ไม่ได้

analysis-graph = ค่าตลอดเกม

# รายงานของเกม
report = รายงานของเกม
report-analyse = วิเคราะห์ทั้งเกม
report-cancel = หยุดวิเคราะห์
report-progress = กำลังวิเคราะห์: { $done } จาก { $total } ตำแหน่ง
report-time-left = เหลืออีกประมาณ { $seconds } วินาที
report-minutes-left = เหลืออีกประมาณ { $minutes } นาที
report-ready = รายงานเกมพร้อมแล้ว
report-empty = ยังไม่มีการเดิน
report-outdated = เกมเปลี่ยนไปหลังจากรายงานนี้
report-unfinished = เกมที่ยังไม่จบ
report-score = { $one } { $one_score } – { $two_score } { $two }
report-opening = การเปิดเกม: { $name }
report-accuracy = ความแม่นยำ
report-average-loss = เสียเฉลี่ย
report-by-phase = เสียเฉลี่ยตามช่วง
report-phase-opening = ต้นเกม
report-phase-middle = กลางเกม
report-phase-end = ปลายเกม
report-accuracy-note = ความแม่นยำคือค่าเฉลี่ยของทุกตา: ตาที่ดีที่สุดนับ 100% ตาที่เสีย { $loss } นับ 37%
report-loss-discs = { $number } หมาก
report-loss-percent = { $number }%
report-decided = ตาเดินที่ตัดสินเกม
report-decided-later = จะแสดงที่นี่เมื่อการวิเคราะห์พบ
report-undecided = ไม่มีตาใดตาเดียวที่ตัดสินเกม
report-mistake = { $number } { $mv } เสีย { $loss }
report-better = ดีกว่า: { $mv }
# How well the values are founded.
report-proved = พิสูจน์ค่าทั้งหมดแล้ว
report-proved-from = พิสูจน์แล้วตั้งแต่ตาที่ { $number } เป็นต้นไป ก่อนหน้านั้นคิดล่วงหน้าอย่างน้อย { $depth } ตา
report-estimated = ค่าทั้งหมดเป็นค่าประเมิน คิดล่วงหน้าอย่างน้อย { $depth } ตา
report-retry = ลองใหม่
report-figures = { $side }: ความแม่นยำ { $accuracy } เสียเฉลี่ย { $loss }

# เหตุผลที่ตาเดินเป็นความผิดพลาด
mistake-corner = ตานี้เสียมุม { $point }
mistake-win-now = ตานี้ไม่ได้หยุด{ $threat }
mistake-allowed-win = ตานี้เปิดให้ฝ่ายตรงข้ามชนะแน่นอนใน { count-moves }
mistake-missed-win = ตานี้พลาดการชนะแน่นอนใน { count-moves }
mistake-gave-win = ตานี้ทิ้งเกมที่ชนะอยู่
mistake-gave-draw = ตานี้ทิ้งผลเสมอ

# เล่นใหม่จากก่อนความผิดพลาด
retry-choose = หาตาที่ดีกว่า { $mv }
retry-judging = เอนจินกำลังดู { $mv }…
retry-good = { $mv } ดีเท่ากับตาที่ดีที่สุด
retry-bad = { $mv } เสียมากกว่าตาที่ดีที่สุด { $loss }
retry-again = ถอยตาแล้วลองตาอื่น
retry-end = แสดงค่า

play-mistake = { $mv } เสีย { $loss }
play-mistake-note = ใช้ “{ undo }” เพื่อถอย
