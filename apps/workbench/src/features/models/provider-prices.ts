/** USD for a million tokens. */
interface Price {
  readonly input: number;
  readonly output: number;
}

/** A provider of a model; its price is undefined where it is not known. */
export interface PricedProvider {
  readonly provider: string;
  readonly price: Price | undefined;
}

/** Sorts the providers of a model by price, the cheapest first and those without a known price last. */
export function sortByPrice(
  providers: readonly string[],
  prices: Readonly<Record<string, Price>>,
): readonly PricedProvider[] {
  const sum = ({ price }: PricedProvider) => (price ? price.input + price.output : Number.MAX_VALUE);
  return providers
    .map((provider) => ({ provider, price: prices[provider] }))
    .sort((one, other) => sum(one) - sum(other));
}
