# กระดานเป็นคำพูด: แต่ละจุดมีอะไร ทำอะไรได้ และตาเดินทำอะไรไปแล้ว

point-empty = ว่าง
point-stone = หิน
piece-of-colour =
    { $colour ->
        [black] หมากดำ
       *[white] หมากขาว
    }
point-selected = เลือกอยู่
point-can-move = เดินได้
point-last-move = ตาล่าสุด
point-flipped = ถูกพลิกในตาล่าสุด
point-connects = เชื่อมกับ { $points }
point-legal = เล่นได้
point-legal-note = เล่นได้: { $note }
point-can-be-captured = ถูกกินได้

ply-passes = { $who }ผ่าน
ply-swap = ผู้เล่นสลับฝ่ายกัน
ply-places = { $who }ลงที่ { $point }
ply-steps = { $who }เดินจาก { $from } ไป { $to }
ply-captures = { $who }เดินจาก { $from } กิน { $to }

match-opened = { $game } { $first }, { $second }
colour-and-player = { colour }: { $player }
player-changed = { colour }: { $player }

player-with-count = { colour }: { $player }, { $counted }
player-with-time = { colour }: { $player }, { $counted }, เหลือเวลา { $time }
widget-selected = เลือกอยู่
widget-on = เปิด
widget-off = ปิด
widget-disabled = ใช้ไม่ได้

board-spoken = { $columns } คูณ { $rows }
title-with-size = { $game } { $size }
