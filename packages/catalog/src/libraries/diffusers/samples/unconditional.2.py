import torch
from diffusers import DiffusionPipeline

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "google/ddpm-cat-256",
    dtype=torch.bfloat16,
    device_map="cuda",
)

image = pipe().images[0]
