# Watermark detector
import torchaudio
from audioseal import AudioSeal

detector = AudioSeal.load_detector("facebook/audioseal")

tensor_wav, sr = torchaudio.load("watermarked.wav")
watermarked_audio = tensor_wav.unsqueeze(0)  # (batch, channels, samples)

result, message = detector.detect_watermark(watermarked_audio, sr)
