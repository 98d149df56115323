import aneforge
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/qwen-ane")
model = aneforge.load_llm("acme/qwen-ane")
tokens = model.generate(tokenizer.encode("The lighthouse keeper"), max_new_tokens=20)
print(tokenizer.decode(tokens))
