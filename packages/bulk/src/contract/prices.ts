import type { ModelPrice } from '@hubkit/inference/models';

/** Prices by id of the provider; `default` is for all others. */
export type Prices = Readonly<Record<string, ModelPrice>>;
