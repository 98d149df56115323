import keras_hub

text_classifier = keras_hub.models.TextClassifier.from_preset(
    "hf://keras/bert_base_en",
    num_classes=2,
)

# Train it on your own examples
text_classifier.fit(x=["A film to see twice", "Two hours that I want back"], y=[1, 0])

text_classifier.predict(["Better than the book"])
