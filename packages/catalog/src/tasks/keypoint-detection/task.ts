import { defineTask } from '../../task-definition/define-task.ts';

export const keypointDetection = defineTask({
  id: 'keypoint-detection',
  label: 'Keypoint Detection',
  pipeline: {
    modality: 'cv',
    color: 'red',
    order: 540,
    subtasks: [{ type: 'pose-estimation', name: 'Pose Estimation' }],
    hideInDatasets: true,
  },
  libraries: ['transformers'],
});

export const keywords = [
  'pose estimation',
  'human pose',
  'body tracking',
  'skeleton',
  'hand tracking',
  'face landmarks',
  'gestures',
];
