from diffusers import ControlNetModel
from pruna_pro import PrunaProModel

controlnet = ControlNetModel.from_pretrained("PrunaAI/controlnet-smashed")
pipe = PrunaProModel.from_pretrained("acme/base", controlnet=controlnet)
