# See https://www.paddleocr.ai/ for the installation
from paddleocr import PaddleOCRVL

pipeline = PaddleOCRVL(pipeline_version="v1")
results = pipeline.predict("path/to/document_image.png")
for result in results:
    result.print()
    result.save_to_json(save_path="output")
    result.save_to_markdown(save_path="output")
