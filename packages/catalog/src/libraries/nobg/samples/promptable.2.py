from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("acme/nobg-prompt").eval()
processor = AutoProcessor.from_pretrained("acme/nobg-prompt")

cutout = model.predict(processor, "path/to/image.jpg", "the cat")
cutout.save("output.png")
