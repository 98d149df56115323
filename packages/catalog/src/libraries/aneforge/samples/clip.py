import aneforge
from PIL import Image

image = Image.open("photo.jpg")
clip = aneforge.load_clip("acme/clip-ane")
print(clip.classify(image, ["a photo of a cat", "a photo of a dog"]))
