from adapters import AutoAdapterModel

# The configuration does not name the base model: fill it in.
model = AutoAdapterModel.from_pretrained("fill-in-base-model")
model.load_adapter("some-org/adapter", set_active=True)
