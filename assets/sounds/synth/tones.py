"""Recipes with a pitch: pass, swap, a completed square, the ends of a game."""
import numpy as np

from .bodies import RATE, board, kalimba, marimba
from .gestures import damp, in_room, noise, put, silence, strike, sweep, swell

NOTES = {"C": -9, "D": -7, "E": -5, "F": -4, "F#": -3, "G": -2, "A": 0, "Bb": 1, "B": 2, "C#": -8}


def hertz(note):
    """'F#4' in equal temperament, A4 = 440 Hz."""
    name, octave = note[:-1], int(note[-1])
    return 440.0 * 2 ** ((NOTES[name] + 12 * (octave - 4)) / 12)


def bar(rng, note, seconds, hard=0.0007, bright=1.5):
    """A marimba bar and the faint wood of its mallet."""
    tone = strike(marimba(hertz(note), seconds, bright), hard, 1.5)
    thump = strike(board(rng, (0.45, 0.4), loss=0.06, top=2_500), 0.0016, 0.2)
    put(tone, thump, 0.0, 0.05)
    return tone


def tine(note, seconds, hard=0.0004, bright=1.0):
    """A kalimba tine doubled by one a hair sharp: a slow shimmer."""
    hz = hertz(note)
    plain = strike(kalimba(hz, seconds, bright), hard, 1.5)
    return 0.75 * plain + 0.25 * strike(kalimba(hz * 1.004, seconds, bright), hard, 1.5)


def melody(rng, notes):
    """Notes as (start in seconds, name, gain, ring in seconds), bars over tines."""
    out = silence(1.5)
    for at, name, gain, ring in notes:
        put(out, bar(rng, name, ring), at, gain)
        put(out, tine(name, ring * 0.9, bright=1.0), at + 0.004, 0.35 * gain)
    return in_room(damp(out, 5_000), rng, level=0.12, seconds=0.2, tail=0.05)


def settled(sound, start):
    """The sound with a smooth end from `start` seconds to its last sample."""
    n = sound.size - int(start * RATE)
    out = sound.copy()
    out[-n:] *= np.cos(np.linspace(0, 0.5 * np.pi, n)) ** 2
    return out


def win(rng, _variant):
    notes = [(0.0, "D4", 0.75, 0.34), (0.11, "A4", 0.8, 0.34), (0.22, "D5", 0.85, 0.36), (0.33, "F#5", 0.95, 0.42),
             (0.50, "D4", 0.55, 0.5), (0.50, "A5", 0.85, 0.6), (0.512, "F#5", 0.5, 0.5)]
    return settled(melody(rng, notes)[:64_500], 0.95)


def draw(rng, _variant):
    notes = [(0.0, "D4", 0.7, 0.36), (0.0, "A4", 0.6, 0.36), (0.24, "E4", 0.6, 0.4), (0.24, "B4", 0.6, 0.4),
             (0.50, "D4", 0.65, 0.46), (0.508, "A4", 0.65, 0.46)]
    return settled(melody(rng, notes)[:60_000], 0.85)


def loss(rng, _variant):
    notes = [(0.0, "A4", 0.8, 0.34), (0.19, "F4", 0.75, 0.36), (0.40, "D4", 0.8, 0.46), (0.415, "A3", 0.5, 0.46)]
    return settled(damp(melody(rng, notes), 2_200)[:60_000], 0.85)


def square(rng, _variant):
    """One tine for each corner of the square, and a glow that fades after them."""
    out = silence(1.1)
    for i, (note, gain) in enumerate((("D5", 0.7), ("F#5", 0.75), ("A5", 0.8), ("D6", 0.8))):
        put(out, tine(note, 0.34, bright=2.2), 0.062 * i, gain)
    for note, gain in (("D6", 0.16), ("A6", 0.12), ("D7", 0.09), ("E7", 0.06), ("A7", 0.06)):
        glow = strike(kalimba(hertz(note) * 1.004, 0.5, 0.3), 0.0003, 0.8)
        put(out, glow * (1 + 0.5 * np.sin(2 * np.pi * 7.5 * np.arange(glow.size) / 44_100)), 0.25, gain)
    put(out, strike(board(rng, (0.4, 0.4)), 0.0014, 0.25), 0.0, 0.12)
    return settled(in_room(out, rng, level=0.16, seconds=0.25, tail=0.0), 0.6)


def passing(rng, _variant):
    """Two soft bars, falling: your turn again."""
    out = silence(0.62)
    put(out, bar(rng, "G4", 0.20, hard=0.0011, bright=1.2), 0.0, 0.8)
    put(out, bar(rng, "D4", 0.24, hard=0.0012, bright=1.2), 0.16, 0.8)
    return settled(in_room(damp(out, 3_000), rng, level=0.10, tail=0.0), 0.36)


def swap(rng, _variant):
    """Two pieces change places: air one way, air the other, a tap at the end."""
    out = silence(0.55)
    put(out, sweep(rng, 0.21, 480, 1_500) * swell(0.21, 0.55), 0.0, 0.10)
    put(out, sweep(rng, 0.23, 1_700, 560) * swell(0.23, 0.45), 0.135, 0.10)
    put(out, noise(rng, 0.34, 2_200, 5_200) * swell(0.34, 0.5), 0.01, 0.012)
    wood = board(rng, (0.42, 0.55), loss=0.035)
    put(out, strike(wood, 0.0014, 0.2, rng, 0.2), 0.315, 0.42)
    put(out, strike(wood.scaled(pitch=1.12), 0.0014, 0.2, rng, 0.2), 0.365, 0.30)
    return in_room(out, rng, level=0.08)
