import { defineTask } from '../../define-task.ts';

export const imageTo3d = defineTask({
  id: 'image-to-3d',
  label: 'Image-to-3D',
  keywords: ['mesh from a photo', '3d model of a photo', 'reconstruction', 'photogrammetry', 'gaussian splat'],
  pipeline: {
    modality: 'cv',
    color: 'green',
  },
  libraries: ['diffusers'],
});
