import type { TextClassificationInput } from '@hubkit/catalog';

export const input: TextClassificationInput = { inputs: 'What a lovely day!' };
