import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Video classification assigns a label to an entire video, such as an action, a sport or a topic. Models sample frames and combine what they show over time.',
  demo: {
    inputs: [{ type: 'img', filename: 'video-classification-input.gif' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Playing Guitar', score: 0.514 },
          { label: 'Playing Tennis', score: 0.193 },
          { label: 'Cooking', score: 0.068 },
        ],
      },
    ],
  },
  ...picks,
  related: ['video-text-to-text', 'image-classification', 'audio-classification', 'zero-shot-image-classification'],
  widgetModels: [],
});
