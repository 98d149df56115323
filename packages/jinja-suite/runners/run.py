"""python run.py [suite.json]: runs the suite on Jinja2 as transformers sets it up, and prints counts as JSON."""
import datetime, json, pathlib, sys
import jinja2, jinja2.ext, jinja2.nodes, jinja2.sandbox as sandbox

class Generation(jinja2.ext.Extension):
    tags = {"generation"}
    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        return jinja2.nodes.CallBlock(self.call_method("body"), [], [], body).set_lineno(line)
    def body(self, caller):
        return caller()
EXTENSIONS = {"generation": Generation, **{name: "jinja2.ext." + name for name in ("do", "i18n", "loopcontrols")}}
def raise_exception(message):
    raise jinja2.exceptions.TemplateError(message)
def tojson(x, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
    return json.dumps(x, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)

def compile_sample(sample):
    """Change this function for another engine."""
    options = {"trim_blocks": True, "lstrip_blocks": True, **sample.get("options", {})}
    plain = options.pop("environment", None) == "jinja"
    names = options.pop("extensions", ["generation", "loopcontrols"])
    if "undefined" in options:
        options["undefined"] = getattr(jinja2, options["undefined"].title() + "Undefined")
    made = (jinja2.Environment if plain else sandbox.ImmutableSandboxedEnvironment)(
        extensions=[EXTENSIONS[name] for name in names], loader=jinja2.DictLoader(sample.get("templates", {})), **options)
    if not plain:
        made.filters["tojson"] = tojson
        made.globals.update(raise_exception=raise_exception, strftime_now=datetime.datetime(2024, 7, 26, 12).strftime)
    if "i18n" in names: made.install_null_translations()
    return made.get_template(sample["main"]) if "main" in sample else made.from_string(sample["template"])

path = sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent / "samples" / "suite.json"
suite, counts = json.loads(pathlib.Path(path).read_text(encoding="utf-8")), {}
for sample in suite["samples"]:
    count = counts.setdefault(sample["name"].split("/")[0], dict.fromkeys(("cases", "same", "errors", "class", "message"), 0))
    template = None
    for item in sample["cases"]:
        found, error, wanted = None, None, item.get("error")
        try:
            template = template or compile_sample(sample)
            found = template.render(item["variables"] if "variables" in item else suite["conversations"][item["conversation"]])
        except Exception as caught:
            error = {"class": type(caught).__name__, "message": str(caught)}
        count["cases"], count["errors"] = count["cases"] + 1, count["errors"] + bool(wanted)
        count["same"] += bool(error) if wanted else found == item["output"]
        for key in ("class", "message") if wanted and error else ():
            count[key] += error[key] == wanted[key]
print(json.dumps({"versions": {"Jinja2": jinja2.__version__, "Python": sys.version.split()[0]}, "counts": counts}))
