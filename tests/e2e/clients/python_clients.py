"""Runs cells with the Python clients, huggingface_hub and openai.

Reads {"cells": [...]} from stdin; prints a line of JSON for each: its name, and the value, the error, or that the client lacks it.
"""

import base64
import dataclasses
import importlib.metadata
import io
import json
import mimetypes
import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

CELLS = json.load(sys.stdin)["cells"]
QUESTION, WEATHER, CITY = (json.loads(os.environ["HUBKIT_PROMPTS"])[name] for name in ("QUESTION", "WEATHER", "CITY"))

# The addresses of hub and router are read when the package is imported.
os.environ["HF_ENDPOINT"] = CELLS[0]["hub"]
os.environ["HF_HUB_DISABLE_TELEMETRY"] = "1"
from huggingface_hub import constants  # noqa: E402

constants.INFERENCE_PROXY_TEMPLATE = CELLS[0]["router"] + "/{provider}"
# What the clients load or look up when they first need it is loaded and looked up before the threads start. huggingface_hub
# notes a package as missing until its version is found, and numpy and Pillow are half-loaded to other threads meanwhile.
import huggingface_hub.hf_api  # noqa: E402, F401
import numpy  # noqa: E402, F401
import PIL.Image  # noqa: E402
from huggingface_hub import InferenceClient  # noqa: E402
from huggingface_hub.inference._providers import PROVIDERS, get_provider_helper  # noqa: E402
from huggingface_hub.utils import _runtime  # noqa: E402
from openai import OpenAI  # noqa: E402
from PIL.Image import Image  # noqa: E402

for name, is_available in vars(_runtime).items():
    if name.startswith("is_") and name.endswith("_available") and name != "is_package_available":
        is_available()
PIL.Image.preinit()
PIL.Image.init()
mimetypes.init()

# A version that is still looked up by the threads takes as long as on a busy machine, so that the others always meet it half-done.
find_version, sleep = importlib.metadata.version, time.sleep
importlib.metadata.version = lambda name: sleep(0.5) or find_version(name)
# Jobs of the emulator are done after a few polls, however soon these come.
time.sleep = lambda seconds: sleep(min(seconds, 0.01))

TOOL = {name: WEATHER[name] for name in ("name", "description", "parameters")}
SCHEMA = {"name": CITY["name"], "schema": CITY["schema"], "strict": True}


class Lacks(Exception):
    """The client has no such task, or no such provider."""


def user(content):
    return [{"role": "user", "content": content}]


# Chat is called in the same way in both clients.


def chat(client, model, _):
    return {"text": client.chat.completions.create(model=model, messages=user(QUESTION)).choices[0].message.content}


def chat_stream(client, model, _):
    stream = client.chat.completions.create(model=model, messages=user(QUESTION), stream=True)
    return joined(chunk.choices[0].delta.content for chunk in stream if chunk.choices)


def chat_tools(client, model, _):
    tools = [{"type": "function", "function": TOOL}]
    messages = user(WEATHER["question"])
    message = client.chat.completions.create(model=model, messages=messages, tools=tools).choices[0].message
    call = message.tool_calls[0]
    result = {"role": "tool", "tool_call_id": call.id, "content": json.dumps(WEATHER["result"])}
    spoken = {"role": "assistant", "content": None, "tool_calls": [plain(call)]}
    second = client.chat.completions.create(model=model, messages=[*messages, spoken, result], tools=tools)
    arguments = call.function.arguments
    return {
        "name": call.function.name,
        "arguments": arguments if isinstance(arguments, str) else json.dumps(arguments),
        "text": second.choices[0].message.content,
    }


def chat_json_schema(client, model, _):
    response_format = {"type": "json_schema", "json_schema": SCHEMA}
    completion = client.chat.completions.create(
        model=model, messages=user(CITY["question"]), response_format=response_format
    )
    return {"json": completion.choices[0].message.content}


def joined(texts):
    parts = [text or "" for text in texts]
    return {"text": "".join(parts), "chunks": len(parts)}


def responses(client, model, _):
    return {"text": client.responses.create(model=model, input=QUESTION).output_text}


