"""Renders cases with Jinja2, set up as transformers does it, for the differential tests.

Reads JSON lines, each an array of cases, and answers each with one line, an array of outcomes. A case is
{"template", "context" (JSON text), "options", "templates", "name"}; an outcome is {"ok": true, "output"} or
{"ok": false, "type", "message", "line", "compiled"}. The first line of the answer tells the versions.
Works with Jinja2 3.1.2 and later.
"""

import datetime
import faulthandler
import json
import resource
import signal
import sys
import time
import warnings

import jinja2
import jinja2.ext
import jinja2.nodes
import jinja2.sandbox

SECONDS_PER_CASE = 2.0
# Starting and ending the watchdog takes as long as a small case: it is started anew only when it has run for this long.
WATCHDOG_SECONDS = 1.0
MEMORY_BYTES = 1 << 30

ENVIRONMENT_OPTIONS = {
    "autoescape", "block_end_string", "block_start_string", "comment_end_string", "comment_start_string",
    "enable_async", "keep_trailing_newline", "line_comment_prefix", "line_statement_prefix", "lstrip_blocks",
    "newline_sequence", "optimized", "trim_blocks", "variable_end_string", "variable_start_string",
}

UNDEFINED = {
    "default": jinja2.Undefined,
    "chainable": jinja2.ChainableUndefined,
    "debug": jinja2.DebugUndefined,
    "strict": jinja2.StrictUndefined,
}


class Generation(jinja2.ext.Extension):
    """The tag {% generation %}: its body, called as a block, is rendered where it stands."""

    tags = {"generation"}

    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        return jinja2.nodes.CallBlock(self.call_method("render_body"), [], [], body).set_lineno(line)

    @jinja2.pass_eval_context
    def render_body(self, context, caller):
        return caller()


EXTENSIONS = {
    "debug": jinja2.ext.DebugExtension,
    "do": jinja2.ext.ExprStmtExtension,
    "generation": Generation,
    "i18n": jinja2.ext.InternationalizationExtension,
    "loopcontrols": jinja2.ext.LoopControlExtension,
}

CLASSES = {
    "jinja": jinja2.Environment,
    "sandbox": jinja2.sandbox.SandboxedEnvironment,
    "sandbox-immutable": jinja2.sandbox.ImmutableSandboxedEnvironment,
    "transformers": jinja2.sandbox.ImmutableSandboxedEnvironment,
}


class OutOfTime(BaseException):
    pass


def make_environment(options):
    kind = options.get("environment", "transformers")
    settings = {name: value for name, value in options.items() if name in ENVIRONMENT_OPTIONS}
    extensions = options.get("extensions", [])
    if kind == "transformers":
        settings = {"trim_blocks": True, "lstrip_blocks": True, **settings}
        extensions = options.get("extensions", ["generation", "loopcontrols"])
    if "undefined" in options:
        settings["undefined"] = UNDEFINED[options["undefined"]]
    environment = CLASSES[kind](extensions=[EXTENSIONS[name] for name in extensions], **settings)
    if kind == "transformers":
        add_transformers(environment, options.get("now", "2024-07-26T12:00:00"))
    if "i18n" in extensions:
        environment.install_null_translations(newstyle=bool(options.get("newstyle_gettext")))
    environment.policies.update(options.get("policies", {}))
    environment.globals.update(options.get("globals", {}))
    return environment


def add_transformers(environment, now):
    clock = datetime.datetime.fromisoformat(now)

    def raise_exception(message):
        raise jinja2.exceptions.TemplateError(message)

    def tojson(x, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
        return json.dumps(x, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)

    def strftime_now(format):
        return clock.strftime(format)

    # Errors and reprs name the functions as a template author knows them.
    for function in (raise_exception, tojson, strftime_now):
        function.__qualname__ = function.__name__
        function.__module__ = "builtins"
    environment.filters["tojson"] = tojson
    environment.globals["raise_exception"] = raise_exception
    environment.globals["strftime_now"] = strftime_now


environments = {}
templates = {}


def environment_for(options):
    key = json.dumps(options, sort_keys=True)
    if key not in environments:
        environments[key] = make_environment(options)
    return key, environments[key]


def template_for(case):
    key, environment = environment_for(case.get("options") or {})
    sources = case.get("templates")
    environment.loader = jinja2.DictLoader(sources) if sources else None
    if sources:
        environment.cache.clear()
        name = case.get("name")
        return environment.get_template(name) if name is not None else environment.from_string(case["template"])
    if not case.get("reused"):
        return environment.from_string(case["template"])
    key = (key, case["template"])
    if key not in templates:
        templates[key] = environment.from_string(case["template"])
    return templates[key]


def line_of(error):
    if isinstance(error, jinja2.TemplateSyntaxError):
        return error.lineno
    line = None
    step = error.__traceback__
    while step is not None:
        # Jinja rewrites the frames of templates: their globals hold the exception.
        if "__jinja_exception__" in step.tb_frame.f_globals or "__jinja_template__" in step.tb_frame.f_globals:
            line = step.tb_lineno
        step = step.tb_next
    return line


def outcome(case):
    signal.setitimer(signal.ITIMER_REAL, SECONDS_PER_CASE)
    watch()
    template = None
    try:
        template = template_for(case)
        output = template.render(json.loads(case["context"]))
        output.encode("utf-8")
        return {"ok": True, "output": str(output)}
    except OutOfTime:
        return {"ok": False, "type": "OutOfTime", "message": "", "line": None}
    except Exception as error:
        try:
            message = str(error)
        except Exception as inner:
            message = "unprintable: " + type(inner).__name__
        return {
            "ok": False,
            "type": type(error).__name__,
            "message": message,
            "line": line_of(error),
            "compiled": template is not None,
        }
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def answer(case):
    # A text that fits into the memory may not fit a second time, as JSON.
    try:
        return json.dumps(outcome(case))
    except MemoryError:
        return json.dumps({"ok": False, "type": "MemoryError", "message": "", "line": None, "compiled": True})


watched_since = float("-inf")


def watch():
    # What runs in C for ever takes no signal: the process ends then.
    global watched_since
    if time.monotonic() - watched_since < WATCHDOG_SECONDS:
        return
    watched_since = time.monotonic()
    faulthandler.dump_traceback_later(2 * SECONDS_PER_CASE + WATCHDOG_SECONDS, exit=True)


def unwatch():
    global watched_since
    watched_since = float("-inf")
    faulthandler.cancel_dump_traceback_later()


def on_alarm(_signal, _frame):
    raise OutOfTime


def main():
    warnings.simplefilter("ignore")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    signal.signal(signal.SIGALRM, on_alarm)
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8", errors="surrogatepass")
    print(json.dumps({"python": sys.version.split()[0], "jinja2": jinja2.__version__}), flush=True)
    for line in sys.stdin:
        answers = [answer(case) for case in json.loads(line)]
        unwatch()
        print("[" + ",".join(answers) + "]", flush=True)


main()
