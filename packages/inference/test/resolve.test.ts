import { describe, expect, it } from 'vitest';
import { type CallOptions, InferenceClient, type MappingEntry } from '../src/index.ts';
import { directOnly } from '../src/presets/access.ts';
import { openaiChat } from '../src/presets/openai-chat.ts';
import { bearer, defineProvider } from '../src/presets/provider-kit.ts';
import { CHAT, fakeFetch } from './support/fake-fetch.ts';

const HUB = 'hf_abcdefgh';

function entry(provider: string, more: Partial<MappingEntry> = {}): MappingEntry {
  const defaults = { providerId: `${provider}-model`, hfModelId: 'o/m', task: 'conversational', status: 'live' };
  return { provider, ...defaults, ...more };
}

/** Calls chat, and says where it went or what was wrong. */
async function chat(args: object, entries: readonly MappingEntry[] = [], options: CallOptions = {}) {
  const fetch = fakeFetch(() => Response.json(CHAT));
  const warnings: string[] = [];
  const client = new InferenceClient(undefined, {
    fetch,
    mapping: { 'o/m': entries },
    retry: false,
    onEvent: (event) => void (event.type === 'warning' && warnings.push(event.message)),
    ...options,
  });
  const error: unknown = await client
    .chatCompletion({ messages: [], ...args })
    .then(() => undefined)
    .catch((reason: unknown) => reason);
  const [first] = fetch.seen;
  return { error, message: error instanceof Error ? error.message : '', warnings, first, seen: fetch.seen };
}

const openai = defineProvider({
  id: 'openai',
  label: 'OpenAI',
  baseUrl: 'https://api.openai.com',
  access: directOnly,
  auth: bearer,
  tasks: { conversational: openaiChat() },
});

describe('a chat whose provider the client does not know', () => {
  const young = [entry('brand-new'), entry('fal-ai', { task: 'text-to-image' })];

  it.each([
    ['of a provider younger than the release', young],
    ['of a provider that calls the task text-generation', [entry('groq', { task: 'text-generation' })]],
  ])('goes to the route of the router: %s', async (_name, entries) => {
    const { first } = await chat({ accessToken: HUB, model: 'o/m' }, entries);
    expect(first?.url).toBe('https://router.huggingface.co/v1/chat/completions');
    expect(first?.body).toMatchObject({ model: 'o/m' });
  });

  it('stays an error where nobody chats, and without a token', async () => {
    const entries = [entry('brand-new', { task: 'text-to-image' })];
    for (const [token, found] of [
      [HUB, entries],
      [HUB, []],
      [undefined, young],
    ] as const) {
      const { message } = await chat({ accessToken: token, model: 'o/m' }, found);
      expect(message).toMatch(/^No Inference Provider available for model o\/m\./);
    }
  });

  it('goes there when the hub refuses the look-up', async () => {
    const fetch = fakeFetch(({ url }) =>
      url.includes('/api/models/') ? Response.json({ error: 'Forbidden' }, { status: 403 }) : Response.json(CHAT),
    );
    await new InferenceClient(HUB, { fetch }).chatCompletion({ model: 'o/m', messages: [] });
    expect(fetch.seen.map(({ url }) => url)).toEqual([
      expect.stringContaining('/api/models/o/m'),
      'https://router.huggingface.co/v1/chat/completions',
    ]);
  });
});

describe('a model with the provider of the call as a suffix', () => {
  it('is the model at that provider', async () => {
    const { first } = await chat({ accessToken: HUB, model: 'o/m:groq', provider: 'groq' }, [entry('groq')]);
    expect(first?.url).toContain('/groq/');
    expect(first?.body).toMatchObject({ model: 'groq-model' });
  });
});

describe('a provider that the router serves no more', () => {
  it('is direct only, which errors say', async () => {
    const { message } = await chat({ accessToken: HUB, model: 'o/m', provider: 'sambanova' }, [entry('groq')]);
    expect(message).toMatch(/Sambanova is direct only: .* since 2026-07\. Pass its own API key/);
  });

  it('takes its own model ids after its name, without a look-up', async () => {
    const { first } = await chat({ accessToken: 'key', model: 'sambanova/DeepSeek-V3', provider: 'sambanova' });
    expect(first?.url).toBe('https://api.sambanova.ai/v1/chat/completions');
    expect(first?.body).toMatchObject({ model: 'DeepSeek-V3' });
  });
});

