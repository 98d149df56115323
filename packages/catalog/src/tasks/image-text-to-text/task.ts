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
