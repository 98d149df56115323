import { createEmulator, emulatorProviderKey, serversAt } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { type Message, repeatMessage } from '@hubkit/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askChat, gatewayOver, scriptedServer, TOOL_NAMES } from '../support/message-users.ts';
import { cutter, deltasOf, randomMessage } from '../support/random-messages.ts';

const ORIGIN = 'http://127.0.0.1:1';
const sizes = fc.array(fc.nat(), { minLength: 1 });

/** A message whose calls are of tools that the page has. */
const callingMessage = randomMessage
  .filter(({ tool_calls: calls }) => calls !== undefined)
  .map((message) => ({
    ...message,
    tool_calls: message.tool_calls?.map((call) => ({ ...call, function: { ...call.function, name: TOOL_NAMES[0] } })),
  }));

it('keeps a message from a service by a gateway and a chat to the next request, whatever its members and cuts', async () => {
  await fc.assert(
    fc.asyncProperty(callingMessage, sizes, async (message, sizes) => {
      const chunk = (delta: object, finish_reason: string | null = null) => ({
        id: 'c',
        choices: [{ index: 0, delta, finish_reason }],
      });
      const deltas = deltasOf(message, cutter(sizes));
      const server = scriptedServer([...deltas.map((delta) => chunk(delta)), chunk({}, 'tool_calls')]);
      const turn = await askChat(gatewayOver(server.client));
      expect(turn.failure).toBeUndefined();
      expect(server.repeated()).toEqual(repeatMessage(message as unknown as Message));
    }),
    { numRuns: 60 },
  );
});

const emulator = createEmulator({ pace: 'instant' });
const servers = serversAt(ORIGIN);

/** Services that refuse members of messages, with a model that thinks where there is one. */
const STRICT: Readonly<Record<string, { readonly endpointUrl?: string; readonly model: string }>> = {
  groq: { model: 'openai/gpt-oss-20b' },
  cerebras: { model: 'openai/gpt-oss-120b' },
  openai: { model: 'openai/gpt-4o-mini' },
  mistral: { endpointUrl: servers.mistral, model: 'magistral-medium-2509' },
  deepseek: { endpointUrl: servers.deepseek, model: 'deepseek-v4-flash' },
  moonshot: { endpointUrl: servers.moonshot, model: 'kimi-k3' },
  google: { endpointUrl: servers.gemini, model: 'gemini-3-pro-preview' },
  minimax: { endpointUrl: servers.minimax, model: 'MiniMax-M3' },
};

/** Reasoning and signatures as services write them, beside members that nobody knows. */
const foreign = fc
  .tuple(
    callingMessage,
    fc.record(
      {
        reasoning_content: fc.string(),
        reasoning: fc.string(),
        reasoning_details: fc.constant([{ type: 'reasoning.text', text: 'Hm', index: 0, signature: 'SIG' }]),
        refusal: fc.constant(null),
        annotations: fc.constant([{ type: 'file', file: { hash: 'h' } }]),
        images: fc.constant([{ type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } }]),
        audio: fc.constant({ id: 'x', data: 'AA==' }),
        extra_content: fc.constant({ google: { thought_signature: 'SIG' } }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([message, members]) => ({ ...message, ...members }) as unknown as Message);

describe.each(Object.entries(STRICT))('the strict service %s', (to, { endpointUrl, model }) => {
  const client = new InferenceClient(endpointUrl ? undefined : emulatorProviderKey(to), {
    endpoints: emulator.endpointsAt(ORIGIN),
    fetch: async (input, init) => emulator.fetch(new Request(input, init)),
    retry: false,
  });

  it('takes what is repeated of any message of another service', async () => {
    await fc.assert(
      fc.asyncProperty(foreign, async (message) => {
        const calls = message.tool_calls ?? [];
        const completion = await client.chatCompletion({
          ...(endpointUrl ? { endpointUrl } : { provider: to }),
          model,
          messages: [
            { role: 'user', content: 'Hi' },
            repeatMessage(message, { to }),
            ...calls.map(({ id }) => ({ role: 'tool', tool_call_id: id, content: 'result' })),
          ],
          tools: [{ type: 'function', function: { name: TOOL_NAMES[0], parameters: { type: 'object' } } }],
          // Providers and servers of the table are known by their names only when it runs.
        } as never);
        expect(completion.choices).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });
});
