import torch
from diffusers import DiffusionPipeline

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "facebook/DiT-XL-2-256",
    dtype=torch.bfloat16,
    device_map="cuda",
)

# Names of classes of ImageNet
image = pipe(class_labels=pipe.get_label_ids(["golden retriever"])).images[0]
