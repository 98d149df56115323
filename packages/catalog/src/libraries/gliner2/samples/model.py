from gliner2 import GLiNER2

model = GLiNER2.from_pretrained("fastino/gliner2-base-v1")

text = "Nokia was founded by Fredrik Idestam in Tampere, long before it sold its first phone."
entities = model.extract_entities(text, ["company", "person", "product", "location"])
print(entities)
