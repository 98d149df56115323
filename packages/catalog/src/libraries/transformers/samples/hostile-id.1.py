# The short way: a pipeline takes care of everything
from transformers import pipeline

pipe = pipeline(
    "text-classification",
    model="evil/\"'`$(touch x)\\\n{id}",
    trust_remote_code=True,
)
