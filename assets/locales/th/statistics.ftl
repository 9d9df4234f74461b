### สถิติเกมของผู้เล่น

statistics = สถิติ
statistics-player = ผู้เล่น
statistics-player-row = { $name } · { $games }
statistics-empty = ยังไม่มีเกมที่เล่นจบ เล่นให้จบสักเกม แล้วผลจะแสดงที่นี่
statistics-none-match = ไม่มีเกมที่เล่นจบตรงกับตัวเลือกนี้
statistics-two-people = ไม่นับเกมที่สองคนเล่นหน้าจอเดียวกัน { $count } เกม

statistics-games = เกม
statistics-results = ชนะ { $won } · เสมอ { $drawn } · แพ้ { $lost }
statistics-win-rate = อัตราชนะ
statistics-percent = { $number }%
statistics-interval = 95%: { $low }–{ $high }%
statistics-streak = ชนะติดต่อกัน
statistics-streak-now = จนถึงเกมล่าสุด: { $count }
statistics-duration = เวลาปกติต่อเกม
statistics-seconds = { $seconds } วินาที
statistics-minutes = { $minutes } นาที
statistics-hours = { $hours } ชั่วโมง { $minutes } นาที
statistics-dates = { $from } – { $to }
statistics-rating = เรตติง: { $board }
statistics-rating-value = { $rating } ± { $deviation }
statistics-rated-games = จาก { $count } เกมกับคอมพิวเตอร์
statistics-loss = เสียต่อตาเดิน: { $board }
statistics-loss-discs = { $discs } หมาก
statistics-analysed-games = ใน { $count } เกมที่วิเคราะห์แล้ว

statistics-win-rate-trend = อัตราชนะใน 20 เกมล่าสุด
statistics-rating-trend = เรตติงจาก 20 เกมล่าสุด: { $board }
statistics-loss-trend = เสียต่อตาเดินใน 10 เกมล่าสุด: { $board }
statistics-win-rate-later = จะแสดงหลังจากห้าเกม
statistics-rating-later = จะแสดงหลังจากห้าเกมกับคอมพิวเตอร์บนกระดานปกติ
statistics-loss-later = จะแสดงหลังจากวิเคราะห์ห้าเกม
statistics-trend-spoken = { $title } { $from }: { $first } { $to }: { $last } ต่ำสุด: { $low } สูงสุด: { $high }

statistics-by-game = ตามเกม
statistics-by-level = กับคอมพิวเตอร์
statistics-by-opponent = กับผู้เล่นอื่น
statistics-by-colour = ตามสี
statistics-by-opening = ตามการเปิดเกม
statistics-row-spoken = { $name }: { $games } { $results } อัตราชนะ { $rate }, { $interval }
statistics-figure-spoken = { $label }: { $value } { $note }

statistics-method = เสมอนับเป็นครึ่งชนะ แถบสีจางคือช่วง 95% เรตติงได้จากผลที่เล่นกับระดับของคอมพิวเตอร์ที่วัดแล้วบนกระดานปกติตามกฎของเบย์ ± คือส่วนเบี่ยงเบนมาตรฐาน เรตติงของเกมต่างชนิดเปรียบเทียบกันไม่ได้

standing-rating = เรตติงของคุณ: { $rating } ({ $change })
standing-first-rating = เรตติงของคุณ: { $rating }
standing-against = { $opponent }: { $results }
