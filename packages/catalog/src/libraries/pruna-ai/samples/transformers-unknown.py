from pruna import PrunaModel

model = PrunaModel.from_pretrained("PrunaAI/model")
