pip install huggingface-hub
hf download --local-dir checkpoints apple/DepthPro
