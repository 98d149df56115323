from mlxim.model import create_model

model = create_model("mlx-vision/resnet18-mlxim")
