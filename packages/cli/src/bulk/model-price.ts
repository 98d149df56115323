import type { Io } from '../io/io.ts';

/** Price of a model in US dollars per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** Public list of chat models with their prices by provider. */
const LIST = 'https://router.huggingface.co/v1/models';

interface ListedModel {
  readonly id?: unknown;
  readonly providers?: readonly { readonly provider?: unknown; readonly pricing?: Partial<Price> }[];
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
  { fetch, signal }: Pick<Io, 'fetch' | 'signal'>,
): Promise<Price | undefined> {
  if (model === undefined) return;
  const list = await fetch(LIST, { signal })
    .then((response) => (response.ok ? response.json() : undefined))
    // An estimate without a price is still one.
    .catch(() => undefined);
  const { data } = (list ?? {}) as { readonly data?: unknown };
  const models: readonly ListedModel[] = Array.isArray(data) ? data : [];
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
