# pip install moshi
# Then open https://localhost:8998
python -m moshi.server --hf-repo kyutai/moshiko-pytorch-bf16
