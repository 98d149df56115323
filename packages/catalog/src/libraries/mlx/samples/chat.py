# pip install mlx-lm
# On a computer with CUDA, also: pip install "mlx[cuda]"
from mlx_lm import generate, load

model, tokenizer = load("mlx-community/Llama-3.2-3B-Instruct-4bit")

messages = [{"role": "user", "content": "Write a story about a lighthouse keeper"}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)

text = generate(model, tokenizer, prompt=prompt, verbose=True)
