import type { TextGenerationStreamOutput } from '@hubkit/catalog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderWith } from '../src/contract/task-functions.ts';
import { InferenceClient } from '../src/index.ts';
import { openaiCompletions } from '../src/presets/openai-completions.ts';
import { bearer, defineProvider } from '../src/presets/provider-kit.ts';
import { hfInference } from '../src/providers/hf-inference.ts';
import { eventStream, fakeFetch } from './support/fake-fetch.ts';

const acme = { id: 'acme', label: 'Acme', baseUrl: 'https://api.acme.example', auth: bearer } as const;
const completions = defineProvider({ ...acme, tasks: { 'text-generation': openaiCompletions() } });
const chats = defineProvider({ ...acme, tasks: { 'text-generation': openaiCompletions({ prompt: 'message' }) } });

/** A client of one provider, whose service answers as told. */
function clientOf(provider: ProviderWith<'text-generation'>, respond: () => Response) {
  const fetch = fakeFetch(respond);
  const entry = { provider: provider.id, providerId: 'their', hfModelId: 'm', task: 'text-generation', status: 'live' };
  const client = new InferenceClient('hf_abcdefgh', { fetch, mapping: { m: [entry] }, retry: false });
  const args = { provider, model: 'm', inputs: 'Paris is' };
  return { client, args, seen: fetch.seen };
}

