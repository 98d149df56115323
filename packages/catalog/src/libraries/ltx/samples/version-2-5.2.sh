hf download Lightricks/LTX-2.5 --local-dir models/LTX-2.5
