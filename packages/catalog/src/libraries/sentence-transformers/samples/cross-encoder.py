from sentence_transformers import CrossEncoder

model = CrossEncoder("some-org/rerank")

query = "Which planet is known for its red color?"
passages = [
    "Jupiter is the largest planet of the solar system, and has many moons.",
    "Mars looks red because there is iron rust in its soil.",
    "Venus is wrapped in thick clouds that keep its surface very hot.",
    "Saturn is known for its rings, which are made of ice and rock.",
]

scores = model.predict([(query, passage) for passage in passages])
print(scores)
