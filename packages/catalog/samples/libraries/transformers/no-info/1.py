# ⚠️ Type of model unknown
