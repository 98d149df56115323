from araclip import AraClip

model = AraClip.from_pretrained("Arabic-Clip/araclip")
