import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, emulatorProviderKey, serversAt } from '@hubkit/emulator';
import { defineTool, InferenceClient } from '@hubkit/inference';
import { keyVariable, PROVIDERS } from '@hubkit/inference/provider-facts';
import { pathTo, textOfTurn } from '@hubkit/messages';
import { chatTool, createChat } from '@hubkit/react/hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { workbenchChat } from '../support/workbench-chat.ts';

const ORIGIN = 'http://127.0.0.1:1';
const QUESTION = 'First the weather in Rome, then calculate 2+2';
const NEXT_QUESTION = 'First the weather in Oslo, then calculate 3+4';

interface AnyMessage {
  readonly role?: string;
  readonly content?: unknown;
  readonly tool_calls?: readonly Record<string, unknown>[];
  readonly [member: string]: unknown;
}

/** A service and a model that thinks. */
interface Service {
  readonly provider?: string;
  readonly endpointUrl?: string;
  readonly model: string;
  /** Further parameters of each request. */
  readonly parameters?: object;
  /** The text that has to come back, of a message or a delta, as the service writes it. */
  readonly thoughts: (message: AnyMessage) => string;
  /** The same text of a message that comes back. @default at the same place */
  readonly returned?: (message: AnyMessage) => string;
  /** The message without it, or with it at a wrong place. */
  readonly strip: (message: AnyMessage) => AnyMessage;
  /** The error for such a message; undefined for a service that answers all the same. */
  readonly refusal?: RegExp;
}

const emulator = createEmulator({ pace: 'instant' });
const servers = serversAt(ORIGIN);

/** Thoughts that are the text of a member. */
const member = (name: string): Pick<Service, 'thoughts' | 'strip'> => ({
  thoughts: (message) => textIn(message[name]),
  strip: ({ [name]: _, ...others }) => others,
});

/** Thoughts with tags in the text. */
const TAGS: Pick<Service, 'thoughts' | 'strip'> = {
  thoughts: ({ content }) => textIn(content),
  strip: (message) => ({ ...message, content: null }),
};

/** A signature in the first tool call. */
const signature = (namespace: 'google' | 'vertex'): Pick<Service, 'thoughts' | 'strip'> => ({
  thoughts: ({ tool_calls: calls = [] }) => {
    const extra = calls[0]?.extra_content as Record<string, { thought_signature?: string }> | undefined;
    return textIn(extra?.[namespace]?.thought_signature);
  },
  strip: ({ tool_calls: calls = [], ...message }) => ({
    ...message,
    tool_calls: calls.map(({ extra_content: _, ...call }) => call),
  }),
});

const DEEPSEEK = { ...member('reasoning_content'), endpointUrl: servers.deepseek };
const DEEPSEEK_V4 = { ...DEEPSEEK, refusal: /`reasoning_content` in the thinking mode must be passed back/ };
const KIMI = {
  ...member('reasoning_content'),
  endpointUrl: servers.moonshot,
  refusal: /reasoning_content is missing in assistant tool call message/,
};
const CEREBRAS: Omit<Service, 'model'> = {
  ...member('reasoning'),
  provider: 'cerebras',
  returned: ({ content }) => textIn(content),
  strip: ({ content, ...message }) => ({ ...message, content: null, reasoning: content }),
  refusal: /property 'messages.1.assistant.reasoning' is unsupported/,
};
const UNSIGNED = /missing a thought_signature/;
/** Reasoning items, which stand before the calls. OpenAI answers without them, too. */
const RESPONSES: Omit<Service, 'model'> = {
  provider: 'openai',
  thoughts: ({ items }) => textIn(itemsOf(items).map(({ encrypted_content: data }) => data)),
  strip: ({ items, ...message }) => ({ ...message, items: itemsOf(items).filter(({ type }) => type !== 'reasoning') }),
};
const MINIMAX = { endpointUrl: servers.minimax };

