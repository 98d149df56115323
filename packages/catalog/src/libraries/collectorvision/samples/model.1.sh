pip install git+https://github.com/HanClinto/CollectorVision huggingface_hub
