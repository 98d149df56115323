from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("feyninc/nobg").eval()
processor = AutoProcessor.from_pretrained("feyninc/nobg")

cutout = model.predict(processor, "path/to/image.jpg")
cutout.save("output.png")
