"""Gestures: what sets a body sounding, and the small room it sounds in."""
import numpy as np

from .bodies import RATE


def silence(seconds):
    return np.zeros(int(seconds * RATE))


def put(track, sound, at, gain=1.0):
    """Adds `sound` to `track` in place, `at` seconds in; what overruns is cut."""
    start = int(at * RATE)
    room = max(0, min(sound.size, track.size - start))
    track[start:start + room] += gain * sound[:room]


def unit(sound):
    """The sound at unit energy, so that what is mixed with it keeps its share."""
    return sound / np.sqrt(np.sum(sound**2))


def press(contact):
    """The force of one contact lasting `contact` seconds; softer is longer."""
    n = max(3, int(contact * RATE))
    force = np.sin(np.pi * (np.arange(n) + 0.5) / n) ** 2
    return force / force.sum()


def strike(body, contact, seconds, rng=None, grit=0.0):
    """One blow; `grit` adds the crackle of fibres to the contact."""
    force = press(contact)
    if rng is not None and grit:
        force = force + grit * rng.normal(0, 1, force.size) * force
    return np.convolve(body.response(seconds), force)[: int(seconds * RATE)]


def noise(rng, seconds, low, high):
    """Noise between two frequencies in hertz, edges an octave wide, unit power."""
    n = int(seconds * RATE)
    spectrum = np.fft.rfft(rng.normal(0, 1, n))
    hz = np.maximum(1.0, np.fft.rfftfreq(n, 1 / RATE))
    spectrum *= 1 / np.sqrt(1 + (low / hz) ** 6) / np.sqrt(1 + (hz / high) ** 6)
    out = np.fft.irfft(spectrum, n)
    return out / np.sqrt(np.mean(out**2))


def swell(seconds, peak, sharp=2.0):
    """An envelope from zero to one at `peak` (a fraction) and back to zero."""
    x = np.linspace(0, 1, int(seconds * RATE))
    rise = np.sin(0.5 * np.pi * np.clip(x / peak, 0, 1)) ** sharp
    fall = np.cos(0.5 * np.pi * np.clip((x - peak) / (1 - peak), 0, 1)) ** sharp
    return rise * fall


def sweep(rng, seconds, start, end, width=0.8):
    """Noise whose band glides from `start` to `end` hertz: a passing of air."""
    n = int(seconds * RATE)
    x = np.linspace(0, 1, n)
    hz = start * (end / start) ** x
    # A slowly modulated carrier: noise as wide as `width` of its centre.
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    low = [noise(rng, seconds, 8.0, width * min(start, end)) for _ in range(2)]
    return low[0] * np.cos(phase) + low[1] * np.sin(phase)


def rub(rng, body, envelope, grains, contact):
    """Friction: a crowd of tiny contacts, as many as the speed allows."""
    n = envelope.size
    chance = grains / RATE * envelope / max(envelope.max(), 1e-9)
    hits = (rng.uniform(0, 1, n) < chance) * rng.exponential(1.0, n) * envelope
    force = np.convolve(hits * rng.choice([-1.0, 1.0], n, p=[0.25, 0.75]), press(contact))[:n]
    reply = body.response(0.12)
    size = 1 << (n + reply.size).bit_length()
    return np.fft.irfft(np.fft.rfft(force, size) * np.fft.rfft(reply, size), size)[:n]


def damp(sound, hz):
    """Felt between the body and the ear: a causal low-pass, 12 dB an octave."""
    n = 1 << (sound.size * 2).bit_length()
    x = 1j * np.fft.rfftfreq(n, 1 / RATE) / hz
    return np.fft.irfft(np.fft.rfft(sound, n) / (x**2 + x * np.sqrt(2) + 1), n)[: sound.size]


def in_room(sound, rng, level=0.06, seconds=0.06, tail=0.08):
    """A table in a small furnished room: early reflections, then a soft haze."""
    n = int(seconds * RATE)
    t = np.arange(n) / RATE
    haze = rng.normal(0, 1, n) * np.exp(-t / (seconds / 4)) * np.clip((t - 0.004) / 0.006, 0, 1)
    haze = damp(haze, 2_400.0)
    impulse = haze * level / np.sqrt(np.sum(haze**2))
    for delay, gain in ((0.0037, 0.16), (0.0071, -0.11), (0.0119, 0.08)):
        impulse[int(delay * RATE)] += gain * level * 4
    impulse[0] += 1.0
    dry = np.concatenate([sound, silence(tail)])
    size = 1 << (dry.size + n).bit_length()
    return np.fft.irfft(np.fft.rfft(dry, size) * np.fft.rfft(impulse, size), size)[: dry.size]
