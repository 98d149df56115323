# Install it from https://github.com/webis-de/lightning-ir
from lightning_ir import BiEncoderModule

model = BiEncoderModule("webis/bert-bi-encoder")

model.score("query", ["doc1", "doc2", "doc3"])
