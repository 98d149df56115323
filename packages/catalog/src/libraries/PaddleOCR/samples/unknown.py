# The tags do not say for which step of document analysis the model is.
# See https://www.paddleocr.ai/latest/en/version3.x/module_usage/module_overview.html
