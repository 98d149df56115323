from hezar import Model

model = Model.load("hezarai/bert-fa-sentiment-dksf")
