import { describe, expect, it } from 'vitest';
import { chatAnswer, fakeProvider, MODEL } from './fake-provider.ts';
import { post, testGateway } from './support.ts';

const messages = [{ role: 'user', content: 'Hi' }];
const bounds = { outputTokens: 4096, choices: 4, inputs: 100 };

/** Sends a chat with further parameters, and shows what of them reached the provider. */
async function chat(more: object, options: object = {}) {
  const { gateway, sent } = fakeProvider(() => chatAnswer(), { bounds, ...options });
  const reply = await gateway(post('/v1/chat/completions', { model: MODEL, messages, ...more }));
  const [{ model: _, messages: __, ...rest } = {}] = sent;
  return { status: reply.status, sent: rest, error: (await reply.json()).error };
}

/** Runs a task, and shows what reached the provider. */
async function task(name: string, body: object) {
  const { gateway, sent, records } = fakeProvider(() => chatAnswer(), { bounds });
  const reply = await gateway(post(`/v1/tasks/${name}`, { model: MODEL, ...body }));
  return { status: reply.status, sent, records, text: await reply.text() };
}

describe('the bounds of a chat', () => {
  it.each([
    { max_completion_tokens: 10, max_tokens: 100_000 },
    { max_completion_tokens: null, max_tokens: 100_000 },
    { max_new_tokens: 100_000 },
    { max_output_tokens: 100_000 },
    { MaxTokens: 100_000 },
    { options: { num_predict: 100_000 } },
    { reasoning: { max_tokens: 100_000 } },
    { chat_template_kwargs: [{ deep: { thinking_budget: 100_000 } }] },
    { audio: { number_of_answers: [50] } },
    { reasoning: { length: '100000' } },
    { best_of: 50 },
    { n: 5 },
    { min_tokens: 100_000 },
    { min_tokens: 20, max_tokens: 10 },
    { max_tokens: '100000' },
    { max_tokens: -1 },
    { max_tokens: 0 },
    { max_tokens: 1.5 },
    { models: ['somebody/else'] },
    { service_tier: 'priority' },
    { web_search_options: {} },
    { extra_body: { max_tokens: 100_000 } },
  ])('refuses %j', async (more) => {
    expect(await chat(more)).toMatchObject({ status: 400, sent: {}, error: { code: 'INPUT' } });
  });

  it.each([
    [{}, 4096],
    [{ max_completion_tokens: null, max_tokens: null }, 4096],
    [{ max_completion_tokens: 10, max_tokens: 100 }, 10],
    [{ max_completion_tokens: 100, max_tokens: 10 }, 10],
    [{ max_new_tokens: 7 }, 7],
  ])('passes on one maximum of tokens for %j', async (more, max_tokens) => {
    expect(await chat(more)).toMatchObject({ status: 200, sent: { max_tokens } });
    expect(Object.keys((await chat(more)).sent)).toEqual(['max_tokens']);
  });

  it('passes on what clients of chats send', async () => {
    const more = {
      temperature: 0.2,
      seed: 123_456_789,
      logit_bias: { n: 50, 100: -100 },
      tools: [{ type: 'function', function: { name: 'f', parameters: { type: 'object', properties: { n: 50 } } } }],
      response_format: { type: 'json_schema', json_schema: { name: 'x', schema: { maxLength: 1e6, best_of: 50 } } },
      reasoning_effort: 'low',
      chat_template_kwargs: { enable_thinking: false, threshold: 0.5 },
      stop_token_ids: [151_643],
      best_of: 4,
      n: 2,
      min_tokens: 5,
      user: 'ada',
    };
    expect(await chat(more)).toMatchObject({ status: 200, sent: more });
  });

  it('passes on further parameters that the operator allows, with their numbers bounded', async () => {
    const options = { parameters: ['options', 'service_tier'] };
    const allowed = { options: { num_ctx: 32_768 }, service_tier: 'flex' };
    expect(await chat(allowed, options)).toMatchObject({ status: 200, sent: allowed });
    expect(await chat({ options: { num_predict: 100_000 } }, options)).toMatchObject({ status: 400 });
    for (const name of ['max_tokens', 'n', 'stream', 'provider']) {
      await expect(testGateway({ parameters: [name] })).rejects.toThrow(`cannot have "${name}"`);
    }
  });
});

