# A gated model needs your token: token="hf_..."
from pyannote.audio import Audio, Pipeline
from pyannote.core import Segment

pipeline = Pipeline.from_pretrained("pyannote/speaker-diarization-3.1")

# A whole file
pipeline("file.wav")

# An excerpt
excerpt = Segment(start=2.0, end=5.0)
waveform, sample_rate = Audio().crop("file.wav", excerpt)
pipeline({"waveform": waveform, "sample_rate": sample_rate})
