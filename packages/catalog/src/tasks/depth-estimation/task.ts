import { defineTask } from '../../task-definition/define-task.ts';

export const depthEstimation = defineTask({
  id: 'depth-estimation',
  label: 'Depth Estimation',
  pipeline: {
    modality: 'cv',
    color: 'yellow',
    order: 200,
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = ['distance from the camera', 'depth map', '3d photo', 'monocular depth'];
