### บทเรียนของโอเทลโล่ แต่ละขั้นมีเรื่องเดียว ไม่เกินสองประโยค

lesson-othello-first-moves = ตาแรก ๆ
lesson-othello-first-moves-start = นี่คือรูปเริ่มต้น: หมากดำสองตัว หมากขาวสองตัว ฝ่ายดำเดินก่อนเสมอ
lesson-othello-first-moves-where = หมากลงในช่องที่หนีบหมากขาวไว้กับหมากดำอีกตัว กดสี่ช่องที่ฝ่ายดำเล่นได้
lesson-othello-first-moves-where-right = สี่ช่องนี้เท่านั้น: แต่ละช่องหนีบหมากขาวหนึ่งตัว
lesson-othello-first-moves-where-wrong = ที่นั่นหนีบหมากขาวไม่ได้ หาหมากขาวที่ข้างหนึ่งเป็นหมากดำและอีกข้างเป็นช่องว่าง
lesson-othello-first-moves-trap = คุณเล่นฝ่ายดำ วางหมากในช่องที่มีเครื่องหมาย f5
lesson-othello-first-moves-trap-right = หมากขาวที่ e5 อยู่ระหว่างหมากดำสองตัว จึงกลายเป็นหมากดำ
lesson-othello-first-moves-trap-wrong = ตานั้นก็เล่นได้ แต่ที่นี่ให้เล่น f5 ช่องที่มีเครื่องหมาย
lesson-othello-first-moves-flipped = หมากที่พลิกเป็นของคุณแล้ว ฝ่ายที่มีหมากมากกว่าเมื่อจบเกมชนะ

lesson-othello-all-directions = ทุกแนว
lesson-othello-all-directions-all = หมากตัวเดียวพลิกหมากได้ทั้งแปดแนว คุณเล่นฝ่ายดำ: หาตาที่พลิกแปดตัวพร้อมกัน
lesson-othello-all-directions-all-right = แนวนอน แนวตั้ง และแนวทแยงทั้งสอง: หมากที่ถูกหนีบพลิกหมดในตาเดียว
lesson-othello-all-directions-all-wrong = ตานั้นพลิกน้อยไป หาช่องที่มีแนวหมากขาวหลายแนวไปจบที่หมากดำ
lesson-othello-all-directions-after = แปดตัวนี้ถูกหนีบและต้องพลิกทั้งหมด หมากขาวที่ c7 ไม่อยู่ในแนวระหว่าง e8 กับหมากดำตัวใด จึงคงอยู่

lesson-othello-own-discs = แนวจบที่หมากของตนเอง
lesson-othello-own-discs-which = คุณเล่นฝ่ายขาวและจะเล่น h1 กดหมากที่จะพลิก
lesson-othello-own-discs-which-right = สี่ตัวนี้อยู่ระหว่าง h1 กับหมากขาวที่ c1
lesson-othello-own-discs-which-wrong = แนวจบที่หมากตัวแรกของสีตนเอง ที่นี่คือ c1 หมากที่อยู่หลังตัวนั้นคงอยู่
lesson-othello-own-discs-play = ตอนนี้เล่น h1
lesson-othello-own-discs-play-right = หมากดำที่ b1 คงอยู่: แนวจบที่ c1
lesson-othello-own-discs-play-wrong = เล่น h1
lesson-othello-own-discs-stays = ฝ่ายขาวหนีบข้ามหมากของตนเองที่ c1 ไม่ได้

lesson-othello-no-chain = หมากที่พลิกไม่พลิกตัวอื่น
lesson-othello-no-chain-which = คุณเล่นฝ่ายขาวและจะเล่น a4 กดหมากที่จะพลิก
lesson-othello-no-chain-which-right = เฉพาะหมากในแนวจากหมากตัวใหม่เท่านั้นที่พลิก
lesson-othello-no-chain-which-wrong = หมากตัวนั้นไม่อยู่ในแนวจาก a4 ไปยังหมากขาวอีกตัว
lesson-othello-no-chain-play = ตอนนี้เล่น a4
lesson-othello-no-chain-play-right = พลิกสามตัวแล้วจบแค่นั้น
lesson-othello-no-chain-play-wrong = ที่นี่ให้เล่น a4 ช่องที่มีเครื่องหมาย
lesson-othello-no-chain-stay = สองตัวนี้อยู่ระหว่างหมากขาวแล้ว แต่หมากตัวใหม่ไม่ได้หนีบ จึงยังเป็นหมากดำ

lesson-othello-ending = การผ่านและจบเกม
lesson-othello-ending-pass = คุณเล่นฝ่ายดำและไม่มีช่องใดหนีบหมากขาวได้ ตอนนั้นต้องผ่าน และผ่านได้เฉพาะตอนนั้น ให้ผ่าน
lesson-othello-ending-pass-right = ฝ่ายขาวเดินอีกครั้ง คุณเล่นต่อทันทีที่มีตาเดิน
lesson-othello-ending-pass-wrong = ให้ผ่าน: ไม่มีตาอื่น
lesson-othello-ending-last = เกมจบเมื่อทั้งสองฝ่ายไม่มีตาเดิน คุณเล่นฝ่ายขาว: วางหมากตัวสุดท้าย
lesson-othello-ending-last-right = ฝ่ายดำมี 49 ตัว ฝ่ายขาว 15 ตัว: ฝ่ายดำชนะ
lesson-othello-ending-last-wrong = เล่นช่องว่างสุดท้าย
lesson-othello-ending-early = เกมจบก่อนกระดานเต็มได้ คุณเล่นฝ่ายขาว: เล่น g1 แล้วทั้งสองฝ่ายจะไม่มีตาเดิน
lesson-othello-ending-early-right = ฝ่ายขาวชนะ 52 ต่อ 10 ช่องว่างนับเพิ่มให้ฝ่ายที่ชนะ จึงเป็น 54 ต่อ 10
lesson-othello-ending-early-wrong = เล่นตานั้นแล้วเกมยังไม่จบ ให้เล่น g1
lesson-othello-ending-empty = สองช่องนี้ยังว่าง จำนวนหมากเท่ากันทั้งสองฝ่ายถือว่าเสมอ

