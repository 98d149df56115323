import { defineInput } from '../define-input.ts';

export const tabularClassification = defineInput({
  task: 'tabular-classification',
  sample: () => ({
    data: {
      Height: ['11.52', '12.48'],
      Length1: ['23.2', '24.0'],
      Length2: ['25.4', '26.3'],
      Species: ['Bream', 'Bream'],
    },
  }),
  // Version 1.33 of huggingface_hub has the method, but sends the table without `inputs`, which the service rejects.
  python: false,
});
