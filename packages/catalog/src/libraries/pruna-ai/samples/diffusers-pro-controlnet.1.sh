pip install -U pruna_pro diffusers transformers accelerate
