import torch
from diffusers import DiffusionPipeline

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "base-org/painter",
    dtype=torch.bfloat16,
    device_map="cuda",
)
pipe.load_lora_weights("some-org/painter-lora")

prompt = "a photo of sks dog"
image = pipe(prompt).images[0]
