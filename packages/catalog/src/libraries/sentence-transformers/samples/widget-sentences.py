from sentence_transformers import SentenceTransformer

model = SentenceTransformer("some-org/embed")

sentences = ["That is a happy person", "He said \"yes\"", "C:\\temp"]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities.shape)
# [3, 3]
