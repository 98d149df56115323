import { code, lines, paragraphs } from '@hubkit/code';
import type { ChatCall } from '../../call/snippet-call.ts';
import type { ShapePrinter } from '../../define-client.ts';
import { head } from './send.ts';

export const chat: ShapePrinter<ChatCall> = (call) => {
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
};

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
