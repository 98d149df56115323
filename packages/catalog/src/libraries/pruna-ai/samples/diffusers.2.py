import torch
from pruna import PrunaModel

# Use "mps" instead of "cuda" on a Mac
pipe = PrunaModel.from_pretrained(
    "PrunaAI/Segmind-Vega-smashed",
    dtype=torch.bfloat16,
    device_map="cuda",
)

prompt = "An astronaut walking through a jungle, soft light, sharp details, 8k"
image = pipe(prompt).images[0]
