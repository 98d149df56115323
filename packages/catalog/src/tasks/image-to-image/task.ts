import { defineTask } from '../../task-definition/define-task.ts';

export const imageToImage = defineTask({
  id: 'image-to-image',
  label: 'Image-to-Image',
  method: 'imageToImage',
  pipeline: {
    modality: 'cv',
    color: 'indigo',
    order: 260,
    subtasks: [
      { type: 'image-inpainting', name: 'Image Inpainting' },
      { type: 'image-colorization', name: 'Image Colorization' },
      { type: 'super-resolution', name: 'Super Resolution' },
    ],
  },
  libraries: ['diffusers', 'transformers', 'transformers.js'],
});

export const keywords = [
  'upscale',
  'upscaler',
  'super resolution',
  'enhance photos',
  'sharpen',
  'restore old photos',
  'colorize',
  'colourize',
  'colourise',
  'inpainting',
  'outpainting',
  'remove objects',
  'style transfer',
  'controlnet',
  'sketch to picture',
  'deblur',
  'photo editing',
  'watermark',
];
