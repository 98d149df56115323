import numpy as np
from tensorflow_tts.inference import TFAutoModel

model = TFAutoModel.from_pretrained("tensorspeech/tts-mb_melgan-ljspeech-en")

mels = np.load("mels.npy")  # spectrograms of a text-to-mel model: (batch, frames, bands)
audios = model.inference(mels)
