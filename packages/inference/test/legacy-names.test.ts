import * as theirs from '@huggingface/inference';
import type { ChatCompletionInput } from '@huggingface/tasks';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as hubkit from '../src/index.ts';
import { ARGS, CHAT, fakeFetch, MAPPING } from './support/fake-fetch.ts';

describe('names of older clients', () => {
  it('stand for the same classes', () => {
    expect([hubkit.HfInference, hubkit.InferenceClientEndpoint]).toEqual(Array(2).fill(hubkit.InferenceClient));
    expect(hubkit.InferenceClientError).toBe(hubkit.InferenceError);
    expect([hubkit.InferenceClientInputError, hubkit.InferenceClientRoutingError]).toEqual(
      Array(2).fill(hubkit.InputError),
    );
    expect(hubkit.InferenceClientHubApiError).toBe(hubkit.HubApiError);
    expect(hubkit.InferenceClientProviderApiError).toBe(hubkit.ProviderApiError);
    expect(hubkit.InferenceClientProviderOutputError).toBe(hubkit.ProviderOutputError);
  });

  it('are those of errors, too', () => {
    expectTypeOf(hubkit.HfInference).toEqualTypeOf(hubkit.InferenceClient);
    expect(new hubkit.InferenceClientInputError('x').name).toBe('InputError');
    expect(new hubkit.InferenceClientProviderApiError('x')).toBeInstanceOf(hubkit.InferenceClientError);
  });

  it('still make a client for one endpoint', async () => {
    const fetch = fakeFetch(() => Response.json(CHAT));
    const client = new hubkit.HfInferenceEndpoint('https://x.example/v1', 'any-token', { fetch });
    expect(client).toBeInstanceOf(hubkit.InferenceClient);
    await expect(client.chatCompletion({ messages: [] })).resolves.toEqual(CHAT);
    expect(fetch.seen[0]?.url).toBe('https://x.example/v1/chat/completions');
    expect(fetch.seen[0]?.headers.get('authorization')).toBe('Bearer any-token');
  });

  it('still switch retries off', async () => {
    const fetch = fakeFetch(() => new Response('busy', { status: 503 }));
    const options = { fetch, mapping: MAPPING, retry_on_error: false };
    const error: unknown = await hubkit.chatCompletion(ARGS, options).catch((reason) => reason);
    expect(fetch.seen).toHaveLength(1);
    expect(error).toMatchObject({
      httpRequest: { method: 'POST', headers: { Authorization: 'Bearer [redacted]' } },
      httpResponse: { status: 503, requestId: '', body: 'busy' },
    });
  });

  it('include all that the package exports today', () => {
    const types: readonly (keyof typeof theirs)[] = Object.keys(theirs) as never;
    expect(types.filter((name) => !(name in hubkit))).toEqual([]);
    expectTypeOf<hubkit.ModelId>().toEqualTypeOf<theirs.ModelId>();
    expectTypeOf<hubkit.AuthMethod>().toEqualTypeOf<theirs.AuthMethod>();
    expectTypeOf<hubkit.Logger>().toEqualTypeOf<theirs.Logger>();
    expectTypeOf<theirs.InferenceProviderMappingEntry>().toExtend<hubkit.InferenceProviderMappingEntry>();
    expectTypeOf<hubkit.TextGenerationStreamFinishReason>().toEqualTypeOf<theirs.TextGenerationStreamFinishReason>();
  });

  it('say where functions have gone', () => {
    expect(() => hubkit.makeRequestOptions()).toThrow('use `prepare` of @hubkit/inference/prepare');
    expect(() => hubkit.makeRequestOptionsFromResolvedModel()).toThrow(hubkit.InputError);
    expect(() => hubkit.getProviderHelper('groq', 'conversational')).toThrow('@hubkit/inference/provider-kit');
    expect(() => hubkit.snippets.getInferenceSnippets()).toThrow('@hubkit/snippets');
  });

  it('send warnings to a logger', async () => {
    const warn = vi.fn();
    const silent = () => undefined;
    hubkit.setLogger({ warn, debug: silent, info: silent, error: silent, log: silent });
    const options = { fetch: fakeFetch(() => Response.json(CHAT)), mapping: MAPPING, tiemouts: {} };
    await hubkit.chatCompletion(ARGS, options);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining("'tiemouts' does not exist")));
    hubkit.setLogger(console);
  });

  it('take messages that are typed by @huggingface/tasks', () => {
    const chat = (input: ChatCompletionInput) => () => hubkit.chatCompletion({ ...input, provider: 'groq' });
    expectTypeOf<ChatCompletionInput['messages']>().toExtend<hubkit.ChatMessage[]>();
    expect(chat({ messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }] })).toBeTypeOf('function');
  });

  it('list the providers', () => {
    expect(hubkit.PROVIDERS_OR_POLICIES).toEqual([...hubkit.INFERENCE_PROVIDERS, 'auto']);
    expect(hubkit.INFERENCE_PROVIDERS).toEqual([...hubkit.INFERENCE_PROVIDERS].sort());
    expect(hubkit.PROVIDERS_HUB_ORGS.together).toBe('togethercomputer');
    expect(Object.keys(hubkit.PROVIDERS_HUB_ORGS)).toEqual(hubkit.INFERENCE_PROVIDERS);
  });
});
