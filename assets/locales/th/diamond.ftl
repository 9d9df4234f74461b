# ไดมอนด์

diamond-name = ไดมอนด์
diamond-tagline = ครองสี่เหลี่ยม ต้อนมุมเพื่อกิน
diamond-points = กระดาน 62 จุด
diamond-hint-placement = วางหมากบนจุดว่างจุดใดก็ได้
diamond-hint-movement = เดินหมากไปตามเส้น
diamond-caption-placement = ระยะวางหมาก · เหลือ { $count } ตัว
diamond-caption-movement = ระยะเดินหมาก · ตาเงียบ { $count } / { $limit }
diamond-in-hand = ในมือ

diamond-place = วางหมากที่ { $point }
diamond-step = { $from }–{ $to }
diamond-remove = เอาหินที่ { $point } ออก
diamond-switch = สลับฝ่าย
diamond-nothing-captured = ไม่มีการกิน
diamond-captures = { $from }–{ $to } กิน { $captured } และทำให้กลายเป็นหิน
diamond-corners-two = { $from }–{ $to } ต้อนมุมสองตัว: ไม่มีการกิน
diamond-both-safe = { $points } ถูกต้อนมุมพร้อมกัน จึงปลอดภัยทั้งคู่
diamond-place-wins = { $point } ครองสี่เหลี่ยมครบและชนะ
diamond-step-wins = { $from }–{ $to } ครองสี่เหลี่ยมครบและชนะ
diamond-captures-too = และกิน { $point } ด้วย
diamond-all-yours = { $points } เป็นของคุณทั้งหมด
diamond-last-placed = นี่คือการวางหมากตัวสุดท้าย ต่อจากนี้จะเดินหมาก
diamond-no-legal-action = ฝ่ายตรงข้ามไม่มีตาเดิน: เสมอ
diamond-quiet-plies = นี่คือตาเงียบที่ห้าสิบติดต่อกัน: เสมอ
diamond-repetition = รูปหมากนี้เกิดขึ้นเป็นครั้งที่สาม: เสมอ
diamond-draw = เสมอ

diamond-captures-note = กิน { $point }
diamond-removes-note = เอาหินออก
diamond-place-wins-note = { $point } ครองสี่เหลี่ยมครบ: คุณชนะ
diamond-step-wins-note = { $from }–{ $to } ครองสี่เหลี่ยมครบ: คุณชนะ

diamond-captured = { $who }เดินจาก { $from } ไป { $to } และกิน { $captured } หมากที่ { $captured } กลายเป็นหิน
diamond-removed = { $who }เอาหินที่ { $point } ออก

diamond-won-square = { colour }ครองสี่เหลี่ยม { $points } ครบ
diamond-won-two-squares = { colour }ครองสี่เหลี่ยมครบสองรูปพร้อมกัน
diamond-you-won-square = คุณครองสี่เหลี่ยม { $points } ครบ
diamond-you-won-two-squares = คุณครองสี่เหลี่ยมครบสองรูปพร้อมกัน
diamond-drawn-no-legal-action = ฝ่ายที่ต้องเดินไม่มีตาเดิน
diamond-drawn-quiet-plies = ห้าสิบตาติดต่อกันที่ไม่มีการกินหรือเอาหินออก
diamond-drawn-repetition = รูปหมากเดิมเกิดขึ้นเป็นครั้งที่สาม

diamond-hint-square = ตานี้ครองสี่เหลี่ยม { $points } ครบและชนะ
diamond-hint-two-squares = ตานี้ครองสี่เหลี่ยมครบสองรูปพร้อมกันและชนะ
diamond-threat-square = การครองสี่เหลี่ยมที่ { $point }

diamond-illegal-neutral = หินที่ { $point } เดินไม่ได้
diamond-illegal-neutral-note = ทำได้เพียงเอาออกเท่านั้น
diamond-illegal-no-line = ไม่มีเส้นเชื่อม { $from } กับ { $to }
diamond-illegal-no-line-note = หมากเดินตามเส้นไปยังจุดถัดไป
diamond-illegal-still-placing = ยังเดินหมากไม่ได้
diamond-illegal-still-placing-note = เดินหมากได้เมื่อวางครบทุกตัวแล้ว เลือกจุดว่าง
diamond-illegal-all-placed = วางหมากครบทุกตัวแล้ว
diamond-illegal-all-placed-note = เดินหมากของคุณหนึ่งตัวไปตามเส้น
diamond-illegal-not-neutral = ไม่มีหินที่ { $point }
diamond-illegal-not-neutral-note = เอาออกได้เฉพาะหิน
diamond-illegal-neighbour = { $piece } อยู่ติดกับหินที่ { $stone }
diamond-illegal-neighbour-note = เอาหินออกได้เมื่อไม่มีหมากอยู่ติดกันเท่านั้น
diamond-illegal-late-swap = สายเกินไปที่จะสลับฝ่าย
diamond-illegal-late-swap-note = สลับฝ่ายได้เฉพาะแทนตาที่สองเท่านั้น

