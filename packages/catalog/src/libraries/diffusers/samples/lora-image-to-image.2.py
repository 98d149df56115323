import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-Kontext-dev",
    dtype=torch.bfloat16,
    device_map="cuda",
)
pipe.load_lora_weights("acme/style-lora")

prompt = "Make the cat a dog"
input_image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")

image = pipe(image=input_image, prompt=prompt).images[0]
