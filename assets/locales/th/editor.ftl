# ตัวจัดรูปหมาก: ปุ่ม แถว และข้อผิดพลาดของรูปที่จัด

set-up-position = จัดรูปหมาก
edit-position = แก้ไขรูปหมากนี้
editor-title = จัดรูปหมาก
title-sentence = { $words }

editor-choice = { $group }: { $choice }
editor-brush = วางหรือเอาออก
brush-neutral = หิน
brush-remove = เอาออก
editor-to-move = ถึงตา
editor-phase = ระยะ
phase-placement = วางหมาก
phase-movement = เดินหมาก
editor-in-hand = ในมือ: { $first } { $first_count }, { $second } { $second_count }
editor-switched = สลับฝ่ายแล้ว

editor-clear = ล้างกระดาน
editor-start = รูปเริ่มต้นมาตรฐาน
mirror-sideways = กลับซ้ายขวา
mirror-up-down = กลับบนล่าง
quarter-turn = หมุน
half-turn = หมุนครึ่งรอบ
editor-swap = สลับสี
play-from-here = เล่นต่อจากตรงนี้
copy-position = คัดลอกรูปหมาก
copy-link = คัดลอกลิงก์
paste-position = วางรูปหมากที่คัดลอก
editor-cancel = ยกเลิก
editor-discard = กดอีกครั้งเพื่อทิ้ง

position-copied = คัดลอกรูปหมากไปยังคลิปบอร์ดแล้ว
link-copied = คัดลอกลิงก์ไปยังคลิปบอร์ดแล้ว
not-copied = ใช้คลิปบอร์ดที่นี่ไม่ได้
nothing-to-paste = ไม่มีข้อความในคลิปบอร์ด
not-pasted = วางรูปหมากไม่ได้: { $reason }

setup-ready = ถึงตา{ colour }
setup-ready-note = { $place ->
    [crossings] กดจุดเพื่อวางหมาก กดอีกครั้งเพื่อเอาออก
   *[cells] กดช่องเพื่อวางหมาก กดอีกครั้งเพื่อเอาออก
}
setup-over = รูปหมากนี้เกมจบแล้ว
setup-over-note = คัดลอกได้ แต่เล่นต่อจากตรงนี้ไม่ได้
setup-too-many = { colour }มีหมากเกิน { $most } ตัว
setup-too-many-note = เอาหมากออกบ้าง
setup-impossible = รูปหมากนี้เกิดขึ้นในเกมไม่ได้
setup-impossible-note = เลิกทำการแก้ไขล่าสุด หรือเริ่มจากรูปเริ่มต้นมาตรฐาน
