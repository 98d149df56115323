from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# The file with the weights: see the list of files of the model
model = YOLO(hf_hub_download("Ultralytics/YOLO11", "yolo11n.pt"))
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)
