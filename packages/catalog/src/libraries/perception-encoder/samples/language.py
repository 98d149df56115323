# Images alone
import core.vision_encoder.pe as pe

model = pe.VisionTransformer.from_config("facebook/PE-Lang-L14-448", pretrained=True)
