# ⚠️ No valid YOLO version found in the tags of the model
# Replace XX with the number of the version
from ultralytics import YOLOvXX

model = YOLOvXX.from_pretrained("acme/detector")
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)
