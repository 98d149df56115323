import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

# Use "mps" instead of "cuda" on a Mac
pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.1-T2V-14B",
    dtype=torch.bfloat16,
    device_map="cuda",
)
pipe.load_lora_weights("acme/motion-lora")

prompt = "A man plays the guitar on a porch in the evening"

output = pipe(prompt=prompt).frames[0]
export_to_video(output, "output.mp4")
