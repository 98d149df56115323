# The backbone alone
import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://keras/gemma_2b_en")
