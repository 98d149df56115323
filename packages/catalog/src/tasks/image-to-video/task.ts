import { defineTask } from '../../task-definition/define-task.ts';

export const imageToVideo = defineTask({
  id: 'image-to-video',
  label: 'Image-to-Video',
  method: 'imageToVideo',
  pipeline: {
    modality: 'cv',
    color: 'indigo',
    order: 270,
  },
  libraries: ['diffusers'],
});

export const keywords = [
  'animate a photo',
  'animation',
  'moving pictures',
  'bring pictures to life',
  'clips from images',
];
