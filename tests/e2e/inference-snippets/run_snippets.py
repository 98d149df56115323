"""Runs Python snippets one after another, each with names of its own.

Reads {"cells": [...]} from stdin, and runs in the current folder; prints a line of JSON for each: its name, what it printed, and the error.
Requests to the real addresses are sent to the emulator on their way out.
"""

import contextlib
import io
import json
import ssl
import sys
import time
import traceback
from functools import lru_cache
from urllib.parse import urlsplit

import httpx
import requests

try:
    import httpx2
except ImportError:  # Older releases of openai need it not.
    httpx2 = None

CELL = {}


def redirected(address: str) -> str:
    """The address at the emulator that stands in for a real one."""
    url = urlsplit(address)
    if url.hostname == "127.0.0.1":
        return address
    hosts = CELL["hosts"]
    own = {"huggingface.co": CELL["hub"], "router.huggingface.co": CELL["router"]}
    base = own.get(url.hostname) or hosts.get(url.hostname.split(".")[0]) or hosts["direct"]
    return base + url.path + (f"?{url.query}" if url.query else "")


def redirect_requests():
    send = requests.adapters.HTTPAdapter.send

    def send_redirected(self, request, **options):
        request.url = redirected(request.url)
        return send(self, request, **options)

    requests.adapters.HTTPAdapter.send = send_redirected


def redirect_httpx(library):
    handle = library.HTTPTransport.handle_request

    def handle_redirected(self, request):
        request.url = library.URL(redirected(str(request.url)))
        request.headers["Host"] = request.url.netloc.decode()
        return handle(self, request)

    library.HTTPTransport.handle_request = handle_redirected


def run(cell: dict) -> dict:
    CELL.clear()
    CELL.update(cell)
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            exec(compile(cell["content"], cell["name"], "exec"), {"__name__": "__main__"})
    except Exception:  # noqa: BLE001 - whatever a snippet raises is what a user would see
        lines = traceback.format_exc().strip().split("\n")
        return {"name": cell["name"], "printed": printed.getvalue(), "error": "\n".join(lines[-3:])[-600:]}
    return {"name": cell["name"], "printed": printed.getvalue()}


# Every client reads hundreds of certificates, and none is needed for the emulator.
ssl.create_default_context = lru_cache(maxsize=None)(ssl.create_default_context)
redirect_requests()
redirect_httpx(httpx)
if httpx2 is not None:
    redirect_httpx(httpx2)
# Jobs of the emulator are done after a few polls, however soon these come.
sleep = time.sleep
time.sleep = lambda seconds: sleep(min(seconds, 0.01))

for each in json.load(sys.stdin)["cells"]:
    print(json.dumps(run(each)), flush=True)
