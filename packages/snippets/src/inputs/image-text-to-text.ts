import { defineInput } from '../define-input.ts';

/** A model of images and text that is not made for chat completes a text, and no client has a method for it. */
export const imageTextToText = defineInput({
  task: 'image-text-to-text',
  // The space at the end invites the model to go on.
  sample: () => 'Could you please describe to me how to ',
  method: false,
  python: false,
});
