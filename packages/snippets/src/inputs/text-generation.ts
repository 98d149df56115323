import { defineInput } from '../define-input.ts';

export const textGeneration = defineInput({
  task: 'text-generation',
  // The blank at the end invites the model to go on.
  sample: () => 'Could you please explain to me how to ',
});
