import aneforge
import librosa

audio, _ = librosa.load("speech.wav", sr=16000, mono=True)
model = aneforge.load_whisper("acme/whisper-ane")
print(model.transcribe(audio))
