import torch
from diffusers import DiffusionPipeline

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "fill-in-base-model",
    dtype=torch.bfloat16,
    device_map="cuda",
)
pipe.load_lora_weights("some-org/painter-lora")

prompt = "It's a \"boat\"\non a lake"
image = pipe(prompt).images[0]
