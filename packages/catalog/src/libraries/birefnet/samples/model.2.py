# With the code of the authors, in a clone of https://github.com/ZhengPeng7/BiRefNet
from models.birefnet import BiRefNet

model = BiRefNet.from_pretrained("ZhengPeng7/BiRefNet")
