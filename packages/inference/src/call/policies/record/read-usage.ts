import type { Usage } from '../../../contract/call-response.ts';

type Members = Readonly<Record<string, unknown>>;

/** Places of a number in the body of a response, or in the data of an event; the first one that is there counts. */
const PLACES: Readonly<Record<keyof Usage | 'cost', readonly string[]>> = {
  inputTokens: [
    'usage.prompt_tokens',
    'usage.input_tokens',
    'usage.tokens.input_tokens',
    'x_groq.usage.prompt_tokens',
    'inference_status.tokens_input',
  ],
  outputTokens: [
    'usage.completion_tokens',
    'usage.output_tokens',
    'usage.tokens.output_tokens',
    'x_groq.usage.completion_tokens',
    'inference_status.tokens_generated',
    'details.generated_tokens',
  ],
  totalTokens: ['usage.total_tokens', 'x_groq.usage.total_tokens'],
  cachedTokens: [
    'usage.prompt_tokens_details.cached_tokens',
    'usage.input_tokens_details.cached_tokens',
    'usage.prompt_cache_hit_tokens',
    'usage.cached_tokens',
    'usage.num_cached_tokens',
    'usage.prompt_token_details.cached_tokens',
    'usage.cache_read_input_tokens',
  ],
  cacheWriteTokens: [
    'usage.prompt_tokens_details.cache_write_tokens',
    'usage.prompt_tokens_details.created_cache_tokens',
    'usage.input_tokens_details.cache_write_tokens',
    'usage.cache_creation_input_tokens',
  ],
  reasoningTokens: [
    'usage.completion_tokens_details.reasoning_tokens',
    'usage.output_tokens_details.reasoning_tokens',
    'usage.output_tokens_details.thinking_tokens',
    'usage.reasoning_tokens',
  ],
  cost: [
    'usage.cost',
    'usage.estimated_cost',
    'usage.cost.total_cost',
    'usage.total_cost',
    'inference_status.cost',
    'cost',
  ],
};

type Names = readonly string[];

/** The names on the way to each place: splitting them for every response took longer than reading it. */
const NAMES = Object.entries(PLACES).map(([name, paths]): readonly [string, readonly Names[]] => [
  name,
  // The last event of the Responses API has the whole response.
  [
    ...paths,
    ...paths.filter((path) => /^usage\..*(put|total)_tokens/.test(path)).map((path) => `response.${path}`),
  ].map((path) => path.split('.')),
]);

/** Members of a body that may hold usage or cost. */
const HOLDERS = [...new Set(NAMES.flatMap(([, paths]) => paths.map(([first = '']) => first)))];

/** True for a body that may report usage or cost: few events of a stream do, and the others are passed over fast. */
export function mayReportUsage(body: unknown): boolean {
  if (!isRecord(body)) return false;
  for (const name of HOLDERS) if (body[name] !== undefined && body[name] !== null) return true;
  return false;
}

/** Reads the tokens that a response reports, wherever its provider writes them; undefined if there are none. */
export function readUsage(body: unknown): Usage | undefined {
  const found: Record<string, number> = {};
  for (const [name, paths] of NAMES) {
    const value = name === 'cost' ? undefined : firstNumber(body, paths);
    if (value !== undefined) found[name] = value;
  }
  // The names are those of the table.
  const usage: Usage = withPartsBeside(found, body);
  if (Object.keys(usage).length === 0) return;
  const { inputTokens, outputTokens } = usage;
  if (usage.totalTokens !== undefined || inputTokens === undefined || outputTokens === undefined) return usage;
  return { ...usage, totalTokens: inputTokens + outputTokens };
}

/** Adds tokens that a service counts beside those of prompt and result, where others count them inside. */
function withPartsBeside(usage: Usage, body: unknown): Usage {
  const { inputTokens, outputTokens, cachedTokens = 0, cacheWriteTokens = 0, reasoningTokens = 0 } = usage;
  // Anthropic's names: `input_tokens` is what neither came from the cache nor was written to it.
  const isBeside =
    firstNumber(body, ANTHROPIC_CACHE) !== undefined && firstNumber(body, [['usage', 'prompt_tokens']]) === undefined;
  return {
    ...usage,
    ...(isBeside && inputTokens !== undefined && { inputTokens: inputTokens + cachedTokens + cacheWriteTokens }),
    // More reasoning than result: it is not part of it, as of Gemini at DeepInfra.
    ...(outputTokens !== undefined &&
      reasoningTokens > outputTokens && { outputTokens: outputTokens + reasoningTokens }),
  };
}

const ANTHROPIC_CACHE = ['cache_read_input_tokens', 'cache_creation_input_tokens'].map((name) => ['usage', name]);

/** Reads the cost that a response reports; undefined if it reports none. */
export function readCost(body: unknown): number | undefined {
  return firstNumber(body, NAMES.find(([name]) => name === 'cost')?.[1] ?? []);
}

function firstNumber(body: unknown, paths: readonly Names[]): number | undefined {
  for (const names of paths) {
    let value = body;
    for (const name of names) value = isRecord(value) ? value[name] : undefined;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
  }
  return;
}

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
