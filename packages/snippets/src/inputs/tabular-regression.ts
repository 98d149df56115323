import { defineInput } from '../define-input.ts';

export const tabularRegression = defineInput({
  task: 'tabular-regression',
  sample: () => ({
    data: {
      Height: ['11.52', '12.48'],
      Length1: ['23.2', '24.0'],
      Length2: ['25.4', '26.3'],
      Species: ['Bream', 'Bream'],
    },
  }),
  // Version 1.33 of huggingface_hub has the method, but no provider for it.
  python: false,
});
