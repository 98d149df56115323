import { defineTask } from '../../define-task.ts';

export const imageTextToText = defineTask({
  id: 'image-text-to-text',
  label: 'Image-Text-to-Text',
  keywords: [
    'vision language model',
    'vlm',
    'describe a picture',
    'ask about an image',
    'chat with images',
    'screenshots to code',
    'ocr',
    'captions',
    'read text in images',
  ],
  pipeline: {
    modality: 'multimodal',
    color: 'red',
  },
  libraries: ['transformers'],
});
