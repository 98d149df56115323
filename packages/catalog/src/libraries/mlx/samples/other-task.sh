# Download the model
pip install "huggingface_hub[hf_xet]"
hf download --local-dir whisper-large-v3-mlx mlx-community/whisper-large-v3-mlx
