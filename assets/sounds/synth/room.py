"""The ambient loop: air and a low, warm tone that slowly swell and fade, without a seam."""
import numpy as np

RATE = 22_050  # nothing here lies above 3 kHz
PERIOD = 24  # seconds after which everything repeats
MARGIN = 0.25  # seconds of the loop repeated before and after it, so that no seam lies at an edge of the file


def cycles(t, count, phase):
    """A slow sine that fits the period a whole number of times."""
    return np.sin(2 * np.pi * (count * t / PERIOD + phase))


def air(rng, low, high, slope):
    """Noise of a falling spectrum between two frequencies, made of cycles that fit the period."""
    n = RATE * PERIOD
    hz = np.maximum(1.0, np.fft.rfftfreq(n, 1 / RATE))
    shape = hz**-slope / np.sqrt(1 + (low / hz) ** 6) / np.sqrt(1 + (hz / high) ** 8)
    out = np.fft.irfft(shape * np.exp(2j * np.pi * rng.uniform(0, 1, hz.size)), n)
    return out / np.sqrt(np.mean(out**2))


def voice(t, rng, hz, gain):
    """One partial as a chorus of three that drift against each other, swelling slowly."""
    out = np.zeros_like(t)
    near = round(hz * PERIOD)
    for beat, share in ((-2, 0.6), (0, 1.0), (3, 0.6)):
        out += share * cycles(t, near + beat, rng.uniform())
    swell = 0.62 + 0.38 * cycles(t, rng.integers(1, 4), rng.uniform())
    return gain * swell * out


def room(rng):
    """The loop with its margins. Its edges fade out inaudibly, because playback stays between the margins."""
    t = np.arange(RATE * PERIOD) / RATE
    breath = 0.78 + 0.22 * cycles(t, 2, rng.uniform())
    high = 0.55 + 0.45 * cycles(t, 3, rng.uniform())
    out = air(rng, 95.0, 620.0, 0.85) * breath + 0.10 * air(rng, 700.0, 2_200.0, 0.5) * high
    # D and A over three octaves, and a faint F sharp: the key of the stings.
    for hz, gain in ((73.42, 0.22), (110.0, 0.20), (146.83, 0.17), (220.0, 0.09), (293.66, 0.05), (369.99, 0.02)):
        out += voice(t, rng, hz, gain)
    out *= 10 ** (-27 / 20) / np.sqrt(np.mean(out**2))
    n = int(MARGIN * RATE)
    out = np.concatenate([out[-n:], out, out[:n]])
    fade = np.sin(np.linspace(0, 0.5 * np.pi, n // 2)) ** 2
    out[: fade.size] *= fade
    out[-fade.size:] *= fade[::-1]
    return out
