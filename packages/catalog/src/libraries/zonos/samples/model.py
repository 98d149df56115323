# pip install git+https://github.com/Zyphra/Zonos.git
import torchaudio
from zonos.conditioning import make_cond_dict
from zonos.model import Zonos

model = Zonos.from_pretrained("Zyphra/Zonos-v0.1-transformer", device="cuda")

# A recording of the voice, 5 to 10 seconds long
wav, sr = torchaudio.load("speaker.wav")
speaker = model.make_speaker_embedding(wav, sr)

cond = make_cond_dict(text="Hello, it is good to hear you.", speaker=speaker, language="en-us")
codes = model.generate(model.prepare_conditioning(cond))

audio = model.autoencoder.decode(codes)[0].cpu()
torchaudio.save("sample.wav", audio, model.autoencoder.sampling_rate)
