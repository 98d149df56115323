# Install it from https://github.com/DepthAnything/Depth-Anything-V2
import cv2
import torch
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

model = DepthAnythingV2(
    encoder="<ENCODER>",
    features="<NUMBER_OF_FEATURES>",
    out_channels="<OUT_CHANNELS>",
)

filepath = hf_hub_download(
    repo_id="acme/depth-tiny",
    filename="depth_anything_v2_<ENCODER>.pth",
    repo_type="model",
)
model.load_state_dict(torch.load(filepath, map_location="cpu"))
model.eval()

raw_img = cv2.imread("your/image/path")
depth = model.infer_image(raw_img)  # array of height times width
