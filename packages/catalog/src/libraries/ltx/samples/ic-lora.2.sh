# The model, and the text encoder
hf download Lightricks/LTX-2-19b-IC-LoRA-Detailer --local-dir models/LTX-2-19b-IC-LoRA-Detailer
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b
