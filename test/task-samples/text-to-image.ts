import type { TextToImageInput } from '@hubkit/catalog';

export const input: TextToImageInput = { inputs: 'A red boat at sunset', parameters: { width: 64, height: 64 } };
