# Run it in the folder notebook of a clone of https://github.com/facebookresearch/sam-3d-objects
from huggingface_hub import snapshot_download
from inference import Inference, load_image, load_single_mask

folder = snapshot_download("facebook/sam-3d-objects")
inference = Inference(f"{folder}/checkpoints/pipeline.yaml", compile=False)

# The masks of an image lie beside it: 0.png, 1.png …
image = load_image("path/to/image.png")
mask = load_single_mask("path/to", index=14)

output = inference(image, mask)
output["gs"].save_ply("splat.ply")
