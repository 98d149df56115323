"""Checks Python snippets, all in one process: syntax, undefined names, imports, and calls.

Reads a JSON list of `{"before", "source"}` from stdin, where `before` is the code that a snippet continues; prints a line of JSON
for each.
"""

import ast
import contextlib
import gc
import io
import json
import os
import re
import sys
import warnings
from functools import lru_cache

from package_source import Module, find_module, resolve
from pipeline_tasks import wrong_tasks
from pyflakes import checker, messages
from signatures import check_calls

# The imports of a snippet are executed, not what it sets before them.
os.environ["KERAS_BACKEND"] = "numpy"
os.environ["HF_HUB_OFFLINE"] = "1"
warnings.simplefilter("ignore")
# Nothing of what the packages load becomes garbage: looking for it takes an eighth of the time.
gc.disable()

WRONG = (
    messages.UndefinedName,
    messages.UndefinedLocal,
    messages.UnusedImport,
    messages.ImportShadowedByLoopVar,
    messages.FStringMissingPlaceholders,
    messages.DuplicateArgument,
)


def check(before: str, source: str) -> dict:
    try:
        tree = ast.parse(source)
        compile(tree, "<snippet>", "exec")
        earlier = ast.parse(before)
    except SyntaxError as error:
        return {"syntax": f"line {error.lineno}: {error.msg}"}
    imports = [one for node in ast.walk(tree) for one in lines_of(node)]
    tried = {line: try_import(line) for line in imports}
    calls = check_calls(earlier, tree)
    return {
        "names": wrong_names(before, source),
        "executed": [line for line in imports if tried[line] == {}],
        "read": [line for line in imports if "lacks" in tried[line] and not tried[line].get("is_missing")],
        "missing": sorted({tried[line]["lacks"] for line in imports if tried[line].get("is_missing")}),
        "wrongImports": [tried[line]["problem"] for line in imports if "problem" in tried[line]],
        "checked": calls.checked,
        "unknown": calls.unknown,
        "wrongCalls": [*calls.problems, *wrong_tasks(tree)],
    }


def wrong_names(before: str, source: str) -> list:
    """What pyflakes finds in a snippet that continues others."""
    found = checker.Checker(ast.parse(f"{before}\n{source}")).messages
    first = before.count("\n") + 2
    return [str(one.message % one.message_args) for one in found if isinstance(one, WRONG) and one.lineno >= first]


def lines_of(node):
    """The imports of a statement, a line for each name."""
    if isinstance(node, ast.Import):
        return [f"import {alias.name}" for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"from {node.module} import {alias.name}" for alias in node.names]
    return []


@lru_cache(maxsize=None)
def try_import(line: str) -> dict:
    """Executes an import; where a package below it is missing, looks for the name in the source instead."""
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            exec(line, {})
        return {}
    except ImportError as error:
        if "cannot import name" in str(error):
            return {"problem": f"{line}: {str(error).split(' (')[0]}"}
        return look_in_source(line, error.name or "")
    except Exception as error:  # noqa: BLE001 - whatever an import raises is what a user would see
        # Packages that load their modules late, such as trl, raise an error of another class for what is not installed.
        lacks = re.search(r"No module named '([\w.]+)'", str(error))
        return look_in_source(line, lacks[1]) if lacks else {"problem": f"{line}: {error}"}


def look_in_source(line: str, lacks: str) -> dict:
    module, name = parts_of(line)
    package = module.split(".")[0]
    if find_module(package) is None:
        return {"lacks": package, "is_missing": True}
    problem = problem_in_source(module, name)
    return {"problem": f"{line}: {problem}"} if problem else {"lacks": lacks.split(".")[0] or package}


def parts_of(line: str):
    words = line.split(" ")
    return (words[1], None) if words[0] == "import" else (words[1], words[3])


def problem_in_source(module: str, name):
    found = find_module(module)
    if not isinstance(found, Module):
        return f"there is no module {module}"
    return None if name is None or resolve(found, name) is not None else f"{module} has no {name}"


for each in json.load(sys.stdin):
    print(json.dumps(check(each["before"], each["source"])))
