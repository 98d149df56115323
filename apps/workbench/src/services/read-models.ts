import { isMembers } from '@hubkit/messages';
import { readMapping } from './provider-mapping.ts';

/** A model that some provider serves. */
export interface ServedModel {
  readonly id: string;
  /** Ids of the providers that serve it. */
  readonly providers: readonly string[];
  /** Task of the model on the hub: `image-text-to-text` for a chat model that takes images. */
  readonly pipelineTag?: string;
}

/** Facts about a chat model, as the router lists them. */
export interface ModelFacts {
  /** Most tokens of a call, of the provider with the longest context. */
  readonly contextLength?: number;
  /** Price in USD of a million tokens, of the cheapest provider; 0 for a free one. */
  readonly inputPrice?: number;
  readonly outputPrice?: number;
  /** Prices in USD of a million tokens, by provider. */
  readonly prices: Readonly<Record<string, TokenPrice>>;
  /** Tokens a second, of the fastest provider. */
  readonly tokensPerSecond?: number;
  /** Time until the first token in ms, of the provider with the shortest. */
  readonly firstTokenMs?: number;
  readonly hasTools: boolean;
  readonly hasSchema: boolean;
  /** True if it takes images beside text. */
  readonly seesImages: boolean;
}

/** Price in USD of a million tokens. */
interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

/** Reads the hub's list of models. Invalid entries, and those without a known provider for the task, are omitted. */
export function readModels(body: unknown, task: string, known: ReadonlySet<string>): readonly ServedModel[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((entry: unknown) => {
    if (!isMembers(entry) || typeof entry.id !== 'string') return [];
    const providers = readMapping(entry.inferenceProviderMapping).flatMap(({ provider, status, ...mapping }) =>
      mapping.task === task && status !== 'error' && known.has(provider) ? [provider] : [],
    );
    const { pipeline_tag: tag } = entry;
    return providers.length > 0
      ? [{ id: entry.id, providers, ...(typeof tag === 'string' && { pipelineTag: tag }) }]
      : [];
  });
}

/** Reads the list of models of a server with the API of OpenAI. Invalid entries are omitted. */
export function readServerModels(body: unknown): readonly ServedModel[] {
  const list = isMembers(body) && Array.isArray(body.data) ? body.data : [];
  return list.flatMap((entry: unknown) =>
    isMembers(entry) && typeof entry.id === 'string' ? [{ id: entry.id, providers: [] }] : [],
  );
}

/** Reads the router's list of chat models by id. Invalid entries are omitted. */
export function readFacts(body: unknown): ReadonlyMap<string, ModelFacts> {
  const list = isMembers(body) && Array.isArray(body.data) ? body.data : [];
  return new Map(
    list.flatMap((entry: unknown) => {
      if (!isMembers(entry) || typeof entry.id !== 'string') return [];
      const providers = (Array.isArray(entry.providers) ? entry.providers : []).filter(isMembers);
      const inputs = isMembers(entry.architecture) ? entry.architecture.input_modalities : undefined;
      const numbers = (values: readonly unknown[]) =>
        values.filter((value): value is number => typeof value === 'number');
      const prices = Object.values(readPrices(providers));
      const contexts = numbers(providers.map((provider) => provider.context_length));
      const [input, output] = ['input', 'output'].map((side) =>
        prices.map((price) => price[side as 'input' | 'output']),
      );
      const speeds = numbers(providers.map((provider) => provider.throughput));
      const waits = numbers(providers.map((provider) => provider.first_token_latency_ms));
      const facts: ModelFacts = {
        ...(contexts.length > 0 && { contextLength: Math.max(...contexts) }),
        ...(input && input.length > 0 && { inputPrice: Math.min(...input) }),
        ...(output && output.length > 0 && { outputPrice: Math.min(...output) }),
        ...(speeds.length > 0 && { tokensPerSecond: Math.max(...speeds) }),
        ...(waits.length > 0 && { firstTokenMs: Math.min(...waits) }),
        prices: readPrices(providers),
        hasTools: providers.some((provider) => provider.supports_tools === true),
        hasSchema: providers.some((provider) => provider.supports_structured_output === true),
        seesImages: Array.isArray(inputs) && inputs.includes('image'),
      };
      return [[entry.id, facts] as const];
    }),
  );
}

function readPrices(providers: readonly Record<string, unknown>[]): Readonly<Record<string, TokenPrice>> {
  return Object.fromEntries(
    providers.flatMap(({ provider, pricing, is_free: isFree }) => {
      const { input, output } = isFree === true ? { input: 0, output: 0 } : isMembers(pricing) ? pricing : {};
      const isPriced = typeof provider === 'string' && typeof input === 'number' && typeof output === 'number';
      return isPriced ? [[provider, { input, output }] as const] : [];
    }),
  );
}

/** Returns the id of the first recommended model that a service has; else that of its first one, or ''. */
export function firstModel(served: readonly { readonly id: string }[], picks: readonly string[]): string {
  const ids = new Set(served.map(({ id }) => id));
  return picks.find((id) => ids.has(id)) ?? served[0]?.id ?? '';
}
