### บทเรียนของไดมอนด์ แต่ละขั้นมีเรื่องเดียว ไม่เกินสองประโยค

lesson-diamond-board = กระดาน
lesson-diamond-board-lines = หมากอยู่บนจุดที่เส้นพบกัน กดทุกจุดที่มีเส้นเชื่อมกับ e3
lesson-diamond-board-lines-right = ที่นี่มีห้าเส้น แต่ละจุดมีสามถึงห้าเส้น
lesson-diamond-board-lines-wrong = ไม่มีเส้นเชื่อมจุดนี้กับ e3 โดยตรง
lesson-diamond-board-square = เส้นล้อมเป็นสี่เหลี่ยมและสามเหลี่ยม d3 เป็นมุมหนึ่งของสี่เหลี่ยมตรงกลาง: กดอีกสามมุม
lesson-diamond-board-square-right = มุมทั้งสี่ของสี่เหลี่ยมเดียวกันเป็นสีของคุณก็ชนะ
lesson-diamond-board-square-wrong = จุดนี้ไม่ใช่มุมของสี่เหลี่ยมนั้น
lesson-diamond-board-diagonal = ไม่มีเส้นผ่านกลางสี่เหลี่ยม: d3 และ e4 เป็นมุมของสี่เหลี่ยมเดียวกันแต่ไม่ติดกัน

lesson-diamond-placement = การวางหมาก
lesson-diamond-placement-place = กระดานเริ่มว่าง ฝ่ายดำเริ่ม แล้วผลัดกันวางจนครบ 24 ตัว คุณเล่นฝ่ายดำ: ครองสี่เหลี่ยมให้ครบ
lesson-diamond-placement-place-right = ครบสี่มุม: ฝ่ายดำชนะแม้ยังวางหมากไม่ครบ
lesson-diamond-placement-place-wrong = สี่เหลี่ยมยังไม่ครบ ขาดอีกหนึ่งมุม
lesson-diamond-placement-block = คุณเล่นฝ่ายขาว และฝ่ายดำกำลังจะครองสี่เหลี่ยม ให้ขวางไว้
lesson-diamond-placement-block-right = ขวางแล้ว ระหว่างวางหมากยังไม่มีการกิน
lesson-diamond-placement-block-wrong = ฝ่ายดำครองสี่เหลี่ยมครบที่ d4

lesson-diamond-movement = การเดินหมาก
lesson-diamond-movement-move = เมื่อวางหมากครบแล้ว หมากเดินตามเส้นครั้งละหนึ่งก้าว คุณเล่นฝ่ายขาว: ครองสี่เหลี่ยมรอบ d3 ให้ครบ
lesson-diamond-movement-move-right = ครองสี่เหลี่ยมในระยะใดก็ชนะ
lesson-diamond-movement-move-wrong = หมากตัวหนึ่งอยู่ห่างจากมุมที่ขาดคือ d4 เพียงก้าวเดียว
lesson-diamond-movement-along = จุดที่มีเส้นเชื่อมเท่านั้นที่ห่างกันหนึ่งก้าว กดทุกจุดที่หมากที่ e4 เดินไปได้
lesson-diamond-movement-along-right = นี่คือจุดว่างทั้งหมดที่ติดกับ e4
lesson-diamond-movement-along-wrong = e4 ไม่มีเส้นไปยังจุดนี้ หรือจุดนี้มีหมากอยู่แล้ว

