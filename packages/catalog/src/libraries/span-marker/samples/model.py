from span_marker import SpanMarkerModel

model = SpanMarkerModel.from_pretrained(
    "tomaarsen/span-marker-bert-base-fewnerd-fine-super",
)