lesson-othello-corners = มุม
lesson-othello-corners-which = กดมุมทั้งสี่
lesson-othello-corners-which-right = หมากที่มุมไม่มีวันถูกพลิก: ไม่มีแนวใดผ่าน
lesson-othello-corners-which-wrong = นั่นไม่ใช่มุม
lesson-othello-corners-take = คุณเล่นฝ่ายดำ ยึดมุมหนึ่ง
lesson-othello-corners-take-right = หมากตัวนี้เป็นของคุณจนจบเกม และทำให้ตัวที่ติดกันปลอดภัย
lesson-othello-corners-take-wrong = มีมุมให้ยึด ลองหาดู
lesson-othello-corners-two = ตอนนี้เล่นต่อกับคอมพิวเตอร์ที่อ่อน จนคุณได้สองมุม
lesson-othello-corners-two-right = ได้สองมุม ขอบระหว่างมุมรักษาได้ง่ายแล้ว
lesson-othello-corners-two-wrong = เกมจบก่อนคุณได้สองมุม ลองอีกครั้ง: รอให้คอมพิวเตอร์เปิดมุม

lesson-othello-x-squares = ช่อง X
lesson-othello-x-squares-which = สี่ช่องที่ติดมุมในแนวทแยงเรียกว่าช่อง X กดช่องเหล่านั้น
lesson-othello-x-squares-which-right = หมากที่ช่องนั้นมักทำให้เสียมุม
lesson-othello-x-squares-which-wrong = ช่อง X ติดกับมุมในแนวทแยง
lesson-othello-x-squares-keep = คุณเล่นฝ่ายดำ เดินตาที่ไม่ให้มุมแก่ฝ่ายขาว
lesson-othello-x-squares-keep-right = ตอนนี้ฝ่ายขาวยึดมุมไม่ได้
lesson-othello-x-squares-keep-wrong = ตอนนี้ฝ่ายขาวยึดมุมได้
lesson-othello-x-squares-match = เล่นห้าตากับคอมพิวเตอร์ที่ยึดทุกมุมที่ยึดได้ อย่าให้มุมใดเลย
lesson-othello-x-squares-match-right = ห้าตาโดยไม่เสียมุม
lesson-othello-x-squares-match-wrong = คอมพิวเตอร์ได้มุม อย่าเล่นช่องที่ติดมุม

lesson-othello-mobility = ความคล่องตัว
lesson-othello-mobility-few = ฝ่ายที่มีตาเดินน้อยจะต้องเดินตาที่ไม่ดีในไม่ช้า คุณเล่นฝ่ายดำ: หาตาที่เหลือตาเดินให้ฝ่ายขาวไม่เกินสี่ตา
lesson-othello-mobility-few-right = ฝ่ายขาวเหลือตาเดินเพียงสี่ตา
lesson-othello-mobility-few-wrong = ฝ่ายขาวยังมีตาเดินมาก พลิกให้น้อย และพลิกตัวที่อยู่ข้างใน
lesson-othello-mobility-match = เล่นต่อ ให้คอมพิวเตอร์เหลือตาเดินไม่เกินสามตา ภายในหกตาของคุณ
lesson-othello-mobility-match-right = คอมพิวเตอร์แทบไม่มีทางเลือก ไม่ช้าก็ต้องให้มุมแก่คุณ
lesson-othello-mobility-match-wrong = หกตาแล้วคอมพิวเตอร์ยังมีตาเดินมาก ลองอีกครั้ง และนับตาเดินที่คุณเหลือไว้ให้

lesson-othello-parity = คู่คี่
lesson-othello-parity-odd = ใกล้จบเกม หมากตัวสุดท้ายในเขตช่องว่างจะไม่ถูกพลิกที่นั่น เล่นในเขตที่มีช่องว่างเป็นจำนวนคี่ก่อน คุณเล่นฝ่ายดำ: มีตาเดียวที่ชนะ
lesson-othello-parity-odd-right = g1 เป็นเขตช่องเดียว: คุณได้ตาสุดท้ายที่นั่น ส่วนเขตสี่ช่องเหลือให้ฝ่ายขาวเปิด
lesson-othello-parity-odd-wrong = ตอนนี้ฝ่ายขาวได้ตาสุดท้ายในที่สำคัญและชนะ
lesson-othello-parity-win = ตอนนี้ชนะคอมพิวเตอร์ที่เก่งที่สุดจากตรงนี้
lesson-othello-parity-win-right = คุณได้ตาสุดท้ายในที่สำคัญ
lesson-othello-parity-win-wrong = ฝ่ายขาวมีหมากเท่าคุณหรือมากกว่า ลองอีกครั้ง: เริ่มในเขตที่มีช่องว่างช่องเดียว
