import keras
import keras_hub

image_classifier = keras_hub.models.ImageClassifier.from_preset(
    "hf://keras/bert_base_en",
    num_classes=2,
)

# Train it on your own images: these are noise
image_classifier.fit(
    x=keras.random.randint((32, 64, 64, 3), 0, 256),
    y=keras.random.randint((32, 1), 0, 2),
)

image_classifier.predict(keras.random.randint((1, 64, 64, 3), 0, 256))