describe('the bounds of a task', () => {
  it('leave one maximum of tokens in text generation, with the choices bounded', async () => {
    const generate = (parameters: object, more: object = {}) =>
      task('text-generation', { inputs: 'Hi', parameters, ...more });
    expect((await generate({ max_new_tokens: 50, max_tokens: 20 })).sent[0]).toMatchObject({ max_tokens: 20 });
    expect((await generate({})).sent[0]).toMatchObject({ max_tokens: 4096 });
    for (const parameters of [{ best_of: 50 }, { max_new_tokens: 1e6 }, { max_tokens: 1e6 }, { other: 1 }]) {
      expect(await generate(parameters)).toMatchObject({ status: 400, sent: [] });
    }
    expect(await generate({}, { max_tokens: 1e6 })).toMatchObject({ status: 400, sent: [] });
  });

  it.each([
    ['text-to-image', { inputs: 'a cat', parameters: { num_images: 50 } }],
    ['text-to-image', { inputs: 'a cat', parameters: { num_images: '50' } }],
    ['text-to-image', { inputs: 'a cat', parameters: { extra: [{ numberResults: 50 }] } }],
    ['summarization', { inputs: 'long', parameters: { generate_parameters: { max_new_tokens: 1e6 } } }],
    ['feature-extraction', { inputs: Array(101).fill('a') }],
    ['zero-shot-classification', { inputs: 'a', parameters: { candidate_labels: Array(101).fill('a') } }],
    ['sentence-similarity', { inputs: { source_sentence: 'a', sentences: Array(101).fill('a') } }],
    ['text-classification', { inputs: Array(101).fill('a') }],
  ])('refuse too much of %s', async (name, body) => {
    expect(await task(name, body)).toMatchObject({ status: 400, sent: [] });
  });
});

describe('what a request may use', () => {
  /** Status with a limit of tokens within a minute. */
  const withLimit = async (tokensPerMinute: number, path: string, body: object) => {
    const limits = { user: { tokensPerMinute } };
    const { gateway } = fakeProvider(() => chatAnswer({ usage: { prompt_tokens: 800, completion_tokens: 100 } }), {
      limits,
    });
    const text = JSON.stringify({ model: MODEL, ...body });
    // A body in pieces has no length in its headers.
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    const request = new Request(`http://gateway.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    return (await gateway(request)).status;
  };

  const withPart = (part: object) => ({ messages: [{ role: 'user', content: [part] }] });
  const base64 = 'A'.repeat(1e6);

  it.each([
    { type: 'image_url', image_url: { url: `data:image/png;base64,${base64}` } },
    { type: 'file', file: { filename: 'a.pdf', file_data: `data:application/pdf;base64,${base64}` } },
    { type: 'video_url', video_url: { url: `data:video/mp4;base64,${base64}` } },
    { type: 'input_audio', input_audio: { data: base64, format: 'wav' } },
  ])('is estimated for a file as a file: $type', async (part) => {
    expect(await withLimit(50_000, '/v1/chat/completions', withPart(part))).toBe(200);
  });

  it.each([
    ['text', withPart({ type: 'text', text: `data:image/png;base64,${base64}` })],
    ['a file of text', withPart({ type: 'file', file: { file_data: `data:text/plain;base64,${base64}` } })],
    ['tools', { messages, tools: [{ type: 'function', function: { name: 'f', description: base64 } }] }],
  ])('is estimated by all bytes that were read: %s', async (_, body) => {
    expect(await withLimit(150_000, '/v1/chat/completions', body)).toBe(429);
  });

  it('is estimated for the texts of tasks', async () => {
    const inputs = Array(100).fill('word '.repeat(200));
    expect(await withLimit(20_000, '/v1/tasks/feature-extraction', { inputs })).toBe(429);
    expect(await withLimit(20_000, '/v1/embeddings', { input: inputs })).toBe(429);
  });
});
