pip install chronos-forecasting
