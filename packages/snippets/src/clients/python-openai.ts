import { call, code, entries, paragraphs } from '@hubkit/code';
import type { WireRequest } from '../chat-call.ts';
import { defineClient } from '../define-client.ts';
import { pythonImports, readCompletion, readStream } from '../python.ts';
import { extraHeaders, requestOf } from '../wire-request.ts';

export const pythonOpenai = defineClient({
  id: 'openai',
  language: 'python',
  label: 'openai',
  rank: 40,
  render: (chat) => {
    const request = requestOf(chat);
    return paragraphs(
      pythonImports(chat.key, code`from openai import OpenAI`),
      code`client = ${client(request, chat.key)}`,
      code`
        ${chat.isStream ? code`stream` : code`completion`} = client.chat.completions.create(
            ${entries(request.body)}
        )
      `,
      chat.isStream ? readStream : readCompletion,
    );
  },
});

function client(request: WireRequest, key: Parameters<typeof pythonImports>[0]) {
  return call('OpenAI', [], { base_url: request.baseUrl, api_key: key, default_headers: extraHeaders(request) });
}
