import { defineTask } from '../../define-task.ts';

export const imageFeatureExtraction = defineTask({
  id: 'image-feature-extraction',
  label: 'Image Feature Extraction',
  keywords: ['image embeddings', 'similar images', 'reverse image search', 'picture vectors', 'duplicate photos'],
  pipeline: {
    modality: 'cv',
    color: 'indigo',
  },
  libraries: ['timm', 'transformers'],
});
