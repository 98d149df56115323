/**
 * Runs programs, a JSON list, with clients whose calls are recorded instead of sent. Each is parsed by `ast` first. Prints the calls of each as JSON.
 */
export const pythonRecorder = `
import ast, contextlib, io, json, sys, types

calls = []

def plain(value):
    return {"file": value.name} if isinstance(value, io.IOBase) else value

class Recorder:
    """Any member of a client: what is called is recorded, what is read is another one."""
    def __init__(self, path=""):
        self.path = path
    def __getattr__(self, name):
        return Recorder(f"{self.path}.{name}" if self.path else name)
    def __call__(self, *args, **named):
        if self.path not in ("raise_for_status", "json", "iter_lines"):
            calls.append({"name": self.path, "args": args, "named": {key: plain(value) for key, value in named.items()}})
        return Recorder()
    def __getitem__(self, key):
        return Recorder()
    def __iter__(self):
        return iter(())

for name, member in (("requests", "post"), ("openai", "OpenAI"), ("huggingface_hub", "InferenceClient")):
    module = types.ModuleType(name)
    setattr(module, member, Recorder(member))
    sys.modules[name] = module

recorded = []
for source in json.load(sys.stdin):
    calls = []
    ast.parse(source)
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(source, "snippet", "exec"), {"__name__": "snippet"})
    recorded.append(calls)
json.dump(recorded, sys.stdout)
`;
