# Watermark generator
import torchaudio
from audioseal import AudioSeal

model = AudioSeal.load_generator("facebook/audioseal")

sr = 16000
tensor_wav, rate = torchaudio.load("speech.wav")
wav = torchaudio.functional.resample(tensor_wav, rate, sr).unsqueeze(0)  # (batch, channels, samples)

watermark = model.get_watermark(wav, sr)
watermarked_audio = wav + watermark
torchaudio.save("watermarked.wav", watermarked_audio[0].detach(), sr)
