import { type Code, code, lines, paragraphs, type Stack, usesEnv } from '@hubkit/code';
import type { SnippetCall, WireRequest } from '../../call/snippet-call.ts';
import { headersWithoutType } from '../../call/wire-request.ts';
import { readAsBase64 } from '../../languages/python.ts';

/** Modules of the standard library beside those that every program imports. */
interface Modules {
  readonly base64?: boolean;
  readonly json?: boolean;
  readonly time?: boolean;
}

/** The imports, the address and the headers. */
export function head(
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
export function hasBase64({ files }: SnippetCall, { body }: WireRequest): boolean {
  return files.length > 0 && body.type === 'json';
}

/** Sends the request, and leaves the response in the variable `response`. */
export function send(call: SnippetCall, request: WireRequest): Stack {
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
