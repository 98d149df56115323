import multimolecule  # adds its tasks to transformers
from transformers import pipeline

predictor = pipeline("fill-mask", model="multimolecule/rnabert")
output = predictor("GGUC<mask>CUCUGGUUAGACC")
print(output)
