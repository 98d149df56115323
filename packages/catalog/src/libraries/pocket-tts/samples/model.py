import scipy.io.wavfile
from pocket_tts import TTSModel

model = TTSModel.load_model("kyutai/pocket-tts")

# The voice of a recording
state = model.get_state_for_audio_prompt("hf://kyutai/tts-voices/alba-mackenna/casual.wav")
audio = model.generate_audio(state, "The kettle is on, so sit down for a minute.")

scipy.io.wavfile.write("output.wav", model.sample_rate, audio.numpy())
