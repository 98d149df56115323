"""Definitions in the source of installed packages, found without importing them.

Packages whose import needs torch can still be compared with: their source says which names and parameters they have.
"""

import ast
import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Optional, Union

DEFINITION = re.compile(r"^(?:class|def|async def) (\w+)", re.MULTILINE)


@dataclass(frozen=True)
class Module:
    name: str
    file: Optional[Path]
    """None for a folder without `__init__.py`."""
    folder: Optional[Path]
    """Folder of the submodules; None for a module that has none."""


@dataclass(frozen=True)
class Definition:
    """A class or function of a module."""

    module: Module
    node: Union[ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef]


VALUE = "value"
"""Stands for a name that exists and is neither a module, a class, nor a function."""


@lru_cache(maxsize=None)
def find_module(name: str) -> Optional[Module]:
    """Finds a module; None where it is not installed. A compiled module has no file."""
    root, *rest = name.split(".")
    spec = PathFinder.find_spec(root)
    if spec is None:
        return None
    if spec.submodule_search_locations is not None:
        folder = Path(next(iter(spec.submodule_search_locations)))
        module = Module(root, _init_file(folder), folder)
    else:
        module = Module(root, _python_file(spec.origin), None)
    for part in rest:
        module = _submodule(module, part)
        if module is None:
            return None
    return module


def _submodule(module: Module, part: str) -> Optional[Module]:
    if module.folder is None:
        return None
    name = f"{module.name}.{part}"
    folder = module.folder / part
    if folder.is_dir():
        return Module(name, _init_file(folder), folder)
    file = module.folder / f"{part}.py"
    if file.is_file():
        return Module(name, file, None)
    return Module(name, None, None) if any(module.folder.glob(f"{part}.*.so")) else None


def _init_file(folder: Path) -> Optional[Path]:
    file = folder / "__init__.py"
    return file if file.is_file() else None


def _python_file(origin: Optional[str]) -> Optional[Path]:
    return Path(origin) if origin is not None and origin.endswith(".py") else None


