import { type Code, code, identifier, lines, paragraphs, type Stack, usesEnv } from '@hubkit/code';
import type {
  ChatCall,
  JobCall,
  JsonCall,
  MediaCall,
  MediaResult,
  SnippetCall,
  UploadCall,
  WireRequest,
} from '../call/snippet-call.ts';
import { headersWithoutType, requireRequest } from '../call/wire-request.ts';
import { defineClient } from '../define-client.ts';
import { accessItem, readAsBase64, writeFile } from '../languages/python.ts';

export const pythonRequests = defineClient({
  id: 'requests',
  language: 'python',
  label: 'requests',
  rank: 40,
  install: 'pip install requests',
  shapes: { chat, json, upload, media, job },
});

export function chat(call: ChatCall): Stack {
  const { request, isStream } = call;
  const { value } = request.body;
  return paragraphs(
    head(call, request, { json: isStream }),
    isStream ? streamedQuery : query,
    isStream
      ? code`
          for chunk in query(${value}):
              if chunk["choices"]:
                  print(chunk["choices"][0]["delta"].get("content") or "", end="", flush=True)
        `
      : lines(code`response = query(${value})`, code`print(response["choices"][0]["message"])`),
  );
}

const query = code`
  def query(payload):
      response = requests.post(API_URL, headers=headers, json=payload)
      response.raise_for_status()
      return response.json()
`;

const streamedQuery = code`
  def query(payload):
      response = requests.post(API_URL, headers=headers, json=payload, stream=True)
      response.raise_for_status()
      for line in response.iter_lines():
          if not line.startswith(b"data:"):
              continue
          event = line[len(b"data:"):].strip()
          if event == b"[DONE]":
              return
          yield json.loads(event)
`;

export function json(call: JsonCall): Stack {
  const request = requireRequest(call);
  return paragraphs(head(call, request), send(call, request), code`print(response.json())`);
}

export function upload(call: UploadCall): Stack {
  const request = requireRequest(call);
  return paragraphs(
    head(call, request, { base64: hasBase64(call, request) }),
    send(call, request),
    code`print(response.json())`,
  );
}

export function media(call: MediaCall): Stack {
  const request = requireRequest(call);
  const base64 = hasBase64(call, request) || call.result.at.form === 'base64';
  return paragraphs(head(call, request, { base64 }), send(call, request), save(call.result, code`response.json()`));
}

export function job(call: JobCall): Stack {
  const { request, polling, result } = call;
  const { id, variable, url, resultUrl } = polling;
  const hasSameHeaders = sameNames(polling.headers, headersWithoutType(request));
  const headers = hasSameHeaders ? code`headers` : code`poll_headers`;
  return paragraphs(
    head(call, request, { base64: hasBase64(call, request), time: true }),
    send(call, request),
    lines(
      code`${identifier(variable)} = ${accessItem(code`response.json()`, id)}`,
      !polling.isAddress && code`status_url = ${url}`,
      !hasSameHeaders && code`poll_headers = ${polling.headers}`,
    ),
    wait(polling, code`requests.get(${polling.isAddress ? url : code`status_url`}, headers=${headers})`),
    resultUrl === undefined ? undefined : get(code`requests.get(${resultUrl}, headers=${headers})`),
    result ? save(result, code`response.json()`) : code`print(response.json())`,
  );
}

/** Polls the state of the job until it is done. The last response stays in the variable `response`. */
function wait({ status, done, failed, intervalSeconds }: JobCall['polling'], request: Code): Code {
  return code`
    while True:
        ${get(request)}
        status = ${accessItem(code`response.json()`, status)}
        if status in ${done}:
            break
        if status in ${failed}:
            raise RuntimeError(f"The job ended with {status}: {response.text}")
        time.sleep(${intervalSeconds})
  `;
}

function get(request: Code): Stack {
  return lines(code`response = ${request}`, code`response.raise_for_status()`);
}

function sameNames(left: object, right: object): boolean {
  return Object.keys(left).sort().join() === Object.keys(right).sort().join();
}

/** Modules of the standard library beside those that every program imports. */
interface Modules {
  readonly base64?: boolean;
  readonly json?: boolean;
  readonly time?: boolean;
}

/** The imports, the address and the headers. */
function head(
  { key }: SnippetCall,
  request: WireRequest,
  { base64 = false, json = false, time = false }: Modules = {},
): Stack {
  return paragraphs(
    lines(
      base64 && code`import base64`,
      json && code`import json`,
      usesEnv(key) && code`import os`,
      time && code`import time`,
    ),
    code`import requests`,
    lines(code`API_URL = ${request.url}`, code`headers = ${headersWithoutType(request)}`),
  );
}

/** True where the request has a file as base64. */
function hasBase64({ files }: SnippetCall, { body }: WireRequest): boolean {
  return files.length > 0 && body.type === 'json';
}

/** Sends the request, and leaves the response in the variable `response`. */
function send(call: SnippetCall, request: WireRequest): Stack {
  return paragraphs(
    hasBase64(call, request) && readAsBase64(call.files),
    lines(post(request), code`response.raise_for_status()`),
  );
}

function post({ body }: WireRequest): Code {
  switch (body.type) {
    case 'json':
      return code`response = requests.post(API_URL, headers=headers, json=${body.value})`;
    case 'file':
      return code`
        with open(${body.file.path}, "rb") as file:
            response = requests.post(API_URL, headers=headers, data=file)
      `;
    case 'form':
      return code`
        with open(${body.file.path}, "rb") as file:
            response = requests.post(
                API_URL,
                headers=headers,
                data=${body.fields},
                files={${body.name}: file},
            )
      `;
    case 'none':
      return code`response = requests.post(API_URL, headers=headers)`;
  }
}

/** Saves the file that a response is, holds or names; `json` is its JSON. */
function save(result: MediaResult, json: Code): Stack {
  const { at } = result;
  switch (at.form) {
    case 'bytes':
      return writeFile(result, code`response.content`);
    case 'base64':
      return writeFile(result, code`base64.b64decode(${accessItem(json, at.at)})`);
    case 'url':
      return lines(
        code`url = ${accessItem(json, at.at)}`,
        at.mayBeList === true && code`url = url[0] if isinstance(url, list) else url`,
        code`response = requests.get(url)`,
        code`response.raise_for_status()`,
        writeFile(result, code`response.content`),
      );
  }
}
