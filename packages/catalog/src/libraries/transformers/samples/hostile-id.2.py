# The long way: load the parts yourself
from transformers import AutoFeatureExtractor, AutoModelForSequenceClassification

extractor = AutoFeatureExtractor.from_pretrained(
    "evil/\"'`$(touch x)\\\n{id}",
    trust_remote_code=True,
)
model = AutoModelForSequenceClassification.from_pretrained(
    "evil/\"'`$(touch x)\\\n{id}",
    trust_remote_code=True,
    device_map="auto",
)
