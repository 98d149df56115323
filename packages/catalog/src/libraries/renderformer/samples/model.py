# Install it from https://github.com/microsoft/renderformer

from renderformer import RenderFormerRenderingPipeline

pipeline = RenderFormerRenderingPipeline.from_pretrained(
    "microsoft/renderformer-v1.1-swin-large",
)
