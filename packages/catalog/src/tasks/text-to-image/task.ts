import { defineTask } from '../../task-definition/define-task.ts';

export const textToImage = defineTask({
  id: 'text-to-image',
  label: 'Text-to-Image',
  method: 'textToImage',
  pipeline: {
    modality: 'cv',
    color: 'yellow',
    order: 240,
  },
  libraries: ['diffusers'],
});

export const keywords = [
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
];
