# เกมจบอย่างไร

outcome-wins = { colour }ชนะ
outcome-draw = เสมอ
outcome-wins-sentence = { colour }ชนะ
outcome-draw-sentence = เสมอ
outcome-wins-by = { colour }ชนะ { $winner } ต่อ { $loser }
outcome-draw-by = เสมอ ฝ่ายละ { $count } ตัว

victory-resignation = { colour }ยอมแพ้
victory-time = { colour }หมดเวลา

draw-agreement = ผู้เล่นตกลงเสมอกัน
