"""Members of classes, read from the source of the class and its bases."""

import ast
import builtins
from dataclasses import dataclass
from functools import lru_cache

from package_source import VALUE, Definition, Module, assigned_names, flat, resolve


@dataclass(frozen=True)
class Member:
    """A member of a class: its definition, or VALUE where it is no function, and the class that has it."""

    owner: Definition
    node: object


OPEN = "open"
"""Stands for a member of a class that has bases or members which the source does not show."""


def find_member(definition: Definition, name: str):
    """Finds a member of a class or its bases: a Member, OPEN where nobody can tell, or None where there is none."""
    is_open = False
    for owner in _lineage(definition):
        if isinstance(owner, Definition):
            node = _own_member(owner, name)
            if node is not None:
                return Member(owner, node)
            # A metaclass and `__getattr__` may add members.
            is_open = is_open or bool(owner.node.keywords) or _own_member(owner, "__getattr__") is not None
        else:
            is_open = is_open or owner is None or hasattr(owner, name)
    return OPEN if is_open else None


def _lineage(definition: Definition, seen=()):
    """The class and its bases, depth first: a Definition, a built-in class, or None for one that is not found."""
    yield definition
    for base in definition.node.bases:
        found = _base(definition.module, base)
        if isinstance(found, Definition) and isinstance(found.node, ast.ClassDef):
            if found not in seen:
                yield from _lineage(found, (*seen, definition))
        else:
            yield found


def _base(module: Module, node):
    if isinstance(node, ast.Subscript):
        return _base(module, node.value)
    if isinstance(node, ast.Name):
        found = resolve(module, node.id)
        return getattr(builtins, node.id, None) if found is None else (found if isinstance(found, Definition) else None)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        holder = resolve(module, node.value.id)
        found = resolve(holder, node.attr) if isinstance(holder, Module) else None
        return found if isinstance(found, Definition) else None
    return None


@lru_cache(maxsize=None)
def _own_member(definition: Definition, name: str):
    found = None
    for statement in flat(definition.node.body):
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            if statement.name == name:
                found = statement
        elif name in assigned_names(statement):
            found = VALUE
    return found or (VALUE if name in _instance_attributes(definition) else None)


@lru_cache(maxsize=None)
def _instance_attributes(definition: Definition) -> frozenset:
    return frozenset(
        node.attr
        for node in ast.walk(definition.node)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )
