import { defineTask } from '../../define-task.ts';

export const maskGeneration = defineTask({
  id: 'mask-generation',
  label: 'Mask Generation',
  keywords: ['segment anything', 'sam', 'select objects', 'cutouts', 'click to cut out', 'object outlines'],
  pipeline: {
    modality: 'cv',
    color: 'indigo',
  },
  libraries: ['transformers'],
});
