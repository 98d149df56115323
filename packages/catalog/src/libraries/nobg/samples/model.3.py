# The long way: what predict() does
import torch
from loadimg import load_img
from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("feyninc/nobg").eval()
processor = AutoProcessor.from_pretrained("feyninc/nobg")

image = load_img("path/to/image.jpg").convert("RGB")
inputs = processor(image, return_tensors="pt")
with torch.no_grad():
    outputs = model(pixel_values=inputs["pixel_values"])

target_sizes = [(image.height, image.width)]
alpha = processor.post_process_alpha_matting(outputs, target_sizes=target_sizes)[0]
processor.cutout(image, alpha).save("output.png")