lesson-diamond-cornering = การกินด้วยการต้อนมุม
lesson-diamond-cornering-example-1 = ตัวอย่าง 1 ถ้าสามเหลี่ยมมีหมากขาวหนึ่งตัวและหมากดำหนึ่งตัว ให้เดินไปจุดที่สามเพื่อต้อนมุมหมากของฝ่ายตรงข้าม คุณเล่นฝ่ายขาว
lesson-diamond-cornering-example-1-right = f4 ถูกกินและกลายเป็นหิน
lesson-diamond-cornering-example-1-wrong = ไม่มีหมากถูกต้อนมุม สามเหลี่ยม e3, e4 และ f4 มีหมากสีละหนึ่งตัว
lesson-diamond-cornering-example-2 = ตัวอย่าง 2 หนึ่งตาต้อนมุมสองตัวบนสองสามเหลี่ยมได้ แล้วไม่มีตัวใดถูกกิน คุณเล่นฝ่ายขาว: ต้อนมุมทั้งสองตัว
lesson-diamond-cornering-example-2-right = ถูกต้อนมุมทั้งคู่ จึงอยู่ทั้งคู่
lesson-diamond-cornering-example-2-wrong = ตานั้นไม่ได้ต้อนมุม f4 และ d5 พร้อมกัน
lesson-diamond-cornering-example-2-one = หมากออกจาก e3 จึงออกจากสามเหลี่ยมหนึ่ง: มีเพียง d5 ที่ถูกต้อนมุมและถูกกิน
lesson-diamond-cornering-example-3 = ตัวอย่าง 3 สามเหลี่ยมสองรูปที่ติดกันก็เช่นเดียวกัน คุณเล่นฝ่ายขาว: ต้อนมุมหมากดำทั้งสองตัว
lesson-diamond-cornering-example-3-right = ถูกต้อนมุมทั้งคู่อีกครั้ง และอยู่ทั้งคู่
lesson-diamond-cornering-example-3-wrong = ตานั้นไม่ได้ต้อนมุม d4 และ e5 พร้อมกัน
lesson-diamond-cornering-example-4 = ตัวอย่าง 4 หมากตัวหนึ่งถูกต้อนมุมบนสองสามเหลี่ยมในตาเดียวได้: หมากนั้นถูกกิน คุณเล่นฝ่ายขาว: เดินจาก f4
lesson-diamond-cornering-example-4-right = d5 ถูกต้อนมุมสองครั้ง กับ d4 และกับ e5 แต่ถูกกินครั้งเดียว
lesson-diamond-cornering-example-4-wrong = เดินหมากที่ f4 ให้ d5 ถูกต้อนมุม
lesson-diamond-cornering-example-4-single = ตานั้นกินได้เช่นกันแต่บนสามเหลี่ยมเดียว: หมากที่เดินเคยเป็นส่วนหนึ่งของอีกรูป
lesson-diamond-cornering-example-5 = ตัวอย่าง 5 การเดินเข้าไประหว่างหมากสองตัวของฝ่ายตรงข้ามปลอดภัย คุณเล่นฝ่ายขาว: เดินไป e4
lesson-diamond-cornering-example-5-right = ไม่มีอะไรเกิดขึ้น: ฝ่ายที่เดินเท่านั้นที่ต้อนมุมได้
lesson-diamond-cornering-example-5-wrong = เดินไป e4 ระหว่างหมากดำสองตัว

lesson-diamond-neutrals = หิน
lesson-diamond-neutrals-which = หมากที่ถูกกินกลายเป็นหินซึ่งเป็นกลาง แทนการเดินคุณเอาหินที่ไม่มีหมากขาวหรือหมากดำติดกันออกได้ กดหินที่เอาออกได้
lesson-diamond-neutrals-which-right = b2 ไม่มีหมากขาวหรือหมากดำติดกัน
lesson-diamond-neutrals-which-wrong = มีหมากขาวหรือหมากดำติดกับก้อนนั้น หรือไม่มีหินที่นั่น
lesson-diamond-neutrals-remove = เอาออก
lesson-diamond-neutrals-remove-right = จุดนั้นว่างอีกครั้ง หินเดินไม่ได้และไม่นับในสี่เหลี่ยม
lesson-diamond-neutrals-remove-wrong = นั่นคือการเดิน กดหินที่ b2 เพื่อเอาออก

lesson-diamond-pie-rule = กติกาสลับฝ่าย
lesson-diamond-pie-rule-switch = ตาแรกมีค่ามาก ฝ่ายขาวจึงตอบด้วยการสลับฝ่ายได้ในตานั้นเท่านั้น ฝ่ายดำเริ่มตรงกลาง: ให้สลับฝ่าย
lesson-diamond-pie-rule-switch-right = ตอนนี้คุณเล่นฝ่ายดำและหมากที่ d4 เป็นของคุณ ฝ่ายดำควรเริ่มด้วยตาที่มีค่าเท่ากันทั้งสองฝ่าย
lesson-diamond-pie-rule-switch-wrong = ไม่เลว แต่หมากดีที่ d4 จะเป็นของฝ่ายตรงข้าม ให้สลับฝ่าย

lesson-diamond-draws = การเสมอ
lesson-diamond-draws-repeat = รูปหมากที่เกิดขึ้นเป็นครั้งที่สามถือว่าเสมอ คุณเล่นฝ่ายดำและมีหมากน้อยกว่า: ทำให้ซ้ำ
lesson-diamond-draws-repeat-right = ครั้งที่สาม: เสมอ
lesson-diamond-draws-repeat-wrong = ตอนนี้ฝ่ายขาวเล่นต่อด้วยหมากมากกว่า กลับไปที่เดิม
lesson-diamond-draws-quiet = ห้าสิบตาติดต่อกัน ฝ่ายละ 25 ตา โดยไม่มีการกินหรือเอาหินออกถือว่าเสมอ รูปหมากที่ไม่มีตาเดินและการตกลงกันก็เสมอเช่นกัน

lesson-diamond-problem = โจทย์ที่เคยตีพิมพ์
lesson-diamond-problem-solve = ฝ่ายขาวเดินและชนะ ฝ่ายดำกำลังจะครองสองสี่เหลี่ยมด้วย b5 และ c6 หาตาที่ไม่ให้เวลาฝ่ายดำ
lesson-diamond-problem-solve-right = แก้ได้แล้ว: ครองสี่เหลี่ยมครบ
lesson-diamond-problem-solve-wrong = ฝ่ายดำครองสี่เหลี่ยมครบก่อนคุณ
