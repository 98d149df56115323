# Run it in a clone of https://github.com/bytedance/LVFace
from huggingface_hub import hf_hub_download
from inference_onnx import LVFaceONNXInferencer

model_path = hf_hub_download(
    "ByteDance/LVFace",
    "LVFace-L_Glint360K/LVFace-L_Glint360K.onnx",
)
inferencer = LVFaceONNXInferencer(model_path, use_gpu=True, timeout=300)

img_path = "path/to/image.jpg"
embedding = inferencer.infer_from_image(img_path)
