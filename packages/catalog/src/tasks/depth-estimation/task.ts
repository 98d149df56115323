import { defineTask } from '../../define-task.ts';

export const depthEstimation = defineTask({
  id: 'depth-estimation',
  label: 'Depth Estimation',
  keywords: ['distance from the camera', 'depth map', '3d photo', 'monocular depth'],
  pipeline: {
    modality: 'cv',
    color: 'yellow',
  },
  libraries: ['transformers', 'transformers.js'],
});
