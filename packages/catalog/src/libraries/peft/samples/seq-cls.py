from peft import PeftModel
from transformers import AutoModelForSequenceClassification

base_model = AutoModelForSequenceClassification.from_pretrained(
    "google-bert/bert-base-cased",
)
model = PeftModel.from_pretrained(base_model, "acme/topic-lora")
