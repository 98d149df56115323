import aneforge
import numpy as np

net = aneforge.load_resnet("acme/resnet-ane")
pixels = np.zeros((1, 3, 224, 224), dtype=np.float32)  # a preprocessed image
print(net(pixels).argmax())
