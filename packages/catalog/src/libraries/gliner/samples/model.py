from gliner import GLiNER

model = GLiNER.from_pretrained("urchade/gliner_medium-v2.1")
