import { defineInput } from '../define-input.ts';

export const textToImage = defineInput({
  task: 'text-to-image',
  sample: () => 'An astronaut feeding giraffes',
  args: (prompt) => ({ inputs: prompt, parameters: { num_inference_steps: 5 } }),
  result: 'image',
});
