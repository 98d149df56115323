import torch
from diffusers import DiffusionPipeline

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "evil/\"'`$(touch x)\\\n{id}",
    dtype=torch.bfloat16,
    device_map="cuda",
)

prompt = "\"\"\" + exit() + \"\"\""
image = pipe(prompt).images[0]
