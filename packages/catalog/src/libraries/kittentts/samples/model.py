import soundfile as sf
from kittentts import KittenTTS

model = KittenTTS("KittenML/kitten-tts-nano-0.1")
audio = model.generate("A small model can have a clear voice.")

sf.write("output.wav", audio, 24000)
