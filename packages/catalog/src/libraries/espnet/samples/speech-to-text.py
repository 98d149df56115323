import soundfile
from espnet2.bin.asr_inference import Speech2Text

model = Speech2Text.from_pretrained("some-org/asr")
speech, rate = soundfile.read("speech.wav")
text, *_ = model(speech)[0]
