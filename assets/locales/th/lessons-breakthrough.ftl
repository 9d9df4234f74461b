### บทเรียนของเบรกทรู แต่ละขั้นมีเรื่องเดียว ไม่เกินสองประโยค

lesson-breakthrough-moves = การเดิน
lesson-breakthrough-moves-start = ฝ่ายละสองแถว คุณเล่นฝ่ายขาวและเดินขึ้น หมากตัวแรกที่ถึงแถวสุดท้ายชนะ
lesson-breakthrough-moves-where = หมากเดินหน้าหนึ่งช่อง ตรงหรือทแยง กดสามช่องที่หมากที่ c5 เดินไปได้
lesson-breakthrough-moves-where-right = ไปข้างหน้าได้สามทาง หมากไม่เดินออกข้างหรือถอยหลัง
lesson-breakthrough-moves-where-wrong = จาก c5 หนึ่งก้าวไปข้างหน้าคือ b6, c6 และ d6
lesson-breakthrough-moves-step = เดินหมากที่ c5
lesson-breakthrough-moves-step-right = ไปข้างหน้าหนึ่งก้าว แล้วถึงตาฝ่ายดำ
lesson-breakthrough-moves-step-wrong = หมากตัวอื่นเดินไป ให้เดินตัวที่ c5

lesson-breakthrough-captures = การกิน
lesson-breakthrough-captures-where = ตอนนี้คุณเล่นฝ่ายดำและเดินลง กินได้ในแนวทแยงเท่านั้น กดหมากสองตัวที่หมากที่ f3 กินได้
lesson-breakthrough-captures-where-right = สองตัวนี้ หมากที่อยู่ข้างหน้าตรง ๆ เพียงขวางทาง
lesson-breakthrough-captures-where-wrong = หมากกินในแนวทแยงไปข้างหน้า ทางตรงถูกขวางอยู่
lesson-breakthrough-captures-take = กินตัวใดตัวหนึ่ง
lesson-breakthrough-captures-take-right = หมากที่ถูกกินออกจากกระดาน และหมากของคุณเข้าแทนที่
lesson-breakthrough-captures-take-wrong = กินหมากที่ e2 หรือ g2
lesson-breakthrough-captures-choice = ไม่บังคับกิน และหนึ่งตากินสองตัวไม่ได้ ตอนนี้คุณเล่นฝ่ายขาว ให้กินหมากดำหนึ่งตัว
lesson-breakthrough-captures-choice-right = กินแล้ว
lesson-breakthrough-captures-choice-wrong = ตานั้นไม่ได้กิน

lesson-breakthrough-goal = การชนะ
lesson-breakthrough-goal-reach = คุณเล่นฝ่ายขาว ไปให้ถึงแถวสุดท้ายและชนะ
lesson-breakthrough-goal-reach-right = หมากตัวเดียวที่แถวสุดท้ายก็พอ
lesson-breakthrough-goal-reach-wrong = ตานั้นไม่ชนะทันที หมากของคุณตัวหนึ่งอยู่ห่างจากแถวสุดท้ายก้าวเดียว
lesson-breakthrough-goal-all = ฝ่ายที่ไม่มีหมากก็แพ้เช่นกัน กินหมากดำตัวสุดท้าย
lesson-breakthrough-goal-all-right = ฝ่ายดำไม่มีหมากเหลือ เกมนี้ไม่มีทางเสมอ
lesson-breakthrough-goal-all-wrong = หมากดำตัวสุดท้ายยังอยู่

lesson-breakthrough-blocking = การกัน
lesson-breakthrough-blocking-side = หมากตัวเดียวหยุดตัวบุกไม่ได้เพราะถูกเดินอ้อม แต่สองตัวเคียงกันหยุดได้ คุณเล่นฝ่ายขาว: หยุดหมากที่ d4
lesson-breakthrough-blocking-side-right = c2 และ d2 คุม b3, c3, d3 และ e3 ตัวบุกเดินอย่างไรก็ถูกกิน
lesson-breakthrough-blocking-side-wrong = ตัวบุกหลุดผ่านไปได้ วางหมากสองตัวเคียงกันขวางทาง
lesson-breakthrough-blocking-side-alone = ระหว่าง c2 กับ e2 มีช่องโหว่: หลัง d4-c3 มีเพียง b2 และ d2 ที่จะกินได้ แต่ไม่มีหมากอยู่ที่นั่น
lesson-breakthrough-blocking-hold = ตอนนี้ชนะให้ได้จากตรงนี้: รักษาแนวกันไว้ แล้ววิ่งด้วยหมากที่ a3
lesson-breakthrough-blocking-hold-right = แนวกันอยู่ได้ และหมากที่วิ่งของคุณถึงก่อน
lesson-breakthrough-blocking-hold-wrong = ฝ่ายดำผ่านไปได้ ให้มีหมากสองตัวเคียงกันขวางทางไว้

