import type { FillMaskInput } from '@hubkit/catalog';

export const input: FillMaskInput = { inputs: 'Oslo is the [MASK] of Norway.', parameters: { top_k: 3 } };
