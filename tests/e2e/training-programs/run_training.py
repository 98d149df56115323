"""Runs training programs of task pages, unchanged, on small random models and a few rows of data.

Reads a JSON list of {"name", "code"} from standard input, runs each program in the current folder (a temporary one, which the
stand-ins are written to), and prints one JSON object of name to error, or null, to standard output. What the programs print goes
to standard error.

What stands in for the world, and nothing else:
- models.py         folders with the names of models on the hub, which `from_pretrained` prefers to the hub
- vocabulary.py     their tokenizers, made from the sentences of texts.py
- data_sets.py      folders with the names of data sets on the hub, which `load_dataset` prefers to the hub
- scikit_tables.py  the tables that scikit-learn fetches
- media.py          the reader's own files: notes and video clips
- network.py        HTTP clients for which a model or data set without a stand-in is an error that says so
- patches.py        two steps of training without a GPU, and sound read without FFmpeg
"""

# First: it sets variables that the libraries read while they are imported.
import environment

import gc
import json
import linecache
import sys
import time
import traceback
import types

import data_sets
import media
import models
import network
import patches
import scikit_tables


def main():
    programs = json.load(sys.stdin)
    patches.apply()
    network.replace_clients(models.MODELS, data_sets.DATA_SETS)
    models.write_models()
    data_sets.write_data_sets()
    media.write_files()
    scikit_tables.write_housing()
    json.dump({program["name"]: run(program["name"], program["code"]) for program in programs}, environment.report)
    environment.report.close()


def run(name, code):
    """Runs a program as the main module. Returns its error, or None."""
    before = time.process_time()
    # Tracebacks show the lines of the program.
    linecache.cache[name] = (len(code), None, code.splitlines(keepends=True), name)
    main_module = sys.modules["__main__"]
    sys.modules["__main__"] = module = types.ModuleType("__main__")
    try:
        exec(compile(code, name, "exec"), module.__dict__)
        return None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return describe(error, name)
    finally:
        sys.modules["__main__"] = main_module
        gc.collect()
        print(f"{name}: {time.process_time() - before:.1f} s of processor time", file=sys.stderr)


def describe(error, name):
    """The lines of the program that led to an error, the place in a library that raised it, and its message."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"line {frame.lineno}: {frame.line}" for frame in frames if frame.filename == name]
    if frames[-1].filename not in (name, __file__):
        places.append(f"raised in {frames[-1].filename}:{frames[-1].lineno}, {frames[-1].name}")
    return "\n".join([*places, "".join(traceback.format_exception_only(error)).strip()[:2000]])


if __name__ == "__main__":
    main()