lesson-breakthrough-racing = การวิ่งแข่ง
lesson-breakthrough-racing-count = ไม่มีอะไรขวางหมากสองตัวนี้ นับว่าแต่ละตัวต้องเดินกี่ตา แล้วกดตัวที่ถึงก่อน ตอนนี้ถึงตาฝ่ายขาว
lesson-breakthrough-racing-count-right = ต้องเดินสามตาทั้งคู่และถึงตาฝ่ายขาว: ฝ่ายขาวถึงก่อนหนึ่งตา
lesson-breakthrough-racing-count-wrong = นับใหม่: ต้องเดินสามตาทั้งคู่ และฝ่ายขาวเริ่ม
lesson-breakthrough-racing-run = ตอนนี้ทุกตาสำคัญ เริ่มวิ่ง
lesson-breakthrough-racing-run-right = อีกสองตา ส่วนฝ่ายดำต้องเดินสามตา
lesson-breakthrough-racing-run-wrong = ตานั้นเสียเวลาไปหนึ่งตา ตอนนี้ฝ่ายดำถึงก่อน
lesson-breakthrough-racing-win = วิ่งแข่งกับคอมพิวเตอร์ให้ถึงก่อน
lesson-breakthrough-racing-win-right = ถึงก่อนแล้ว
lesson-breakthrough-racing-win-wrong = ฝ่ายดำเร็วกว่า เดินเฉพาะหมากที่วิ่ง

lesson-breakthrough-key-pieces = หมากสำคัญ
lesson-breakthrough-key-pieces-find = หมากดำตัวหนึ่งถ่วงหมากของคุณไว้หลายตัว: ขวางตัวหนึ่งและโจมตีอีกตัว กดหมากตัวนั้น
lesson-breakthrough-key-pieces-find-right = e4 ขวาง e3 และโจมตี d3
lesson-breakthrough-key-pieces-find-wrong = หมากตัวนั้นอยู่ไกล หาตัวที่ประชิดหมากของคุณ
lesson-breakthrough-key-pieces-take = การบุกเริ่มจากหมากแบบนี้ ให้กินตัวนั้น
lesson-breakthrough-key-pieces-take-right = มีเพียงการกินตานี้ที่ชนะ
lesson-breakthrough-key-pieces-take-wrong = ตราบที่ e4 ยังอยู่ ฝ่ายดำก็ทันเวลา
lesson-breakthrough-key-pieces-win = เล่นต่อจากตรงนี้และชนะ
lesson-breakthrough-key-pieces-win-right = คุณฝ่าแนวไปได้แล้ว
lesson-breakthrough-key-pieces-win-wrong = ฝ่ายดำทันเวลา เริ่มที่หมากสำคัญ

lesson-breakthrough-sacrifice = การสละหมาก
lesson-breakthrough-sacrifice-offer = ฝ่ายดำชนะในสองตา และตัวป้องกันคุมทุกทาง คุณเล่นฝ่ายขาว: สละหมากหนึ่งตัวเพื่อล่อตัวป้องกันออกไป
lesson-breakthrough-sacrifice-offer-right = ฝ่ายดำต้องกิน แล้วคุณกินคืน: ตัวป้องกันหายไปหนึ่งตัวและทางโล่ง
lesson-breakthrough-sacrifice-offer-wrong = แบบนี้ฝ่ายดำเร็วกว่า สละหมากที่ฝ่ายดำต้องกิน และคุณกินคืนหรือวิ่งผ่านไปได้
lesson-breakthrough-sacrifice-win = ตอนนี้ฝ่าแนวของคอมพิวเตอร์
lesson-breakthrough-sacrifice-win-right = หมากตัวเดียวแลกทั้งเกม คุ้มค่า
lesson-breakthrough-sacrifice-win-wrong = ฝ่ายดำเร็วกว่า สละหมากทันที

lesson-breakthrough-first-match = เกมกระดานเล็ก
lesson-breakthrough-first-match-play = เล่นทั้งเกมบนกระดานเล็กกับมือใหม่ คุณเล่นฝ่ายขาว ให้หมากอยู่เป็นคู่ และนับก่อนวิ่ง
lesson-breakthrough-first-match-play-right = เล่นได้ดี ขั้นต่อไปคือกระดานที่ใหญ่กว่า
lesson-breakthrough-first-match-play-wrong = เกมนี้ฝ่ายดำชนะ ลองอีกครั้ง: เฝ้าแถวหลังสุดของคุณไว้จนกว่าจะวิ่งได้
