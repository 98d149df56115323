import cartesia_mlx as cmx
import mlx.core as mx

model = cmx.from_pretrained("cartesia-ai/Rene-v0.1-1.3b-4bit-mlx")
model.set_dtype(mx.float32)

prompt = "Hannah Arendt was"

for text in model.generate(
    prompt,
    max_tokens=500,
    eval_every_n=5,
    verbose=True,
    top_p=0.99,
    temperature=0.85,
):
    print(text, end="", flush=True)
