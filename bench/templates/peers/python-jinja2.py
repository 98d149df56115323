"""Times Jinja2 for the bench, inside Python: reads one JSON command a line, answers with one JSON line."""

import datetime
import json
import sys
import time

import jinja2
import jinja2.ext
import jinja2.nodes
import jinja2.sandbox


class Generation(jinja2.ext.Extension):
    tags = {"generation"}

    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        return jinja2.nodes.CallBlock(self.call_method("render_body"), [], [], body).set_lineno(line)

    def render_body(self, caller):
        return caller()


def raise_exception(message):
    raise jinja2.exceptions.TemplateError(message)


def tojson(x, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
    return json.dumps(x, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


environment = jinja2.sandbox.ImmutableSandboxedEnvironment(
    trim_blocks=True, lstrip_blocks=True, extensions=[Generation, jinja2.ext.loopcontrols]
)
environment.filters["tojson"] = tojson
environment.globals["raise_exception"] = raise_exception
environment.globals["strftime_now"] = datetime.datetime(2024, 7, 26, 12).strftime

data = {}
compiled = {}


def render_of(case):
    template = case["template"]
    if template not in compiled:
        compiled[template] = environment.from_string(data["templates"][template])
    return compiled[template].render, data["contexts"][case["context"]]


def load(command):
    with open(command["file"], encoding="utf-8") as file:
        loaded = json.load(file)
    data["templates"] = {template["id"]: template["source"] for template in loaded["templates"]}
    data["contexts"] = loaded["contexts"]
    return {"version": jinja2.__version__, "python": sys.version.split()[0]}


def check(command):
    try:
        render, context = render_of(command["case"])
        return {"ok": True, "output": render(context)}
    except Exception as error:
        return {"ok": False, "message": str(error)}


def render_time(command):
    render, context = render_of(command["case"])
    return {"ns": measure(lambda: render(context), command["ms"])}


def compile_time(command):
    source = data["templates"][command["template"]]
    return {"ns": measure(lambda: environment.from_string(source), command["ms"])}


def measure(work, ms):
    count = 1
    while True:
        start = time.perf_counter_ns()
        for _ in range(count):
            work()
        spent = time.perf_counter_ns() - start
        if spent >= ms * 1e6:
            return spent / count
        count = count * 2 if spent == 0 else max(count + 1, int(count * ms * 1.2e6 / spent))


COMMANDS = {"load": load, "check": check, "render": render_time, "compile": compile_time}

for line in sys.stdin:
    command = json.loads(line)
    print(json.dumps(COMMANDS[command["op"]](command)), flush=True)
