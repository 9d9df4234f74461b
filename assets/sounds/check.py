#!/usr/bin/env python3
"""Decode every sound and check level, offset, edges, length, size and families.

    pip install numpy soundfile
    python3 check.py
"""
from pathlib import Path

import numpy as np
import soundfile

from make import SOUNDS
from synth.mastering import loudness

HERE = Path(__file__).resolve().parent
LARGEST = 15 * 1024
LONGEST = {"win": 1.5, "draw": 1.5, "loss": 1.5, "square": 1.2, "stone": 1.0, "click": 0.15}


def measure(name):
    """Decodes one file and asserts what every sound must keep to."""
    path = HERE / f"{name}.ogg"
    sound, rate = soundfile.read(path, dtype="float64", always_2d=True)
    assert sound.shape[1] == 1 and rate == 44_100, f"{name}: not mono at 44.1 kHz"
    sound = sound[:, 0]
    peak = 20 * np.log10(np.max(np.abs(sound)))
    seconds = sound.size / rate
    edge = max(np.max(np.abs(sound[:16])), np.max(np.abs(sound[-16:])))
    assert -12.0 <= peak <= -3.0, f"{name}: peak {peak:.1f} dBFS"
    assert abs(np.mean(sound)) < 0.001, f"{name}: offset {np.mean(sound):.5f}"
    assert edge < 0.002, f"{name}: an edge at {edge:.4f} would click"
    assert 0.03 < seconds <= LONGEST.get(name.split("_")[0], 0.7), f"{name}: {seconds:.2f} s"
    assert path.stat().st_size <= LARGEST, f"{name}: {path.stat().st_size} bytes"
    onset = np.argmax(np.abs(sound) > 0.1 * np.max(np.abs(sound))) / rate
    return peak, seconds, loudness(sound, rate), onset, path.stat().st_size


def main():
    families = {}
    print("name          peak dB  seconds  loudness  onset ms  bytes")
    for name, *_ in SOUNDS:
        peak, seconds, level, onset, size = measure(name)
        families.setdefault(name.split("_")[0], []).append(level)
        print(f"{name:12}  {peak:7.1f}  {seconds:7.2f}  {level:8.1f}  {1000 * onset:8.1f}  {size:5}")
    for family, levels in families.items():
        assert max(levels) - min(levels) < 1.0, f"{family}: loudness varies, {levels}"
    strays = {p.stem for p in HERE.glob("*.ogg")} - {name for name, *_ in SOUNDS}
    assert not strays, f"no recipe for {strays}"
    print(f"{len(SOUNDS)} sounds are sound")


if __name__ == "__main__":
    main()
