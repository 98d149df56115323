# Install it from https://github.com/webis-de/lightning-ir
from lightning_ir import CrossEncoderModule

model = CrossEncoderModule("webis/monoelectra-base")

model.score("query", ["doc1", "doc2", "doc3"])
