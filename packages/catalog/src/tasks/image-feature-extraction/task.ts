import { defineTask } from '../../task-definition/define-task.ts';

export const imageFeatureExtraction = defineTask({
  id: 'image-feature-extraction',
  label: 'Image Feature Extraction',
  pipeline: {
    modality: 'cv',
    color: 'indigo',
    order: 520,
  },
  libraries: ['timm', 'transformers'],
});

export const keywords = [
  'image embeddings',
  'similar images',
  'reverse image search',
  'picture vectors',
  'duplicate photos',
];