describe('provider auto', () => {
  it('is the default, and takes the first provider in the order of the user', async () => {
    const { first } = await chat({ accessToken: HUB, model: 'o/m' }, [entry('together'), entry('groq')]);
    expect(first?.url).toBe('https://router.huggingface.co/together/v1/chat/completions');
    expect(first?.body).toMatchObject({ model: 'together-model' });
  });

  it('passes over providers it does not know, other tasks, and those that failed their health check', async () => {
    const { first } = await chat({ accessToken: HUB, model: 'o/m', provider: 'auto' }, [
      entry('brand-new'),
      entry('toString'),
      entry('fal-ai', { task: 'text-to-image' }),
      entry('together', { status: 'error' }),
      entry('groq', { status: 'staging' }),
    ]);
    expect(first?.url).toContain('/groq/');
  });

  it('takes one that failed its health check when there is no other', async () => {
    expect((await chat({ model: 'o/m' }, [entry('groq', { status: 'error' })])).first?.url).toContain('/groq/');
  });

  it('says what it found when nothing can be used', async () => {
    const { error, message } = await chat({ model: 'o/m' }, [
      entry('brand-new'),
      entry('groq', { task: 'text-to-image' }),
    ]);
    expect(error).toMatchObject({ code: 'INPUT' });
    expect(message).toBe(
      'No Inference Provider available for model o/m. None of these can do conversational here: brand-new (conversational, live), groq (text-to-image, live).',
    );
    expect((await chat({ model: 'o/m' })).message).toBe('No Inference Provider available for model o/m.');
  });

  it('needs a model, and no key that belongs to one company', async () => {
    expect((await chat({ provider: 'auto' })).message).toBe("Specifying a model is required when provider is 'auto'");
    const { error, seen } = await chat({ model: 'o/m', accessToken: 'a-key' }, [entry('groq')]);
    expect(error).toMatchObject({ code: 'INPUT' });
    expect(seen).toHaveLength(0);
  });
});

