from skops.hub_utils import download
from skops.io import load

download("scikit-learn/tabular-playground", "path_to_folder")

# Check the types in files that you do not trust, and pass those you accept as trusted
# https://skops.readthedocs.io/en/stable/persistence.html
model = load("path_to_folder/model.skops")
