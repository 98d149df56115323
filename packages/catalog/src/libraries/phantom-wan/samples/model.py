from huggingface_hub import snapshot_download
from phantom_wan import WanI2V, configs
from PIL import Image

checkpoint_dir = snapshot_download("bytedance-research/Phantom")
wan_i2v = WanI2V(
    config=configs.WAN_CONFIGS["i2v-14B"],
    checkpoint_dir=checkpoint_dir,
)

text_prompt = "The sailing boat turns into the wind"
image_prompt = Image.open("path/to/image.png")
video = wan_i2v.generate(text_prompt, image_prompt)
