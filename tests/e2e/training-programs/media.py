"""Pictures, sounds and videos of noise, and the files in which programs expect the reader's own data."""

import io
import os

import av
import numpy as np
import soundfile
from PIL import Image

from texts import english


def picture(index, width=96, height=64, mode="RGB"):
    """A picture of random pixels. With mode "L" these are classes below 34."""
    chance = np.random.default_rng(index)
    shape = (height, width, 3) if mode == "RGB" else (height, width)
    return Image.fromarray(chance.integers(0, 256 if mode == "RGB" else 34, shape, dtype=np.uint8))


def sound(index, rate):
    """Half a second of a tone, as the bytes of a WAV file and its name."""
    file = io.BytesIO()
    soundfile.write(file, 0.3 * np.sin(np.arange(rate // 2) * (index + 1) / 20), rate, format="WAV")
    return {"bytes": file.getvalue(), "path": f"{index}.wav"}


def write_files():
    """Writes the reader's own files that programs read: notes/*.txt, and clips/<class>/*.mp4 of 20 frames."""
    os.makedirs("notes")
    for index in range(3):
        with open(f"notes/{index}.txt", "w", encoding="utf-8") as file:
            file.write("\n\n".join(english(index + line) for line in range(4)))
    for label in ("dance", "juggle"):
        os.makedirs(f"clips/{label}")
        for index in range(2):
            write_clip(f"clips/{label}/{index}.mp4")


def write_clip(path):
    with av.open(path, "w") as clip:
        stream = clip.add_stream("mpeg4", rate=10)
        stream.width, stream.height, stream.pix_fmt = 64, 48, "yuv420p"
        for index in range(20):
            clip.mux(stream.encode(av.VideoFrame.from_image(picture(index, 64, 48))))
        clip.mux(stream.encode())
