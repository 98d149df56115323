import type { TokenClassificationInput } from '@hubkit/catalog';

export const input: TokenClassificationInput = {
  inputs: 'Ada Lovelace was born in London and worked with Charles Babbage.',
  parameters: { aggregation_strategy: 'simple' },
};
