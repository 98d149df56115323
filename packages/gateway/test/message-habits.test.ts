import { InferenceClient } from '@hubkit/inference';
import { expect, it } from 'vitest';
import { CALL_HABITS, chunksOfCalls, MESSAGE_HABITS } from '../../../tests/support/message-habits.ts';
import { createGateway } from '../src/index.ts';

const ARGS = { model: 'm', messages: [{ role: 'user', content: 'Hi' }] };

/** The joined answer of an own server that streams these chunks: read directly, and by way of a gateway. */
async function bothWays(chunks: readonly object[]) {
  const bytes = chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('');
  const direct = async () => new Response(bytes, { headers: { 'content-type': 'text/event-stream' } });
  const server = new InferenceClient(undefined, { endpointUrl: 'http://h.example/v1', fetch: direct });
  const gateway = createGateway({ client: server, models: ['m'], authorize: () => ({ id: 'u' }) });
  const page = new InferenceClient(undefined, {
    endpointUrl: 'http://gateway.example/v1',
    fetch: async (input, init) => gateway(new Request(input, init)),
  });
  const [own, through] = await Promise.all([server, page].map((client) => client.chatCompletionStream(ARGS).final()));
  return { own: own?.choices, through: through?.choices };
}

it.each(Object.entries(MESSAGE_HABITS))('a gateway loses nothing of a message: %s', async (_, { chunks }) => {
  const { own, through } = await bothWays(chunks);
  expect(through).toEqual(own);
});

it.each(Object.entries(CALL_HABITS))('a gateway loses nothing of tool calls: %s', async (_, habit) => {
  const calls = ['Oslo', 'Rome'].map((city) => ({ name: 'find', args: { city } }));
  const { own, through } = await bothWays(chunksOfCalls(habit, calls));
  expect(through).toEqual(own);
});
