import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.2-I2V-A14B-Diffusers",
    dtype=torch.bfloat16,
    device_map="cuda",
)

prompt = "A man plays the guitar on a porch in the evening"
input_image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png")

output = pipe(image=input_image, prompt=prompt).frames[0]
export_to_video(output, "output.mp4")
