import { inspect } from 'node:util';
import type { TaskId } from '@hubkit/catalog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../src/call/prepare.ts';
import { runTask } from '../src/call/run-task.ts';
import { InferenceError, InputError, type MappingEntry, ProviderOutputError } from '../src/index.ts';
import { PROVIDER_REGISTRY } from '../src/providers/provider-registry.gen.ts';
import { PROVIDERS_BY_ID } from '../src/providers/providers.gen.ts';
import { getCases } from './provider-cases/cases.ts';
import { fakeFetch } from './support/fake-fetch.ts';
import { modelOf, PAIRS, tokensOf } from './support/providers.ts';
import { sampleArgs } from './support/samples.ts';

/** Made once: to make one takes longer than to draw from it. */
const MODEL_NAMES = [fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z./%?#\\@:]{1,12}$/)];

const HOSTILE = [
  '../x',
  '%2e%2e/x',
  'a/../../x',
  'a//b',
  'a?x=1',
  'a#x',
  'a\\..\\b',
  '//evil.example/x',
  'https://evil.example/x',
  'x'.repeat(10_000),
  'a\nb',
  'a\0b',
  'a\u202eb',
  'a/.',
  '/a',
  'a/',
  '',
  '@evil.example/x',
  '\ud800',
];
const UPLOADS = { inputs: { base64: 'UklGRg==', type: 'audio/wav' } };

function mappingOf(task: TaskId, provider: string, model: string): { mapping: Record<string, MappingEntry[]> } {
  return { mapping: { [model]: [{ provider, task, providerId: 'their/model', hfModelId: model, status: 'live' }] } };
}

describe.each(PAIRS)('$name', ({ provider, task }) => {
  const model = modelOf(provider);
  const call = (token: string | undefined, fetch: typeof globalThis.fetch, more = {}) => {
    const args = { ...sampleArgs(task), provider, model, ...(token && { accessToken: token }) };
    const options = { fetch, retry: false as const, ...mappingOf(task, provider.id, model), ...more };
    return runTask(task, args as never, options as never);
  };

  it('stays below its base address whatever the model is called', () => {
    for (const accessToken of tokensOf(provider)) {
      const address = (providerId: string) => {
        const args = { ...sampleArgs(task), provider, model, accessToken };
        return prepare({ task, args: args as never, mapping: { providerId }, uploads: UPLOADS }).url;
      };
      const bases = [provider.baseUrl, ...Object.values(provider.bases ?? {}).map(({ url }) => url)];
      const isRouted = accessToken.startsWith('hf_') || provider.access?.only === 'routed';
      const allowed = isRouted ? [`https://router.huggingface.co/${provider.id}`] : bases;
      const check = (id: string) => {
        let url: string;
        try {
          url = address(id);
        } catch (error) {
          expect(InputError.is(error), String(error)).toBe(true);
          return;
        }
        expect(allowed.some((base) => new URL(url).href.startsWith(`${base}/`))).toBe(true);
        expect(new URL(url).href).toBe(url);
      };
      HOSTILE.forEach(check);
      for (const names of MODEL_NAMES) fc.assert(fc.property(names, check), { numRuns: 50 });
    }
  });

  it('sends the key in its own way to itself, and as a bearer token through the router', () => {
    for (const accessToken of tokensOf(provider)) {
      const args = { ...sampleArgs(task), provider, model, accessToken };
      const { headers, url } = prepare({ task, args: args as never, uploads: UPLOADS }, { billTo: 'acme' });
      const isRouted = accessToken.startsWith('hf_');
      const bearer = ['Authorization', 'Bearer '] as const;
      const [header, prefix] = isRouted ? bearer : (getCases(provider).keyHeader ?? bearer);
      expect(headers[header]).toBe(prefix + accessToken);
      expect(headers['X-HF-Bill-To']).toBe(isRouted ? 'acme' : undefined);
      expect(url).not.toContain(accessToken);
    }
  });

  it('sends no authorization without a key', async () => {
    const fetch = fakeFetch(() => Response.json({ error: 'no' }, { status: 401 }));
    await expect(call(undefined, fetch)).rejects.toBeInstanceOf(InferenceError);
    for (const { headers } of fetch.seen) expect(headers.has(provider.auth.header)).toBe(false);
  });

  it('shows the key in no error, whatever the server or the network makes of it', async () => {
    for (const token of tokensOf(provider)) {
      const answers: (() => Response)[] = [
        () => Response.json({ error: { message: `bad key ${token}` } }, { status: 401 }),
        () => new Response(`<title>${token}</title>`, { status: 502, headers: { 'Content-Type': 'text/html' } }),
        () => Response.json({ detail: token }),
        () => Response.json(token),
        () => new Response(`{"broken ${token}`, { headers: { 'Content-Type': 'application/json' } }),
        () => new Response(null, { status: 307, headers: { Location: `https://evil.example/?${token}` } }),
        () => {
          throw new TypeError('failed', { cause: new Error(`Authorization: Bearer ${token}`) });
        },
        () => {
          throw new TypeError(`Authorization: Bearer ${token}`);
        },
      ];
      for (const answer of answers) {
        const events: unknown[] = [];
        const error = await call(token, fakeFetch(answer), { onEvent: (event: unknown) => events.push(event) }).catch(
          (reason: unknown) => reason,
        );
        expect(error).toBeInstanceOf(InferenceError);
        const shown = inspect([error, events], { depth: Number.POSITIVE_INFINITY, showHidden: true });
        const { stack, message } = error as Error;
        for (const text of [shown, stack, message, String(error), JSON.stringify(error)]) {
          expect(text).not.toContain(token);
        }
      }
    }
  });

  it('refuses a malformed answer with the place that is wrong', async () => {
    const [token] = tokensOf(provider);
    for (const body of [null, 5, 'text', [5], [[[5, []]]], {}, { choices: 5 }, { data: [null], images: [{}] }]) {
      const error = await call(
        token,
        fakeFetch(() => Response.json(body)),
      ).catch((reason: unknown) => reason);
      if (!(error instanceof Error)) continue;
      expect(ProviderOutputError.is(error), `${JSON.stringify(body)}: ${error}`).toBe(true);
    }
    const error = await call(
      token,
      fakeFetch(() => Response.json(5)),
    ).catch((reason: unknown) => reason);
    const { message } = error as ProviderOutputError;
    expect(message).toMatch(getCases(provider).malformed ?? /expected .+ at \$/);
    expect(message).toMatch(/^Received malformed response from .+ API[:.]|^Expected ChatCompletionOutput/);
    expect(error).toMatchObject({ provider: provider.id, task, model });
  });

  it('reports an answer that is a page, and one that is nothing', async () => {
    const [token] = tokensOf(provider);
    const page = () => new Response('<html>sign in</html>', { headers: { 'Content-Type': 'text/html' } });
    const error = await call(token, fakeFetch(page)).catch((reason: unknown) => reason);
    expect(ProviderOutputError.is(error)).toBe(true);
    expect((error as Error).message).toContain('text/html');
    const nothing = await call(
      token,
      fakeFetch(() => new Response(null, { status: 204 })),
    ).catch((reason) => reason);
    expect(ProviderOutputError.is(nothing)).toBe(true);
  });

  it('reads refusals of every shape', async () => {
    const [token] = tokensOf(provider);
    for (const body of [
      { error: 'too bad' },
      { error: { message: 'too bad' } },
      { detail: 'too bad' },
      { detail: [{ loc: ['body', 'x'], msg: 'too bad' }] },
      { message: 'too bad' },
      { errors: ['too bad'] },
      { title: 'too bad', status: 400 },
    ]) {
      const error = await call(
        token,
        fakeFetch(() => Response.json(body, { status: 400 })),
      ).catch((reason: Error) => reason);
      expect((error as Error).message).toMatch(/^Failed to perform inference: (body\.x: )?too bad$/);
      expect(error).toMatchObject({ code: 'PROVIDER_API', response: { status: 400, body } });
    }
  });
});

describe('the registry', () => {
  it('names providers by their files, with exact lists in its errors', async () => {
    const known = Object.keys(PROVIDER_REGISTRY).join(',');
    expect(Object.keys(PROVIDER_REGISTRY).toSorted()).toEqual(Object.keys(PROVIDERS_BY_ID));
    expect(known).toMatch(/featherless-ai,hf-inference,fireworks-ai,groq,.*,together,(?:.*,)?baseten,.*deepinfra/);
    for (const provider of ['nobody', 'toString', '__proto__', 'constructor']) {
      const error = await runTask('conversational', { provider: provider as never, messages: [] }).catch(
        (e: Error) => e,
      );
      expect(error.message).toBe(`Provider '${provider}' not supported. Available providers: ${known}`);
    }
    for (const [given, meant] of [
      ['Grok', 'groq'],
      ['fal', 'fal-ai'],
      ['fireworks', 'fireworks-ai'],
    ]) {
      const typo = await runTask('conversational', { provider: given as never, messages: [] }).catch((e: Error) => e);
      expect((typo as Error).message).toBe(
        `Provider '${given}' not supported. Available providers: ${known}. Did you mean '${meant}'?`,
      );
    }
    const able = Object.entries(PROVIDER_REGISTRY)
      .flatMap(([id, { tasks }]) => (tasks.includes('text-to-image') ? id : []))
      .join(', ');
    const error = await runTask('text-to-image', { provider: 'groq' as never, inputs: 'a cat', model: 'm' }).catch(
      (e) => e,
    );
    expect(error.message).toBe(
      `Task 'text-to-image' not supported for provider 'groq'. Available tasks: conversational,text-generation. Providers of this task: ${able}`,
    );
  });
});
