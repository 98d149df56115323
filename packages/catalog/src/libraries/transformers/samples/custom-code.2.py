# The long way: load the parts yourself
from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("some-org/plain-7b", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained(
    "some-org/plain-7b",
    trust_remote_code=True,
    device_map="auto",
)
