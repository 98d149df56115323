import torch
from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained(
    "base-org/painter",
    dtype=torch.bfloat16,
    device_map="cuda",
)
pipe.load_textual_inversion("some-org/style")
