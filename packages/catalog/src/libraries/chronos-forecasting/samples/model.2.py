import pandas as pd
from chronos import BaseChronosPipeline

pipeline = BaseChronosPipeline.from_pretrained("amazon/chronos-2", device_map="cuda")

# Monthly numbers of airline passengers, one series
url = "https://autogluon.s3.us-west-2.amazonaws.com/datasets/timeseries/misc/AirPassengers.csv"
context_df = pd.read_csv(url)
context_df["item_id"] = "passengers"

pred_df = pipeline.predict_df(
    context_df,
    prediction_length=36,  # months ahead
    quantile_levels=[0.1, 0.5, 0.9],
    id_column="item_id",
    timestamp_column="Month",
    target="#Passengers",
)
