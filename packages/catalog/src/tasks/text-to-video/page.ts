import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary: 'Text-to-video models generate a video, a sequence of consistent frames, from a text prompt.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'A small sailing boat on gentle waves at sunset' }],
    outputs: [
      {
        type: 'img',
        filename: 'text-to-video-output.webp',
        alt: 'A small boat with two sails rides the waves in front of the sun',
        caption: 'Drawn by a program, frame by frame.',
      },
    ],
  },
  ...picks,
  related: ['image-to-video', 'image-text-to-video', 'text-to-image', 'video-to-video'],
  widgetModels: ['Wan-AI/Wan2.2-TI2V-5B'],
});
