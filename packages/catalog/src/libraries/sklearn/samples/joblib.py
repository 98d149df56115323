import joblib
from huggingface_hub import hf_hub_download

# Load only files that you trust: reading a joblib file can run any code
# https://skops.readthedocs.io/en/stable/persistence.html
model = joblib.load(hf_hub_download("julien-c/wine-quality", "sklearn_model.joblib"))
