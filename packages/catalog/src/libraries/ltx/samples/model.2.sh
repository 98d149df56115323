# The model, and the text encoder
hf download Lightricks/LTX-2.3 --local-dir models/LTX-2.3
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b
