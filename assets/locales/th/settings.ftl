# หน้าของการตั้งค่า

tab-look = แสดงผล
tab-play = เกม
tab-sound = เสียง
tab-access = การเข้าถึง

theme = ธีม
theme-name =
    { $theme ->
        [wood] ไม้โทนอุ่น
        [tournament] เขียวสนามแข่ง
        [marble] หินอ่อนและหินชนวน
        [night] กลางคืน
        [contrast] คอนทราสต์สูง
        [own] ธีมของฉัน
       *[other] { $theme }
    }
view = มุมมอง
view-note = 2D แสดงกระดานจากด้านบนตรง ๆ
speed = ภาพเคลื่อนไหว
speed-note = ความเร็วของหมาก ปิด: หมากอยู่ที่ใหม่ทันที
speed-off = ปิด
speed-half = ½×
speed-normal = 1×
speed-double = 2×
graphics = กราฟิก
graphics-automatic = อัตโนมัติ
graphics-sharp = คมชัด
graphics-balanced = สมดุล
graphics-light = เบา
graphics-note = ความคมชัดของกระดานขณะเคลื่อนไหว กระดานที่หยุดนิ่งคมชัดเสมอ
graphics-detail = ขณะนี้: { $detail } กระดานที่หยุดนิ่งคมชัดเสมอ
coordinates = พิกัด
coordinates-note = ตัวอักษรและตัวเลขที่ขอบกระดาน
markers = แสดงตาเดินที่เล่นได้
markers-note = เครื่องหมายทุกที่ที่เดินได้
previews = แสดงผลของตาเดิน
previews-note = เมื่อชี้ที่ตาเดิน จะแสดงว่าพลิกหรือกินอะไร

confirm-moves = ยืนยันทุกตา
confirm-note = เลือกตาเดิน แล้วเลือกอีกครั้งเพื่อเล่น
computers-resign = คอมพิวเตอร์ยอมแพ้เมื่อแพ้แน่
computers-resign-note = มิฉะนั้นจะเล่นจนจบ
evaluation-bar = แถบประเมิน
evaluation-bar-note = แสดงว่าใครนำ ไม่แสดงเมื่อสองคนเล่นจับเวลา
point-out-mistakes = ชี้ความผิดพลาด
point-out-mistakes-note = เมื่อเล่นกับคอมพิวเตอร์: บอกว่าตาเดินเสียเท่าไร เพื่อให้ถอยตาได้
analysis-line-count = แนวเดินที่ดีที่สุด
analysis-line-count-note = จำนวนตาดีที่แสดงพร้อมตาที่ตามมา
analysis-time = เวลาต่อตำแหน่ง
analysis-time-note = ครบเวลาแล้วหยุดคำนวณ
analysis-time-of =
    { $seconds ->
        [600] 10 นาที
       *[other] { $seconds } วินาที
    }
analysis-depth-limit = จำนวนตาที่คิดล่วงหน้า
analysis-depth-limit-note = นับหนึ่งต่อหนึ่งตาของผู้เล่นแต่ละฝ่าย
analysis-depth-unlimited = ไม่จำกัด
analysis-table = หน่วยความจำสำหรับวิเคราะห์
analysis-table-note = ใช้จำตำแหน่งที่ดูแล้ว การวิเคราะห์นาน ๆ ได้ประโยชน์จากหน่วยความจำมากขึ้น
analysis-table-of = { $size } MB
think-ahead = เมื่อเล่นเต็มกำลัง ให้คิดในเวลาของฉันด้วย
think-ahead-note = หาตาเดินได้ดีขึ้น แต่ใช้พลังงานมากขึ้น
engine-threads = คอร์ของหน่วยประมวลผลที่ใช้คิด
engine-threads-note = ยิ่งหลายคอร์ยิ่งหาตาดีได้เร็ว แต่ใช้พลังงานมากขึ้น
engine-threads-most = เว้นไว้หนึ่ง
autoplay-pace = ความเร็วเมื่อเล่นทวน
autoplay-pace-note = เวลาต่อตาเมื่อเล่นทวนเกม
seconds-short = { $seconds } วินาที
facing = เมื่อเล่นสองคน
facing-fixed = กระดานอยู่นิ่ง
facing-turning = กระดานหมุน
facing-opposite = หันหน้าเข้าหากัน
facing-fixed-note = กระดานคงอยู่อย่างเดิม
facing-turning-note = หลังแต่ละตา กระดานหมุนไปทางผู้เล่นที่ต้องเดิน
facing-opposite-note = วางอุปกรณ์ราบระหว่างคุณสองคน: แผงของผู้เล่นอีกคนจะกลับหัว

