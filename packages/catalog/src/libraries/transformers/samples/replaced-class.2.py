# The long way: load the parts yourself
from transformers import AutoProcessor, AutoModelForImageTextToText

processor = AutoProcessor.from_pretrained("llava-hf/LLaVA-NeXT-Video-7B-hf")
model = AutoModelForImageTextToText.from_pretrained(
    "llava-hf/LLaVA-NeXT-Video-7B-hf",
    device_map="auto",
)
