# The short way: a pipeline takes care of everything
from transformers import pipeline

pipe = pipeline("zero-shot-image-classification", model="some-org/clip")

pipe(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
    candidate_labels=["animals", "humans", "landscape"],
)
