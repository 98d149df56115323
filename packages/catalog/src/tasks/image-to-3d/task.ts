import { defineTask } from '../../task-definition/define-task.ts';

export const imageTo3d = defineTask({
  id: 'image-to-3d',
  label: 'Image-to-3D',
  pipeline: {
    modality: 'cv',
    color: 'green',
    order: 510,
  },
  libraries: ['diffusers'],
});

export const keywords = [
  'mesh from a photo',
  '3d model of a photo',
  'reconstruction',
  'photogrammetry',
  'gaussian splat',
];
