# pip install routee.powertrain
import pandas as pd
import routee.powertrain as pt
from routee.powertrain.registry import HFRegistry

registry = HFRegistry(repo_id="NatLabRockies/routee-powertrain")
print(pt.query_available_models(make="tesla", model="model 3", registry=registry))

# The id of a model is make, vehicle, year and configuration
model = pt.load_model("tesla/model_3_bev/2022/rf_c3326385", registry=registry)
links = pd.DataFrame({"distance": [0.2, 0.4], "speed_mph": [25, 50], "grade_percent": [-1.0, 2.0]})
print(model.predict(links))
