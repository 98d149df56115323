# The long way: load the parts yourself
from transformers import AutoImageProcessor, AutoModelForImageClassification

processor = AutoImageProcessor.from_pretrained("some-org/vit")
model = AutoModelForImageClassification.from_pretrained(
    "some-org/vit",
    device_map="auto",
)
