# The short way: a pipeline takes care of everything
from transformers import pipeline

pipe = pipeline("text-generation", model="some-org/plain-7b", trust_remote_code=True)
