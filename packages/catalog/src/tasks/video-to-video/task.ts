import { defineTask } from '../../task-definition/define-task.ts';

export const videoToVideo = defineTask({
  id: 'video-to-video',
  label: 'Video-to-Video',
  pipeline: {
    modality: 'cv',
    color: 'green',
    order: 570,
    hideInDatasets: true,
  },
  libraries: ['diffusers'],
});

export const keywords = [
  'edit videos',
  'upscale videos',
  'video upscaling',
  'restyle',
  'slow motion',
  'frame interpolation',
  'stabilization',
  'remove noise',
  'deepfake',
  'lip sync',
];
