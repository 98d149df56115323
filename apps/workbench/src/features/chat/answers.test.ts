import { InferenceClient } from '@hubkit/inference';
import { type Turn, textOfTurn } from '@hubkit/react/chat-panel';
import { describe, expect, it } from 'vitest';
import { CALL_HABITS, chunksOfCalls, MESSAGE_HABITS } from '../../../../../tests/support/message-habits.ts';
import { startRun } from '../../run/start-run.ts';
import type { Connection } from '../../services/connection.ts';
import { FIRST_SETTINGS } from './conversation/chat-settings.ts';
import { pathIn } from './conversation/conversation.ts';
import { createChat } from './create-chat.ts';

const ENDPOINT = 'http://127.0.0.1:1/v1';
const bytesOf = (chunks: readonly object[]) => chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('');
const OK = bytesOf([{ choices: [{ index: 0, delta: { content: 'ok' }, finish_reason: 'stop' }] }]);

/** A chat of the workbench with a server that gives scripted bodies. */
function chatOver(bodies: readonly string[], settings: object = {}) {
  const requests: { readonly messages: readonly object[]; readonly [member: string]: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    requests.push(JSON.parse(String(init?.body)));
    const headers = { 'content-type': 'text/event-stream' };
    return new Response(bodies[Math.min(requests.length, bodies.length) - 1], { headers });
  };
  // Only the members that a run needs.
  const connection = {
    client: async () => new InferenceClient('', { endpointUrl: ENDPOINT, retry: false }),
    service: () => ({ id: 'own', label: 'Own', endpoints: {}, endpointUrl: ENDPOINT }),
    fetchFor: () => fetch,
    host: { check: async () => undefined },
  } as unknown as Connection;
  let ids = 0;
  const environment = {
    newId: () => 'run',
    now: () => 0,
    onNextFrame: (draw: () => void) => void setTimeout(draw, 0),
  };
  const chat = createChat(
    { ...FIRST_SETTINGS, ...settings },
    { start: (spec, onChunk) => startRun(connection, spec, { environment, onChunk }), newId: () => `m${++ids}` },
  );
  chat.setModel('a', { model: 'm' });
  const answer = () => pathIn(chat.store.get(), 'a').at(-1) as Turn;
  const ended = () => expect.poll(() => answer()?.status, { timeout: 30_000 }).toMatch(/done|failed/);
  return { chat, requests, answer, ended };
}

describe('an answer in the workbench', () => {
  it.each(Object.entries(MESSAGE_HABITS))('has what the service wrote: %s', async (_, { chunks, says }) => {
    const { chat, answer, ended } = chatOver([bytesOf(chunks)]);
    chat.send('Hi');
    await ended();
    expect(answer().failure).toBeUndefined();
    expect(textOfTurn(answer())).toBe(says.text);
    const reasoning = answer().parts.flatMap((part) => (part.type === 'reasoning' ? part.text : []));
    expect(reasoning.join('')).toBe(says.reasoning ?? '');
  });

  it.each(Object.entries(CALL_HABITS))('has the calls that the service wrote: %s', async (_, habit) => {
    const calls = ['Oslo', 'Rome'].map((city) => ({ name: 'find', args: { city } }));
    const { chat, answer, ended } = chatOver([bytesOf(chunksOfCalls(habit, calls))]);
    chat.send('Hi');
    await ended();
    const written = answer().parts.flatMap((part) => (part.type === 'tool-call' ? [part] : []));
    expect(written.map((part) => ({ name: part.name, args: JSON.parse(part.arguments) }))).toEqual(calls);
  });

  const repeating = Object.entries(MESSAGE_HABITS).filter(([, { says }]) => says.calls);
  it.each(repeating)('goes back as it came, with the results of its tools: %s', async (_, { chunks, says }) => {
    const { chat, requests, answer, ended } = chatOver([bytesOf(chunks), OK]);
    chat.send('Hi');
    await ended();
    const ids = answer().parts.flatMap((part) => (part.type === 'tool-call' ? [part.id ?? ''] : []));
    chat.sendResults('a', Object.fromEntries(ids.map((id) => [id, 'result'])));
    await expect.poll(() => textOfTurn(answer())).toBe('ok');
    expect(requests[1]?.messages[1]).toMatchObject({ role: 'assistant', ...says.repeats });
  });

  it('splits thoughts in the text, however they are cut', async () => {
    const pieces = ['<th', 'ink>Hm, ', 'so</thi', 'nk>\n\nHel', 'lo'];
    const chunks = pieces.map((content) => ({ choices: [{ index: 0, delta: { content } }] }));
    const { chat, answer, ended } = chatOver([
      bytesOf([...chunks, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }]),
    ]);
    chat.send('Hi');
    await ended();
    expect(answer().parts).toMatchObject([
      { type: 'reasoning', text: 'Hm, so' },
      { type: 'text', text: 'Hello' },
    ]);
  });

  it('is requested with the reasoning that the client translates', async () => {
    const { chat, requests, ended } = chatOver([OK], { reasoningEffort: 'low' });
    chat.send('Hi');
    await ended();
    // An own server of unknown kind takes the name of OpenAI.
    expect(requests[0]).toMatchObject({ reasoning_effort: 'low' });
    expect(requests[0]).not.toHaveProperty('reasoning');
  });
});
