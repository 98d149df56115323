import aneforge
from PIL import Image

image = Image.open("photo.jpg")
vit = aneforge.load_vit("acme/vit-ane")
print(vit.classify(image))
