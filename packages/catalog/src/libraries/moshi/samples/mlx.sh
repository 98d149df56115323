# pip install moshi_mlx
# In the terminal
python -m moshi_mlx.local --hf-repo kyutai/moshiko-mlx-bf16

# In the browser
python -m moshi_mlx.local_web --hf-repo kyutai/moshiko-mlx-bf16
