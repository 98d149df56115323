from pylate import models

queries = ["Which animal is the fastest?", "How deep is the ocean?"]
documents = [
    [
        "A cheetah runs faster than any other animal.",
        "A snail needs a minute for a few centimeters.",
    ],
    [
        "The deepest place lies almost eleven kilometers down.",
        "Most lakes freeze from the top.",
    ],
]

model = models.ColBERT(model_name_or_path="some-org/colbert")
queries_embeddings = model.encode(queries, is_query=True)
documents_embeddings = model.encode(documents, is_query=False)
