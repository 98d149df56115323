from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/rnabert")
model = AutoModel.from_pretrained("multimolecule/rnabert")

inputs = tokenizer("GGUCACUCUGGUUAGACC", return_tensors="pt")
outputs = model(**inputs)
embeddings = outputs.last_hidden_state
print(embeddings.shape)
