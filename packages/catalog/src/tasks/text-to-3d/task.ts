import { defineTask } from '../../task-definition/define-task.ts';

export const textTo3d = defineTask({
  id: 'text-to-3d',
  label: 'Text-to-3D',
  pipeline: {
    modality: 'cv',
    color: 'yellow',
    order: 500,
  },
  libraries: ['diffusers'],
});

export const keywords = ['3d models from words', 'mesh generation', 'game assets', '3d printing'];
