import { defineInput } from '../define-input.ts';

export const fillMask = defineInput({
  task: 'fill-mask',
  sample: ({ mask_token: mask = '[MASK]' }) => `What I like most about the sea is the ${mask}.`,
});
