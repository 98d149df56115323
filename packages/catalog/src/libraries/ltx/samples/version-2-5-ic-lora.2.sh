# The adapter, and the model that it was trained for
hf download Lightricks/LTX-2.5-22b-IC-LoRA-Detailer --local-dir models/LTX-2.5-22b-IC-LoRA-Detailer
hf download Lightricks/LTX-2.5 --local-dir models/LTX-2.5
