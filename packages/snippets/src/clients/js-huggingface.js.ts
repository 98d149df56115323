import { code, entries, lines, paragraphs } from '@hubkit/code';
import type { ChatCall } from '../chat-call.ts';
import { defineClient } from '../define-client.ts';
import { readChunks } from '../javascript.ts';

export const jsHuggingfaceJs = defineClient({
  id: 'huggingface.js',
  language: 'js',
  label: 'huggingface.js',
  rank: 20,
  canChooseProvider: true,
  render: (chat) =>
    paragraphs(
      code`import { InferenceClient } from "@huggingface/inference";`,
      code`const client = new InferenceClient(${chat.key});`,
      chat.isStream
        ? lines(code`const stream = client.chatCompletionStream(${args(chat)});`)
        : lines(code`const completion = await client.chatCompletion(${args(chat)});`),
      chat.isStream ? readChunks : code`console.log(completion.choices[0].message);`,
    ),
});

function args({ endpointUrl, provider, model, input, billTo }: ChatCall) {
  const target = endpointUrl === undefined ? { provider, model } : { endpointUrl, model };
  return code`
    {
        ${entries({ ...target, ...input })}
    }${billTo === undefined ? code`` : code`, ${{ billTo }}`}
  `;
}
