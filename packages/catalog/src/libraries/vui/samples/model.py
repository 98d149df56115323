# pip install git+https://github.com/fluxions-ai/vui
import torchaudio
from vui.inference import render
from vui.model import Vui

model = Vui.from_pretrained().cuda()

text = "So, um, I tried the new bakery on the corner this morning, and honestly, the bread was still warm when I got home."
waveform = render(model, text)
print(waveform.shape)

torchaudio.save("out.opus", waveform[0], 22050)
