# pip install chatterbox-tts
import torchaudio as ta
from chatterbox.tts import ChatterboxTTS

model = ChatterboxTTS.from_pretrained(device="cuda")

text = "The last train of the evening left two minutes early, so we walked home along the river and counted the stars."
wav = model.generate(text)
ta.save("test-1.wav", wav, model.sr)

# The same text, in the voice of a recording
AUDIO_PROMPT_PATH = "YOUR_FILE.wav"
wav = model.generate(text, audio_prompt_path=AUDIO_PROMPT_PATH)
ta.save("test-2.wav", wav, model.sr)
