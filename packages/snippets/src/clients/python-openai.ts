import { call as callOf, code, entries, paragraphs, type Stack } from '@hubkit/code';
import type { ChatCall } from '../call/snippet-call.ts';
import { extraHeaders } from '../call/wire-request.ts';
import { defineClient } from '../define-client.ts';
import { pythonImports, readCompletion, readStream } from '../languages/python.ts';

export const pythonOpenai = defineClient({
  id: 'openai',
  language: 'python',
  label: 'openai',
  rank: 10,
  install: 'pip install openai',
  shapes: { chat },
});

export function chat({ request, baseUrl, key, isStream }: ChatCall): Stack {
  const options = { base_url: baseUrl, api_key: key, default_headers: extraHeaders(request) };
  return paragraphs(
    pythonImports(key, code`from openai import OpenAI`),
    code`client = ${callOf('OpenAI', [], options)}`,
    code`
      ${isStream ? code`stream` : code`completion`} = client.chat.completions.create(
          ${entries(request.body.value)}
      )
    `,
    isStream ? readStream : readCompletion,
  );
}
