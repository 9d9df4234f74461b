### บทเรียน: ปุ่ม รายการ และการชวนเรียนบทแรก

lessons = บทเรียน
lesson-next = ต่อไป
lesson-skip = ข้าม
lesson-back = กลับ
lesson-try-again = ลองอีกครั้ง
lesson-leave = ออก
lesson-next-lesson = บทเรียนถัดไป
lesson-finish = เสร็จ
lesson-step = ขั้นที่ { $number } จาก { $count }
lesson-caption = { $title } · { $number } จาก { $count }
lesson-finished = { $title } เรียนจบแล้ว
lesson-left-at = { $title } ค้างไว้ที่ขั้นที่ { $number }
lesson-offer = เพิ่งหัดเล่น{ $game }ใช่ไหม
lesson-offer-play = บทเรียนแรก
lesson-offer-decline = ไม่เป็นไร
origins = เกมนี้มาจากไหน
