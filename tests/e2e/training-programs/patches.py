"""What programs cannot have in a test: hours, a GPU, FFmpeg."""

from io import BytesIO

import numpy as np
import soundfile
import torch
from datasets import Audio
from scipy.signal import resample_poly
from transformers import TrainingArguments

STEPS = 2


def apply():
    torch.set_num_threads(1)
    TrainingArguments.__post_init__ = on_a_small_machine(TrainingArguments.__post_init__)
    Audio.decode_example = read_sound


def on_a_small_machine(check_arguments):
    """Trains for two steps on the processor. bf16 runs forward passes in bfloat16 there, too; fp16 needs a GPU, and is left out."""

    def __post_init__(self):
        if not self.bf16:
            self.fp16 = False
        self.use_cpu = True
        self.max_steps = STEPS
        check_arguments(self)

    return __post_init__


def read_sound(self, value, token_per_repo_id=None):
    """Reads sound with libsndfile: `datasets` reads it with TorchCodec, which needs the FFmpeg of the system."""
    return Sound(value["bytes"], self.sampling_rate)


class Sound:
    """The two entries that the decoder of `datasets` has, "array" (float32, one channel) and "sampling_rate" in Hz."""

    def __init__(self, data, wanted_rate):
        samples, rate = soundfile.read(BytesIO(data), dtype="float32", always_2d=True)
        mono = samples.mean(axis=1)
        if wanted_rate is not None and wanted_rate != rate:
            common = np.gcd(wanted_rate, rate)
            mono, rate = resample_poly(mono, wanted_rate // common, rate // common).astype(np.float32), wanted_rate
        self.entries = {"array": mono, "sampling_rate": rate}

    def __getitem__(self, key):
        return self.entries[key]
