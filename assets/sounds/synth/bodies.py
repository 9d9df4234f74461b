"""Vibrating bodies: their modal frequencies, dampings and strike responses."""
from dataclasses import dataclass

import numpy as np

RATE = 44_100  # samples a second


@dataclass(frozen=True)
class Modes:
    """A body as a bank of decaying sines: hertz, seconds to 1/e, gains."""

    hz: np.ndarray
    decay: np.ndarray
    gain: np.ndarray

    def scaled(self, pitch=1.0, damping=1.0, gain=1.0):
        return Modes(self.hz * pitch, self.decay / damping, self.gain * gain)

    def response(self, seconds):
        """The sound of a unit impulse."""
        t = np.arange(int(seconds * RATE)) / RATE
        out = np.zeros_like(t)
        for hz, decay, gain in zip(self.hz, self.decay, self.gain):
            if hz < 0.45 * RATE:
                out += gain * np.exp(-t / decay) * np.sin(2 * np.pi * hz * t)
        return out


def join(*bodies):
    return Modes(*(np.concatenate([getattr(b, f) for b in bodies]) for f in ("hz", "decay", "gain")))


def wood_decay(hz, loss, longest=0.03):
    """Wood loses a fixed share of its energy each cycle, so highs die first; felt under a board ends the rest."""
    return np.minimum(longest, 1.0 / (np.pi * hz * loss))


def board(rng, strike, side=0.42, thick=0.022, loss=0.05, top=9_500.0):
    """A square walnut board, simply supported: an orthotropic plate.

    Stiffness along and across the grain 11.6 and 1.1 GPa, density 640 kg/m3.
    `strike` is the point hit, as fractions of the side.
    """
    along, across, shear, density = 11.6e9, 1.1e9, 0.9e9, 640.0
    bend = thick**3 / 12
    stiff_x, stiff_y = along * bend, across * bend
    twist = 0.3 * np.sqrt(stiff_x * stiff_y) + 2 * shear * bend
    m, n = np.meshgrid(np.arange(1, 26), np.arange(1, 40))
    kx, ky = (m * np.pi / side) ** 2, (n * np.pi / side) ** 2
    hz = np.sqrt((stiff_x * kx**2 + 2 * twist * kx * ky + stiff_y * ky**2) / (density * thick)) / (2 * np.pi)
    shape = np.sin(m * np.pi * strike[0]) * np.sin(n * np.pi * strike[1])
    keep = hz < top
    hz, shape = hz[keep], shape[keep]
    # A plate radiates its low modes poorly; the ear's place gives each a sign.
    radiation = (hz / 900.0) ** 1.15 / (1.0 + (hz / 3_400.0) ** 2)
    ear = rng.uniform(0.45, 1.0, hz.size) * rng.choice([-1.0, 1.0], hz.size)
    jitter = rng.normal(1.0, 0.006, hz.size)
    return Modes(hz * jitter, wood_decay(hz, loss), shape * radiation * ear)


def disc(rng, hz, loss=0.045, gain=1.0):
    """A free round plate; ratios of its modes after Leissa, Vibration of Plates."""
    ratio = np.array([5.253, 9.084, 12.23, 20.52, 21.6, 33.1, 35.25]) / 5.253
    level = np.array([1.0, 0.8, 0.6, 0.3, 0.35, 0.15, 0.12])
    f = hz * ratio * rng.normal(1.0, 0.004, ratio.size)
    return Modes(f, wood_decay(f, loss), gain * level * rng.choice([-1.0, 1.0], ratio.size))


def pawn(rng, hz, loss=0.035, gain=1.0):
    """A short turned bar, free at both ends, with the first modes of a bar."""
    ratio = np.array([1.0, 2.57, 4.61, 6.95])  # thick bar: below the slender 2.76, 5.40, 8.93
    level = np.array([1.0, 0.55, 0.3, 0.12])
    f = hz * ratio * rng.normal(1.0, 0.006, ratio.size)
    return Modes(f, wood_decay(f, loss), gain * level)


def stone(rng, hz, count=26, loss=0.007, gain=1.0):
    """A lump of mineral: many close modes that ring longer than wood."""
    f = hz * np.cumprod(np.concatenate([[1.0], rng.uniform(1.07, 1.24, count - 1)]))
    level = rng.uniform(0.3, 1.0, count) * (hz / f) ** 0.45 * rng.choice([-1.0, 1.0], count)
    return Modes(f, np.minimum(0.09, 1.0 / (np.pi * f * loss)), gain * level)


def marimba(hz, seconds=0.42, bright=1.0):
    """A rosewood bar undercut so that its overtones are 4 and 10 times its pitch."""
    ratio = np.array([1.0, 3.98, 9.9, 17.0])
    level = np.array([1.0, 0.2 * bright, 0.05 * bright, 0.012 * bright])
    decay = seconds * np.array([1.0, 0.32, 0.12, 0.06]) * (262.0 / hz) ** 0.35
    return Modes(hz * ratio, decay, level)


def kalimba(hz, seconds=0.5, bright=1.0):
    """A clamped tine: overtones 6.27 and 17.5 times its pitch, soon gone."""
    ratio = np.array([1.0, 2.003, 6.27, 17.55])
    level = np.array([1.0, 0.12, 0.14 * bright, 0.03 * bright])
    decay = seconds * np.array([1.0, 0.6, 0.14, 0.04]) * (440.0 / hz) ** 0.3
    return Modes(hz * ratio, decay, level)
