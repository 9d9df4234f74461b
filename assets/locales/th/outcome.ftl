# เกมจบอย่างไร

outcome-wins = { colour }ชนะ
outcome-name-wins = { $name }ชนะ
outcome-draw = เสมอ
outcome-you-won = คุณชนะ
outcome-you-lost = คุณแพ้
outcome-you-resigned = คุณยอมแพ้
outcome-wins-sentence = { $who }ชนะ
outcome-draw-sentence = เสมอ
outcome-wins-by = { $who }ชนะ { $winner } ต่อ { $loser }
outcome-draw-by = เสมอ ฝ่ายละ { $count } ตัว

victory-resignation = { $who }ยอมแพ้
victory-time = { $who }หมดเวลา
victory-your-time = คุณหมดเวลา

draw-agreement = ผู้เล่นตกลงเสมอกัน
sitting-score = คะแนนรอบนี้: { $first } { $first_points } – { $second_points } { $second }
half-point = { $whole }½
