# Install it from https://github.com/DepthAnything/Depth-Anything-V2
import cv2
import torch
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

model = DepthAnythingV2(
    encoder="vitl",
    features=256,
    out_channels=[256, 512, 1024, 1024],
)

filepath = hf_hub_download(
    repo_id="depth-anything/Depth-Anything-V2-Large",
    filename="depth_anything_v2_vitl.pth",
    repo_type="model",
)
model.load_state_dict(torch.load(filepath, map_location="cpu"))
model.eval()

raw_img = cv2.imread("your/image/path")
depth = model.infer_image(raw_img)  # array of height times width
