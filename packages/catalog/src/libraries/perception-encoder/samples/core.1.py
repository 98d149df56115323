# Image and text
import core.vision_encoder.pe as pe

model = pe.CLIP.from_config("facebook/PE-Core-L14-336", pretrained=True)
