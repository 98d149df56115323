# Install it from https://github.com/webis-de/lightning-ir
from lightning_ir import BiEncoderModule, CrossEncoderModule

# Choose the one that fits the model
model = BiEncoderModule("webis/set-encoder-base")
# model = CrossEncoderModule("webis/set-encoder-base")

model.score("query", ["doc1", "doc2", "doc3"])
