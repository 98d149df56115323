import { defineTask } from '../../define-task.ts';

export const videoToVideo = defineTask({
  id: 'video-to-video',
  label: 'Video-to-Video',
  keywords: [
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
  ],
  pipeline: {
    modality: 'cv',
    color: 'green',
    hideInDatasets: true,
  },
  libraries: ['diffusers'],
});
