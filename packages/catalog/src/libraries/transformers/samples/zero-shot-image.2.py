# The long way: load the parts yourself
from transformers import AutoProcessor, AutoModelForZeroShotImageClassification

processor = AutoProcessor.from_pretrained("some-org/clip")
model = AutoModelForZeroShotImageClassification.from_pretrained(
    "some-org/clip",
    device_map="auto",
)