@lru_cache(maxsize=None)
def source_of(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace")


@lru_cache(maxsize=None)
def statements_of(file: Path) -> tuple:
    """The statements of a module, those under `if`, `try` and `with` included."""
    return tuple(flat(ast.parse(source_of(file)).body))


def flat(body):
    for statement in body:
        yield statement
        if isinstance(statement, (ast.If, ast.Try, ast.With)):
            for part in ("body", "orelse", "finalbody"):
                yield from flat(getattr(statement, part, []))
            for handler in getattr(statement, "handlers", []):
                yield from flat(handler.body)


@lru_cache(maxsize=None)
def resolve(module: Module, name: str):
    """Finds a name of a module: a Module, a Definition, VALUE, or None where there is none."""
    return _resolve(module, name, frozenset())


def _resolve(module: Module, name: str, seen: frozenset):
    if (module.name, name) in seen:
        return None
    seen = seen | {(module.name, name)}
    if module.file is None:
        # A compiled module does not tell what it holds; a folder without a file holds its submodules alone.
        return (_submodule(module, name) if module.folder else VALUE)
    stars = []
    found = None
    for statement in statements_of(module.file):
        if isinstance(statement, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and statement.name == name:
            # The last one counts: overloads stand before the implementation.
            found = Definition(module, statement)
        elif isinstance(statement, ast.ImportFrom):
            for alias in statement.names:
                if alias.name == "*":
                    stars.append(statement)
                elif (alias.asname or alias.name) == name and not isinstance(found, Definition):
                    found = _imported(module, statement, alias.name, seen) or found or VALUE
        elif isinstance(statement, ast.Import):
            for alias in statement.names:
                if (alias.asname or alias.name.split(".")[0]) == name:
                    found = find_module(alias.name if alias.asname else name) or VALUE
        elif found is None and name in assigned_names(statement):
            found = _assigned(module, statement, seen)
    if found is not None:
        return found
    for target in (_target(module, statement) for statement in stars):
        found = target and (_defined_below(target, name) or (_names(target, name) and _resolve(target, name, seen)))
        if found:
            return found
    return _lazy(module, name, seen) or _submodule(module, name)


def assigned_names(statement) -> tuple:
    if isinstance(statement, ast.Assign):
        return tuple(target.id for target in statement.targets if isinstance(target, ast.Name))
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return (statement.target.id,)
    return ()


def _assigned(module: Module, statement, seen: frozenset):
    value = statement.value
    if isinstance(value, ast.Name):
        return _resolve(module, value.id, seen) or VALUE
    return VALUE


def _imported(module: Module, statement: ast.ImportFrom, name: str, seen: frozenset):
    target = _target(module, statement)
    # A package may import its own submodule: `from package import submodule`.
    return target and (_resolve(target, name, seen) or _submodule(target, name))


def _names(module: Module, name: str) -> bool:
    """True if the file of a module has the name at all: packages import everything of hundreds of modules."""
    return module.file is not None and re.search(rf"\b{name}\b", source_of(module.file)) is not None


def _target(module: Module, statement: ast.ImportFrom) -> Optional[Module]:
    """The module that `from … import` names."""
    if statement.level == 0:
        return find_module(statement.module)
    parts = module.name.split(".")
    drop = statement.level - (1 if module.folder else 0)
    base = parts[: len(parts) - drop]
    return find_module(".".join(base + ([statement.module] if statement.module else [])))


def _lazy(module: Module, name: str, seen: frozenset):
    """A name that the module loads on demand: `{"submodule": ["name", …]}` somewhere in its source."""
    for statement in statements_of(module.file):
        for node in ast.walk(statement) if isinstance(statement, (ast.Assign, ast.AnnAssign, ast.Expr)) else ():
            for key, value in _lazy_entries(node):
                names = [one.value for one in ast.walk(value) if isinstance(one, ast.Constant)]
                target = _submodule_path(module, key) if name in names else None
                found = target and (_resolve(target, name, seen) or _defined_below(target, name))
                if found:
                    return found
    return None


def _lazy_entries(node):
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values)
        return [(key.value, value) for key, value in pairs if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    if isinstance(node, ast.Assign):
        return [
            (target.slice.value, node.value)
            for target in node.targets
            if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Constant)
        ]
    return []


def _submodule_path(module: Module, path: str) -> Optional[Module]:
    return find_module(f"{module.name}.{path.lstrip('.')}")


def _defined_below(module: Module, name: str):
    """A definition in any file of a package: for packages that collect the names of their files as they are imported."""
    if module.folder is None:
        return None
    package = find_module(module.name.split(".")[0])
    for file in _files_that_define(package.folder).get(name, ()):
        if not file.is_relative_to(module.folder):
            continue
        parts = file.relative_to(module.folder).with_suffix("").parts
        below = find_module(".".join([module.name, *(part for part in parts if part != "__init__")]))
        for statement in statements_of(file):
            if isinstance(statement, (ast.ClassDef, ast.FunctionDef)) and statement.name == name:
                return Definition(below, statement)
    return None


@lru_cache(maxsize=None)
def _files_that_define(folder: Path) -> dict:
    found = {}
    for file in sorted(folder.rglob("*.py")):
        for match in DEFINITION.finditer(source_of(file)):
            found.setdefault(match.group(1), []).append(file)
    return found


@lru_cache(maxsize=None)
def has_subclasses(definition: Definition) -> bool:
    """True if a class of the same package names this one as its base."""
    package = find_module(definition.module.name.split(".")[0])
    name = definition.node.name
    pattern = re.compile(rf"^\s*class \w+\([^)]*\b{name}\b", re.MULTILINE)
    sources = map(source_of, package.folder.rglob("*.py") if package.folder else ())
    return any(name in source and pattern.search(source) for source in sources)


@lru_cache(maxsize=None)
def is_mentioned(module: Module, word: str) -> bool:
    """True if a word stands in the source of the module, or elsewhere in its package."""
    pattern = re.compile(rf"\b{re.escape(word)}\b")
    if module.file is not None and pattern.search(source_of(module.file)):
        return True
    package = find_module(module.name.split(".")[0])
    files = package.folder.rglob("*.py") if package.folder else ()
    return any(pattern.search(source_of(file)) for file in files)
