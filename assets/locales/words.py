#!/usr/bin/env python3
"""Write the list of words from which the build breaks the lines of Thai messages.

    pip install pythainlp==5.4.0
    python3 words.py

`th/words.txt` lists every word of the messages. The build (crates/headless/build/words.rs) puts a zero-width space between the words of a
message, so that the program needs no dictionary. Run this after Thai messages have changed; the test `languages` names
messages with words that are not listed.
"""
import re
from pathlib import Path

from pythainlp.corpus.common import thai_words
from pythainlp.tokenize import Tokenizer

HERE = Path(__file__).resolve().parent
# Words of the games and of programs that the dictionary does not have, or that must not be broken.
OWN = """โอเทลโล่ เบรกทรู ไดมอนด์ ฝ่ายดำ ฝ่ายขาว หมากดำ หมากขาว หมาก ตาเดิน ตาเงียบ รูปหมาก ต้อนมุม สลับฝ่าย ฝ่ายตรงข้าม
คอมพิวเตอร์ คีย์บอร์ด คลิปบอร์ด เคอร์เซอร์ จอยเกม เบราว์เซอร์ กราฟิก เว็บไซต์ ดาวน์โหลด ออฟไลน์ อัปเดต ลิงก์ แท็บ ไฟล์ ธีม
ป้ายกำกับ ช่องว่าง จุดว่าง คอลัมน์ สมบูรณ์แบบ เครื่องหมาย ถอยตา คำใบ้ บทเรียน แถวสุดท้าย ตัวบุก ตัวป้องกัน สารานุกรม ทรอยกา เบรกทรู ฮาเซงาวะ ปุ่มลัด ลูกศร ตัวอักษร คนแรก
คอนทราสต์ กู้คืน หลังสุด เรตติง ผู้หยั่งรู้ ครึ่งตา เธรด เต็มกำลัง""".split()
RUN = re.compile("[\u0e01-\u0e3a\u0e40-\u0e4e]+")


def main():
    tokenizer = Tokenizer(custom_dict=set(thai_words()) | set(OWN), engine="newmm")
    words = set()
    for path in sorted((HERE / "th").glob("*.ftl")):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        for run in RUN.findall("\n".join(lines)):
            words.update(tokenizer.word_tokenize(run))
    (HERE / "th" / "words.txt").write_text("\n".join(sorted(words)) + "\n", "utf-8")
    print(len(words), "words;", "of one letter:", " ".join(sorted(word for word in words if len(word) < 2)))


if __name__ == "__main__":
    main()
