import { afterEach, beforeEach, describe, expect, it, type Mock } from 'vitest';
import { openTelemetry } from '../src/call/telemetry/opentelemetry.ts';
import {
  type CallEvent,
  type CallOptions,
  chatCompletion,
  chatCompletionStream,
  createBreaker,
  InferenceClient,
} from '../src/index.ts';
import { collector } from './support/collector.ts';
import { watchWarnings } from './support/console-warnings.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { ARGS, CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';
import { jobProvider } from './support/job-provider.ts';

const fail = () => {
  throw new Error('the observer is broken');
};
const reject = async () => fail();

const STREAM = [`data: ${delta('Hel')}\n\n`, `data: ${delta('lo', 'stop')}\n\n`, 'data: [DONE]\n\n'];

/** Makes a chat and a stream, and returns how often the service was called and what came of it. */
async function outcome(options: CallOptions) {
  const fetch = fakeFetch(({ body }) =>
    (body as { stream?: boolean }).stream ? eventStream(STREAM) : Response.json(CHAT),
  );
  const all = { ...options, fetch, mapping: MAPPING };
  const whole = await chatCompletion(ARGS, all);
  let text = '';
  for await (const { choices } of chatCompletionStream(ARGS, all)) text += choices[0]?.delta.content ?? '';
  return [whole.choices[0]?.message.content, text, fetch.seen.length];
}

const { api } = collector();

describe('an observer that throws', () => {
  let warn: Mock;
  beforeEach(() => {
    warn = watchWarnings();
  });
  afterEach(() => warn.mockRestore());

  const observation = { chunk: () => undefined, end: () => undefined };
  it.each<[string, CallOptions]>([
    ['onEvent', { onEvent: fail }],
    ['onEvent', { onEvent: reject as () => void }],
    ['telemetry', { telemetry: { observe: fail } }],
    ['telemetry', { telemetry: { observe: () => ({ ...observation, run: fail }) } }],
    ['telemetry', { telemetry: { observe: () => ({ ...observation, chunk: fail }) } }],
    ['telemetry', { telemetry: { observe: () => ({ ...observation, end: fail }) } }],
    ['telemetry', { telemetry: openTelemetry({ ...api, context: { active: fail, with: fail } }) }],
  ])('does not break a call, and is reported once: %s %o', async (name, options) => {
    expect(await outcome(options)).toEqual(['Hello', 'Hello', 2]);
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining(`${name} has thrown`), expect.objectContaining({ message: 'the observer is broken' })],
    ]);
  });

  it('cannot repeat or lose a call that it runs', async () => {
    const run = {
      twice: (call: () => unknown) => [call(), call()][1],
      never: () => undefined,
      late: async (call: () => unknown) => Promise.resolve().then(call),
      broken: (call: () => unknown) => [call(), fail()],
    };
    for (const wrap of Object.values(run)) {
      const telemetry = { observe: () => ({ ...observation, run: wrap as never }) };
      expect(await outcome({ telemetry }), String(wrap)).toEqual(['Hello', 'Hello', 2]);
    }
  });

  it('hears of all events all the same', async () => {
    const seen: string[] = [];
    const onEvent = ({ type }: CallEvent) => {
      seen.push(type);
      fail();
    };
    const fetch = fakeFetch((_, number) => (number === 1 ? new Response('', { status: 503 }) : Response.json(CHAT)));
    await chatCompletion(ARGS, { fetch, mapping: MAPPING, onEvent, retry: { baseMs: 0 } });
    expect(seen).toEqual(['request', 'response', 'retry', 'request', 'response']);
  });

  it('leaves a job to its end when it watches the progress', async () => {
    const fetch = fakeFetch((_, number) =>
      Response.json(
        [{ id: '1' }, { state: 'running' }, { state: 'ready', url: 'data:image/png;base64,iVBORw==' }][number - 1],
      ),
    );
    const clock = createFakeClock();
    const entry = { provider: 'acme', providerId: 'm', hfModelId: 'm', task: 'text-to-image', status: 'live' };
    const client = new InferenceClient('key', { fetch, clock, mapping: { m: [entry] }, onProgress: () => fail() });
    const image = await clock.finish(client.textToImage({ provider: jobProvider(), model: 'm', inputs: 'a cat' }));
    expect(image.type).toBe('image/png');
    expect(fetch.seen.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
    await expect.poll(() => warn.mock.calls.length).toBe(1);
  });

  it('does not break a call when it watches a breaker', async () => {
    const breaker = createBreaker({ failures: 1, cooldownMs: 0 });
    breaker.watch(() => fail());
    const fetch = fakeFetch((_, number) => (number === 1 ? new Response('', { status: 500 }) : Response.json(CHAT)));
    const options = { fetch, mapping: MAPPING, breaker, retry: false } as const;
    await expect(chatCompletion(ARGS, options)).rejects.toMatchObject({ response: { status: 500 } });
    expect(await chatCompletion(ARGS, options)).toEqual(CHAT);
    await expect.poll(() => warn.mock.calls.length).toBe(1);
  });
});
