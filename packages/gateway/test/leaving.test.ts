import { InferenceClient } from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import { createGateway } from '../src/index.ts';
import { chatBody, post } from './support.ts';

/** A gateway whose provider sends one event and then nothing, and the events that happen, in order. */
function silentGateway() {
  const events: string[] = [];
  const send: typeof fetch = async (_, { signal } = {}) => {
    signal?.addEventListener('abort', () => events.push('the request to the provider is cancelled'));
    const first = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'x' } }] })}\n\n`;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(first)),
      cancel: () => void events.push('the response of the provider is closed'),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const gateway = createGateway({
    client: new InferenceClient('key', { fetch: send, retry: false }),
    models: { chat: { targets: [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }] } },
    authorize: () => ({ id: 'tester' }),
    onUsage: ({ outcome }) => events.push(`recorded as ${outcome}`),
  });
  return { gateway, events };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('a client that leaves', () => {
  it('cancels the request to the provider in the same turn, before anything else can happen', async () => {
    const { gateway, events } = silentGateway();
    const leaving = new AbortController();
    const body = chatBody({ model: 'chat', stream: true });
    const response = await gateway(post('/v1/chat/completions', body, {}, { signal: leaving.signal }));
    const reader = response.body?.getReader();
    await reader?.read();
    const turn = nextTurn().then(() => events.push('the next turn begins'));
    leaving.abort();
    await turn;
    expect(events[0]).toBe('the request to the provider is cancelled');
    await reader?.cancel();
    expect(events).toContain('recorded as cancelled');
  });

  it('does so by cancelling the body, too', async () => {
    const { gateway, events } = silentGateway();
    const response = await gateway(post('/v1/chat/completions', chatBody({ model: 'chat', stream: true })));
    const reader = response.body?.getReader();
    await reader?.read();
    const turn = nextTurn().then(() => events.push('the next turn begins'));
    await reader?.cancel();
    await turn;
    expect(events.indexOf('the request to the provider is cancelled')).toBe(0);
    expect(events.indexOf('recorded as cancelled')).toBeLessThan(events.indexOf('the next turn begins'));
  });
});
