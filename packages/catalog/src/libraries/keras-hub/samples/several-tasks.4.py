# The task MaskedLM
import keras_hub

task = keras_hub.models.MaskedLM.from_preset("hf://keras/bert_base_en")
