import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubAuth, json, startFast } from '../../test/caller.ts';
import { encodeSpeech } from '../content/audio/encode-speech.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

describe('hf-inference', () => {
  const run = (model: string, body: BodyInit, type: string) =>
    fetch(`${emulator.endpoints.router}/hf-inference/models/${model}`, {
      method: 'POST',
      headers: { ...hubAuth, 'content-type': type },
      body,
    });

  it('draws a picture of the wanted size', async () => {
    const response = await run(
      'stabilityai/stable-diffusion-xl-base-1.0',
      JSON.stringify({ inputs: 'hills', parameters: { width: 80, height: 40 } }),
      'application/json',
    );
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const { width, height } = jpeg.decode(await response.arrayBuffer());
    expect([width, height]).toEqual([80, 40]);
  });

  it('embeds one text as a vector and several as several', async () => {
    const embed = (inputs: unknown) =>
      json<number[] | number[][]>(
        run('BAAI/bge-small-en-v1.5/pipeline/feature-extraction', JSON.stringify({ inputs }), 'application/json'),
      );
    const one = await embed('hello');
    expect(one).toHaveLength(384);
    expect(await embed(['hello', 'world'])).toEqual([one, expect.any(Array)]);
  });

  it('hears bytes, and base64 with parameters', async () => {
    const sound = encodeSpeech('One. Two.', 'audio/wav').bytes;
    const plain = await json(run('openai/whisper-large-v3', sound, 'audio/wav'));
    expect(plain).toEqual({ text: 'One. Two.' });
    const body = JSON.stringify({
      inputs: Buffer.from(sound).toString('base64'),
      parameters: { return_timestamps: true },
    });
    expect(await json(run('openai/whisper-large-v3', body, 'application/json'))).toMatchObject({
      text: 'One. Two.',
      chunks: [{ text: 'One. ' }, { text: 'Two.' }],
    });
    const noise = await run('openai/whisper-large-v3', 'not a sound', 'audio/wav');
    expect([noise.status, await json(noise)]).toEqual([400, { error: 'Malformed soundfile' }]);
  });

  it('classifies one text and several, with the labels of the model', async () => {
    const feel = (model: string, inputs: unknown, parameters = {}) =>
      json<{ label: string }[][]>(run(model, JSON.stringify({ inputs, parameters }), 'application/json'));
    expect((await feel('ProsusAI/finbert', 'Profits rise')).map((list) => list[0]?.label)).toEqual(['positive']);
    expect(await feel('ProsusAI/finbert', ['Profits rise', 'Losses'], { top_k: 1 })).toMatchObject([
      [{ label: 'positive' }],
      [{ label: 'negative' }],
    ]);
  });

  it('rejects texts that are longer than the context of the model', async () => {
    const write = (inputs: string, parameters: object) =>
      run('openai-community/gpt2', JSON.stringify({ inputs, parameters }), 'application/json');
    const tooMany = await write('Once upon a time', { max_new_tokens: 8190 });
    expect([tooMany.status, await json(tooMany)]).toEqual([
      422,
      {
        error:
          'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 8192. Given: 4 `inputs` tokens and 8190 `max_new_tokens`',
        error_type: 'validation',
      },
    ]);
    expect(await json(write('a '.repeat(8192), {}))).toMatchObject({
      error: expect.stringContaining('`inputs` must have less than 8192 tokens. Given: '),
    });
    expect((await write('Once upon a time', { max_new_tokens: 8188 })).status).toBe(200);
  });

  it('refuses what has no inputs, and pipelines it does not have', async () => {
    expect(await json(run('ProsusAI/finbert', '{}', 'application/json'))).toEqual({ error: 'missing field `inputs`' });
    expect((await run('ProsusAI/finbert/pipeline/dreaming', '{"inputs":"x"}', 'application/json')).status).toBe(404);
    expect((await run('ProsusAI/finbert/pipeline/constructor', '{"inputs":"x"}', 'application/json')).status).toBe(404);
  });
});
