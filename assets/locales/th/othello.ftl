# โอเทลโล่

othello-name = โอเทลโล่
othello-tagline = หนีบ พลิก ครองให้มากกว่า
othello-turn-hint = วางหมากเพื่อหนีบหมากของฝ่ายตรงข้าม
othello-discs = ตัว
othello-disc =
    { $colour ->
        [black] หมากดำ
       *[white] หมากขาว
    }

othello-flips = { $point } พลิก{ count-discs }
othello-flips-which = { $point } พลิก { $points }
othello-ends-won = เกมจะจบโดย{ colour }ชนะ
othello-ends-drawn = เกมจะจบโดยเสมอ
othello-flips-note = พลิก{ count-discs }
othello-played = { $who }ลงที่ { $point } และพลิก{ count-discs }
othello-played-which = { $who }ลงที่ { $point } และพลิก { $points }

othello-score = { $first }–{ $second } ตัว
othello-score-official = { $first }–{ $second } ตัว คะแนนทางการเมื่อนับช่องว่าง { $official_first }–{ $official_second }
othello-official-score = คะแนนทางการเมื่อนับช่องว่างคือ { $first } ต่อ { $second }

othello-won-more-discs = ทั้งสองฝ่ายไม่มีตาเดิน และ{ colour }มีหมากมากกว่า
othello-won-all-flipped = { colour }พลิกหมากได้ทั้งหมด
othello-you-won-more-discs = ทั้งสองฝ่ายไม่มีตาเดิน และคุณมีหมากมากกว่า
othello-you-won-all-flipped = คุณพลิกหมากได้ทั้งหมด
othello-drawn-equal-discs = ทั้งสองฝ่ายไม่มีตาเดิน และมีจำนวนหมากเท่ากัน

othello-hint-discs = ตานี้จบเกมโดยมีหมากมากกว่า

othello-illegal-flips-nothing = { $point } พลิกหมากไม่ได้เลย
othello-illegal-flips-nothing-note = ต้องหนีบแนวหมากของฝ่ายตรงข้ามไว้ระหว่างหมากตัวนี้กับหมากของคุณอีกตัว
othello-illegal-may-not-pass = คุณมีตาเดิน จึงผ่านไม่ได้
othello-illegal-must-pass = คุณไม่มีตาเดิน
othello-illegal-must-pass-note = กดผ่าน

othello-rules-gist = หนีบหมากของฝ่ายตรงข้ามไว้ระหว่างหมากของคุณสองตัวเพื่อพลิก ฝ่ายที่มีหมากมากกว่าชนะ
othello-rules-move-1 = ฝ่ายดำเดินก่อน วางหมากให้มีแนวหมากของฝ่ายตรงข้ามหนึ่งแนวขึ้นไปอยู่ระหว่างหมากตัวนั้นกับหมากของคุณอีกตัว ทั้งแนวนอน แนวตั้ง และแนวทแยง
othello-rules-move-2 = หมากที่ถูกหนีบทุกตัวจะถูกพลิกทุกแนวพร้อมกัน หมากที่ถูกพลิกไม่หนีบหมากอื่นต่อ
othello-rules-passing = การผ่าน
othello-rules-passing-1 = ถ้าไม่มีตาเดินต้องผ่าน ถ้ามีตาเดินต้องเดิน
othello-rules-end-1 = เมื่อทั้งสองฝ่ายไม่มีตาเดินให้นับหมาก ตามกติกาสากลช่องว่างที่เหลือนับเพิ่มให้ฝ่ายที่ชนะ ถ้าเสมอให้แบ่งกัน
othello-rules-end-2 = บนกระดานจริง ฝ่ายที่หมากในมือหมดจะได้แบ่งหมากจากฝ่ายตรงข้าม ที่นี่หมากไม่มีวันหมด

othello-origins-1 = โกโร ฮาเซงาวะเผยแพร่โอเทลโล่ในญี่ปุ่นช่วงต้นทศวรรษ 1970 เกมนี้ใกล้เคียงกับ Reversi ซึ่งปรากฏในลอนดอนช่วงทศวรรษ 1880
othello-origins-2 = กติกาในโปรแกรมนี้เป็นของสมาคมโอเทลโล่ไทย ตามเว็บไซต์ในช่วงปี 2006–2015: กติกาสิบข้อและรูปสิบเอ็ดรูป บทเรียนทำตามรูปเหล่านี้
othello-origins-3 = Othello เป็นเครื่องหมายการค้าของเจ้าของ โปรแกรมนี้ไม่มีส่วนเกี่ยวข้องกับเจ้าของ
