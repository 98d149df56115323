import { definePage } from '../../define-page.ts';

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
  datasets: [],
  metrics: [
    {
      id: 'fvd',
      description:
        'Fréchet Video Distance: distance between the feature distributions of generated and real clips, so that motion and coherence count. Lower is better.',
    },
    {
      id: 'clipsim',
      description: 'Average similarity of the CLIP embeddings of the prompt and of each frame. Higher is better.',
    },
  ],
  models: [
    {
      id: 'Lightricks/LTX-Video',
      description: 'Generates video from text and images; near real time on one high-end GPU.',
    },
  ],
  spaces: [
    {
      id: 'Lightricks/ltx-video-distilled',
      description: 'Generate videos from an image and a prompt in a few seconds.',
    },
  ],
  widgetModels: ['Lightricks/LTX-Video'],
});
