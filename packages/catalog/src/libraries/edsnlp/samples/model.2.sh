pip install git+https://huggingface.co/AP-HP/dummy-ner
