import keras_hub

causal_lm = keras_hub.models.CausalLM.from_preset(
    "hf://keras/gemma_2b_en",
    dtype="bfloat16",
)
causal_lm.compile(sampler="greedy")  # how the next token is chosen

causal_lm.generate("Keras is", max_length=64)
