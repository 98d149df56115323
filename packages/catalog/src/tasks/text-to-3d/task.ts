import { defineTask } from '../../define-task.ts';

export const textTo3d = defineTask({
  id: 'text-to-3d',
  label: 'Text-to-3D',
  keywords: ['3d models from words', 'mesh generation', 'game assets', '3d printing'],
  pipeline: {
    modality: 'cv',
    color: 'yellow',
  },
  libraries: ['diffusers'],
});
