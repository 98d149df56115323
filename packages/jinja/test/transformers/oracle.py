"""Applies chat templates and describes tools with transformers itself, for the tests of the chat helper.

Reads JSON lines and answers each with one line. A request is either
  {"files": {name: text}, "calls": [...]}: a model folder, and what is rendered with its tokenizer; answered by a list of
    outcomes. A call has "messages", "tools", "documents" and "variables" (JSON text or null), "options" (keywords of
    apply_chat_template), and "spans" (whether to give the ranges of the assistant), or
  {"tools": [source, ...]}: Python functions; answered by the outcome of get_json_schema for each, or
  {"folders": [{name: text}, ...]}: model folders; answered for each by the outcomes of loading the templates of its tokenizer and
    of its processor, or
  {"variables": [template, ...]}: templates; answered by the names that each may take from outside, null for a syntax error.
An outcome is {"ok": true, "output", "spans"} or {"ok": false, "type", "message"}. The first line tells the versions.
"""

import contextlib
import datetime
import json
import os
import pathlib
import sys
import tempfile

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TRANSFORMERS_VERBOSITY"] = "critical"

import jinja2  # noqa: E402
import tokenizers  # noqa: E402
import transformers  # noqa: E402
from transformers.processing_utils import ProcessorMixin  # noqa: E402
from transformers.utils import chat_template_utils  # noqa: E402


class Clock(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return cls(2024, 7, 26, 12, 0, 0)


chat_template_utils.datetime = Clock


@contextlib.contextmanager
def folder_of(files):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="")
        model = tokenizers.models.WordLevel({"<unk>": 0}, unk_token="<unk>")
        tokenizers.Tokenizer(model).save(str(pathlib.Path(folder, "tokenizer.json")))
        yield folder


def tokenizer_of(files):
    with folder_of(files) as folder:
        return transformers.PreTrainedTokenizerFast.from_pretrained(folder)


def parsed(call, key):
    return None if call.get(key) is None else json.loads(call[key])


def apply(tokenizer, call):
    messages, tools, documents = (parsed(call, key) for key in ("messages", "tools", "documents"))
    variables = parsed(call, "variables") or {}
    options = call.get("options") or {}
    output = tokenizer.apply_chat_template(messages, tools, documents, tokenize=False, **options, **variables)
    if not call.get("spans"):
        return {"ok": True, "output": output}
    # apply_chat_template refuses to continue a message and to give ranges at once.
    options = {key: value for key, value in options.items() if key != "continue_final_message"}
    chosen = tokenizer.get_chat_template(options.pop("chat_template", None), tools)
    texts, ranges = chat_template_utils.render_jinja_template(
        [messages], tools, documents, chat_template=chosen, return_assistant_tokens_mask=True,
        **options, **{**tokenizer.special_tokens_map, **variables},
    )
    return {"ok": True, "output": output, "spans": ranges[0]}


def templates_of(files):
    return [
        outcome_of(lambda: {"ok": True, "output": tokenizer_of(files).chat_template}),
        outcome_of(lambda: {"ok": True, "output": processor_template(files)}),
    ]


def processor_template(files):
    with folder_of(files) as folder:
        # What AutoProcessor hands to the processor of a model; making one would need torch.
        return ProcessorMixin.get_processor_dict(folder)[0].get("chat_template")


def schema_of(source):
    module = {}
    exec("from typing import *\nclass Place: pass\n" + source, module)
    return {"ok": True, "output": transformers.utils.get_json_schema(module["tool"])}


def outcome_of(work, *args):
    try:
        return work(*args)
    except Exception as error:
        text = error.args[0] if isinstance(error, chat_template_utils.TypeHintParsingException) else str(error)
        return {"ok": False, "type": type(error).__name__, "message": text}


def variables_of(template):
    try:
        return sorted(chat_template_utils._get_template_variables(template))
    except jinja2.TemplateError:
        return None


def answer(request):
    if "folders" in request:
        return [templates_of(files) for files in request["folders"]]
    if "variables" in request:
        return [variables_of(template) for template in request["variables"]]
    if "tools" in request:
        return [outcome_of(schema_of, source) for source in request["tools"]]
    try:
        tokenizer = tokenizer_of(request["files"])
    except Exception as error:
        return [{"ok": False, "type": f"load {type(error).__name__}", "message": str(error)}] * len(request["calls"])
    return [outcome_of(apply, tokenizer, call) for call in request["calls"]]


def write(value):
    print(json.dumps(value), flush=True)


write({"transformers": transformers.__version__, "jinja2": jinja2.__version__})
for line in sys.stdin:
    write(answer(json.loads(line)))
