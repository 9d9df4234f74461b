# เมื่อบันทึกหรืออ่านไม่ได้

damaged-settings = อ่านการตั้งค่าไม่ได้ จึงคืนค่าเริ่มต้น
damaged-match = อ่านเกมที่บันทึกไม่ได้
damaged-set-aside = เก็บไฟล์แยกไว้เป็น { $path }
newer-match = เกมที่บันทึกมาจาก Tessera รุ่นใหม่กว่า
newer-kept = เก็บไว้เป็น { $path }
corrected-settings = ค่าที่บันทึกบางอย่างใช้ไม่ได้และถูกแก้ไขแล้ว: { $list }
corrected-setting = { $name } { $used } (เดิม { $stored })
corrected-undone = เกมที่บันทึกต้องถอย { $stored } ตา แต่มีเพียง { $used } ตา จึงถอยทั้งหมด
other-window = Tessera เปิดอยู่ในหน้าต่างอื่น เกมในหน้าต่างนี้เก็บไว้ในเกมที่บันทึกเท่านั้น
taken-over = หน้าต่างอื่นปิดแล้ว ตอนนี้จึงบันทึกเกมในหน้าต่างนี้
other-match-kept = เก็บอีกเกมไว้เป็น { $path }
not-saved-in = เขียนลงใน { $path } ไม่ได้ การตั้งค่าและเกมจะหายไปเมื่อออก
restarted-after-fault = Tessera ขัดข้องและเริ่มใหม่ เกมของคุณปลอดภัย
