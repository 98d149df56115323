import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-to-video models generate a video that starts from a still image, optionally guided by a text prompt. They animate photographs, illustrations and product images.',
  demo: {
    inputs: [
      { type: 'img', filename: 'image-to-video-input.jpg' },
      { type: 'text', label: 'Optional Text Prompt', content: 'The fox turns its head' },
    ],
    outputs: [{ type: 'img', filename: 'image-to-video-output.gif' }],
  },
  ...picks,
  related: ['image-text-to-video', 'text-to-video', 'video-to-video', 'image-to-image'],
  widgetModels: [],
});
