import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-text-to-video models generate a video from a reference image and a text prompt. The image fixes the appearance, and the prompt describes the motion, the camera and what happens.',
  demo: {
    inputs: [
      { type: 'img', filename: 'image-text-to-video-input.jpg' },
      { type: 'text', label: 'Input', content: 'A knight in black armour surfing on a big wave' },
    ],
    outputs: [{ type: 'img', filename: 'image-text-to-video-output.gif' }],
  },
  ...picks,
  related: ['image-to-video', 'text-to-video', 'image-text-to-image', 'video-to-video'],
  widgetModels: ['Lightricks/LTX-Video'],
});
