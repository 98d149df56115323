import joblib
from skops.hub_utils import download

download("scikit-learn/cancer-prediction-trees", "path_to_folder")

# Load only files that you trust: unpickling can run any code
# https://skops.readthedocs.io/en/stable/persistence.html
model = joblib.load("path_to_folder/model.pkl")
