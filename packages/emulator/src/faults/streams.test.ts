import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events, json, startFast } from '../../test/caller.ts';
import { chatWithFault, readPast } from '../../test/chat-with-fault.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const send = (fault: string, body: object = {}) => chatWithFault(emulator, fault, body);

describe('faults of streams', () => {
  const stream = { stream: true };

  it('cuts a stream before its end marker', async () => {
    const text = await (await send('cut-stream;events=2', stream)).text();
    expect(text.match(/^data: /gm)).toHaveLength(2);
    expect(text).not.toContain('[DONE]');
  });

  it.each(['stall;events=2', 'silent-stream', 'half-open'])(
    '%s leaves the stream open and says nothing more',
    async (fault) => {
      const count = (text: string) => text.match(/^data: /gm)?.length ?? 0;
      const expected = fault.startsWith('stall') ? 2 : 0;
      const { text, isOpen } = await readPast(await send(fault, stream), (text) => count(text) === expected);
      expect(isOpen).toBe(true);
      expect(count(text)).toBe(expected);
    },
  );

  it('keeps a stream alive with comments only', async () => {
    const { text, isOpen } = await readPast(await send('keep-alive-only;ms=10', stream), ({ length }) => length > 40);
    expect(isOpen).toBe(true);
    expect(text.replaceAll(': keep-alive\n\n', '')).toBe('');
  });

  it('breaks off with an error event', async () => {
    expect(await (await send('stream-error', stream)).text()).toMatch(/data: \{"error":\{"message":"[^"]+"[^\n]+\n\n$/);
    expect(await (await send('stream-error-event', stream)).text()).toMatch(
      /event: error\ndata: \{"message":"[^\n]+\n\n$/,
    );
    expect(await (await send('stream-error-text', stream)).text()).toMatch(/data:\{"error":"[^\n]+\n\n$/);
  });

  it.each([
    'no-done',
    'after-done',
    'crlf',
    'cr',
    'mixed-lines',
    'no-space',
    'comments',
    'multi-line-data',
    'split-bytes',
    'unterminated',
  ])('%s changes the form and not the content', async (name) => {
    const plain = await events<{ choices: { delta: { content?: string } }[] }>(await send('no-done', stream));
    const said = (text: string) => [...text.matchAll(/"content":\s*"([^"]*)"/g)].map((match) => match[1]).join('');
    const text = await (await send(name, stream)).text();
    expect(said(text).replace(' (this comes after the end)', '')).toBe(
      plain.map((event) => event.choices[0]?.delta.content ?? '').join(''),
    );
    expect(text.includes('[DONE]')).toBe(!['no-done', 'unterminated'].includes(name));
  });

  it('puts an event that is no JSON among the others, and a stray quote at the end', async () => {
    expect(await (await send('malformed-event;events=1', stream)).text()).toMatch(
      /\n\ndata: \{"id":"x","choices":\[\n\ndata: /,
    );
    expect(await (await send('stray-tail', stream)).text()).toMatch(/\}"$/);
  });

  it('drips one byte at a time', async () => {
    const { text, isOpen } = await readPast(await send('slow-loris;ms=20', stream), ({ length }) => length > 1);
    expect(isOpen).toBe(true);
    expect(text.length).toBeLessThan(20);
  });

  it('sends plain JSON in response to a streaming request', async () => {
    const response = await send('json-for-stream', stream);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await json(response)).toMatchObject({
      object: 'chat.completion',
      choices: [{ message: { content: '2 + 2 = 4' } }],
    });
  });

  it('leaves a response that is not a stream unchanged when JSON is to replace one', async () => {
    expect(await json(send('json-for-stream'))).toMatchObject({ choices: [{ message: { content: '2 + 2 = 4' } }] });
    const response = await send('json-for-stream', { messages: 'none' });
    expect([response.status, (await json(response)).error]).toEqual([400, expect.anything()]);
  });

  it('sends a giant event and very many small ones', async () => {
    expect((await (await send('giant-event;mb=2', stream)).text()).length).toBeGreaterThan(2 * 1_048_576);
    expect((await (await send('many-events;count=5000', stream)).text()).match(/^data: /gm)).toHaveLength(5001);
  });

  it('writes an endless stream only as fast as it is read', async () => {
    const response = await send('endless-stream', stream);
    const reader = response.body?.getReader();
    await reader?.read();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await reader?.cancel();
    await expect.poll(() => emulator.exchanges().at(-1)?.outcome).toBe('aborted');
    // What fits into the buffers of both sockets has been written, and no more.
    expect(emulator.exchanges().at(-1)?.responseBytes).toBeLessThan(16 * 1_048_576);
  });
});
