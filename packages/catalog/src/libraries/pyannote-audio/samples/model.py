# A gated model needs your token: token="hf_..."
from pyannote.audio import Inference, Model
from pyannote.core import Segment

model = Model.from_pretrained("pyannote/segmentation-3.0")
inference = Inference(model)

# A whole file
inference("file.wav")

# An excerpt
excerpt = Segment(start=2.0, end=5.0)
inference.crop("file.wav", excerpt)
