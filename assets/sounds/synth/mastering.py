"""Mastering: measures and sets the loudness of a raw sound, cleans its edges and encodes it."""
import subprocess
import tempfile
import wave
from pathlib import Path

import numpy as np

from .bodies import RATE

LEAD = 0.003  # seconds of silence before the first contact


def weighted(sound, rate=RATE):
    """The K weighting of ITU-R BS.1770, as a response in frequency."""
    n = 1 << (sound.size * 2).bit_length()
    hz = np.fft.rfftfreq(n, 1 / rate)
    s = 1j * hz
    high_pass = s**2 / (s**2 + s * 38.135 / 0.5003 + 38.135**2)
    f0, q, gain = 1_681.97, 0.7072, 10 ** (4.0 / 20)
    shelf = (gain * s**2 + s * np.sqrt(gain) * f0 / q + f0**2) / (s**2 + s * f0 / q + f0**2)
    return np.fft.irfft(np.fft.rfft(sound, n) * high_pass * shelf, n)[: sound.size]


def loudness(sound, rate=RATE, window=0.4):
    """The highest momentary loudness of EBU R128, in LUFS: that of the loudest `window` seconds."""
    power = np.concatenate([weighted(sound, rate) ** 2, np.zeros(int(window * rate))])
    total = np.cumsum(np.concatenate([[0.0], power]))
    n = int(window * rate)
    # A window may begin before the sound.
    total = np.concatenate([np.zeros(n), total])
    return -0.691 + 10 * np.log10(np.max(total[n:] - total[:-n]) / n + 1e-12)


def trimmed(sound, floor=-62.0, fade=0.03):
    """The sound up to where it falls below `floor` dB of its peak, faded out."""
    limit = np.max(np.abs(sound)) * 10 ** (floor / 20)
    last = int(np.nonzero(np.abs(sound) > limit)[0][-1]) + 1
    out = sound[:last].copy()
    n = min(out.size // 2, int(fade * RATE))
    out[-n:] *= np.cos(np.linspace(0, 0.5 * np.pi, n)) ** 2
    return out


def master(sound, target, ceiling=-3.6, longest=1.5, fade=0.03):
    """Sets loudness to `target` LUFS, holds the peak under `ceiling`, cleans edges."""
    sound = sound[: int((longest - 0.03) * RATE)]
    n = 1 << (sound.size * 2).bit_length()
    x = 1j * np.fft.rfftfreq(n, 1 / RATE) / 45.0
    rumble_free = x**2 / (x**2 + x * np.sqrt(2) + 1)
    sound = np.fft.irfft(np.fft.rfft(sound, n) * rumble_free, n)[: sound.size]
    sound = trimmed(sound, fade=fade)
    rise = int(0.0004 * RATE)
    sound[:rise] *= np.linspace(0, 1, rise)
    sound *= 10 ** ((target - loudness(sound)) / 20)
    peak = np.max(np.abs(sound))
    top = 10 ** (ceiling / 20)
    if peak > top:
        # Rounds the few samples of the first contact instead of turning all down.
        knee = 0.7 * top
        over = np.abs(sound) > knee
        bent = knee + (top - knee) * np.tanh((np.abs(sound) - knee) / (top - knee))
        sound = np.where(over, np.sign(sound) * bent, sound)
    edge = np.zeros(int(LEAD * RATE))
    sound = np.concatenate([edge, sound, edge])
    return sound - np.mean(sound) * np.hanning(sound.size) * 2


def encode(sound, path, rate, quality):
    """Writes Ogg Vorbis through oggenc; the same samples give the same bytes."""
    samples = np.round(np.clip(sound, -1, 1) * 32_767).astype("<i2")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "sound.wav"
        with wave.open(str(source), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(rate)
            out.writeframes(samples.tobytes())
        command = ["oggenc", "-Q", "-q", str(quality), "--serial", "1", "-o", str(path), str(source)]
        subprocess.run(command, check=True)
