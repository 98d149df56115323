/** Providers that take the same price. */
export interface PriceGroup {
  /** USD for a million tokens; undefined where it is not known. */
  readonly price: { readonly input: number; readonly output: number } | undefined;
  readonly providers: readonly string[];
}

type Prices = Readonly<Record<string, { readonly input: number; readonly output: number }>>;

/** Groups the providers of a model by price, the cheapest first and those without a known price last. */
export function groupByPrice(providers: readonly string[], prices: Prices): readonly PriceGroup[] {
  const groups = new Map<string, PriceGroup>();
  for (const provider of providers) {
    const price = prices[provider];
    const key = price ? `${price.input}/${price.output}` : '';
    groups.set(key, { price, providers: [...(groups.get(key)?.providers ?? []), provider] });
  }
  const sum = ({ price }: PriceGroup) => (price ? price.input + price.output : Number.POSITIVE_INFINITY);
  return [...groups.values()].sort((a, b) => (sum(a) === sum(b) ? 0 : sum(a) - sum(b)));
}
