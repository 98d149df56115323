import { defineTask } from '../../define-task.ts';

export const imageTextToImage = defineTask({
  id: 'image-text-to-image',
  label: 'Image-Text-to-Image',
  keywords: [
    'edit a photo with a prompt',
    'photo editing',
    'instruct image editing',
    'combine pictures',
    'consistent character',
    'virtual try-on',
  ],
  method: 'imageTextToImage',
  pipeline: {
    modality: 'multimodal',
    color: 'red',
  },
  libraries: ['diffusers'],
});
