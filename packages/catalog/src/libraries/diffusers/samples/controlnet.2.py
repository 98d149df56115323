from diffusers import ControlNetModel, StableDiffusionControlNetPipeline

controlnet = ControlNetModel.from_pretrained("some-org/canny")
pipe = StableDiffusionControlNetPipeline.from_pretrained(
    "base-org/painter",
    controlnet=controlnet,
)
