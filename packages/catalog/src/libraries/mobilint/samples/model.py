# pip install mblt-model-zoo
from mblt_model_zoo.vision import MBLT_Engine

model = MBLT_Engine(
    model_cls="resnet50",
    model_type="DEFAULT",
    model_path="",  # empty: the file is downloaded
    core_mode="global8",
)
try:
    image = model.preprocess("path/to/image.jpg")
    output = model(image)
    result = model.postprocess(output)
finally:
    model.dispose()
