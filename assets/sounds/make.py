#!/usr/bin/env python3
"""Make every sound of the game by modal synthesis, from nothing but numbers.

    pip install numpy==2.4.6       (and oggenc, from vorbis-tools)
    python3 make.py [NAME ...]

A sound is a body (a bank of decaying modes: a walnut plate, a disc, a turned
pawn, a lump of stone, a marimba bar, a kalimba tine) and the gestures that
strike or rub it. Random numbers are seeded by each sound's own name, so one
recipe may change without disturbing the others.
"""
import sys
import zlib
from pathlib import Path

import numpy as np

from synth import pieces, tones
from synth.bodies import RATE
from synth.mastering import encode, master

HERE = Path(__file__).resolve().parent
# Name, recipe, variant, loudness of the loudest 50 ms in dB below full scale.
SOUNDS = [
    ("place_1", pieces.place, 0, -19.0),
    ("place_2", pieces.place, 1, -19.0),
    ("place_3", pieces.place, 2, -19.0),
    ("flip_1", pieces.flip, 0, -22.0),
    ("flip_2", pieces.flip, 1, -22.0),
    ("flip_3", pieces.flip, 2, -22.0),
    ("slide_1", pieces.slide, 0, -21.0),
    ("slide_2", pieces.slide, 1, -21.0),
    ("capture_1", pieces.capture, 0, -18.0),
    ("capture_2", pieces.capture, 1, -18.0),
    ("stone_1", pieces.to_stone, 0, -18.0),
    ("remove_1", pieces.remove, 0, -22.0),
    ("illegal", pieces.illegal, 0, -19.5),
    ("click", pieces.click, 0, -23.0),
    ("pass", tones.passing, 0, -18.0),
    ("swap", tones.swap, 0, -21.0),
    ("square", tones.square, 0, -18.0),
    ("win", tones.win, 0, -18.0),
    ("draw", tones.draw, 0, -18.0),
    ("loss", tones.loss, 0, -18.0),
]


def main():
    wanted = set(sys.argv[1:])
    rows = []
    for name, recipe, variant, target in SOUNDS:
        rng = np.random.default_rng(zlib.crc32(name.encode()))
        sound = master(recipe(rng, variant), target)
        if not wanted or name in wanted:
            encode(sound, HERE / f"{name}.ogg")
        strongest = np.argmax(np.abs(sound)) / RATE
        rows.append(f"{name}\t{1000 * sound.size / RATE:.0f}\t{1000 * strongest:.0f}\n")
    # Name, length and moment of the strongest contact, in milliseconds.
    (HERE / "sounds.tsv").write_text("".join(rows))


if __name__ == "__main__":
    main()
