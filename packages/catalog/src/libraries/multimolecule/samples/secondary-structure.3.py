import multimolecule  # adds its tasks to transformers
from transformers import pipeline

predictor = pipeline("rna-secondary-structure", model="multimolecule/rnafm-ss")
output = predictor("GGGUGCGAUCAUACCAGCACU")
print(output)
