# pip install git+https://github.com/SVLwoof/gaussianformer.git

from gaussianformer.pipelines.rendering_pipeline import GaussianFormerRenderingPipeline

pipeline = GaussianFormerRenderingPipeline.from_pretrained("SVLwoof/gaussianformer")
