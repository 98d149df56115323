# The adapter, and the model that it was trained for
hf download acme/camera-lora --local-dir models/camera-lora
hf download Lightricks/LTX-2.5 --local-dir models/LTX-2.5
