import { defineTask } from '../../../../src/task-definition/define-task.ts';

export const opticalMusicRecognition = defineTask({
  id: 'optical-music-recognition',
  label: 'Optical Music Recognition',
  method: 'opticalMusicRecognition',
  pipeline: { modality: 'cv', color: 'green', order: 265 },
  libraries: ['transformers'],
});
