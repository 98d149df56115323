import { code, entries, paragraphs, type Stack } from '@hubkit/code';
import type { ChatCall } from '../call/snippet-call.ts';
import { extraHeaders } from '../call/wire-request.ts';
import { defineClient } from '../define-client.ts';
import { readChunks } from '../languages/javascript.ts';

export const jsOpenai = defineClient({
  id: 'openai',
  language: 'js',
  label: 'openai',
  rank: 10,
  install: 'npm install openai',
  shapes: { chat },
});

export function chat({ request, baseUrl, key, isStream }: ChatCall): Stack {
  return paragraphs(
    code`import { OpenAI } from "openai";`,
    code`
      const client = new OpenAI({
          ${entries({ baseURL: baseUrl, apiKey: key, defaultHeaders: extraHeaders(request) })}
      });
    `,
    code`
      const ${isStream ? code`stream` : code`completion`} = await client.chat.completions.create({
          ${entries(request.body.value)}
      });
    `,
    isStream ? readChunks : code`console.log(completion.choices[0].message);`,
  );
}
