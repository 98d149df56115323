import { print, shell } from '@hubkit/code';
import { expect, it } from 'vitest';
import { chatCall } from '../../src/call/chat-call.ts';
import { shHttpie } from './clients/sh-httpie.example.ts';

it('the client of docs/how-to/add-a-snippet-client.md shows the request', () => {
  const model = { id: 'acme/m', pipeline_tag: 'text-generation', tags: ['conversational'] };
  const mapping = { providerId: 'acme-m', status: 'live', task: 'conversational' };
  const call = chatCall(model, 'groq', mapping, { streaming: true, messages: [{ role: 'user', content: "It's 5" }] });
  expect(print(shHttpie.shapes.chat(call), shell)).toMatchInlineSnapshot(`
    "http --stream POST https://router.huggingface.co/v1/chat/completions \\
        "Authorization: Bearer $HF_TOKEN" \\
        "Content-Type: application/json" \\
        --raw '{
            "model": "acme/m:groq",
            "messages": [{"role": "user", "content": "It'\\''s 5"}],
            "stream": true
        }'"
  `);
});
