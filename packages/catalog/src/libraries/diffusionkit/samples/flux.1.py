# FLUX
from diffusionkit.mlx import FluxPipeline

pipeline = FluxPipeline(
    shift=1.0,
    model_version="argmaxinc/mlx-FLUX.1-schnell",
    low_memory_mode=True,
    a16=True,
    w16=True,
)
