# pip install paddleocr
from paddleocr import TextDetection

model = TextDetection(model_name="PP-OCRv5_server_det")
results = model.predict(input="path/to/image.png", batch_size=1)
for result in results:
    result.print()
    result.save_to_img(save_path="./output/")
    result.save_to_json(save_path="./output/result.json")
