import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../../test-support/describe-with.ts';
import { events, hubAuth, json, keyAuth, post, startFast } from '../../test/caller.ts';
<<<<<<< HEAD
import { recordedEvents, recording, recordings, shapeOf } from '../../test/exchanges.ts';
import type { RunningEmulator } from '../start-emulator.ts';
=======
import { recordedEvents, recording, shapeOf } from '../../test/exchanges.ts';
import type { Emulator } from '../start-emulator.ts';
>>>>>>> 784dc80 (emulator: tasks and jobs once, providers as dialects)

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const question = [{ role: 'user', content: 'Complete this sentence with words, one plus one is equal ' }];

/** A recorded answer and the same request to the emulator, with a model that it serves. */
const rows: [string, string, string, () => Promise<Response>][] = [
  [
    'cerebras',
    '10bec4daddf2',
    'chat',
    () => direct('cerebras', '/v1/chat/completions', { model: 'llama3.1-8b', messages: question }),
  ],
  [
    'together',
    'dc7c077cd49f',
    'chat',
    () => direct('together', '/v1/chat/completions', { model: 'deepseek-ai/DeepSeek-V3', messages: question }),
  ],
  [
    'together',
    '958644a11be1',
    'text-to-image',
    () =>
      direct('together', '/v1/images/generations', {
        model: 'black-forest-labs/FLUX.1-dev',
        prompt: 'tortoise',
        response_format: 'base64',
        width: 64,
        height: 64,
      }),
  ],
  [
    'together',
    '5ed6975511e5',
    'an image without a model',
    () => direct('together', '/v1/images/generations', { prompt: 'tortoise', response_format: 'base64' }),
  ],
  [
    'fal-ai',
    '2422845812e6',
    'text-to-image',
    () => direct('fal-ai', '/fal-ai/flux/schnell', { prompt: 'cake', image_size: 'square' }),
  ],
  ['fal-ai', '7175cf9e3627', 'a path that is no application', () => direct('fal-ai', '/fal-ai', { prompt: 'whale' })],
  [
    'hf-inference',
    'b09342278dc9',
    'chat',
    () => routed('/models/mistralai/Mistral-7B-Instruct-v0.2/v1/chat/completions', { messages: question }),
  ],
  [
    'hf-inference',
    '53b9422f0326',
    'chat of a model without a template',
    () => routed('/models/google/gemma-2b/v1/chat/completions', { messages: question }),
  ],
  [
    'hf-inference',
    '769bbf3fb116',
    'a model that is not there',
    () => routed('/models/this-model-does-not-exist-123', { inputs: '[MASK] world!' }),
  ],
  [
    'hf-inference',
    '223f3b06e5c6',
    'text-classification',
    () =>
      routed('/models/distilbert/distilbert-base-uncased-finetuned-sst-2-english', {
        inputs: 'I like you. I love you.',
      }),
  ],
  [
    'hf-inference',
    '8e3a4c738704',
    'feature-extraction',
    () => routed('/models/BAAI/bge-small-en-v1.5/pipeline/feature-extraction', { inputs: 'That is a happy person' }),
  ],
  [
    'hf-inference',
    '4f7b840f242c',
    'sentence-similarity',
    () =>
      routed('/models/sentence-transformers/all-MiniLM-L6-v2/pipeline/sentence-similarity', {
        inputs: {
          source_sentence: 'That is a happy person',
          sentences: ['That is a happy dog', 'That is a very happy person', 'Today is a sunny day'],
        },
      }),
  ],
];

function direct(provider: string, path: string, body: object): Promise<Response> {
  return post(
    `${emulator.endpoints.providers[provider]}${path}`,
    body,
    keyAuth(provider, provider === 'fal-ai' ? 'Key' : 'Bearer'),
  );
}

function routed(path: string, body: object): Promise<Response> {
  return post(`${emulator.endpoints.router}/hf-inference${path}`, body, hubAuth);
}

describeWith(recordings, 'answers have the members and types that were recorded', () => {
  it.each(rows)('%s (%s): %s', async (provider, id, _what, call) => {
    const real = recording(provider, id).response;
    const answer = await call();
    expect(answer.status).toBe(real.status);
    expect(answer.headers.get('content-type')?.split(';')[0]).toBe(real.headers['content-type']?.split(';')[0]);
    const text = await answer.text();
    if (!real.headers['content-type']?.includes('json')) return expect(text).toBe(real.body);
    expect(shapeOf(JSON.parse(text)).sort()).toEqual(shapeOf(JSON.parse(real.body)).sort());
  });

  it('together: a streamed chat, event by event', async () => {
    const real = recordedEvents(recording('together', '0115ba6e5ac0'));
    const ours = await events(
      await direct('together', '/v1/chat/completions', {
        model: 'deepseek-ai/DeepSeek-V3',
        messages: question,
        stream: true,
      }),
    );
    expect(shapeOf(ours[0]).sort()).toEqual(shapeOf(real[0]).sort());
    // The last event of the real one names an end token, which ours does not have.
    const without = (shape: string[]) => shape.filter((line) => !/token_id|tool_calls/.test(line)).sort();
    expect(without(shapeOf(ours.at(-1)))).toEqual(without(shapeOf(real.at(-1))));
  });

  it('hf-inference: a streamed chat, event by event', async () => {
    const real = recordedEvents(recording('hf-inference', '34b6121b7652'));
    const ours = await events(
      await routed('/models/mistralai/Mistral-7B-Instruct-v0.2/v1/chat/completions', {
        messages: question,
        stream: true,
      }),
    );
    expect(shapeOf(ours[0]).sort()).toEqual(shapeOf(real[0]).sort());
    expect(shapeOf(ours.at(-1)).sort()).toEqual(shapeOf(real.at(-1)).sort());
  });

  it('hf-inference: chat without messages is refused in plain text', async () => {
    const real = recording('hf-inference', '2e0134943b32').response;
    const answer = await routed('/models/google/gemma-2b/v1/chat/completions', { stream: true });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([real.status, real.headers['content-type']]);
    const place = / at line .*/;
    expect((await answer.text()).replace(place, '')).toBe(real.body.replace(place, ''));
  });

  it('the hub: a model with one member asked for', async () => {
    const real = recording('hub', '0b2e221339b7').response;
    const ours = await json(fetch(`${emulator.endpoints.hub}/api/models/BAAI/bge-small-en-v1.5?expand[]=pipeline_tag`));
    expect(shapeOf(ours)).toEqual(shapeOf(JSON.parse(real.body)));
    expect(ours.pipeline_tag).toBe('feature-extraction');
  });
});
