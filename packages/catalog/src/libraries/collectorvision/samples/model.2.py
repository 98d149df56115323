import collector_vision as cvg
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download(repo_id="HanClinto/milo", filename="model.onnx")

# Choose the one that the model was made for
detector = cvg.NeuralCornerDetector(checkpoint)
embedder = cvg.NeuralEmbedder(checkpoint)
