import { defineTask } from '../../define-task.ts';

export const imageTextToVideo = defineTask({
  id: 'image-text-to-video',
  label: 'Image-Text-to-Video',
  pipeline: {
    modality: 'multimodal',
    color: 'indigo',
  },
  libraries: ['diffusers'],
});
