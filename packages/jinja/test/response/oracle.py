"""Parses responses with transformers itself, for the tests of the response parser.

Reads JSON lines: {"cases": [{"template", "text", "prefix", "tools"}, ...]}. Answers each with a list: for every case the outcome
of the whole text and that of the text cut at every character. An outcome is {"ok": true, "message"} or {"ok": false, "type",
"error"}. The first line tells the version.
"""

import json
import os
import sys

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TRANSFORMERS_VERBOSITY"] = "critical"

import transformers  # noqa: E402
from transformers.utils.chat_parsing import ResponseParser, parse_response  # noqa: E402


def outcome_of(parse):
    try:
        return {"ok": True, "message": parse()}
    except Exception as error:
        return {"ok": False, "type": type(error).__name__, "error": str(error)}


def whole(case):
    return parse_response(case["text"], case["template"], prefix=case["prefix"], tools=case["tools"])


def cut(case):
    parser = ResponseParser(case["template"], prefix=case["prefix"], tools=case["tools"])
    for char in case["text"]:
        parser.feed(char)
    return parser.finalize()[0]


def answer(case):
    # Parsing changes the defaults where a field that repeats has one.
    copies = [json.loads(json.dumps(case)) for _ in range(2)]
    return [outcome_of(lambda: whole(copies[0])), outcome_of(lambda: cut(copies[1]))]


print(json.dumps({"transformers": transformers.__version__}), flush=True)
for line in sys.stdin:
    print(json.dumps([answer(case) for case in json.loads(line)["cases"]]), flush=True)
