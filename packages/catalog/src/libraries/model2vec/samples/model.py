from model2vec import StaticModel

model = StaticModel.from_pretrained("minishlab/potion-base-8M")
