"""Finds calls of transformers' `pipeline` with a task that the installed transformers does not have."""

import ast


def wrong_tasks(tree: ast.Module) -> list:
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "transformers"
        for alias in node.names
        if alias.name == "pipeline"
    }
    tasks = [task_of(node) for node in ast.walk(tree) if isinstance(node, ast.Call) and is_call_of(names, node)]
    return [f'transformers has no pipeline "{task}"' for task in tasks if task is not None and task not in known_tasks()]


def is_call_of(names: set, node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id in names


def task_of(node: ast.Call):
    """The task, if the program names it in a literal."""
    given = [*node.args[:1], *(keyword.value for keyword in node.keywords if keyword.arg == "task")]
    return next((value.value for value in given if isinstance(value, ast.Constant)), None)


def known_tasks() -> set:
    from transformers.pipelines import SUPPORTED_TASKS, TASK_ALIASES

    return {*SUPPORTED_TASKS, *TASK_ALIASES}
