import type { TextGenerationInput } from '@hubkit/catalog';

export const input: TextGenerationInput = {
  inputs: 'The lighthouse keeper opened the door and',
  parameters: { max_new_tokens: 24, temperature: 0.7, stop: ['\n\n'] },
};
