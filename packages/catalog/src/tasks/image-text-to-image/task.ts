import { defineTask } from '../../task-definition/define-task.ts';

export const imageTextToImage = defineTask({
  id: 'image-text-to-image',
  label: 'Image-Text-to-Image',
  method: 'imageTextToImage',
  pipeline: {
    modality: 'multimodal',
    color: 'red',
    order: 420,
  },
  libraries: ['diffusers'],
});

export const keywords = [
  'edit a photo with a prompt',
  'photo editing',
  'instruct image editing',
  'combine pictures',
  'consistent character',
  'virtual try-on',
];
