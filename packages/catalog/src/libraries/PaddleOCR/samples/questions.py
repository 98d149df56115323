# pip install paddleocr
from paddleocr import DocVLM

model = DocVLM(model_name="PP-DocBee2-3B")
results = model.predict(
    input={"image": "path/to/image.png", "query": "Which total does the invoice state?"},
    batch_size=1,
)
for result in results:
    result.print()
    result.save_to_json(save_path="./output/result.json")
