# pip install moshi_mlx
# In the terminal
python -m moshi_mlx.local -q 8 --hf-repo kyutai/moshiko-mlx-q8

# In the browser
python -m moshi_mlx.local_web -q 8 --hf-repo kyutai/moshiko-mlx-q8
