import { defineSample } from '../../task-definition/define-sample.ts';

/** A prompt for models that complete text. Those made for chat begin with the sample of `conversational`. */
export const sample = defineSample<'image-text-to-text'>({
  // The space at the end invites the model to go on.
  args: { inputs: 'A lighthouse at night looks ' },
});
