from espnet2.bin.tts_inference import Text2Speech

model = Text2Speech.from_pretrained("some-org/tts")
speech, *_ = model("Write the text to be spoken here.")
