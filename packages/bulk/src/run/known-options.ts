import type { BulkOptions } from '../contract/options.ts';
import type { Prices } from '../contract/prices.ts';

/** Options of a run whose prices are known. */
export type KnownOptions = Omit<BulkOptions, 'prices'> & { readonly prices?: Prices | undefined };
