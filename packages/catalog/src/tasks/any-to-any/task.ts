import { defineTask } from '../../define-task.ts';

export const anyToAny = defineTask({
  id: 'any-to-any',
  label: 'Any-to-Any',
  keywords: ['omni model', 'speech and vision in one model', 'multimodal assistant'],
  pipeline: {
    modality: 'multimodal',
    color: 'yellow',
  },
  libraries: ['transformers'],
});
