# ผู้หยั่งรู้: สิ่งที่พิสูจน์แล้วของทุกตาเดิน ถ้าทั้งสองฝ่ายเล่นดีที่สุดต่อจากนั้น

oracle = ผู้หยั่งรู้
oracle-show = แสดงผู้หยั่งรู้
oracle-hide = ซ่อนผู้หยั่งรู้
oracle-on = เปิดผู้หยั่งรู้แล้ว
oracle-off = ปิดผู้หยั่งรู้แล้ว

# ค่าของตาเดิน เป็นส่วนหนึ่งของประโยค
oracle-wins = ชนะใน { count-plies }
oracle-wins-at-most = ชนะในไม่เกิน { count-plies }
oracle-wins-at-least = ชนะในอย่างน้อย { count-plies }
oracle-wins-open = ชนะ
oracle-loses = แพ้ใน { count-plies }
oracle-loses-at-most = แพ้ในไม่เกิน { count-plies }
oracle-loses-at-least = แพ้ในอย่างน้อย { count-plies }
oracle-loses-open = แพ้
oracle-draws = เสมอ
oracle-ahead = ชนะโดยต่างกัน { count-discs }
oracle-behind = แพ้โดยต่างกัน { count-discs }
oracle-unproved = ยังไม่ได้พิสูจน์

# เครื่องหมายสั้นบนกระดาน
oracle-sign-win = W{ $plies }
oracle-sign-loss = L{ $plies }
oracle-sign-draw = D
oracle-sign-unproved = ?
oracle-sign-at-most = ≤{ $count }
oracle-sign-at-least = ≥{ $count }

oracle-row = { $mv }: { $value }
oracle-sentence = { $mv } { $value }
oracle-of-move = ผู้หยั่งรู้: { $value }
oracle-best = ตาที่ดีที่สุด{ $value }

# ผู้หยั่งรู้กำลังทำอะไร
oracle-waiting = ผู้หยั่งรู้กำลังรอคอมพิวเตอร์
oracle-searching = พิสูจน์แล้ว { $proved } จาก { $count } ตา…
oracle-complete = พิสูจน์ครบทุกตาแล้ว
oracle-no-moves = ไม่มีตาเดินให้ตัดสิน
oracle-stopped = พิสูจน์แล้ว { $proved } จาก { $count } ตา ที่เหลือใช้เวลานานเกินไป
oracle-stopped-none = ยังพิสูจน์อะไรที่นี่ไม่ได้ในไม่กี่วินาที
oracle-stopped-lengths = พิสูจน์ครบทุกตาแล้ว แต่ยังไม่รู้จำนวนครึ่งตาของทุกตา
