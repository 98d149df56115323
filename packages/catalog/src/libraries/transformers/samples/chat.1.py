# The short way: a pipeline takes care of everything
from transformers import pipeline

pipe = pipeline("text-generation", model="some-org/chat-7b")

messages = [{"role": "user", "content": "Who are you?"}]
pipe(messages)
