import { defineTask } from '../../task-definition/define-task.ts';

export const objectDetection = defineTask({
  id: 'object-detection',
  label: 'Object Detection',
  method: 'objectDetection',
  pipeline: {
    modality: 'cv',
    color: 'yellow',
    order: 220,
    subtasks: [
      { type: 'face-detection', name: 'Face Detection' },
      { type: 'vehicle-detection', name: 'Vehicle Detection' },
    ],
  },
  libraries: ['transformers', 'transformers.js', 'ultralytics'],
});

export const keywords = [
  'count objects',
  'find objects in photos',
  'bounding boxes',
  'people counting',
  'cars',
  'face detection',
  'blur faces',
  'find people',
  'license plates',
  'yolo',
  'locate things',
  'tracking',
  'surveillance',
];