def responses_stream(client, model, _):
    with client.responses.stream(model=model, input=QUESTION) as stream:
        chunks = sum(event.type == "response.output_text.delta" for event in stream)
        return {"text": stream.get_final_response().output_text, "chunks": chunks}


def responses_tools(client, model, _):
    tools = [{"type": "function", "strict": False, **TOOL}]
    asked = user(WEATHER["question"])
    first = client.responses.create(model=model, input=asked, tools=tools)
    call = next(item for item in first.output if item.type == "function_call")
    result = {"type": "function_call_output", "call_id": call.call_id, "output": json.dumps(WEATHER["result"])}
    second = client.responses.create(model=model, input=[*asked, call.model_dump(exclude_none=True), result], tools=tools)
    return {"name": call.name, "arguments": call.arguments, "text": second.output_text}


def responses_json_schema(client, model, _):
    text = {"format": {"type": "json_schema", **SCHEMA}}
    return {"json": client.responses.create(model=model, input=CITY["question"], text=text).output_text}


def completion_stream(client, model, _):
    stream = client.completions.create(model=model, prompt=QUESTION, stream=True)
    return joined(chunk.choices[0].text for chunk in stream if chunk.choices)


def image_bytes(client, model, given):
    image = client.images.generate(
        model=model, prompt=given["inputs"], response_format="b64_json", extra_body=given.get("parameters")
    )
    return base64.b64decode(image.data[0].b64_json)


CHAT = {"chat": chat, "chat stream": chat_stream, "chat tools": chat_tools, "chat JSON schema": chat_json_schema}

OPENAI = {
    **CHAT,
    "responses": responses,
    "responses stream": responses_stream,
    "responses tools": responses_tools,
    "responses JSON schema": responses_json_schema,
    "text": lambda c, m, _: {"text": c.completions.create(model=m, prompt=QUESTION).choices[0].text},
    "text stream": completion_stream,
    "feature-extraction": lambda c, m, i: [
        row.embedding for row in c.embeddings.create(model=m, input=[i["inputs"], "A red boat"]).data
    ],
    "text-to-image": image_bytes,
    "text-to-speech": lambda c, m, i: c.audio.speech.create(model=m, input=i["inputs"], voice="alloy").read(),
    "automatic-speech-recognition": lambda c, m, i: {
        "text": c.audio.transcriptions.create(model=m, file=("speech.wav", i["inputs"])).text
    },
}


def of_inputs(method):
    """A method that takes the input of its task, and its parameters by name."""
    return lambda c, m, i: getattr(c, method)(i["inputs"], model=m, **i.get("parameters", {}))


def of_fields(method, *fields):
    """A method that takes the members of the input one by one."""
    return lambda c, m, i: getattr(c, method)(*(i["inputs"][f] for f in fields), model=m, **i.get("parameters", {}))


# These providers have no default voice.
VOICES = {"together": {"voice": "af_alloy"}}

HUGGINGFACE = {
    **CHAT,
    "text": lambda c, m, _: {"text": c.text_generation(QUESTION, model=m)},
    "text stream": lambda c, m, _: joined(c.text_generation(QUESTION, model=m, stream=True)),
    "document-question-answering": of_fields("document_question_answering", "image", "question"),
    # Its method has no parameters.
    "image-to-text": lambda c, m, i: c.image_to_text(i["inputs"], model=m),
    "question-answering": of_fields("question_answering", "question", "context"),
    "sentence-similarity": of_fields("sentence_similarity", "source_sentence", "sentences"),
    "table-question-answering": lambda c, m, i: c.table_question_answering(
        i["inputs"]["table"], i["inputs"].get("query") or i["inputs"]["question"], model=m
    ),
    "text-to-speech": lambda c, m, i: c.text_to_speech(
        i["inputs"], model=m, extra_body=VOICES.get(i["provider"]), **i.get("parameters", {})
    ),
    "tabular-classification": lambda c, m, i: c.tabular_classification(i["inputs"]["data"], model=m),
    "tabular-regression": lambda c, m, i: c.tabular_regression(i["inputs"]["data"], model=m),
    "visual-question-answering": of_fields("visual_question_answering", "image", "question"),
}


