import { defineInput } from '../define-input.ts';

export const tokenClassification = defineInput({
  task: 'token-classification',
  sample: () => 'My name is Nora Jane Miller, but all of my friends call me Nora.',
});
