# Install it from https://github.com/Camb-ai/MARS5-TTS

from inference import Mars5TTS

mars5 = Mars5TTS.from_pretrained("CAMB-AI/MARS5-TTS")
