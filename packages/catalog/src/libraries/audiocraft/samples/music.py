from audiocraft.models import MusicGen

model = MusicGen.get_pretrained("acme/music")

descriptions = ["slow piano jazz", "sunny ukulele folk", "driving techno"]
wav = model.generate(descriptions)  # a sample for each description
