import torch
from diffusers import DiffusionPipeline

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "some-org/painter",
    dtype=torch.bfloat16,
    device_map="cuda",
)

prompt = "An astronaut walking through a jungle, soft light, sharp details, 8k"
image = pipe(prompt).images[0]