def huggingface_hub(cell):
    provider, task, hosts = cell["provider"], cell["task"], cell["hosts"]
    method = HUGGINGFACE.get(cell["operation"] if cell["operation"] != "run" else task)
    if method is None:
        name = task.replace("-", "_")
        if not hasattr(InferenceClient, name):
            raise Lacks
        method = of_inputs(name)
    if provider == "auto":
        if task != "conversational":
            raise Lacks
        get_provider_helper("auto", task=task, model=cell["model"]).base_url = cell["router"]
    elif task not in PROVIDERS.get(provider, {}):
        raise Lacks
    else:
        helper = PROVIDERS[provider][task]
        if cell["route"] == "direct":
            helper.base_url = hosts.get(SUBDOMAINS[provider, task], hosts["direct"])
    client = InferenceClient(provider=provider, api_key=cell["key"], timeout=600)
    # The hub knows no models of a provider that it does not route to.
    model = cell["model"] if cell["isRouted"] else cell["providerId"]
    return method(client, model, {**with_files(cell["input"]), "provider": provider})


# Taken before the addresses are changed: some tasks of a provider are at a host of their own, such as `queue`.
SUBDOMAINS = {
    (provider, task): urlsplit(helper.base_url or "").netloc.split(".")[0]
    for provider, tasks in PROVIDERS.items()
    for task, helper in tasks.items()
}


def openai(cell):
    with OpenAI(base_url=cell["openaiBase"], api_key=cell["key"], max_retries=0, timeout=600) as client:
        name = cell["task"] if cell["operation"] == "run" else cell["operation"]
        return OPENAI[name](client, cell["providerId"], with_files(cell["input"]))


CLIENTS = {"huggingface_hub": huggingface_hub, "openai (python)": openai}


def with_files(value):
    """Plain data with its files as bytes."""
    if isinstance(value, list):
        return [with_files(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "$file" in value:
        return base64.b64decode(value["$file"]["base64"])
    return {name: with_files(item) for name, item in value.items()}


def plain(value):
    """A result as JSON: dataclasses without absent members, arrays as lists, files by length and first bytes."""
    if isinstance(value, Image):
        buffer = io.BytesIO()
        value.save(buffer, format="PNG")
        return plain(buffer.getvalue())
    if isinstance(value, bytes):
        return {"file": {"bytes": len(value), "magic": value[:16].decode("latin1")}}
    if hasattr(value, "tolist"):
        return value.tolist()
    if hasattr(value, "model_dump"):
        return plain(value.model_dump())
    if dataclasses.is_dataclass(value):
        return plain({field.name: getattr(value, field.name) for field in dataclasses.fields(value)})
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items() if item is not None}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def as_in_javascript(task, value):
    """A result in the form of the catalog: files in it as base64, and names as they are on the wire."""
    if isinstance(value, list) and task.endswith("question-answering"):
        return value[0]
    if isinstance(value, list):
        return [as_in_javascript("", item) for item in value]
    if isinstance(value, dict) and value.keys() == {"file"}:
        return value["file"]["magic"]
    if isinstance(value, dict):
        return {name.replace("content_type", "content-type"): as_in_javascript("", item) for name, item in value.items()}
    return value


def run(cell):
    try:
        value = plain(CLIENTS[cell["client"]](cell))
        is_file = isinstance(value, dict) and "file" in value
        is_raw = is_file or cell["operation"] != "run"
        return {"value": value if is_raw else {"output": as_in_javascript(cell["task"], value)}}
    except Lacks:
        return {"lacks": True}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


PRINTING = threading.Lock()


def report(cell):
    line = json.dumps({"name": cell["name"], **run(cell)})
    with PRINTING:
        print(line, flush=True)


# The first call of each kind with the openai package runs alone: it builds the types of an operation when they are first needed, and
# threads that do so at the same time get plain dictionaries. All others wait for the polls of jobs most of the time.
FIRST = {(cell["operation"], cell["task"]): cell for cell in reversed(CELLS) if cell["client"] == "openai (python)"}
with ThreadPoolExecutor(16) as pool:
    others = pool.map(report, [cell for cell in CELLS if cell["client"] != "openai (python)"])
    for first in FIRST.values():
        report(first)
    list(pool.map(report, [cell for cell in CELLS if cell["client"] == "openai (python)" and cell not in FIRST.values()]))
    list(others)
