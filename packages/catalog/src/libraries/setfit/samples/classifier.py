from setfit import SetFitModel

model = SetFitModel.from_pretrained("some-org/setfit")
