from audiocraft.models import AudioGen

model = AudioGen.get_pretrained("acme/sounds")
model.set_generation_params(duration=5)  # in seconds

descriptions = [
    "rain on a tin roof",
    "a door that creaks open",
    "waves at a pebble beach",
]
wav = model.generate(descriptions)  # a sample for each description
