import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { models } from '../src/call/models/models.ts';
import { type CallOptions, type ChatCompletionArgs, chatCompletion, InferenceClient } from '../src/index.ts';
import { watchWarnings } from './support/console-warnings.ts';
import { CHAT, fakeFetch } from './support/fake-fetch.ts';

const args: ChatCompletionArgs = { provider: 'groq', model: 'o/m', messages: [] };
const mapping = {
  'o/m': [{ provider: 'groq', providerId: 'm', hfModelId: 'o/m', task: 'conversational', status: 'live' }],
};

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  watchWarnings().mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The options of a call, and the warnings that its listener gets. */
function listening(more: object) {
  const warnings: string[] = [];
  const onEvent: CallOptions['onEvent'] = (event) => void (event.type === 'warning' && warnings.push(event.message));
  return { warnings, options: { fetch: fakeFetch(() => Response.json(CHAT)), mapping, onEvent, ...more } };
}

describe('an option that does not exist', () => {
  it.each([
    [{ timeoutMs: 5 }, "The option 'timeoutMs' does not exist. Did you mean 'timeouts'?"],
    [{ header: {} }, "The option 'header' does not exist. Did you mean 'headers'?"],
    [
      { use_cache: true },
      "The option 'use_cache' does not exist. The hub has no cache of results any more; leave it out.",
    ],
    [{ defaultHeaders: {} }, "The option 'defaultHeaders' does not exist. Use `headers`."],
    [
      { proxy: 'http://p' },
      "The option 'proxy' does not exist. Use `fetch: nodeFetch({ proxy })` of @hubkit/inference/node.",
    ],
    [{ toString: 1 }, "The option 'toString' does not exist."],
  ])('is named with what to use: %j', async (wrong, message) => {
    const { warnings, options } = listening(wrong);
    await new InferenceClient('hf_abcdefgh', options).chatCompletion(args);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.startsWith(message)).toBe(true);
  });

  it('is printed once, and reported with every call, of a client and without one', async () => {
    const { warnings, options } = listening({ neverSeenBefore: 1 });
    await chatCompletion({ ...args, accessToken: 'hf_abcdefgh' }, options);
    await new InferenceClient('hf_abcdefgh', options).chatCompletion(args);
    await vi.waitFor(() => expect(warnings).toHaveLength(2));
    expect(printed.filter((text) => text.includes('neverSeenBefore'))).toHaveLength(1);
  });

  it('does no harm to a call whose listener throws', async () => {
    const onEvent: CallOptions['onEvent'] = ({ type }) => {
      if (type === 'warning') throw new Error('broken listener');
    };
    const { options } = listening({ another: 1 });
    await expect(chatCompletion({ ...args, accessToken: 'key' }, { ...options, onEvent })).resolves.toBeDefined();
    await vi.waitFor(() => expect(printed).toContainEqual(expect.stringContaining("'another'")));
  });
});

describe('a query for models', () => {
  const query = { endpointUrl: 'http://box/v1' };
  const none = () => Response.json({ data: [] });

  it.each([
    [{ fetch: none }, "The option 'fetch' has no effect in the query of models. Pass it in the second argument."],
    [{ headers: {} }, "The option 'headers' has no effect in the query of models. Pass it in the second argument."],
    [{ endpointURL: 'x' }, "The query of models has no member 'endpointURL'. Did you mean 'endpointUrl'?"],
    [{ flavor: 1 }, "The query of models has no member 'flavor'. It has no effect."],
  ])('with a member that it does not have is warned of: %j', async (wrong, message) => {
    const { warnings, options } = listening({ fetch: none });
    await models({ ...query, ...wrong }, options).next();
    await vi.waitFor(() => expect(warnings).toEqual([message]));
  });

  it('is not where it has all of its members', async () => {
    const { warnings, options } = listening({ fetch: none, unknownOption: 1 });
    const whole = { ...query, accessToken: 'k', provider: undefined, task: undefined, search: 'a', pageSize: 5 };
    await models(whole, options).next();
    // The option is warned of after the query was looked at.
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('unknownOption');
  });
});

describe('the API key of a provider in a browser', () => {
  const call = async (token: string, more: object = {}) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('location', {});
    const { warnings, options } = listening(more);
    await new InferenceClient(token, options).chatCompletion(args);
    return warnings;
  };

  it('is warned of', async () => {
    const warnings = await call('key-abcdefgh');
    await vi.waitFor(() => expect(warnings).toEqual([expect.stringContaining('every visitor can read it')]));
  });

  it.each([
    ['the hub token of a sign-in', 'hf_abcdefgh', {}],
    ['a key that is meant', 'key-abcdefgh', { allowKeyInBrowser: true }],
  ])('is not: %s', async (_name, token, more) => {
    const warnings = await call(token, { ...more, markerOption: 1 });
    // The warning of the unknown option comes from the same code.
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('markerOption');
  });

  it('is not outside of browsers', async () => {
    const { warnings, options } = listening({ markerOption: 1 });
    await new InferenceClient('key-abcdefgh', options).chatCompletion(args);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('markerOption');
  });
});

describe('an argument of a chat', () => {
  it.each([
    [
      { maxTokens: 1 },
      "The argument 'maxTokens' of the chat is not known, and is sent as it is. Did you mean 'max_tokens'?",
    ],
    [{ temprature: 1 }, "Did you mean 'temperature'?"],
    [{ topP: 1 }, "Did you mean 'top_p'?"],
    [{ accesToken: 'x' }, "Did you mean 'accessToken'?"],
    [{ response_fromat: {} }, "Did you mean 'response_format'?"],
    [{ stream: true }, 'Call chatCompletionStream for a stream.'],
    [{ signal: undefined }, "The argument 'signal' of the chat is an option. Pass it in the second argument."],
  ])('that is misspelled is named with what was meant: %j', async (wrong, message) => {
    const { warnings, options } = listening({});
    await new InferenceClient('hf_abcdefgh', options).chatCompletion({ ...args, ...wrong } as ChatCompletionArgs);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(message);
    await chatCompletion({ ...args, ...wrong, accessToken: 'hf_abcdefgh' } as ChatCompletionArgs, options);
    await vi.waitFor(() => expect(warnings).toHaveLength(2));
  });

  it.each([
    ...['top_k', 'min_p', 'min_tokens', 'repetition_penalty', 'max_completion_tokens', 'user', 'something_new'],
    ...['temperature', 'stream_options', 'logit_bias', 'reasoning', 'tool_prompt', 'fallbacks'],
  ])('that services have is not: %s', async (name) => {
    const { warnings, options } = listening({ unknownOption: 1 });
    await new InferenceClient('hf_abcdefgh', options).chatCompletion({ ...args, [name]: undefined });
    // The option is warned of after the arguments were looked at.
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('unknownOption');
  });

  it('may be `stream` where the answer is a stream', async () => {
    const { warnings, options } = listening({ unknownOption: 1 });
    const stream = new InferenceClient('hf_abcdefgh', options).chatCompletionStream({ ...args, stream: true });
    await stream.next().catch(() => undefined);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('unknownOption');
  });
});
