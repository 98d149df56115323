# pip install zeromodels
import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch", "tensorflow"

from zeromodels import AutoZModel

# With the head of a task: AutoZMImageClassify, AutoZMDetect, AutoZMSemanticSegment, AutoZMTextGenerate
model = AutoZModel.from_weights("zeromodels/vit-base")
