import { defineTask } from '../../define-task.ts';

export const imageToVideo = defineTask({
  id: 'image-to-video',
  label: 'Image-to-Video',
  keywords: ['animate a photo', 'animation', 'moving pictures', 'bring pictures to life', 'clips from images'],
  method: 'imageToVideo',
  pipeline: {
    modality: 'cv',
    color: 'indigo',
  },
  libraries: ['diffusers'],
});
