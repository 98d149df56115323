from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/dnabert")
model = AutoModel.from_pretrained("multimolecule/dnabert")

inputs = tokenizer("ACGTACGT", return_tensors="pt")
outputs = model(**inputs)
embeddings = outputs.last_hidden_state
print(embeddings.shape)
