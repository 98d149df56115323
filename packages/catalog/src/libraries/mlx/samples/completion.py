# pip install mlx-lm
# On a computer with CUDA, also: pip install "mlx[cuda]"
from mlx_lm import generate, load

model, tokenizer = load("mlx-community/gpt2-base-mlx")

prompt = "Once upon a time, in a village by the sea,"

text = generate(model, tokenizer, prompt=prompt, verbose=True)
