from htrflow.models.framework.model import ModelClass
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Task

pipeline = Pipeline([
    Task(ModelClass, {"model": "Riksarkivet/trocr-base-handwritten-hist-swe-2"}, {}),
])
