/** A provider with its price for a million tokens in USD; undefined where it is not known. */
export interface PricedProvider {
  readonly provider: string;
  readonly price: { readonly input: number; readonly output: number } | undefined;
}

type Prices = Readonly<Record<string, { readonly input: number; readonly output: number }>>;

/** Sorts the providers of a model by price, the cheapest first and those without a known price last. */
export function sortByPrice(providers: readonly string[], prices: Prices): readonly PricedProvider[] {
  const sum = ({ price }: PricedProvider) => (price ? price.input + price.output : Number.POSITIVE_INFINITY);
  return providers
    .map((provider) => ({ provider, price: prices[provider] }))
    .sort((a, b) => (sum(a) === sum(b) ? 0 : sum(a) - sum(b)));
}