const SERVICES: Readonly<Record<string, Service>> = {
  'DeepSeek V4 Flash': { ...DEEPSEEK_V4, model: 'deepseek-v4-flash' },
  'DeepSeek V4 Pro': { ...DEEPSEEK_V4, model: 'deepseek-v4-pro' },
  'DeepSeek V3.2': { ...DEEPSEEK, model: 'deepseek-reasoner', refusal: /Missing reasoning_content field/ },
  'Kimi K2.6': { ...KIMI, model: 'kimi-k2.6' },
  'Kimi K2.7 Code': { ...KIMI, model: 'kimi-k2.7-code' },
  'Kimi K3': { ...KIMI, model: 'kimi-k3' },
  'Gemini 3 Pro': {
    ...signature('google'),
    endpointUrl: servers.gemini,
    model: 'gemini-3-pro-preview',
    refusal: UNSIGNED,
  },
  'Gemini 3 Flash': {
    ...signature('google'),
    endpointUrl: servers.gemini,
    model: 'gemini-3-flash-preview',
    refusal: UNSIGNED,
  },
  'Gemini 3 Pro at Vertex': {
    ...signature('vertex'),
    endpointUrl: servers.vertex,
    model: 'google/gemini-3-pro-preview',
    refusal: UNSIGNED,
  },
  'Gemini 3 Pro at OpenRouter': {
    ...member('reasoning_details'),
    endpointUrl: servers.openrouter,
    model: 'google/gemini-3-pro-preview',
    refusal: UNSIGNED,
  },
  'Claude at OpenRouter': {
    ...member('reasoning_details'),
    endpointUrl: servers.openrouter,
    model: 'anthropic/claude-opus-4.7',
    parameters: { reasoning: { effort: 'high' } },
    refusal: UNSIGNED,
  },
  'MiniMax M3': { ...TAGS, ...MINIMAX, model: 'MiniMax-M3' },
  'MiniMax M2.5': { ...TAGS, ...MINIMAX, model: 'MiniMax-M2.5' },
  'MiniMax M3, split': {
    ...member('reasoning_details'),
    ...MINIMAX,
    model: 'MiniMax-M3',
    parameters: { reasoning_split: true },
  },
  'GLM 4.6': { ...member('reasoning_content'), provider: 'zai-org', model: 'zai-org/GLM-4.6' },
  'GLM 5.3': { ...member('reasoning_content'), provider: 'zai-org', model: 'zai-org/GLM-5.3' },
  'gpt-oss at Groq': { ...member('reasoning'), provider: 'groq', model: 'openai/gpt-oss-20b' },
  'gpt-oss at Cerebras': { ...CEREBRAS, model: 'openai/gpt-oss-120b' },
  'GLM 4.7 at Cerebras': {
    ...CEREBRAS,
    model: 'zai-org/GLM-4.7',
    returned: ({ content }) => /^<think>(.*)<\/think>$/s.exec(textIn(content))?.[1] ?? '',
  },
  'gpt-oss at vLLM': { ...member('reasoning'), endpointUrl: servers.vllm, model: 'openai/gpt-oss-20b' },
  'GPT 5.6 at OpenAI': { ...RESPONSES, model: 'openai/gpt-5.6' },
  'GPT 5.5 at OpenAI': { ...RESPONSES, model: 'openai/gpt-5.5' },
  'Magistral at Mistral': { ...member('content'), endpointUrl: servers.mistral, model: 'magistral-medium-2509' },
};

/** A request that was sent, and the thoughts of its answer. */
interface Exchange {
  readonly url: string;
  readonly headers: Headers;
  readonly body: { readonly messages: readonly AnyMessage[] };
  readonly status: number;
  readonly thoughts: string;
}

/** The way to the emulator, which keeps the exchanges. Hosts of providers, and that of the hub, are the emulator, too. */
function recordedNet({ thoughts }: Service) {
  const exchanges: Exchange[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(emulated(new Request(input, init)), new Request(input, init));
    const body = request.method === 'POST' ? JSON.parse(await request.clone().text()) : undefined;
    const response = await emulator.fetch(request);
    if (!body?.messages && !body?.input) return response;
    body.messages ??= stepsOf(body.input);
    const text = await response.clone().text();
    // A strict server refuses the parameter, and is called again without it.
    if (response.status === 422 && text.includes('"stream_options"')) return response;
    const received = messagesIn(text).map(thoughts).join('');
    exchanges.push({
      url: request.url,
      headers: request.headers,
      body,
      status: response.status,
      thoughts: received,
    });
    return response;
  };
  return { exchanges, fetch };
}

const PLACES = [
  ['https://huggingface.co', '/hub'],
  ['https://router.huggingface.co', '/router'],
  ...PROVIDERS.map(({ id, baseUrl }) => [new URL(baseUrl).origin, `/providers/${id}`]),
];

function emulated({ url }: Request): string {
  const { origin, pathname, search } = new URL(url);
  const place = PLACES.find(([host]) => host === origin)?.[1];
  return place === undefined ? url : `${ORIGIN}${place}${pathname}${search}`;
}

type Net = ReturnType<typeof recordedNet>;
type User = (net: Net, service: Service) => Promise<readonly string[]>;

function clientOf({ fetch }: Net, { provider, endpointUrl }: Service) {
  return new InferenceClient(provider ? emulatorProviderKey(provider) : undefined, {
    endpoints: emulator.endpointsAt(ORIGIN),
    ...(endpointUrl && { endpointUrl }),
    retry: false,
    fetch,
  });
}