async function collect(chunks: AsyncIterable<TextGenerationStreamOutput>): Promise<TextGenerationStreamOutput[]> {
  const all: TextGenerationStreamOutput[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

const completion = (text: string) => ({ model: 'their', choices: [{ index: 0, text, finish_reason: 'stop' }] });
const piece = (text: string | null, more: object = {}) => ({ choices: [{ index: 0, text, ...more }] });

describe('text generation by completions', () => {
  it('sends parameters by the names of OpenAI, and none can replace model and prompt', async () => {
    const { client, args, seen } = clientOf(completions, () => Response.json(completion(' large')));
    const parameters = {
      max_new_tokens: 5,
      stop_sequences: ['.'],
      temperature: 0.5,
      details: true,
      do_sample: true,
      return_full_text: false,
      watermark: true,
      decoder_input_details: true,
      model: 'other',
      prompt: 'other',
    };
    await expect(client.textGeneration({ ...args, parameters, min_p: 0.1 })).resolves.toEqual({
      generated_text: ' large',
    });
    expect(seen[0]?.url).toMatch(/\/acme\/v1\/completions$/);
    const sent = { max_tokens: 5, stop: ['.'], temperature: 0.5, min_p: 0.1, prompt: 'Paris is', model: 'their' };
    expect(seen[0]?.body).toEqual(sent);
  });

  it('sends no limit of its own where the caller has none', async () => {
    const { client, args, seen } = clientOf(completions, () => Response.json(completion('')));
    await client.textGeneration({ ...args, parameters: { max_new_tokens: undefined } });
    expect(seen[0]?.body).toEqual({ prompt: 'Paris is', model: 'their' });
  });

  it('reads the answer of a chat, and asks one where there is nothing else', async () => {
    const chat = { model: 'their', choices: [{ message: { role: 'assistant', content: 'large' } }] };
    const { client, args, seen } = clientOf(chats, () => Response.json(chat));
    await expect(client.textGeneration(args)).resolves.toEqual({ generated_text: 'large' });
    expect(seen[0]?.url).toMatch(/\/acme\/v1\/chat\/completions$/);
    expect(seen[0]?.body).toEqual({ messages: [{ role: 'user', content: 'Paris is' }], model: 'their' });
  });

  it.each([
    [null, 'expected array at $.choices'],
    [{ choices: {} }, 'expected array at $.choices'],
    [{ choices: [] }, 'expected string at $.choices[0].text'],
    [{ model: 'm', choices: [{ message: { content: null } }] }, 'expected string at $.choices[0].text'],
    [{ model: 'm', choices: [null] }, 'expected string at $.choices[0].text'],
  ])('names the wrong field of %j', async (body, place) => {
    const { client, args } = clientOf(completions, () => Response.json(body));
    await expect(client.textGeneration(args)).rejects.toThrow(
      `Received malformed response from Acme text generation API: ${place}`,
    );
  });

  it('streams the chunks of the hub’s own service, the whole text with the last one', async () => {
    const { client, args, seen } = clientOf(completions, () =>
      eventStream([
        `data: ${JSON.stringify(piece(' a'))}\n\n`,
        `data: ${JSON.stringify({ choices: [{ index: 1, text: 'another' }] })}\n\n`,
        `data: ${JSON.stringify(piece(' city', { finish_reason: null }))}\n\n`,
        `data: ${JSON.stringify(piece('', { finish_reason: 'length' }))}\n\n`,
        `data: ${JSON.stringify({ choices: [], usage: { completion_tokens: 2 } })}\n\n`,
        'data: [DONE]\n\n',
      ]),
    );
    const token = (text: string) => ({ id: -1, text, logprob: null, special: false });
    await expect(collect(client.textGenerationStream(args))).resolves.toEqual([
      { index: 1, token: token(' a'), generated_text: null, details: null },
      { index: 2, token: token(' city'), generated_text: null, details: null },
      {
        index: 3,
        token: token(''),
        generated_text: ' a city',
        details: { finish_reason: 'length', generated_tokens: 2 },
      },
    ]);
    expect(seen[0]?.body).toEqual({ stream: true, prompt: 'Paris is', model: 'their' });
  });

  it.each([
    [{ finish_reason: 'stop' }, 'eos_token'],
    [{ finish_reason: 'eos' }, 'eos_token'],
    [{ finish_reason: 'stop', stop_reason: '.' }, 'stop_sequence'],
    [{ finish_reason: 'stop', stop_reason: 128009 }, 'eos_token'],
    [{ finish_reason: 'max_tokens' }, 'length'],
  ])('tells from %j that the reason is %s', async (end, reason) => {
    const event = { ...piece('x', end), usage: { completion_tokens: 7, prompt_tokens: 3 } };
    const { client, args } = clientOf(completions, () => eventStream([`data: ${JSON.stringify(event)}\n\n`]));
    const [chunk] = await collect(client.textGenerationStream(args));
    expect(chunk?.details).toEqual({ finish_reason: reason, generated_tokens: 7, input_length: 3 });
  });

  it('streams a whole response where the service sends one, and the deltas of a chat', async () => {
    const whole = clientOf(completions, () => Response.json(completion(' large')));
    const [only] = await collect(whole.client.textGenerationStream(whole.args));
    expect(only).toMatchObject({ token: { text: ' large' }, generated_text: ' large' });
    const deltas = ['la', 'rge'].map((content) => ({ choices: [{ delta: { content } }] }));
    const end = { choices: [{ delta: {}, finish_reason: 'stop' }] };
    const events = [...deltas, end].map((event) => `data: ${JSON.stringify(event)}\n\n`);
    const chat = clientOf(chats, () => eventStream([...events, 'data: [DONE]\n\n']));
    expect((await collect(chat.client.textGenerationStream(chat.args))).at(-1)?.generated_text).toBe('large');
  });

  it('gives the same text however it is cut into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 8 }), async (texts) => {
        const events = texts.map((text, at) => piece(text, { finish_reason: at === texts.length - 1 ? 'stop' : null }));
        const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
        const { client, args } = clientOf(completions, () => eventStream([...lines, 'data: [DONE]\n\n']));
        const chunks = await collect(client.textGenerationStream(args));
        const text = texts.join('');
        expect(chunks.map(({ token }) => token.text).join('')).toBe(text);
        expect(chunks.at(-1)?.generated_text).toBe(text);
        expect(chunks.map(({ index }) => index)).toEqual(texts.map((_, at) => at + 1));
      }),
      { numRuns: 50 },
    );
  });
});

