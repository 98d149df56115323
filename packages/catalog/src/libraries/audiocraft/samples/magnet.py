from audiocraft.models import MAGNeT

model = MAGNeT.get_pretrained("facebook/magnet-small-10secs")

descriptions = ["slow piano jazz", "sunny ukulele folk", "driving techno"]
wav = model.generate(descriptions)  # a sample for each description
