# The backbone alone
import keras_hub

backbone = keras_hub.models.Backbone.from_preset("hf://keras/some_backbone")
