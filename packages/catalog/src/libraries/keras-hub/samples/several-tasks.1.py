import keras_hub

text_to_image = keras_hub.models.TextToImage.from_preset(
    "hf://keras/bert_base_en",
    dtype="bfloat16",
)
text_to_image.generate("An astronaut walking through a jungle")
