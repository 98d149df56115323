# The short way: a pipeline takes care of everything
from transformers import pipeline

pipe = pipeline("image-classification", model="some-org/vit")

pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
