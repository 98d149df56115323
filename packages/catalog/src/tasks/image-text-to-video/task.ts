import { defineTask } from '../../task-definition/define-task.ts';

export const imageTextToVideo = defineTask({
  id: 'image-text-to-video',
  label: 'Image-Text-to-Video',
  method: 'imageTextToVideo',
  pipeline: {
    modality: 'multimodal',
    color: 'indigo',
    order: 430,
  },
  libraries: ['diffusers'],
});

export const keywords = ['animate a picture', 'animate a photo with a prompt', 'talking portrait'];