describe('the router’s own choice', () => {
  it.each(['fastest', 'cheapest', 'preferred', 'groq'])(
    'of a provider by the suffix %s needs no look-up',
    async (suffix) => {
      const { seen } = await chat({ accessToken: HUB, model: `o/m:${suffix}` });
      expect(seen.map(({ url }) => url)).toEqual(['https://router.huggingface.co/v1/chat/completions']);
      expect(seen[0]?.body).toEqual({ model: `o/m:${suffix}`, messages: [] });
      expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${HUB}`);
    },
  );

  it('needs a hub token, and a task that the router has', async () => {
    const { error, seen } = await chat({ accessToken: 'a-key', model: 'o/m:fastest' });
    expect(error).toMatchObject({ code: 'INPUT' });
    expect(seen).toHaveLength(0);
    const fetch = fakeFetch(() => Response.json(CHAT));
    const image = new InferenceClient(HUB, { fetch }).textToImage({ model: 'o/m:fastest', inputs: 'a cat' });
    await expect(image).rejects.toThrow("Task 'text-to-image' not supported for provider 'auto'");
  });
});

describe('plain JavaScript', () => {
  it.each([
    [{ model: 'o/m', provider: [['groq']] }, 'Provider of type array not supported. Available providers: '],
    [{ model: 'o/m', provider: [] }, "'provider' is an empty list; name at least one provider, or 'auto'."],
    [{ model: 'o/m', provider: {} }, 'Provider of type object not supported. Available providers: '],
    [{ model: 'o/m', provider: () => 'groq' }, 'Provider of type function not supported. Available providers: '],
    [{ model: 'o/m', provider: null }, 'Provider of type object not supported. Available providers: '],
    [
      { endpointUrl: 'https://x.example', provider: {} },
      'Provider of type object not supported. Available providers: ',
    ],
    [{ model: 'o/m', accessToken: 5 }, 'The access token has to be text.'],
    [{ model: {} }, 'A model id has to be text.'],
  ])('is told what is wrong with %j', async (args, sentence) => {
    const { error, message } = await chat(args as object, [entry('groq')]);
    expect(error).toMatchObject({ code: 'INPUT' });
    expect(message.startsWith(sentence)).toBe(true);
  });

  it('gets a whole answer from chatCompletion also where it asks for a stream', async () => {
    const { error, first } = await chat({ model: 'o/m', stream: true } as object, [entry('groq')]);
    expect(error).toBeUndefined();
    expect(first?.body).not.toHaveProperty('stream');
  });
});

describe('a named provider', () => {
  it('is used when it serves the model, with a warning where the hub has doubts', async () => {
    const staging = await chat({ model: 'o/m', provider: 'groq' }, [entry('groq', { status: 'staging' })]);
    expect(staging.error).toBeUndefined();
    expect(staging.warnings).toEqual(['Model o/m is in staging mode for provider groq. Meant for test purposes only.']);
    const failing = await chat({ model: 'o/m', provider: 'groq' }, [entry('groq', { status: 'error' })]);
    expect(failing.error).toBeUndefined();
    expect(failing.warnings).toHaveLength(1);
  });

  it('is refused when it does not serve the model, or serves it for something else', async () => {
    expect((await chat({ model: 'o/m', provider: 'groq' }, [entry('together')])).message).toBe(
      "We have not been able to find inference provider information for model o/m. Provider groq does not serve it; these do: together. Pass one of them, or 'auto', as `provider`.",
    );
    expect((await chat({ model: 'o/m', provider: 'groq' }, [entry('groq', { task: 'text-generation' })])).message).toBe(
      'Model o/m is not supported for task conversational and provider groq. Supported task: text-generation.',
    );
    const entries = [entry('groq', { task: 'text-generation' }), entry('together')];
    expect((await chat({ model: 'o/m', provider: 'groq' }, entries)).message).toContain(
      'Supported task: text-generation. Providers that serve it for conversational: together.',
    );
  });

  it('may be an object of the caller’s', async () => {
    const { first } = await chat({ model: 'openai/gpt', provider: openai, accessToken: 'sk-1' });
    expect(first?.url).toBe('https://api.openai.com/v1/chat/completions');
    expect(first?.body).toMatchObject({ model: 'gpt' });
  });

  it('that is closed to the hub takes no hub token and no nameless model', async () => {
    const ask = async (args: object) => (await chat({ provider: openai, ...args })).message;
    expect(await ask({ model: 'openai/gpt', accessToken: HUB })).toBe(
      'Provider openai is closed-source and does not support HF tokens.',
    );
    expect(await ask({ accessToken: 'sk' })).toBe('Provider openai requires a model ID to be passed directly.');
    expect(await ask({ model: 'gpt', accessToken: 'sk' })).toBe(
      'Models from openai must be prefixed by "openai/". Got "gpt".',
    );
    expect(await ask({ model: 'openai/gpt' })).toContain('needs a key of its own');
  });

  it('that belongs to the hub is sent no other company’s key', async () => {
    const { error, seen } = await chat({ model: 'o/m', provider: 'hf-inference', accessToken: 'gsk_1' });
    expect(error).toMatchObject({ code: 'INPUT' });
    expect(seen).toHaveLength(0);
  });
});

describe('an endpoint', () => {
  it.each([
    ['https://x.example', 'https://x.example/v1/chat/completions'],
    ['https://x.example/', 'https://x.example/v1/chat/completions'],
    ['https://x.example/v1', 'https://x.example/v1/chat/completions'],
    ['https://x.example/v1/', 'https://x.example/v1/chat/completions'],
    ['https://x.example/api/v1?key=1', 'https://x.example/api/v1/chat/completions?key=1'],
    ['https://x.example/v1/chat/completions', 'https://x.example/v1/chat/completions'],
    ['http://localhost:8080', 'http://localhost:8080/v1/chat/completions'],
  ])('%s is asked at %s', async (endpointUrl, expected) => {
    const { first } = await chat({ endpointUrl, accessToken: 'any-token' });
    expect(first?.url).toBe(expected);
    expect(first?.headers.get('authorization')).toBe('Bearer any-token');
    expect(first?.body).toEqual({ messages: [] });
    expect((await chat({ model: endpointUrl })).first?.url).toBe(expected);
  });

  it('is told the model when there is one, and never who pays', async () => {
    const { first } = await chat({ endpointUrl: 'https://x.example', model: 'tiny' }, [], { billTo: 'acme' });
    expect(first?.body).toEqual({ model: 'tiny', messages: [] });
    expect(first?.headers.has('x-hf-bill-to')).toBe(false);
    const hub = await chat({ endpointUrl: 'https://router.huggingface.co/v1', accessToken: HUB }, [], {
      billTo: 'acme',
    });
    expect(hub.first?.headers.get('x-hf-bill-to')).toBe('acme');
  });

  it('is used as it is for other tasks', async () => {
    const fetch = fakeFetch(() => Response.json([0.5]));
    const client = new InferenceClient(HUB, { fetch }).endpoint('https://x.example/embed?x=1');
    expect(await client.featureExtraction({ inputs: 'a' })).toEqual([0.5]);
    expect(fetch.seen[0]?.url).toBe('https://x.example/embed?x=1');
  });

  it('excludes a provider, and has to be an http address', async () => {
    const ask = async (args: object) => (await chat(args)).message;
    expect(await ask({ endpointUrl: 'https://x.example', provider: 'groq' })).toBe(
      'Specifying both endpointUrl and provider is not supported.',
    );
    expect(await ask({ endpointUrl: 'https://x.example', provider: openai })).toBe(
      'Cannot use endpointUrl with a third-party provider.',
    );
    expect(await ask({ model: 'https://x.example', provider: 'groq' })).toBe(
      'Model URLs are no longer supported. Use endpointUrl instead.',
    );
    expect(await ask({ model: '/x' })).toBe('Model URLs are no longer supported. Use endpointUrl instead.');
    for (const endpointUrl of ['javascript:alert(1)', 'file:///etc/passwd', 'https://u:p@x.example', 'nowhere', '']) {
      expect(await ask({ endpointUrl })).toBe('endpointUrl has to be an http(s) address without user name.');
    }
  });
});

describe('headers', () => {
  it('hold a trimmed token', async () => {
    const { first, warnings } = await chat({ model: 'o/m', accessToken: ` ${HUB}\n` }, [entry('groq')]);
    expect(first?.headers.get('authorization')).toBe(`Bearer ${HUB}`);
    expect(warnings).toHaveLength(1);
    for (const accessToken of ['', '  ', undefined]) {
      expect((await chat({ model: 'o/m', accessToken }, [entry('groq')])).first?.headers.has('authorization')).toBe(
        false,
      );
    }
  });

  it('are refused before any request when they could hold more than one line', async () => {
    for (const bad of ['a\r\nX-Evil: 1', 'a\0b', 'a\u2028b', '日本']) {
      for (const { billTo, ...args } of [{ accessToken: `hf_${bad}` }, { accessToken: HUB, billTo: bad }]) {
        const options = billTo === undefined ? {} : { billTo };
        const { error, message, seen } = await chat({ model: 'o/m', ...args }, [entry('groq')], options);
        expect(error).toMatchObject({ code: 'INPUT' });
        expect(message).not.toContain(bad);
        expect(seen).toHaveLength(0);
      }
    }
  });

  it('name the payer to the router only', async () => {
    const ask = async (accessToken: string | undefined, more = {}) => {
      const { first } = await chat({ model: 'o/m', provider: 'groq', accessToken }, [entry('groq')], {
        billTo: 'acme',
        ...more,
      });
      return { payer: first?.headers.get('x-hf-bill-to'), url: first?.url, cookies: first?.init.credentials };
    };
    expect(await ask(HUB)).toMatchObject({ payer: 'acme' });
    expect(await ask('gsk_1')).toMatchObject({ payer: null, url: 'https://api.groq.com/openai/v1/chat/completions' });
    expect(await ask(undefined)).toMatchObject({ payer: null, cookies: undefined });
    expect(await ask(undefined, { includeCredentials: true })).toMatchObject({ payer: 'acme', cookies: 'include' });
    expect(await ask(undefined, { includeCredentials: 'omit' })).toMatchObject({ payer: null, cookies: 'omit' });
  });
});

describe('base addresses', () => {
  const endpoints = {
    hub: 'http://h.test/hub/',
    router: 'http://h.test/router',
    providers: { groq: 'http://h.test/groq/' },
  };

  it('can be those of a stand-in', async () => {
    const fetch = fakeFetch(({ url }) =>
      Response.json(url.includes('/hub/') ? { inferenceProviderMapping: { groq: { ...entry('groq') } } } : CHAT),
    );
    const ask = async (accessToken: string) => {
      fetch.seen.length = 0;
      const client = new InferenceClient(accessToken, { fetch, endpoints });
      await client.chatCompletion({ provider: 'groq', model: 'o/m', messages: [] });
      return fetch.seen.map(({ url }) => url);
    };
    const look = 'http://h.test/hub/api/models/o/m?expand%5B%5D=inferenceProviderMapping';
    expect(await ask(HUB)).toEqual([look, 'http://h.test/router/groq/openai/v1/chat/completions']);
    expect(await ask('gsk')).toEqual([look, 'http://h.test/groq/openai/v1/chat/completions']);
  });

  it('have to be http addresses', async () => {
    const { message } = await chat({ model: 'o/m' }, [entry('groq')], { endpoints: { router: 'ftp://x' } });
    expect(message).toBe('endpoints.router has to be an http(s) address without user name.');
  });
});
