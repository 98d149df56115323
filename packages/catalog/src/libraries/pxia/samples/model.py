from pxia import AutoModel

model = AutoModel.from_pretrained("phanerozoic/pxia-example")
