"""The HTTP clients of huggingface_hub and urllib: nothing reaches the network."""

import json
import re
import urllib.request
from email.message import Message
from io import BytesIO
from urllib.response import addinfourl

import httpx
import huggingface_hub

import scikit_tables


class NoStandIn(BaseException):
    """No Exception, as libraries catch those and go on without the file, or hide them behind advice about the network."""

    __module__ = "builtins"


def replace_clients(models, data_sets):
    """Gives the libraries clients that answer for names with a stand-in, and raise NoStandIn for the others."""

    def respond(request):
        kind, name = asked_for(request.url.path)
        if kind == "datasets" and name not in data_sets:
            raise NoStandIn(f"no stand-in for the data set {name}: add it to DATA_SETS in {place('data_sets.py')}")
        if kind == "models" and name not in models:
            raise NoStandIn(f"no stand-in for the model {name}: add it to MODELS in {place('models.py')}")
        # Libraries look up what they write into the card of a trained model, and do without.
        return httpx.Response(404, request=request)

    huggingface_hub.set_client_factory(lambda: httpx.Client(transport=httpx.MockTransport(respond)))
    urllib.request.install_opener(urllib.request.build_opener(OpenML))


def asked_for(path):
    """The kind of repository whose address this is, "models" or "datasets", and its name. A pair of None for other addresses."""
    end = r"(?:/(?:resolve|revision|tree|raw|paths-info|xet-read-token)(?:/.*)?)?"
    if found := re.fullmatch(rf"/api/(models|datasets)/(.+?){end}", path):
        return found.groups()
    if found := re.fullmatch(r"/(datasets/)?(.+?)/(?:resolve|raw)/.*", path):
        return "datasets" if found[1] else "models", found[2]
    return None, None


class OpenML(urllib.request.HTTPSHandler):
    """Responds as OpenML does for the tables of scikit_tables.py."""

    def https_open(self, request):
        body = scikit_tables.respond_as_openml(request.full_url)
        if body is None:
            raise NoStandIn(f"no stand-in for {request.full_url}: add it to respond_as_openml in {place('scikit_tables.py')}")
        data = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        response = addinfourl(BytesIO(data), Message(), request.full_url, 200)
        response.msg = "OK"
        return response


def place(file):
    return f"tests/e2e/training-programs/{file}"
