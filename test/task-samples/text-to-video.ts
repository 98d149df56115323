import type { TextToVideoInput } from '@hubkit/catalog';

export const input: TextToVideoInput = { inputs: 'A red boat at sunset', parameters: { num_frames: 24, seed: 7 } };
