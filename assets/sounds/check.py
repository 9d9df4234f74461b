#!/usr/bin/env python3
"""Decode every sound and check level, offset, edges, length, size, families, and the seam of the loop.

    pip install numpy==2.4.6 soundfile==0.14.0
    python3 check.py

`tests/sounds` checks the same with the decoder that the game plays with.
"""
import zlib
from pathlib import Path

import numpy as np
import soundfile

from make import ROOM, SOUNDS
from synth.mastering import loudness
from synth.room import MARGIN, PERIOD

HERE = Path(__file__).resolve().parent
LARGEST = 15 * 1024
LONGEST = {"win": 1.5, "draw": 1.5, "loss": 1.5, "square": 1.2, "stone": 1.0, "click": 0.15, "clock": 0.15}
ALL_SOUNDS = 200_000
LARGEST_ROOM = 130_000
APART = 2.0  # dB between the loudest and the softest of a family


def decode(name):
    sound, rate = soundfile.read(HERE / f"{name}.ogg", dtype="float64", always_2d=True)
    assert sound.shape[1] == 1, f"{name}: not mono"
    return sound[:, 0], rate, (HERE / f"{name}.ogg").stat().st_size


def peak_of(name, sound):
    """Returns the peak in dB of full scale; asserts headroom, a small offset and quiet edges."""
    peak = 20 * np.log10(np.max(np.abs(sound)))
    assert -20.0 <= peak <= -2.5, f"{name}: peak {peak:.1f} dBFS"
    assert abs(np.mean(sound)) < 0.001, f"{name}: offset {np.mean(sound):.5f}"
    edge = max(np.max(np.abs(sound[:16])), np.max(np.abs(sound[-16:])))
    assert edge < 0.002, f"{name}: an edge at {edge:.4f} would click"
    return peak


def measure(name):
    """Decodes one file and asserts the limits that every sound must keep."""
    sound, rate, size = decode(name)
    peak, seconds = peak_of(name, sound), sound.size / rate
    assert rate == 44_100, f"{name}: {rate} samples a second"
    assert 0.03 < seconds <= LONGEST.get(name.split("_")[0], 0.7), f"{name}: {seconds:.2f} s"
    assert size <= LARGEST, f"{name}: {size} bytes"
    onset = np.argmax(np.abs(sound) > 0.1 * np.max(np.abs(sound))) / rate
    return peak, seconds, loudness(sound, rate), onset, size


def check_room():
    """Asserts that value and slope jump no more at the seam of the loop than elsewhere."""
    sound, rate, size = decode(ROOM)
    peak = peak_of(ROOM, sound)
    start, end = round(MARGIN * rate), round((MARGIN + PERIOD) * rate)
    assert size <= LARGEST_ROOM, f"{ROOM}: {size} bytes"
    assert sound.size >= end + start, f"{ROOM}: only {sound.size} samples"
    loop = sound[start:end]
    seam = np.concatenate([loop[-2:], loop[:2]])
    for order in (1, 2):
        usual = np.percentile(np.abs(np.diff(loop, order)), 99)
        worst = np.max(np.abs(np.diff(seam, order)))
        assert worst <= usual, f"{ROOM}: the seam jumps by {worst:.4f}, usual is {usual:.4f}"
    print(f"{ROOM:12}  {peak:7.1f}  {PERIOD:7.2f}  {loudness(sound, rate):8.1f}  {'':8}  {size:5}")


def check_table():
    """Asserts that sounds.tsv lists exactly the files in this folder."""
    rows = [line.split("\t") for line in (HERE / "sounds.tsv").read_text().splitlines()[1:]]
    told = {row[0]: row[-1] for row in rows}
    files = {path.stem: f"{zlib.crc32(path.read_bytes()):08x}" for path in HERE.glob("*.ogg")}
    assert told == files, f"table and files differ: {set(told.items()) ^ set(files.items())}"


def main():
    families, total = {}, 0
    print("name          peak dB  seconds  loudness  onset ms  bytes")
    for name, *_ in SOUNDS:
        peak, seconds, level, onset, size = measure(name)
        families.setdefault(name.split("_")[0], []).append(level)
        total += size
        print(f"{name:12}  {peak:7.1f}  {seconds:7.2f}  {level:8.1f}  {1000 * onset:8.1f}  {size:5}")
    for family, levels in families.items():
        assert max(levels) - min(levels) < APART, f"{family}: loudness varies, {levels}"
    assert total <= ALL_SOUNDS, f"{total} bytes in all"
    check_room()
    check_table()
    print(f"{len(SOUNDS)} sounds of {total} bytes and the room are sound")


if __name__ == "__main__":
    main()
