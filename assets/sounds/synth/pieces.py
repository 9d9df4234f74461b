"""Recipes for pieces: placed, flipped, slid, captured, turned to stone, removed, refused; clicks and ticks."""
import numpy as np

from .bodies import board, disc, join, pawn, stone
from .gestures import damp, in_room, noise, put, rub, silence, strike, sweep, swell, unit

SPOTS = [(0.37, 0.44), (0.58, 0.35), (0.46, 0.61)]


def place(rng, variant):
    """A disc set down on the board: an edge touches, the face follows, it settles."""
    body = join(board(rng, SPOTS[variant]).scaled(pitch=1.35 + 0.03 * (variant - 1)),
                disc(rng, 3_350 * (1 + 0.03 * (variant - 1)), gain=0.35))
    out = silence(0.35)
    gap = (0.0095, 0.0070, 0.0120)[variant]
    for at, gain, contact in ((0, 0.22, 0.0004), (gap, 1.0, 0.00055), (gap + 0.017, 0.10, 0.0004)):
        put(out, strike(body, contact * rng.uniform(0.95, 1.05), 0.3, rng, 0.35), at, gain)
    return in_room(out, rng)


def flip(rng, variant):
    """A light disc turns in the air and taps down on felt."""
    pitch = (1.0, 1.06, 0.95)[variant]
    shell = disc(rng, 2_150 * pitch, loss=0.045, gain=1.0)
    felt = board(rng, SPOTS[variant], loss=0.08, top=1_900).scaled(pitch=1.35 * pitch)
    out = silence(0.28)
    air = sweep(rng, 0.075, 900 * pitch, 1_700 * pitch) * swell(0.075, 0.6)
    put(out, unit(air), 0.0, 0.20)
    land = 0.055 + 0.004 * variant
    put(out, unit(strike(shell, 0.0006, 0.1, rng, 0.3)), land, 0.75)
    put(out, unit(strike(felt, 0.0019, 0.2)), land + 0.001, 1.0)
    put(out, unit(strike(shell, 0.0008, 0.1, rng, 0.3)), land + 0.019, 0.2)
    return in_room(damp(out, 5_200), rng, level=0.07, seconds=0.07)


def slide(rng, variant):
    """A piece drawn over wood for a fifth of a second, ending in a soft tap."""
    wood = board(rng, SPOTS[variant], loss=0.05)
    speed = swell(0.21, 0.42 + 0.1 * variant, 1.4)
    out = silence(0.5)
    scrape = rub(rng, wood, speed, grains=5_200, contact=0.0005)
    breath = noise(rng, 0.21, 700, 2_600) * speed
    put(out, unit(damp(scrape, 3_600)), 0.0, 0.85)
    put(out, unit(breath), 0.0, 0.25)
    put(out, unit(strike(board(rng, SPOTS[(variant + 1) % 3]).scaled(pitch=1.3), 0.0008, 0.25)), 0.203, 1.0)
    return in_room(out, rng, level=0.08)


def capture(rng, variant):
    """Wood meets wood, and the taken piece topples on to the board."""
    wood = board(rng, SPOTS[variant]).scaled(pitch=1.6)
    low = board(rng, SPOTS[variant]).scaled(pitch=1.3)
    figures = join(pawn(rng, 1_480 * (1 + 0.07 * variant)), pawn(rng, 1_910 * (1 - 0.05 * variant), gain=0.7))
    out = silence(0.55)
    put(out, strike(figures, 0.0004, 0.15, rng, 0.3), 0.0, 0.55)
    put(out, strike(wood, 0.0004, 0.25, rng, 0.3), 0.001, 0.8)
    fall = 0.092 + 0.017 * variant
    put(out, strike(low, 0.0006, 0.3, rng, 0.3), fall, 0.8)
    put(out, strike(figures, 0.0008, 0.12), fall, 0.3)
    for at, gain in ((0.047, 0.26), (0.081, 0.11), (0.104, 0.05)):
        put(out, strike(low.scaled(pitch=1.1), 0.0006, 0.2, rng, 0.3), fall + at * (1 + 0.15 * variant), gain)
    return in_room(out, rng)


