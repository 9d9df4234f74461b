### หน้าบทเรียนและโจทย์

learn = เรียนรู้
# โจทย์ประจำวัน
learn-today = วันนี้ · { $date }
learn-difficulty = ความยาก { $number } จาก 5
learn-solve = แก้โจทย์
learn-solve-again = แก้อีกครั้ง
# บทเรียนที่จะเรียนต่อ
learn-go-on = เรียนต่อ
learn-first-lesson = บทเรียนแรก
learn-next-lesson = บทเรียนถัดไป
learn-lesson = บทเรียนที่ { $number } จาก { $count }: { $title }
learn-begin = เริ่ม
learn-continue = เล่นต่อ
learn-all-done = เรียนจบทุกบทแล้ว
# เรตติง และปุ่มสำหรับโจทย์ที่เหมาะ
learn-rating = เรตติงของคุณ
learn-next = โจทย์ตามเรตติงของฉัน
learn-for-you = ตามเรตติงของคุณ
learn-rating-course = เรตติงของคุณ จาก { $first } เป็น { $last } ต่ำสุด: { $low } สูงสุด: { $high }
learn-themes = โจทย์ตามหัวข้อ
