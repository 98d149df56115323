from threedtopia_xl.models import threedtopia_xl

model = threedtopia_xl.from_pretrained("FrozenBurning/3DTopia-XL")
model.generate(cond="path/to/image.png")
