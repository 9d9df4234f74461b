# คำใบ้: ตาเดินและเหตุผลที่ดี

hint-searching = กำลังหาตาเดินที่ดี…
hint-pass = ผ่าน
hint-switch = สลับฝ่าย
hint-place = ลอง { $point }
hint-step = ลอง { $from }–{ $to }
hint-remove = เอาหินที่ { $point } ออก

hint-only-move = เป็นตาเดินเดียวที่มี
hint-wins-now = ตานี้ชนะทันที
hint-wins-in = ตานี้ชนะแน่นอนใน { count-moves }
hint-only-defence = ตาอื่นแพ้แน่นอนทุกตา
hint-only-stops = มีเพียงตานี้ที่หยุด{ $threat }
hint-stops = ตานี้หยุด{ $threat }
hint-lost = ไม่มีอะไรหยุดฝ่ายตรงข้ามได้แล้ว
hint-holds-out = ทุกตาแพ้ ตานี้ต้านได้นานที่สุดอีก { $count } ตา
hint-draws = ตานี้เสมอแน่นอน ซึ่งเป็นผลที่ดีที่สุด
hint-wins-by = ถ้าเล่นดีที่สุดทั้งสองฝ่าย ตานี้ชนะโดยต่างกัน { count-discs }
hint-loses-by = ทุกตาแพ้ ถ้าเล่นดีที่สุดทั้งสองฝ่าย ตานี้แพ้โดยต่างกันไม่เกิน { count-discs }
hint-looks-best = ดูดีที่สุดโดยยังไม่ได้คิดล่วงหน้า
hint-looks-best-after = ดูดีที่สุดเมื่อคิดล่วงหน้า { count-moves }

threat-win = การชนะที่ { $point }
