"""Compares the calls of a snippet with the definitions in the source of the packages that it imports."""

import ast
from dataclasses import dataclass, field

from call_arguments import problem_of_arguments
from class_members import OPEN, Member, find_member
from package_source import VALUE, Definition, Module, find_module, has_subclasses, resolve


@dataclass(frozen=True)
class Instance:
    """A value whose class is known."""

    type: Definition


@dataclass(frozen=True)
class Bound:
    """A method of an instance or class, which receives that as its first argument."""

    type: Definition
    member: Member


@dataclass
class Findings:
    checked: list = field(default_factory=list)
    """Names of the calls that were compared with a definition."""
    unknown: list = field(default_factory=list)
    """Names of the calls whose definition is not known."""
    problems: list = field(default_factory=list)


def check_calls(before: ast.Module, tree: ast.Module) -> Findings:
    """Follows the statements of a snippet, after those that it continues, and checks every call and attribute that it can."""
    reader = _Reader()
    for statement in before.body:
        reader.visit(statement)
    reader.findings = Findings()
    for statement in tree.body:
        reader.visit(statement)
    return reader.findings


class _Reader(ast.NodeVisitor):
    def __init__(self):
        self.names = {}
        """Values of the names; None is a value of which nothing is known."""
        self.findings = Findings()

    def visit_Import(self, node):
        for alias in node.names:
            self.names[alias.asname or alias.name.split(".")[0]] = find_module(
                alias.name if alias.asname else alias.name.split(".")[0]
            )

    def visit_ImportFrom(self, node):
        module = find_module(node.module) if node.level == 0 else None
        for alias in node.names:
            found = module and resolve(module, alias.name)
            self.names[alias.asname or alias.name] = found
            # What the package of the snippet does not have is told by the check of its imports.

    def visit_Assign(self, node):
        value = self.value_of(node.value)
        for target in node.targets:
            self.assign(target, value)

    def visit_With(self, node):
        for item in node.items:
            value = self.value_of(item.context_expr)
            if item.optional_vars is not None:
                self.assign(item.optional_vars, value)
        for statement in node.body:
            self.visit(statement)

    def visit_For(self, node):
        self.value_of(node.iter)
        self.assign(node.target, None)
        for statement in (*node.body, *node.orelse):
            self.visit(statement)

    def visit_Expr(self, node):
        self.value_of(node.value)

    def generic_visit(self, node):
        if isinstance(node, ast.expr):
            self.value_of(node)
        else:
            super().generic_visit(node)

    def assign(self, target, value):
        for node in ast.walk(target):
            if isinstance(node, ast.Name):
                self.names[node.id] = value if node is target else None

    def value_of(self, node):
        if isinstance(node, ast.Name):
            return self.names.get(node.id)
        if isinstance(node, ast.Attribute):
            return self.attribute(node)
        if isinstance(node, ast.Call):
            return self.call(node)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.expr, ast.keyword, ast.comprehension)):
                self.value_of(child)
        return None

    def attribute(self, node):
        value = self.value_of(node.value)
        if isinstance(value, Module):
            found = resolve(value, node.attr)
            if found is None:
                self.findings.problems.append(f"{value.name} has no {node.attr}")
            return found
        definition = value.type if isinstance(value, Instance) else value
        if not isinstance(definition, Definition) or not isinstance(definition.node, ast.ClassDef):
            return None
        member = find_member(definition, node.attr)
        if member is None:
            self.findings.problems.append(f"{definition.node.name} has no {node.attr}")
        if member is None or member is OPEN or member.node is VALUE:
            return None
        if isinstance(member.node, ast.ClassDef):
            return Definition(member.owner.module, member.node)
        if _has_decorator(member.node, "property"):
            return None
        if isinstance(value, Instance) and _has_decorator(member.node, "staticmethod"):
            return Definition(member.owner.module, member.node)
        is_bound = isinstance(value, Instance) or _has_decorator(member.node, "classmethod")
        return Bound(definition, member) if is_bound else Definition(member.owner.module, member.node)

    def call(self, node):
        function = self.value_of(node.func)
        for argument in node.args:
            self.value_of(argument)
        for keyword in node.keywords:
            self.value_of(keyword.value)
        name = ast.unparse(node.func)
        signature, result = _signature(function)
        if signature is None:
            self.findings.unknown.append(name)
            return result
        definition, is_bound = signature
        self.findings.checked.append(name)
        problem = problem_of_arguments(definition, node, is_bound)
        if problem:
            self.findings.problems.append(f"{name}: {problem}")
        return result


def _signature(function):
    """The definition that a call is compared with and whether its first parameter is bound, or None; and the result."""
    if isinstance(function, Bound):
        definition = Definition(function.member.owner.module, function.member.node)
        return (definition, True), _result(definition, function.type)
    if not isinstance(function, Definition):
        # An instance that is called, such as a model, runs its `__call__`.
        member = find_member(function.type, "__call__") if isinstance(function, Instance) else None
        if isinstance(member, Member) and isinstance(member.node, ast.FunctionDef):
            return (Definition(member.owner.module, member.node), True), None
        return None, None
    if not isinstance(function.node, ast.ClassDef):
        return (function, False), _result(function, None)
    member = find_member(function, "__init__")
    if not isinstance(member, Member) or member.node is VALUE:
        return None, Instance(function)
    return (Definition(member.owner.module, member.node), True), Instance(function)


def _result(definition: Definition, owner):
    """The value that a function returns, as far as its annotation or its name tells."""
    returned = definition.node.returns
    if isinstance(returned, ast.Constant) and isinstance(returned.value, str):
        returned = ast.parse(returned.value, mode="eval").body
    if isinstance(returned, ast.Name):
        if returned.id == "Self":
            return owner and Instance(owner)
        found = resolve(definition.module, returned.id)
        is_class = isinstance(found, Definition) and isinstance(found.node, ast.ClassDef)
        # A subclass may take more than the class in the annotation.
        return Instance(found) if is_class and not has_subclasses(found) else None
    is_loader = _has_decorator(definition.node, "classmethod") and definition.node.name.startswith(("from_", "load"))
    # Classes called Auto… return one of many others.
    is_itself = returned is None and is_loader and owner is not None and not owner.node.name.startswith("Auto")
    return Instance(owner) if is_itself else None


def _has_decorator(node, name: str) -> bool:
    return any(isinstance(one, ast.Name) and one.id == name for one in node.decorator_list)