const SCHEMAS = {
  get_weather: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  calculate: { type: 'object', properties: { expression: { type: 'string' } }, required: ['expression'] },
} as const;
const RESULTS = { get_weather: '21 °C', calculate: '4' };
const NAMES = ['get_weather', 'calculate'] as const;
const targetOf = ({ provider, endpointUrl, model, parameters }: Service) => ({
  ...(provider && { provider }),
  ...(endpointUrl && { endpointUrl }),
  model,
  ...parameters,
});

/** Asks both questions with a run each, the second one with the conversation of the first. */
const withRuns =
  (more: object): User =>
  async (net, service) => {
    const client = clientOf(net, service);
    const tools = NAMES.map((name) => defineTool({ name, parameters: SCHEMAS[name], run: () => RESULTS[name] }));
    // Providers and servers of the table are known by their names only when it runs.
    const ask = (messages: readonly object[]) =>
      client.runTools({ ...targetOf(service), messages, tools, ...more } as never);
    const first = await ask([{ role: 'user', content: QUESTION }]);
    const second = await ask([...first.messages, { role: 'user', content: NEXT_QUESTION }]);
    return [first.content, second.content];
  };

/** Asks both questions in a chat; a stored one is read by another chat before the second. */
const withChat =
  (settings: { readonly isStored?: boolean; readonly splitsThinking?: boolean }): User =>
  async (net, service) => {
    const client = clientOf(net, service);
    const { model, ...parameters } = targetOf(service);
    const tools = NAMES.map((name) =>
      chatTool({ name, parameters: SCHEMAS[name] as object as Record<string, unknown>, run: () => RESULTS[name] }),
    );
    let stored: string | undefined;
    const storage = {
      get: async () => stored && JSON.parse(stored),
      set: async (_: string, value: unknown) => {
        stored = JSON.stringify(value);
      },
      remove: async () => {
        stored = undefined;
      },
    };
    const { isStored, splitsThinking } = settings;
    const open = () => createChat({ client, model, parameters, tools, splitsThinking, ...(isStored && { storage }) });
    const ask = async (chat: ReturnType<typeof open>, question: string) => {
      await chat.actions.send(question);
      const turn = pathTo(chat.getState().tree, chat.getState().head).at(-1);
      expect(turn?.failure).toBeUndefined();
      return turn ? textOfTurn(turn) : '';
    };
    const chat = open();
    const first = await ask(chat, QUESTION);
    return [first, await ask(isStored ? open() : chat, NEXT_QUESTION)];
  };

