from adapters import AutoAdapterModel

model = AutoAdapterModel.from_pretrained("base-org/base")
model.load_adapter("some-org/adapter", set_active=True)
