import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { createGateway } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';

const model = 'meta-llama/Llama-3.1-8B-Instruct';
const moderator = { model: 'openai/gpt-oss-safeguard-20b', provider: 'groq' } as const;
// Stands in for the Hub, with scripted answers of the moderator.
const emulator = await startEmulator({
  models: [{ ...moderator, id: moderator.model, task: 'conversational' }],
  answers: [
    { when: /^Text:.*poison/s, text: 'no' },
    { when: /^Text:/, text: 'yes' },
  ],
});
// In your program: process.env.HF_TOKEN, and no endpoints.
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

/** Asks the moderation model about a text. */
async function isAllowed(text: string, signal: AbortSignal): Promise<boolean> {
  const policy = 'Texts about cooking are allowed, harmful ones are not. Is the text allowed? Answer yes or no.';
  const messages = [
    { role: 'system', content: policy },
    { role: 'user', content: `Text: ${text}` },
  ];
  const { choices } = await client.chatCompletion({ ...moderator, messages, reasoning: 'low' }, { signal });
  return /^\W*yes/i.test(choices[0]?.message.content ?? '');
}

/** Characters of each answer that the moderator has seen, by the signal of its call. */
const checked = new WeakMap<AbortSignal, number>();

const gateway = createGateway({
  client,
  models: { cook: `${model}:groq` },
  bounds: { choices: 1 },
  authorize: () => ({ id: 'page' }),
  async onRequest({ messages, ...request }, _user, { signal }) {
    if (!(await isAllowed(JSON.stringify(messages.at(-1)), signal))) return false;
    return { ...request, messages: [{ role: 'system', content: 'You are a cook.' }, ...messages] };
  },
  async onAnswer(text, { isWhole, signal }) {
    // One call of the moderator for every 400 characters; until then they are held.
    if (!isWhole && text.length - (checked.get(signal) ?? 0) < 400) return 'hold';
    checked.set(signal, text.length);
    return isAllowed(text, signal);
  },
  onUsage: ({ outcome }) => console.log(outcome),
});

for (const content of ['How long does rice cook?', 'Which poison has no taste?']) {
  const body = JSON.stringify({ model: 'cook', messages: [{ role: 'user', content }] });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://localhost/v1/chat/completions', { method: 'POST', headers, body });
  const reply = await (await gateway(request)).json();
  console.log(reply.error?.message ?? reply.choices[0].message.content);
}
await emulator.close();
