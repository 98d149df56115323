import type { ModelCapabilities, ModelDetails, ModelPrice, ModelSpeed } from '../../contract/listed-model.ts';

/** An entry of a list of models; the members differ by service. */
export type Entry = Readonly<Record<string, unknown>>;

const TOKENS_PER_PRICE = 1_000_000;

/** Parts of a dollar in which novita states its prices. */
const NOVITA_UNIT = 10_000;

/** Names of the context length, the first of which counts. */
const CONTEXT = [
  'context_length',
  'context_window',
  'context_size',
  'max_model_len',
  'max_total_tokens',
  'n_ctx_train',
];

/** Names of the longest answer. */
const OUTPUT = ['max_completion_tokens', 'max_output_tokens', 'max_output_length'];

/** The hub's names of tasks, by the words of services. */
const TASKS: Readonly<Record<string, string>> = {
  chat: 'conversational',
  llm: 'conversational',
  vlm: 'conversational',
  language: 'text-generation',
  embedding: 'feature-extraction',
  embeddings: 'feature-extraction',
  image: 'text-to-image',
  video: 'text-to-video',
  transcribe: 'automatic-speech-recognition',
  audio: 'text-to-speech',
};

/** Reads the details in an entry, in the forms of OpenRouter, the hub's router, and services that extend OpenAI's list. */
export function readDetails(entry: Entry): ModelDetails {
  const all = { ...asEntry(entry.meta), ...asEntry(entry.metadata), ...entry };
  const contextLength = firstNumber(all, CONTEXT);
  const maxOutputTokens = firstNumber(all, OUTPUT);
  const price = readPrice(all);
  const capabilities = readCapabilities(all);
  const speed = readSpeed(all);
  const [isFree, isAuthor] = [toFlag(all.is_free), toFlag(all.is_model_author)];
  return {
    ...(contextLength !== undefined && { contextLength }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(price && { price }),
    ...(capabilities && { capabilities }),
    ...(speed && { speed }),
    ...(isFree !== undefined && { isFree }),
    ...(isAuthor !== undefined && { isAuthor }),
  };
}

/** The task of an entry by its type; undefined where it has none that is known. */
export function readTask({ type, model_type: modelType, pipeline_tag: tag }: Entry): string | undefined {
  if (typeof tag === 'string') return tag;
  const word = typeof type === 'string' ? type : modelType;
  return typeof word === 'string' && Object.hasOwn(TASKS, word) ? TASKS[word] : undefined;
}

/** An object as it is, anything else as an empty one. */
export function asEntry(value: unknown): Entry {
  return value instanceof Object && !Array.isArray(value) ? (value as Entry) : {};
}

function readSpeed(entry: Entry): ModelSpeed | undefined {
  const speed = { firstTokenMs: toNumber(entry.first_token_latency_ms), tokensPerSecond: toNumber(entry.throughput) };
  const known = Object.entries(speed).filter(([, value]) => value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function readPrice(entry: Entry): ModelPrice | undefined {
  const pricing = asEntry(entry.pricing);
  const price = {
    input: perToken(pricing.prompt) ?? perMillion(pricing.input ?? pricing.input_tokens) ?? ofNovita(entry, 'input'),
    output:
      perToken(pricing.completion) ?? perMillion(pricing.output ?? pricing.output_tokens) ?? ofNovita(entry, 'output'),
    cachedInput:
      perToken(pricing.input_cache_read) ??
      perMillion(pricing.cached_input ?? pricing.cache_read_tokens) ??
      ofNovita(entry, 'cached_input'),
    cacheWrite: perToken(pricing.input_cache_write) ?? perMillion(pricing.cache_write_tokens),
  };
  const known = Object.entries(price).filter(([, value]) => value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** A price of one token as one of a million. */
function perToken(value: unknown): number | undefined {
  const price = toNumber(value);
  return price === undefined ? undefined : tidy(price * TOKENS_PER_PRICE);
}

/** A price of a million tokens; those in quotes are of one token, with the services that write them so. */
function perMillion(value: unknown): number | undefined {
  return typeof value === 'string' ? perToken(value) : toNumber(value);
}

function ofNovita(entry: Entry, kind: string): number | undefined {
  const price = toNumber(entry[`${kind}_token_price_per_m`]);
  return price === undefined ? undefined : tidy(price / NOVITA_UNIT);
}

function readCapabilities(entry: Entry): ModelCapabilities | undefined {
  const words = [entry.features, entry.supported_features, entry.supported_parameters].flat();
  const inputs = asEntry(entry.architecture).input_modalities ?? entry.input_modalities;
  const tools = toFlag(entry.supports_tools) ?? named(words, /^(tools|function[-_]calling|tool[-_]calling)$/);
  const structured =
    toFlag(entry.supports_structured_output) ??
    named(words, /^(structured[-_]outputs?|json[-_]schema|response_format)$/);
  const capabilities = {
    ...(tools !== undefined && { tools }),
    ...(structured !== undefined && { structuredOutput: structured }),
    ...(Array.isArray(inputs)
      ? { inputs: inputs.filter((kind) => typeof kind === 'string') }
      : entry.supports_image_input === true && { inputs: ['text', 'image'] }),
  };
  return Object.keys(capabilities).length > 0 ? capabilities : undefined;
}

/** True where one of the words of a list matches; undefined where there is no list. */
function named(words: readonly unknown[], wanted: RegExp): boolean | undefined {
  const known = words.filter((word) => typeof word === 'string');
  return known.length > 0 ? known.some((word) => wanted.test(word)) : undefined;
}

function toFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function firstNumber(entry: Entry, names: readonly string[]): number | undefined {
  return names.map((name) => toNumber(entry[name])).find((value) => value !== undefined && value > 0);
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** Without the digits that floating-point arithmetic adds. */
function tidy(price: number): number {
  return Number(price.toPrecision(12));
}
