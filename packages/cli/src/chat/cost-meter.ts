import type { Usage } from '@hubkit/inference';
import type { CallObserver } from '@hubkit/inference/telemetry';
import type { FindPrice } from '../models/model-price.ts';

type Observed = Parameters<NonNullable<ReturnType<CallObserver['observe']>>['end']>[0]['response'];

/** Adds up what calls cost. */
export interface CostMeter {
  /** For the options of the calls. */
  readonly observer: CallObserver;
  /** Cost of the calls so far in US dollars; undefined if that of one is unknown. */
  total(): Promise<number | undefined>;
  /** Tokens of the prompts that came from a cache, or were written to one; undefined if no service has reported any. */
  cache(): Pick<Usage, 'cachedTokens' | 'cacheWriteTokens'>;
}

/** Makes a meter. A call costs what the service reports, else its tokens by the listed price of the model. */
export function openCostMeter(findPrice: FindPrice): CostMeter {
  const responses: Observed[] = [];
  return {
    observer: {
      observe: () => ({
        end({ response }) {
          responses.push(response);
        },
      }),
    },
    cache() {
      const sum = (name: 'cachedTokens' | 'cacheWriteTokens') => {
        const known = responses.flatMap(({ usage }) => usage?.[name] ?? []);
        return known.length > 0 && { [name]: known.reduce((total, tokens) => total + tokens, 0) };
      };
      return { ...sum('cachedTokens'), ...sum('cacheWriteTokens') };
    },
    async total() {
      const costs = await Promise.all(responses.map((response) => costOfResponse(response, findPrice)));
      const known = costs.filter((cost) => cost !== undefined);
      return known.length === 0 || known.length < costs.length ? undefined : known.reduce((sum, cost) => sum + cost);
    },
  };
}

async function costOfResponse(
  { cost, usage, model, provider }: Observed,
  findPrice: FindPrice,
): Promise<number | undefined> {
  // The model may carry a policy of the hub, as in `:cheapest`; the provider of a server of one's own is its origin.
  if (cost !== undefined || usage === undefined || model === undefined || provider?.includes('/') !== false)
    return cost;
  const [price, { costOf }] = await Promise.all([
    findPrice(model.replace(/:[\w-]+$/, ''), provider),
    import('@hubkit/inference/models'),
  ]);
  return costOf(usage, price);
}
