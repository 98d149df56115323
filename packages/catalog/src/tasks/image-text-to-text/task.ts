import { defineTask } from '../../task-definition/define-task.ts';

export const imageTextToText = defineTask({
  id: 'image-text-to-text',
  label: 'Image-Text-to-Text',
  pipeline: {
    modality: 'multimodal',
    color: 'red',
    order: 410,
  },
  libraries: ['transformers'],
});

export const keywords = [
  'vision language model',
  'vlm',
  'describe a picture',
  'ask about an image',
  'chat with images',
  'screenshots to code',
  'ocr',
  'captions',
  'read text in images',
];
