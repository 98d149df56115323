import { code, lines, paragraphs, usesEnv } from '@hubkit/code';
import { defineClient } from '../define-client.ts';
import { headersWithoutType, requestOf } from '../wire-request.ts';

export const pythonRequests = defineClient({
  id: 'requests',
  language: 'python',
  label: 'requests',
  rank: 30,
  render: (chat) => {
    const request = requestOf(chat);
    return paragraphs(
      lines(chat.isStream && code`import json`, usesEnv(chat.key) && code`import os`),
      code`import requests`,
      lines(code`API_URL = ${request.url}`, code`headers = ${headersWithoutType(request)}`),
      chat.isStream ? streamedQuery : query,
      chat.isStream
        ? code`
            for chunk in query(${request.body}):
                if chunk["choices"]:
                    print(chunk["choices"][0]["delta"].get("content") or "", end="", flush=True)
          `
        : lines(code`response = query(${request.body})`, code`print(response["choices"][0]["message"])`),
    );
  },
});

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
