import { findChatModel } from '@hubkit/catalog/chat-models';
import { createEmulator, EMULATOR_HUB_TOKEN, emulatedModel, emulatorProviderKey, serversAt } from '@hubkit/emulator';
import { type CallOptions, InferenceClient } from '@hubkit/inference';
import { type ListedModel, type ModelQuery, models } from '@hubkit/inference/models';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import { describe, expect, it } from 'vitest';

const ORIGIN = 'http://127.0.0.1:1';
const emulator = createEmulator({ pace: 'instant' });
const options: CallOptions = {
  endpoints: emulator.endpointsAt(ORIGIN),
  fetch: (input, init) => emulator.fetch(new Request(input, init)),
  retry: false,
};
const servers = Object.entries(serversAt(ORIGIN));

async function list(query: ModelQuery): Promise<readonly ListedModel[]> {
  const found: ListedModel[] = [];
  for await (const model of models(query, options)) found.push(model);
  return found;
}

/** Chats with a model under the id that it is listed by. */
async function chat({ id: model }: ListedModel, target: Pick<ModelQuery, 'accessToken' | 'endpointUrl' | 'provider'>) {
  const messages = [{ role: 'user', content: 'Hello' }];
  const { accessToken, endpointUrl, provider } = target;
  const client = new InferenceClient(accessToken, options);
  const { choices } = await client.chatCompletion({ endpointUrl, provider, model, messages } as never);
  return choices[0]?.message.content;
}

const chatting = PROVIDERS.filter(({ tasks }) => tasks.includes('conversational'));

describe('models of the emulated services', () => {
  it.each(chatting)('of $id can be called under their ids, with a key or with a hub token', async (facts) => {
    const { id: provider, access, directOnlySince } = facts;
    const accessToken = access === 'routed' ? EMULATOR_HUB_TOKEN : emulatorProviderKey(provider);
    const query = { provider, accessToken, task: 'conversational' } as const;
    const { model, providerId } = emulatedModel(provider, 'conversational');
    const found = (await list(query)).find(({ id }) => id === model || id === `${provider}/${providerId}`);
    expect(await chat(found as ListedModel, query)).toMatch(/./);
    if (access === 'direct' || directOnlySince) return;
    const routed = (await list({ ...query, accessToken: EMULATOR_HUB_TOKEN })).map((listed) => ({
      ...{ id: listed.id, contextLength: listed.contextLength },
      ...{ input: listed.price?.input, output: listed.price?.output },
    }));
    expect(routed).toEqual(
      routed.map(({ id }) => {
        const offer = findChatModel(id)?.offers?.[provider]?.value;
        return { id, contextLength: offer?.contextLength, input: offer?.input, output: offer?.output };
      }),
    );
  });

  it.each([
    ['groq', 'Llama-3.1-8B-Instruct', { contextLength: 131_072, maxOutputTokens: 32_768 }],
    ['together', 'Llama-3.3-70B-Instruct', { contextLength: 131_072, price: { input: 0.88, output: 0.88 } }],
    ['deepinfra', 'DeepSeek-V4-Flash', { contextLength: 1_048_576, price: { input: 0.1, output: 0.2 } }],
    ['sambanova', 'Meta-Llama-3.3-70B-Instruct', { contextLength: 131_072, price: { input: 0.6, output: 1.2 } }],
    ['novita', 'Llama-3.1-8B-Instruct', { contextLength: 16_384, price: { input: 0.02, output: 0.05 } }],
    ['fireworks-ai', 'Kimi-K2.6', { contextLength: 262_000, capabilities: { tools: true, inputs: ['text', 'image'] } }],
    ['featherless-ai', 'Llama-3.1-8B-Instruct', { contextLength: 16_384 }],
    ['baseten', 'gpt-oss-120b', { price: { input: 0.1, output: 0.5 }, capabilities: { structuredOutput: true } }],
  ] as const)('of %s have what its own list tells of %s', async (provider, model, details) => {
    const found = await list({ provider, accessToken: emulatorProviderKey(provider), task: 'conversational' });
    expect(found.find(({ id }) => id.endsWith(model))).toMatchObject(details);
  });

  it.each(servers)('of the server %s can be called under their ids', async (id, endpointUrl) => {
    const found = await list({ endpointUrl });
    expect(found.length).toBeGreaterThan(0);
    if (id !== 'tei') expect(await chat(found[0] as ListedModel, { endpointUrl })).toMatch(/./);
  });

  it('of the hub are the same whatever the size of a page', async () => {
    const whole = await list({ pageSize: 1000 });
    expect(whole.length).toBeGreaterThan(20);
    const ids = async (query: ModelQuery) => (await list(query)).map(({ id }) => id);
    expect(await ids({ pageSize: 7 })).toEqual(whole.map(({ id }) => id));
    const images = whole.filter(({ providers }) => providers.some(({ task }) => task === 'text-to-image'));
    expect(await ids({ task: 'text-to-image', pageSize: 3 })).toEqual(images.map(({ id }) => id));
    expect(await ids({ search: 'whisper' })).toEqual(
      whole.map(({ id }) => id).filter((id) => id.toLowerCase().includes('whisper')),
    );
  });
});
