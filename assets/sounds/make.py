#!/usr/bin/env python3
"""Create every sound of the game by modal synthesis; no recordings are used.

    pip install numpy==2.4.6       (and oggenc, from vorbis-tools)
    python3 make.py [NAME ...]

A sound is a body (a bank of decaying modes: a walnut plate, a disc, a turned
pawn, a lump of stone, a marimba bar, a kalimba tine) and the gestures that
strike or rub it. The ambient sound of the room is a seamless loop. Random
numbers are seeded with the name of each sound, so that a change of one recipe
does not affect the others.
"""
import sys
import zlib
from pathlib import Path

import numpy as np

from synth import pieces, room, tones
from synth.bodies import RATE
from synth.mastering import encode, loudness, master

HERE = Path(__file__).resolve().parent
# Momentary loudness in LUFS (EBU R128). What happens on the board is equally loud; clicks and clocks stay behind it.
LOUD = -27.5
QUIET = -35.5
# Name, recipe, variant, loudness.
SOUNDS = [
    ("place_1", pieces.place, 0, LOUD),
    ("place_2", pieces.place, 1, LOUD),
    ("place_3", pieces.place, 2, LOUD),
    ("flip_1", pieces.flip, 0, LOUD),
    ("flip_2", pieces.flip, 1, LOUD),
    ("flip_3", pieces.flip, 2, LOUD),
    ("slide_1", pieces.slide, 0, LOUD),
    ("slide_2", pieces.slide, 1, LOUD),
    ("slide_3", pieces.slide, 2, LOUD),
    ("capture_1", pieces.capture, 0, LOUD),
    ("capture_2", pieces.capture, 1, LOUD),
    ("capture_3", pieces.capture, 2, LOUD),
    ("stone_1", pieces.to_stone, 0, LOUD),
    ("stone_2", pieces.to_stone, 1, LOUD),
    ("remove_1", pieces.remove, 0, LOUD),
    ("remove_2", pieces.remove, 1, LOUD),
    ("illegal", pieces.illegal, 0, LOUD),
    ("click", pieces.click, 0, QUIET),
    ("clock_1", pieces.clock, 0, QUIET),
    ("clock_2", pieces.clock, 1, QUIET),
    ("pass", tones.passing, 0, LOUD),
    ("swap", tones.swap, 0, LOUD),
    ("square", tones.square, 0, LOUD),
    ("win", tones.win, 0, LOUD),
    ("draw", tones.draw, 0, LOUD),
    ("loss", tones.loss, 0, LOUD),
]


# The loop is stored at a level that encodes well, and turned down where it is played.
ROOM = "room"
COLUMNS = ["name", "ms", "strongest ms", "peak dB", "offset", "loudness LUFS", "bytes", "crc32"]


def sounds():
    """Yields name, samples, rate and encoder quality of every sound, in the order of the table."""
    for name, recipe, variant, target in SOUNDS:
        yield name, master(recipe(seeded(name), variant), target), RATE, 5
    yield ROOM, room.room(seeded(ROOM)), room.RATE, 3


def seeded(name):
    return np.random.default_rng(zlib.crc32(name.encode()))


def row(name, sound, rate):
    """A row of sounds.tsv: measurements of the samples, and size and CRC-32 of the file."""
    file = (HERE / f"{name}.ogg").read_bytes()
    strongest, peak = np.argmax(np.abs(sound)) / rate, 20 * np.log10(np.max(np.abs(sound)))
    numbers = [f"{1000 * sound.size / rate:.0f}", f"{1000 * strongest:.0f}", f"{peak:.1f}", f"{abs(np.mean(sound)):.5f}"]
    return [name, *numbers, f"{loudness(sound, rate):.1f}", f"{len(file)}", f"{zlib.crc32(file):08x}"]


def main():
    wanted = set(sys.argv[1:])
    rows = [COLUMNS]
    for name, sound, rate, quality in sounds():
        if not wanted or name in wanted:
            encode(sound, HERE / f"{name}.ogg", rate, quality)
        rows.append(row(name, sound, rate))
    (HERE / "sounds.tsv").write_text("".join("\t".join(row) + "\n" for row in rows))


if __name__ == "__main__":
    main()