/** Asks both questions in a chat of the workbench, whose user enters the results. */
const withWorkbench =
  (settings: object): User =>
  async (net, service) => {
    const { provider, endpointUrl, model, parameters } = service;
    const tools = NAMES.map((name) => ({ type: 'function', function: { name, parameters: SCHEMAS[name] } }));
    const chat = workbenchChat({
      client: clientOf(net, service),
      fetch: net.fetch,
      ...{ provider, endpointUrl, model },
      settings: { tools: JSON.stringify(tools), extra: JSON.stringify(parameters ?? {}), ...settings },
    });
    const ask = async (question: string) => {
      const turn = await chat.ask(question, (name) => RESULTS[name as (typeof NAMES)[number]]);
      expect(turn.failure).toBeUndefined();
      return textOfTurn(turn);
    };
    return [await ask(QUESTION), await ask(NEXT_QUESTION)];
  };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-thinking-'));
  const tools = NAMES.map((name) => {
    const parameters = JSON.stringify(SCHEMAS[name]);
    return `export const ${name} = { name: '${name}', parameters: ${parameters}, run: () => '${RESULTS[name]}' };`;
  });
  await writeFile(join(folder, 'tools.mjs'), tools.join('\n'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Asks both questions by the command line, the second one in the conversation that it has kept. */
const withCommand =
  (...more: readonly string[]): User =>
  async ({ fetch }, { provider, endpointUrl, model, parameters = {} }) => {
    const data = await mkdtemp(join(folder, 'data-'));
    const env = {
      HUBKIT_DATA: data,
      HUBKIT_CONFIG: join(data, 'config.json'),
      ...(provider && { [keyVariable(provider)]: emulatorProviderKey(provider) }),
    };
    const ask = async (...args: readonly string[]) => {
      const { code, out, err } = await runCommand(
        [
          ...['chat', ...args, '--model', model, '--tool', 'tools.mjs', ...more],
          ...(provider ? ['--provider', provider] : []),
          ...(endpointUrl ? ['--endpoint', endpointUrl] : []),
          ...Object.entries(parameters).flatMap(([name, value]) => ['-P', `${name}=${JSON.stringify(value)}`]),
        ],
        { cwd: folder, fetch, env },
      );
      expect({ code, err }).toMatchObject({ code: 0 });
      return out;
    };
    return [await ask(QUESTION), await ask('-c', NEXT_QUESTION)];
  };

const USERS: Readonly<Record<string, User>> = {
  runTools: withRuns({}),
  'runTools, streamed': withRuns({ onChunk: () => undefined }),
  createChat: withChat({}),
  'createChat, stored and read': withChat({ isStored: true }),
  'createChat, with thoughts apart': withChat({ splitsThinking: true }),
  workbench: withWorkbench({}),
  'workbench, not streamed': withWorkbench({ isStreamed: false }),
  'hubkit chat --tool': withCommand(),
  'hubkit chat --tool, not streamed': withCommand('--no-stream'),
};

describe.each(Object.entries(SERVICES))('three steps with tools, twice: %s', (_, service) => {
  it.each(Object.entries(USERS))('%s', async (_, use) => {
    const net = recordedNet(service);
    const { exchanges } = net;
    const answers = await use(net, service);
    expect(exchanges.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const answer of answers) expect(answer).toContain('4');

    // What the service wrote beside each call comes back in every later request of the turn.
    const [first, second, third, fourth, fifth, last] = exchanges as readonly Exchange[];
    const written = [first, second, fourth, fifth].map((exchange) => exchange?.thoughts ?? '');
    expect(written).not.toContain('');
    const sent = (exchange: Exchange | undefined) => callersIn(exchange).map(service.returned ?? service.thoughts);
    expect(sent(third)).toEqual(written.slice(0, 2));
    expect(sent(last).slice(2)).toEqual(written.slice(2));
  });

  it('control: without the thoughts', async () => {
    const net = recordedNet(service);
    await withRuns({})(net, service);
    const { url, headers, body } = net.exchanges[2] as Exchange;
    const messages = body.messages.map((message) => (message.role === 'assistant' ? service.strip(message) : message));
    const send = (sent: object) =>
      emulator.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(asSent({ ...body, ...sent })) }));
    expect((await send({})).status).toBe(200);
    const response = await send({ messages });
    expect(response.status).toBe(service.refusal ? 400 : 200);
    if (service.refusal) expect((await response.text()).replaceAll('\\', '')).toMatch(service.refusal);
  });
});

/** The messages with tool calls of a request. */
function callersIn(exchange: Exchange | undefined): readonly AnyMessage[] {
  return exchange?.body.messages.filter(({ tool_calls: calls }) => calls) ?? [];
}

/** The message of a response, or the deltas of a stream. */
function messagesIn(text: string): readonly AnyMessage[] {
  const isStream = /^(data|event):/.test(text);
  const events = isStream ? [...text.matchAll(/^data: ?(\{.*)$/gm)].map(([, json = '']) => json) : [text];
  return events.flatMap((json) => {
    const {
      choices = [],
      output,
      response = { output },
      status = 'completed',
    } = JSON.parse(json) as {
      choices?: readonly { readonly message?: AnyMessage; readonly delta?: AnyMessage }[];
      output?: unknown;
      response?: { readonly output?: unknown };
      status?: string;
    };
    if (response.output) return status === 'completed' ? [{ items: response.output }] : [];
    return choices.map(({ message, delta }) => message ?? delta ?? {});
  });
}

/** Texts and proofs of a member, without its structure, which streams cut into pieces. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textIn).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, thinking, data, signature } = value as Record<string, unknown>;
  return [text, thinking, data, signature].map(textIn).join('');
}

/** The steps in the input of a request to the Responses API, as messages that keep their items. */
function stepsOf(input: unknown): readonly AnyMessage[] {
  const messages: { role: string; items: AnyMessage[]; tool_calls?: AnyMessage[] }[] = [];
  for (const item of itemsOf(input)) {
    const role = item.role ?? (item.type === 'function_call_output' ? 'tool' : 'assistant');
    const last = messages.at(-1);
    const open = last?.role === 'assistant' && role === 'assistant' ? last : { role, items: [] };
    if (open !== last) messages.push(open);
    open.items.push(item);
    if (item.type === 'function_call') open.tool_calls = [...(open.tool_calls ?? []), item];
  }
  return messages;
}

/** A body as it is sent: with the items of its steps, where it has any. */
function asSent({ messages, ...body }: Exchange['body'] & { readonly input?: unknown }): object {
  return body.input ? { ...body, input: messages.flatMap(({ items }) => itemsOf(items)) } : { ...body, messages };
}

function itemsOf(value: unknown): readonly AnyMessage[] {
  return Array.isArray(value) ? value : [];
}
