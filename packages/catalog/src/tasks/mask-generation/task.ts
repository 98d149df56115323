import { defineTask } from '../../task-definition/define-task.ts';

export const maskGeneration = defineTask({
  id: 'mask-generation',
  label: 'Mask Generation',
  pipeline: {
    modality: 'cv',
    color: 'indigo',
    order: 480,
  },
  libraries: ['transformers'],
});

export const keywords = ['segment anything', 'sam', 'select objects', 'cutouts', 'click to cut out', 'object outlines'];
