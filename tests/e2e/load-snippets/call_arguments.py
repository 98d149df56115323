"""Compares the arguments of one call with the parameters of a definition."""

import ast

from package_source import Definition, is_mentioned


def problem_of_arguments(definition: Definition, call: ast.Call, is_bound: bool):
    """Returns what is wrong with the arguments of a call, or None."""
    parameters = definition.node.args
    positional = [*parameters.posonlyargs, *parameters.args][1 if is_bound else 0 :]
    names = [one.arg for one in positional]
    given = [one.arg for one in call.keywords if one.arg is not None]
    is_spread = any(isinstance(one, ast.Starred) for one in call.args) or len(given) < len(call.keywords)

    if parameters.vararg is None and len(call.args) > len(positional) and not is_spread:
        return f"takes {len(positional)} positional arguments, not {len(call.args)}"
    by_position = set(names[: len(call.args)])
    keywords = {one.arg for one in (*positional, *parameters.kwonlyargs)} - {one.arg for one in parameters.posonlyargs}
    for name in given:
        if name in by_position:
            return f"receives {name} twice"
        if name in keywords:
            continue
        if parameters.kwarg is None:
            return f"has no parameter {name}"
        if not is_mentioned(definition.module, name):
            return f"nothing in {definition.module.name.split('.')[0]} reads {name}, which it takes as one of **{parameters.kwarg.arg}"
    if is_spread:
        return None
    missing = sorted(_required(positional, parameters) - by_position - set(given))
    return f"lacks {', '.join(missing)}" if missing else None


def _required(positional, parameters: ast.arguments) -> set:
    without_default = positional[: max(0, len(positional) - len(parameters.defaults))]
    named = [one for one, default in zip(parameters.kwonlyargs, parameters.kw_defaults) if default is None]
    return {one.arg for one in (*without_default, *named)}
