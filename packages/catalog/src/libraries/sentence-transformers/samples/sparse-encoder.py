from sentence_transformers import SparseEncoder

model = SparseEncoder("naver/splade-v3")

sentences = [
    "It rained all morning.",
    "The rain did not stop before noon.",
    "She bought a ticket for the football match.",
]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities.shape)
# [3, 3]
