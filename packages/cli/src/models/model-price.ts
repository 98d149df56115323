import type { Io } from '../io/io.ts';

/** Price of a model in US dollars per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** Looks up the price of a model at a provider. */
export type FindPrice = (model: string, provider: string) => Promise<Price | undefined>;

/** The router of the hub, whose list of chat models with their prices by provider is public. */
const ROUTER = 'https://router.huggingface.co';

/** Prices are a courtesy: a list that takes longer, in ms, is not waited for. */
const LIST_MS = 5000;

interface ListedModel {
  readonly id?: unknown;
  readonly providers?: readonly ListedOffer[];
}

interface ListedOffer {
  readonly provider?: unknown;
  readonly pricing?: Partial<Price>;
  readonly is_free?: unknown;
  readonly first_token_latency_ms?: unknown;
  readonly throughput?: unknown;
}

/** What the router reports of a model at a provider. */
export interface Offer {
  readonly price?: Price;
  readonly isFree?: boolean;
  /** Time until the first token, in ms. */
  readonly firstTokenMs?: number;
  readonly tokensPerSecond?: number;
}

/**
 * Looks up the price of a model in the public list of the hub's router, which is asked without a key.
 *
 * @param provider - Provider whose price it is; undefined for the cheapest one.
 * @returns The price; undefined where none is listed or the list cannot be read.
 */
export async function findPrice(
  model: string | undefined,
  provider: string | undefined,
  io: Pick<Io, 'fetch' | 'signal'>,
): Promise<Price | undefined> {
  return model === undefined ? undefined : pick(await readList(ROUTER, io), model, provider);
}

/** Looks up the prices of a model at its providers, by their ids; empty where none is listed or the list cannot be read. */
export async function findPrices(
  model: string | undefined,
  router: string | undefined,
  io: Pick<Io, 'fetch' | 'signal'>,
): Promise<Readonly<Record<string, Price>>> {
  if (model === undefined) return {};
  const entries = (await readList(router ?? ROUTER, io)).find(({ id }) => id === model)?.providers ?? [];
  return Object.fromEntries(
    entries.flatMap(({ provider, pricing: { input, output } = {} }) =>
      typeof provider === 'string' && typeof input === 'number' && typeof output === 'number'
        ? [[provider, { input, output }]]
        : [],
    ),
  );
}

/** Reads what the hub's router reports of a model, by the ids of its providers; empty where the list cannot be read. */
export async function findOffers(
  model: string,
  io: Pick<Io, 'fetch' | 'signal'>,
): Promise<Readonly<Record<string, Offer>>> {
  const entries = (await readList(ROUTER, io)).find(({ id }) => id === model)?.providers ?? [];
  return Object.fromEntries(
    entries.flatMap((entry) => (typeof entry.provider === 'string' ? [[entry.provider, toOffer(entry)]] : [])),
  );
}

function toOffer({ pricing, is_free: isFree, first_token_latency_ms: firstMs, throughput }: ListedOffer): Offer {
  const { input, output } = pricing ?? {};
  return {
    ...(typeof input === 'number' && typeof output === 'number' && { price: { input, output } }),
    ...(typeof isFree === 'boolean' && { isFree }),
    ...(typeof firstMs === 'number' && { firstTokenMs: firstMs }),
    ...(typeof throughput === 'number' && { tokensPerSecond: throughput }),
  };
}

/** Makes a look-up of prices that reads the list once, when the first price is wanted. `router` is where calls go. */
export function priceList(router: string | undefined, io: Pick<Io, 'fetch' | 'signal'>): FindPrice {
  let list: Promise<readonly ListedModel[]> | undefined;
  return async (model, provider) => {
    list ??= readList(router ?? ROUTER, io);
    return pick(await list, model, provider);
  };
}

async function readList(
  router: string,
  { fetch, signal }: Pick<Io, 'fetch' | 'signal'>,
): Promise<readonly ListedModel[]> {
  const list = await fetch(`${router}/v1/models`, { signal: AbortSignal.any([signal, AbortSignal.timeout(LIST_MS)]) })
    .then((response) => (response.ok ? response.json() : undefined))
    // An estimate without a price is still one.
    .catch(() => undefined);
  const { data } = (list ?? {}) as { readonly data?: unknown };
  return Array.isArray(data) ? data : [];
}

function pick(models: readonly ListedModel[], model: string, provider: string | undefined): Price | undefined {
  const entries = models.find(({ id }) => id === model)?.providers ?? [];
  const prices = entries.flatMap(({ provider: id, pricing: { input, output } = {} as Partial<Price> }) =>
    typeof input === 'number' && typeof output === 'number' && (provider === undefined || id === provider)
      ? [{ input, output }]
      : [],
  );
  return prices.sort((a, b) => a.input + a.output - b.input - b.output)[0];
}

/** Reads a price such as `0.05/0.08`. */
export function readPrice(text: string): Price {
  const [, input, output] = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (input === undefined || output === undefined)
    throw new Error(`must be dollars per million tokens in and out, such as 0.05/0.08, not "${text}"`);
  return { input: Number(input), output: Number(output) };
}
