# pip install moshi_mlx
# In the terminal
python -m moshi_mlx.local -q 4 --hf-repo kyutai/moshiko-mlx-q4

# In the browser
python -m moshi_mlx.local_web -q 4 --hf-repo kyutai/moshiko-mlx-q4
