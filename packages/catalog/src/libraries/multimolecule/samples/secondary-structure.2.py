from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/rnafm-ss")
model = AutoModel.from_pretrained("multimolecule/rnafm-ss")

inputs = tokenizer("GGGUGCGAUCAUACCAGCACU", return_tensors="pt")
outputs = model(**inputs)
embeddings = outputs.last_hidden_state
print(embeddings.shape)
