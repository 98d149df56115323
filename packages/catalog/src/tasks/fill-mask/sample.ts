import { defineSample } from '../../task-definition/define-sample.ts';

export const sample = defineSample<'fill-mask'>({
  args: ({ mask_token: mask = '[MASK]' }) => ({ inputs: `What I like most about the sea is the ${mask}.` }),
});
