import { defineTask } from '../../define-task.ts';

export const imageToText = defineTask({
  id: 'image-to-text',
  label: 'Image-to-Text',
  keywords: [
    'ocr',
    'captions',
    'image captioning',
    'read text in images',
    'text recognition',
    'handwriting',
    'alt text',
    'describe pictures',
    'scan documents',
  ],
  method: 'imageToText',
  pipeline: {
    modality: 'cv',
    color: 'red',
    subtasks: [{ type: 'image-captioning', name: 'Image Captioning' }],
  },
  libraries: ['transformers', 'transformers.js'],
});
