from aneforge.sentence_transformers import SentenceTransformer

model = SentenceTransformer("acme/minilm-ane")
embeddings = model.encode(["A quiet evening by the sea"], normalize_embeddings=True)
print(embeddings.shape)
