import { defineTask } from '../../task-definition/define-task.ts';

export const imageClassification = defineTask({
  id: 'image-classification',
  label: 'Image Classification',
  method: 'imageClassification',
  pipeline: {
    modality: 'cv',
    color: 'blue',
    order: 210,
    subtasks: [
      { type: 'multi-label-image-classification', name: 'Multi Label Image Classification' },
      { type: 'multi-class-image-classification', name: 'Multi Class Image Classification' },
    ],
  },
  libraries: ['keras', 'timm', 'transformers', 'transformers.js'],
});

export const keywords = [
  'recognize pictures',
  'photo tagging',
  'tag photos',
  'label images',
  'image recognition',
  'content moderation',
  'nsfw detection',
  'what is in the photo',
];
