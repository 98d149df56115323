"""Calls a gateway with the Python clients. Reads the target as JSON from stdin; prints {client: {route: result or {"error"}}}."""

import json
import sys

from huggingface_hub import InferenceClient
from openai import OpenAI

TARGET = json.load(sys.stdin)
BASE, KEY, SOUND = TARGET["baseUrl"], TARGET["key"], TARGET["soundFile"]
MESSAGES = [{"role": "user", "content": TARGET["question"]}]

openai = OpenAI(base_url=BASE, api_key=KEY, max_retries=0)
hub = InferenceClient(base_url=BASE, api_key=KEY)


def task(name, model):
    """A client whose model is the address of a task."""
    return InferenceClient(model=f"{BASE}/tasks/{name}?model={model}", token=KEY)


def streamed(chunks):
    return "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)


CALLS = {
    "openai (Python)": {
        "models": lambda: [model.id for model in openai.models.list()],
        "chat/completions": lambda: openai.chat.completions.create(model="chat", messages=MESSAGES).choices[0].message.content,
        "chat/completions, streamed": lambda: streamed(openai.chat.completions.create(model="chat", messages=MESSAGES, stream=True)),
        "completions": lambda: openai.completions.create(model="text", prompt="Once", max_tokens=20).choices[0].text,
        "embeddings": lambda: [item.embedding for item in openai.embeddings.create(model="vectors", input=TARGET["texts"]).data],
        "images/generations": lambda: len(openai.images.generate(model="painter", prompt="A cat").data[0].b64_json),
        "audio/speech": lambda: len(openai.audio.speech.create(model="voice", voice="alloy", input="Hello").content),
        "audio/transcriptions": lambda: openai.audio.transcriptions.create(model="ears", file=open(SOUND, "rb")).text,
        "tasks/<task>": lambda: openai.post("/tasks/text-classification", body={"model": "labels", "inputs": "What a lovely day!"}, cast_to=object),
    },
    "huggingface_hub": {
        "chat/completions": lambda: hub.chat_completion(model="chat", messages=MESSAGES).choices[0].message.content,
        "chat/completions, streamed": lambda: streamed(hub.chat_completion(model="chat", messages=MESSAGES, stream=True)),
        "tasks/<task>": lambda: task("text-to-image", "painter").text_to_image("A cat").width,
    },
}


def run(call):
    try:
        return {"result": call()}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:500]}


print(json.dumps({client: {route: run(call) for route, call in calls.items()} for client, calls in CALLS.items()}))
