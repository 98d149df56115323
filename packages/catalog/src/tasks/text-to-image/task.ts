import { defineTask } from '../../define-task.ts';

export const textToImage = defineTask({
  id: 'text-to-image',
  label: 'Text-to-Image',
  keywords: [
    'draw',
    'drawing',
    'paint',
    'art',
    'pictures from words',
    'image generator',
    'generate images',
    'make pictures',
    'illustrations',
    'logos',
    'posters',
    'avatars',
    'stable diffusion',
    'flux',
  ],
  method: 'textToImage',
  pipeline: {
    modality: 'cv',
    color: 'yellow',
  },
  libraries: ['diffusers'],
});
