// Written by `npm run gen` from the files beside it. Do not edit.
import type { TaskId } from '@hubkit/task-types';

/** Fields of task inputs that hold a file, or a list of files. `inputs.image` is a field of the object `inputs`. */
export const FILE_INPUTS: { readonly [K in TaskId]?: readonly string[] } = {
  'audio-classification': ['inputs'],
  'audio-to-audio': ['inputs'],
  'automatic-speech-recognition': ['inputs'],
  'document-question-answering': ['inputs.image'],
  'image-classification': ['inputs'],
  'image-segmentation': ['inputs'],
  'image-text-to-image': ['inputs'],
  'image-text-to-video': ['inputs'],
  'image-to-image': ['inputs'],
  'image-to-text': ['inputs'],
  'image-to-video': ['inputs'],
  'object-detection': ['inputs'],
  'visual-question-answering': ['inputs.image'],
  'zero-shot-image-classification': ['inputs'],
};
