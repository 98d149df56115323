import { call, code, entries, paragraphs } from '@hubkit/code';
import type { ChatCall } from '../chat-call.ts';
import { defineClient } from '../define-client.ts';
import { pythonImports, readCompletion, readStream } from '../python.ts';

export const pythonHuggingfaceHub = defineClient({
  id: 'huggingface_hub',
  language: 'python',
  label: 'huggingface_hub',
  rank: 10,
  canChooseProvider: true,
  render: (chat) =>
    paragraphs(
      pythonImports(chat.key, code`from huggingface_hub import InferenceClient`),
      code`client = ${client(chat)}`,
      code`
        ${chat.isStream ? code`stream` : code`completion`} = client.chat.completions.create(
            ${entries({ model: chat.model, ...chat.input, stream: chat.isStream || undefined })}
        )
      `,
      chat.isStream ? readStream : readCompletion,
    ),
});

function client({ request, provider, key, billTo, endpointUrl }: ChatCall) {
  const target = endpointUrl === undefined ? { provider } : { base_url: request?.baseUrl };
  return call('InferenceClient', [], { ...target, api_key: key, bill_to: billTo });
}