effects = เสียงประกอบ
effects-note = เสียงหมากบนกระดาน
ambience = เสียงบรรยากาศ
ambience-note = เสียงห้องเงียบ ๆ รอบกระดาน
vibration = การสั่น
vibration-note = สั่นสั้น ๆ เมื่อวางหมาก กินหมาก หรือตาเดินไม่ถูกต้อง
interface = เสียงปุ่ม
interface-note = เสียงปุ่มและข้อความ
no-sound-device = ไม่พบอุปกรณ์เสียง เกมจึงไม่มีเสียง เริ่มโปรแกรมใหม่เพื่อค้นหาอุปกรณ์อีกครั้ง

scale = ขนาดตัวอักษรและปุ่ม
scale-percent = { $percent }%
scale-note = ในหน้าต่างเล็ก ขนาดถูกจำกัดตามพื้นที่ที่มี
scale-limited = หน้าต่างนี้เล็กเกินไปสำหรับ { $requested } จึงใช้ขนาด { $shown }
language = ภาษา
language-name = ไทย

keys-note = กดแถวเพื่อเปลี่ยนปุ่ม
keys-waiting = กดปุ่มใหม่ กด Esc เพื่อยกเลิก
press-a-key = กดปุ่ม…
reset-keys = คืนค่าปุ่มทั้งหมด
no-key = ไม่มี
key-pair = { $first } · { $second }

# ธีมของผู้เล่นเอง: หน้าข้างกระดาน
own-theme = ธีมของฉัน
own-theme-change = เปลี่ยนสี
own-theme-base = เริ่มจาก
own-theme-part =
    { $part ->
        [board-light] ช่องสีอ่อน
        [board-dark] ช่องสีเข้ม
        [board-plain] กระดานสีเดียว
        [pieces-light] หมากสีอ่อน
        [pieces-dark] หมากสีเข้ม
        [pieces-neutral] หมากเป็นกลาง
        [marks] ตาเดินที่ทำได้
        [last-move] ตาล่าสุด
        [frame] กรอบ
        [lines] เส้น
        [table] โต๊ะ
       *[other] { $part }
    }
own-theme-place =
    { $part ->
        [board-light] บนช่องสีอ่อน
        [board-dark] บนช่องสีเข้ม
        [board-plain] บนกระดานสีเดียว
        [pieces-dark] ข้างหมากสีเข้ม
        [pieces-neutral] ข้างหมากเป็นกลาง
        [table] บนโต๊ะ
       *[other] { $part }
    }
own-theme-words = ตัวหนังสือ
own-theme-row = { $part } { $colour }
own-theme-hue = สี
own-theme-saturation = ความสด
own-theme-lightness = ความสว่าง
own-theme-digits = สี เช่น #c9a25c
own-theme-digits-wrong = สีเขียนเป็น # ตามด้วยหกหลัก แต่ละหลักคือ 0 ถึง 9 หรือ a ถึง f เช่น #c9a25c
own-theme-reset-part = กลับเป็นสีของ { $theme }
own-theme-reset = คืนค่าสีทั้งหมด
own-theme-reset-again = คืนค่าทั้งหมด — กดอีกครั้ง
own-theme-weak = { $upper }{ $place }: { $ratio } : 1 ต่ำกว่า { $enough } : 1 จะมองเห็นได้ยาก
own-theme-strong = สีที่เลือกแยกออกจากกันได้ง่าย
own-theme-copy-text = คัดลอกเป็นข้อความ
own-theme-copy-link = คัดลอกลิงก์
own-theme-paste = วางข้อความ
own-theme-pasted = ใช้ธีมที่วางแล้ว
own-theme-not-pasted = { $reason } ไม่มีอะไรเปลี่ยนแปลง
own-theme-as-text = ธีมของฉันเป็นข้อความ
own-theme-as-text-note = วางธีมที่คัดลอกเป็นข้อความไว้ที่นี่ได้
own-theme-too-long = ข้อความนี้ยาวเกินไปสำหรับธีม ธีมมีบรรทัดเดียว
own-theme-no-prefix = ข้อความนี้ไม่ใช่ธีม ธีมขึ้นต้นด้วย “{ $prefix }”
own-theme-unknown-base = ไม่มีธีมชื่อ “{ $name }” ให้เริ่ม
own-theme-unknown-part = ธีมไม่มีส่วนชื่อ “{ $name }”
own-theme-invalid-colour = { $part }: “{ $value }” ไม่ใช่สีอย่าง #c9a25c
own-theme-twice = { $part }มีสองสี