def to_stone(rng, variant):
    """A low grind as the piece sinks, and the thud of stone coming to rest."""
    grit, lump = stone(rng, 260 + 22 * variant, loss=0.022), stone(rng, 520 - 40 * variant, loss=0.012)
    table = board(rng, SPOTS[(2, 0)[variant]]).scaled(pitch=0.5, damping=0.8)
    out = silence(1.0)
    speed = swell(0.34, 0.66, 1.2)
    # Stone does not glide: it catches and lets go some eighteen times a second.
    catches = 18 + 3 * variant
    speed = speed * (1 + 0.5 * np.sin(2 * np.pi * catches * np.linspace(0, 0.34, speed.size)))
    grind = rub(rng, grit, speed, grains=1_500, contact=0.0006)
    put(out, damp(grind, 2_400), 0.0, 0.022)
    put(out, noise(rng, 0.34, 110, 500) * speed, 0.0, 0.010)
    put(out, strike(table, 0.0024, 0.4), 0.335, 2.0)
    put(out, strike(lump, 0.0006, 0.3, rng, 0.3), 0.335, 0.22)
    put(out, strike(lump.scaled(pitch=1.06), 0.0006, 0.2), 0.381, 0.05)
    return in_room(out, rng, level=0.14, seconds=0.16)


def remove(rng, variant):
    """A piece lifted off: two light touches, the second higher, and a little air."""
    out = silence(0.3)
    light = join(board(rng, SPOTS[variant], loss=0.06).scaled(pitch=1.7), pawn(rng, 1_250 + 90 * variant, loss=0.03))
    put(out, strike(light, 0.0008, 0.12, rng, 0.2), 0.0, 0.55)
    put(out, strike(light.scaled(pitch=1.5), 0.0006, 0.12, rng, 0.2), 0.042, 0.75)
    put(out, sweep(rng, 0.13, 700, 2_300) * swell(0.13, 0.4), 0.03, 0.014)
    return in_room(out, rng, level=0.08)


def illegal(rng, _variant):
    """Two dull taps of a felted knuckle, for a refused move."""
    out = silence(0.45)
    wood = board(rng, (0.5, 0.47), loss=0.075, top=1_400)
    for at, pitch, gain in ((0.0, 1.25, 1.0), (0.115, 1.11, 0.75)):
        put(out, strike(wood.scaled(pitch=pitch), 0.0026, 0.25), at, gain)
    return in_room(damp(out, 900), rng, level=0.06)


def click(rng, _variant):
    """The tick of a small wooden key."""
    out = silence(0.1)
    key = join(pawn(rng, 1_720, loss=0.035), board(rng, SPOTS[1], loss=0.07).scaled(pitch=1.8, gain=0.35))
    put(out, strike(key, 0.0005, 0.09, rng, 0.2), 0.0)
    return in_room(out, rng, level=0.05, seconds=0.05, tail=0.03)


def clock(rng, variant):
    """An escapement in a wooden case: the pallet on the wheel, then the case; tick is higher than tock."""
    pitch = (1.0, 0.84)[variant]
    out = silence(0.12)
    wheel = pawn(rng, 2_650 * pitch, loss=0.018)
    case = board(rng, SPOTS[variant], loss=0.06, top=3_000).scaled(pitch=1.5 * pitch)
    put(out, unit(strike(wheel, 0.0004, 0.08, rng, 0.15)), 0.0, 0.8)
    put(out, unit(strike(case, 0.0011, 0.09)), 0.0012, 1.0)
    put(out, unit(strike(wheel, 0.0006, 0.05)), 0.0115, 0.16)
    return in_room(damp(out, 6_000), rng, level=0.05, seconds=0.05, tail=0.03)
