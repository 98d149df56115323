import { defineTask } from '../../task-definition/define-task.ts';

export const anyToAny = defineTask({
  id: 'any-to-any',
  label: 'Any-to-Any',
  pipeline: {
    modality: 'multimodal',
    color: 'yellow',
    order: 560,
  },
  libraries: ['transformers'],
});

export const keywords = ['omni model', 'speech and vision in one model', 'multimodal assistant'];
