from fxr.inference import FleXraySegmenter

segmenter = FleXraySegmenter.from_pretrained("VictorButoi/flexray")
result = segmenter.predict("chest.png", threshold=0.5)
print(result.masks)
