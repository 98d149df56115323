import { defineTask } from '../../define-task.ts';

export const imageTextToVideo = defineTask({
  id: 'image-text-to-video',
  label: 'Image-Text-to-Video',
  keywords: ['animate a picture', 'animate a photo with a prompt', 'talking portrait'],
  method: 'imageTextToVideo',
  pipeline: {
    modality: 'multimodal',
    color: 'indigo',
  },
  libraries: ['diffusers'],
});
