# The long way: load the parts yourself
from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("some-org/summary")
model = AutoModelForSeq2SeqLM.from_pretrained("some-org/summary", device_map="auto")
