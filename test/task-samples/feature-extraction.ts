import type { FeatureExtractionInput } from '@hubkit/catalog';

export const input: FeatureExtractionInput = { inputs: 'The train leaves at noon.' };
