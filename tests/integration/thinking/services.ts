import { serversAt } from '@hubkit/emulator';
import { type AnyMessage, itemsOf, textIn } from './messages.ts';

/** Where the emulator is, for the clients of these tests; nothing listens there. */
export const ORIGIN = 'http://127.0.0.1:1';

/** A service and a model that thinks. */
export interface Service {
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

/** Services whose models think between calls of tools. */
export const SERVICES: Readonly<Record<string, Service>> = {
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
