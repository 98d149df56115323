import type { TranslationInput } from '@hubkit/catalog';

export const input: TranslationInput = { inputs: 'Good morning, my name is Nora and I live in Berlin.' };