diamond-rules-gist = ครองมุมทั้งสี่ของสี่เหลี่ยม ต้อนมุมหมากของฝ่ายตรงข้ามในสามเหลี่ยมเพื่อให้กลายเป็นหิน
diamond-rules-placing = การวางหมาก
diamond-rules-placing-1 = ฝ่ายดำเริ่มก่อน ผลัดกันวางหมากซึ่งมีฝ่ายละสิบสองตัว ครั้งละหนึ่งตัวบนจุดว่างจุดใดก็ได้ ระยะนี้ยังไม่มีการกิน แต่ถ้าครองสี่เหลี่ยมครบก็ชนะ
diamond-rules-placing-2 = แทนที่จะวางหมากขาวตัวแรก ผู้เล่นคนที่สองอาจขอสลับฝ่าย: ผู้เล่นสลับที่กัน หมากบนกระดานยังเป็นสีดำ และถึงตาฝ่ายขาว
diamond-rules-moving = การเดินหมาก
diamond-rules-moving-1 = เมื่อวางครบ 24 ตัวแล้ว ฝ่ายดำเดินก่อนอีกครั้ง เดินหมากหนึ่งตัวตามเส้นไปยังจุดว่างถัดไป หรือเอาหินหนึ่งก้อนออกจากกระดาน
diamond-rules-moving-2 = หินเป็นกลางและเดินไม่ได้ ผู้เล่นฝ่ายใดก็เอาหินออกได้ถ้าไม่มีหมากขาวหรือหมากดำอยู่ติดกัน หินที่อยู่ติดกันไม่มีผล
diamond-rules-cornering = การต้อนมุม
diamond-rules-cornering-1 = เดินไปยังจุดว่างของสามเหลี่ยมที่อีกสองจุดเป็นหมากของคุณหนึ่งตัวและหมากของฝ่ายตรงข้ามหนึ่งตัว: หมากของฝ่ายตรงข้ามจะถูกกินและกลายเป็นหินตรงนั้น
diamond-rules-cornering-2 = ตาที่ต้อนมุมหมากสองตัวบนสามเหลี่ยมต่างกันจะไม่กินตัวใดเลย การเดินเข้าไประหว่างหมากสองตัวของฝ่ายตรงข้ามนั้นปลอดภัย
diamond-rules-end-1 = ครองมุมทั้งสี่ของสี่เหลี่ยมเดียวกันด้วยสีของคุณก็ชนะ ไม่ว่าอยู่ในระยะใดของเกม ไม่นับหิน
diamond-rules-end-2 = เกมเสมอเมื่อผู้เล่นตกลงกัน หรือเมื่อเดินห้าสิบตาติดต่อกัน (นับรวมทั้งสองฝ่ายหลังวางหมากครบ) โดยไม่มีการกินหรือเอาหินออก
diamond-rules-house = กติกาเพิ่มเติม
diamond-rules-house-1 = ในเรื่องที่กติกาเดิมไม่ได้กล่าวถึง: หินไม่มีวันหมด รูปหมากที่เกิดขึ้นเป็นครั้งที่สามในระยะเดินหมากถือว่าเสมอ และถ้าถึงตาแต่ไม่มีตาเดินและไม่มีหินให้เอาออกก็เสมอเช่นกัน

diamond-setup-stones-placing = ในระยะวางหมากยังไม่มีหิน
diamond-setup-stones-placing-note = เอาหินออก หรือเลือกระยะเดินหมาก
diamond-setup-turn = จำนวนหมากไม่ตรงกับฝ่ายที่ต้องเดิน
diamond-setup-turn-note = ฝ่ายดำวางก่อน: ตาฝ่ายดำจำนวนเท่ากัน ตาฝ่ายขาวมีหมากดำมากกว่าหนึ่งตัว
diamond-setup-switched = สลับฝ่ายก่อนวางหมากตัวแรกไม่ได้
diamond-setup-switched-note = วางหมากดำหนึ่งตัว หรือยกเลิกการสลับฝ่าย
diamond-setup-all-placed = วางหมากครบทุกตัวแล้ว
diamond-setup-all-placed-note = เลือกระยะเดินหมาก
diamond-setup-stones = มีหินมากกว่าหมากที่ถูกกิน
diamond-setup-stones-note = หินทุกก้อนเคยเป็นหมาก เอาหินหรือหมากออก
diamond-setup-square = ถึงตา{ colour } แต่ฝ่ายนี้ครองสี่เหลี่ยมแล้ว
diamond-setup-square-note = เปลี่ยนฝ่ายที่ต้องเดิน หรือทำให้สี่เหลี่ยมไม่ครบ
diamond-setup-squares = { colour }ครองสี่เหลี่ยมเหล่านี้ครบในตาเดียวไม่ได้
diamond-setup-squares-note = ทำให้ไม่ครบสักรูปหนึ่ง

diamond-origins-1 = แลร์รี แบ็ก (Larry Back) คิดค้นไดมอนด์ เริ่มคิดในปี 1985 และกติกาเสร็จในปี 1994
diamond-origins-2 = เกมนี้ได้แรงบันดาลใจจาก Kensington ซึ่งมีกระดานและเป้าหมายคล้ายกัน สิ่งใหม่คือลายสี่เหลี่ยมกับสามเหลี่ยม และหินที่ทำให้เสมอน้อยลง
diamond-origins-3 = นิตยสาร Games แนะนำเกมนี้ในเดือนกุมภาพันธ์ 2013 (ฉบับที่ 287)
diamond-origins-4 = บทเรียนทำตามบทความสารานุกรมเกี่ยวกับเกมนี้: ตัวอย่างการกินห้าตัวอย่างและโจทย์ ภาพประกอบสูญหาย รูปหมากที่นี่จึงเป็นรูปที่ตรงกับข้อความ
