from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("PrunaAI/Llama-3.2-1B-smashed")
model = PrunaModel.from_pretrained("PrunaAI/Llama-3.2-1B-smashed", device_map="auto")
