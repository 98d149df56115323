# https://ai-riksarkivet.github.io/htrflow/latest/getting_started/quick_start.html
htrflow pipeline path/to/pipeline.yaml path/to/image
