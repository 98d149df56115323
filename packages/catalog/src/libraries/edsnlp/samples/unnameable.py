# From the hub
import edsnlp

nlp = edsnlp.load("AP-HP/1.0 model")
