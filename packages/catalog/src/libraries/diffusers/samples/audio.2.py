import torch
from diffusers import DiffusionPipeline
from scipy.io import wavfile

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "cvssp/audioldm2",
    dtype=torch.bfloat16,
    device_map="cuda",
)

prompt = "Waves that roll onto a beach, and gulls far away"
audio = pipe(prompt, audio_length_in_s=10.0).audios[0]
wavfile.write("output.wav", rate=16000, data=audio)