describe('text generation at the hub, in its protocol of today and that of before May 2026', () => {
  const token = (text: string, special = false) => ({ id: 5, text, logprob: -0.5, special });

  it('is a completion, with `stream` only for a stream', async () => {
    const { client, args, seen } = clientOf(hfInference, () => Response.json(completion(' large')));
    const parameters = { max_new_tokens: 3, details: true };
    await expect(client.textGeneration({ ...args, parameters, stream: true })).resolves.toEqual({
      generated_text: ' large',
    });
    expect(seen[0]?.url).toMatch(/\/hf-inference\/models\/their\/v1\/completions$/);
    expect(seen[0]?.body).toEqual({ prompt: 'Paris is', max_tokens: 3, model: 'their' });
  });

  it('streams completions', async () => {
    const events = [piece(' large'), piece('', { finish_reason: 'stop' })];
    const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
    const { client, args } = clientOf(hfInference, () => eventStream([...lines, 'data: [DONE]\n\n']));
    expect((await collect(client.textGenerationStream(args))).map(({ generated_text: text }) => text)).toEqual([
      null,
      ' large',
    ]);
  });

  it('gives one result, from a list and from a single object, with all that it has', async () => {
    const result = { generated_text: 'a', details: { finish_reason: 'length' } };
    for (const body of [[result], result, [result, { generated_text: 'b' }]]) {
      const { client, args } = clientOf(hfInference, () => Response.json(body));
      await expect(client.textGeneration(args)).resolves.toEqual(result);
    }
  });

  it.each([
    [[], ', received an empty list at $'],
    [['text'], ' at $[0]'],
    [{ generated_text: 5 }, ' at $.generated_text'],
    [[{}], ' at $[0].generated_text'],
    [[{ generated_text: 'a' }, { generated_text: null }], ' at $[1].generated_text'],
  ])('names the wrong place of %j', async (body, place) => {
    const { client, args } = clientOf(hfInference, () => Response.json(body));
    await expect(client.textGeneration(args)).rejects.toMatchObject({
      code: 'PROVIDER_OUTPUT',
      message: `Received malformed response from HF-Inference text generation API: expected Array<{generated_text: string}>${place}`,
    });
  });

  it('streams without an end marker, from servers that number no event as well', async () => {
    const events = [
      { token: token(' a'), generated_text: null, details: null },
      { token: token(' city') },
      { token: token('</s>', true), generated_text: 'Paris is a city', details: { finish_reason: 'eos_token' } },
    ];
    const lines = events.map((event) => `data:${JSON.stringify(event)}\n\n`);
    const { client, args, seen } = clientOf(hfInference, () => eventStream(lines));
    const chunks = await collect(client.textGenerationStream(args));
    expect(chunks).toEqual(events.map((event, at) => ({ index: at + 1, ...event })));
    expect(seen[0]?.body).toEqual({ prompt: 'Paris is', model: 'their', stream: true });
  });

  it('keeps the text of a stream that ends too early', async () => {
    const lines = [`data:${JSON.stringify({ index: 1, token: token(' a') })}\n\n`];
    const { client, args } = clientOf(hfInference, () => eventStream(lines));
    await expect(collect(client.textGenerationStream(args))).rejects.toMatchObject({
      name: 'StreamInterruptedError',
      partial: { text: ' a', count: 1 },
    });
  });

  it('raises an error event of a stream that has the status of success', async () => {
    const data = { error: 'Input validation error: `seed` is wrong', error_type: 'validation' };
    const { client, args } = clientOf(hfInference, () => eventStream([`data:${JSON.stringify(data)}\n\n`]));
    await expect(collect(client.textGenerationStream(args))).rejects.toThrow(
      /^Failed to perform inference: an error occurred while streaming the response: Input validation error: `seed`/,
    );
  });

  it('streams a whole response where the server sends one', async () => {
    const { client, args } = clientOf(hfInference, () => Response.json([{ generated_text: 'Paris is' }]));
    const chunks = await collect(client.textGenerationStream(args));
    expect(chunks).toMatchObject([{ index: 1, token: { text: 'Paris is' }, generated_text: 'Paris is' }]);
  });
});
