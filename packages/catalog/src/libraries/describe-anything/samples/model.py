# pip install git+https://github.com/NVlabs/describe-anything
from dam import DescribeAnythingModel
from huggingface_hub import snapshot_download

snapshot_download("nvidia/DAM-3B", local_dir="checkpoints")

dam = DescribeAnythingModel(
    model_path="checkpoints",
    conv_mode="v1",
    prompt_mode="focal_prompt",
)
