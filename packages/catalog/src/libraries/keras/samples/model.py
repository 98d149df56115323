# Choose "jax", "torch" or "tensorflow" as the backend, before Keras is imported
import os

os.environ["KERAS_BACKEND"] = "jax"

import keras

model = keras.saving.load_model("hf://keras-io/timeseries-anomaly-detection")
