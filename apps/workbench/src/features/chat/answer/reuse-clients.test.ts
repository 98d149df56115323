import { createEmulator, EMULATOR_HUB_TOKEN, endpointsAt } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import { type ClientKey, reuseClients } from './reuse-clients.ts';

const endpoints = endpointsAt('http://localhost:8080');
const key: ClientKey = { token: EMULATOR_HUB_TOKEN, endpoints };

/** The clients of the chat page, connected to an emulator in this process that notes which addresses were requested. */
function start() {
  const emulator = createEmulator();
  const requested: string[] = [];
  const clients = reuseClients(
    ({ token, endpoints }) =>
      new InferenceClient(token, {
        endpoints,
        fetch: async (input, init) => {
          const request = new Request(input, init);
          requested.push(request.url);
          return emulator.fetch(request);
        },
      }),
  );
  return { clients, lookUps: () => requested.filter((url) => url.includes('inferenceProviderMapping')).length };
}

describe('the clients of the chat page', () => {
  it('look a model up once for three messages', async () => {
    const { clients, lookUps } = start();
    for (const content of ['One', 'Two', 'Three'])
      await clients.for({ ...key }).chatCompletion({
        provider: 'groq',
        model: 'meta-llama/Llama-3.1-8B-Instruct',
        messages: [{ role: 'user', content }],
      });
    expect(lookUps()).toBe(1);
  });

  it('differ by token, service and fault', () => {
    const { clients } = start();
    const client = clients.for(key);
    expect(clients.for({ ...key, endpoints: { ...endpoints } })).toBe(client);
    expect(clients.for({ ...key, token: 'hf_another1' })).not.toBe(client);
    expect(clients.for({ ...key, endpoints: endpointsAt('http://localhost:9090') })).not.toBe(client);
  });

  it('are forgotten with their tokens', () => {
    const { clients } = start();
    const client = clients.for(key);
    clients.clear();
    expect(clients.for(key)).not.toBe(client);
  });
});
