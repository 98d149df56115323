import { defineTask } from '../../task-definition/define-task.ts';

export const imageToText = defineTask({
  id: 'image-to-text',
  label: 'Image-to-Text',
  method: 'imageToText',
  pipeline: {
    modality: 'cv',
    color: 'red',
    order: 250,
    subtasks: [{ type: 'image-captioning', name: 'Image Captioning' }],
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = [
  'ocr',
  'captions',
  'image captioning',
  'read text in images',
  'text recognition',
  'handwriting',
  'alt text',
  'describe pictures',
  'scan documents',
];
