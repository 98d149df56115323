import { createRequestStateCodec, inputRequired, type ServerContext } from '@modelcontextprotocol/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type McpInput, type McpInputRequest, type McpOptions, mcpTools } from '../src/call/mcp/index.ts';
import { ERAS, type Era, startServer, text } from './support/mcp-server.ts';

const FORM = {
  message: 'Where to\u202e?',
  requestedSchema: {
    type: 'object' as const,
    properties: {
      city: { type: 'string' as const, title: 'City', minLength: 2 },
      seats: { type: 'integer' as const, minimum: 1, maximum: 9, default: 1 },
      window: { type: 'boolean' as const, description: 'At the window' },
      class: {
        type: 'string' as const,
        oneOf: [
          { const: 'a', title: 'First' },
          { const: 'b', title: 'Second' },
        ],
      },
      extras: { type: 'array' as const, items: { type: 'string' as const, enum: ['food', 'wifi'] }, maxItems: 1 },
    },
    required: ['city'],
  },
};
const state = createRequestStateCodec({ key: new Uint8Array(32) });

/** A tool that asks by a form before it answers, in the way of the era. */
async function book({ mcpReq }: ServerContext, era: Era, params: object): Promise<unknown> {
  if (era === '2025-11-25') {
    const asked = 'url' in params ? params : { mode: 'form', ...FORM };
    return text(JSON.stringify(await mcpReq.elicitInput(asked as never)));
  }
  const { place } = mcpReq.inputResponses ?? {};
  if (place) return text(JSON.stringify(place));
  const request = 'url' in params ? inputRequired.elicitUrl(params as never) : inputRequired.elicit(FORM);
  return inputRequired({ inputRequests: { place: request }, requestState: await state.mint({ step: 1 }) });
}

async function ask(era: Era, options: McpOptions, params: object = {}, signal = new AbortController().signal) {
  const list = () => ({ tools: [{ name: 'book', inputSchema: { type: 'object' } }] });
  const call = (_: unknown, context: ServerContext) => book(context, era, params);
  const server = await mcpTools(await startServer({ list, call }, era), options);
  return { server, result: Promise.resolve(server.tools[0]?.run({} as never, { signal } as never)) };
}

afterEach(() => void vi.useRealTimers());

describe.each(ERAS)('input that a server of %s requests', (era) => {
  it('is a form with fields, and its values go back', async () => {
    const seen: McpInputRequest[] = [];
    const content = { city: 'Rome', seats: 2, window: true, class: 'a', extras: ['food'], other: 'left out' };
    const onInput = (request: McpInputRequest): McpInput => {
      seen.push(request);
      return { action: 'accept', content };
    };
    const { other: _, ...sent } = content;
    const { result } = await ask(era, { onInput });
    expect(JSON.parse(String(await result))).toEqual({ action: 'accept', content: sent });
    expect(seen).toEqual([
      {
        type: 'form',
        server: 'own',
        message: 'Where to?',
        fields: [
          { type: 'text', name: 'city', label: 'City', isRequired: true, minLength: 2 },
          {
            type: 'number',
            name: 'seats',
            label: 'seats',
            isRequired: false,
            isInteger: true,
            minimum: 1,
            maximum: 9,
            default: 1,
          },
          { type: 'boolean', name: 'window', label: 'window', isRequired: false, description: 'At the window' },
          {
            type: 'choice',
            name: 'class',
            label: 'class',
            isRequired: false,
            options: [
              { value: 'a', label: 'First' },
              { value: 'b', label: 'Second' },
            ],
          },
          {
            type: 'choices',
            name: 'extras',
            label: 'extras',
            isRequired: false,
            maxItems: 1,
            options: [
              { value: 'food', label: 'food' },
              { value: 'wifi', label: 'wifi' },
            ],
          },
        ],
      },
    ]);
  });

  it('is requested again, with the problem, until it fits', async () => {
    const problems: unknown[] = [];
    const tries: McpInput[] = [
      { action: 'accept' },
      { action: 'accept', content: { city: 'R' } },
      { action: 'accept', content: { city: 'Rome', seats: 1.5 } },
      { action: 'accept', content: { city: 'Rome', extras: ['food', 'wifi'] } },
      { action: 'accept', content: { city: 'Rome', class: 'c' } },
    ];
    const { result } = await ask(era, {
      onInput: (_, { problem }) => {
        problems.push(problem);
        return tries[problems.length - 1] ?? { action: 'decline' };
      },
    });
    expect(JSON.parse(String(await result))).toEqual({ action: 'cancel' });
    expect(problems).toEqual([
      undefined,
      'City is missing.',
      'City has to have at least 2 characters.',
      'seats has to be a whole number.',
      'extras takes 1 choices at most.',
    ]);
  });

  it.each(['decline', 'cancel'] as const)('can be answered by %s', async (action) => {
    const { result } = await ask(era, { onInput: () => ({ action }) });
    expect(JSON.parse(String(await result))).toEqual({ action });
  });

  it('may be a page, whose whole host is shown', async () => {
    const seen: McpInputRequest[] = [];
    const url = 'https://pay.example.com:8443/session?x=1';
    const page = { mode: 'url', message: 'Pay', url, elicitationId: 'e' };
    const onInput = (request: McpInputRequest): McpInput => {
      seen.push(request);
      return { action: 'accept', content: { never: 'sent' } };
    };
    const { result } = await ask(era, { onInput }, page);
    expect(JSON.parse(String(await result))).toEqual({ action: 'accept' });
    expect(seen).toEqual([{ type: 'url', message: 'Pay', server: 'own', url, host: 'pay.example.com:8443' }]);
  });

  it('is no page of another protocol', async () => {
    const page = { mode: 'url', message: 'Run', url: 'javascript:alert(1)', elicitationId: 'e' };
    const { result } = await ask(era, { onInput: () => ({ action: 'accept' }) }, page);
    expect(JSON.parse(String(await result))).toEqual({ action: 'decline' });
  });

  it('takes as long as it takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { result } = await ask(era, {
      timeoutMs: 10_000,
      onInput() {
        vi.advanceTimersByTime(50_000);
        return { action: 'decline' };
      },
    });
    expect(JSON.parse(String(await result))).toEqual({ action: 'decline' });
  });

  it('ends with the run', async () => {
    const stop = new AbortController();
    const asked = deferred();
    const onInput = (): Promise<McpInput> => {
      asked.resolve(undefined);
      return new Promise(() => {});
    };
    const { result } = await ask(era, { onInput }, {}, stop.signal);
    await asked.promise;
    stop.abort(new Error('stopped'));
    await expect(result).rejects.toThrow('stopped');
  });

  it('fails the call where nobody can be asked', async () => {
    const { result } = await ask(era, {});
    await expect(result).rejects.toThrow(/elicitation/i);
  });
});

function deferred() {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
