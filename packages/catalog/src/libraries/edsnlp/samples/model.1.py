# From the hub
import edsnlp

nlp = edsnlp.load("AP-HP/dummy-ner")
