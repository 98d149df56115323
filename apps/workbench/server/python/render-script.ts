/**
 * Renders one chat template with Jinja2, in the environment that transformers 5 sets up for it. Reads a JSON object from the standard
 * input, and writes one. It has no file to write to, and ends by itself when it takes too much time or memory.
 */
export const RENDER_SCRIPT = `
import json
import sys
import traceback

try:
    import resource

    for name, value in (("RLIMIT_AS", 1 << 30), ("RLIMIT_CPU", 4), ("RLIMIT_FSIZE", 0), ("RLIMIT_CORE", 0)):
        try:
            resource.setrlimit(getattr(resource, name), (value, value))
        except (ValueError, OSError):
            pass  # A lower limit holds already, or this system has none.
except ImportError:
    pass  # Windows: the time limit of the host remains.

import jinja2
import jinja2.ext
import jinja2.nodes
import jinja2.sandbox
from datetime import datetime

MAX_OUTPUT = 2_000_000


class Generation(jinja2.ext.Extension):
    tags = {"generation"}

    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        return jinja2.nodes.CallBlock(self.call_method("render_body"), [], [], body).set_lineno(line)

    @jinja2.pass_eval_context
    def render_body(self, context, caller):
        return caller()


def raise_exception(message):
    raise jinja2.exceptions.TemplateError(message)


def tojson(x, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
    return json.dumps(x, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


def strftime_now(format):
    return datetime.now().strftime(format)


def render(source, variables):
    environment = jinja2.sandbox.ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[Generation, "jinja2.ext.loopcontrols"]
    )
    environment.filters["tojson"] = tojson
    environment.globals["raise_exception"] = raise_exception
    environment.globals["strftime_now"] = strftime_now
    return environment.from_string(source).render(**variables)


def line_of(error):
    if isinstance(error, jinja2.TemplateSyntaxError):
        return error.lineno
    frames = traceback.extract_tb(error.__traceback__)
    return next((frame.lineno for frame in reversed(frames) if frame.filename == "<template>"), 0)


def answer(request):
    try:
        variables = json.loads(request["context"])
        variables = {"messages": variables} if isinstance(variables, list) else variables
        if "messages" in variables:
            variables = {"tools": None, "documents": None, "add_generation_prompt": False, **variables}
        output = render(request["source"], {**request["tokens"], **variables})
    except MemoryError:
        return {"ok": False, "type": "MemoryError", "message": "The render took more than 1 GB.", "line": 0}
    except Exception as error:
        return {"ok": False, "type": type(error).__name__, "message": str(error), "line": line_of(error) or 0}
    if len(output) > MAX_OUTPUT:
        return {"ok": False, "type": "", "message": "The output has more than 2,000,000 characters.", "line": 0}
    return {"ok": True, "output": output}


json.dump(answer(json.load(sys.stdin)), sys.stdout)
`;
