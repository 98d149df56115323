# The short way, a pipeline, was removed in version 5: install "transformers<5" for it
from transformers import pipeline

pipe = pipeline("summarization", model="some-org/summary")
