import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Video classification assigns a label to an entire video, such as an action, a sport or a topic. Models sample frames and combine what they show over time.',
  demo: {
    inputs: [{ type: 'img', filename: 'juggling.webp', alt: 'A drawn figure juggles three balls' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'juggling balls', score: 0.93 },
          { label: 'throwing ball', score: 0.03 },
          { label: 'playing basketball', score: 0.01 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  ...picks,
  related: ['video-text-to-text', 'image-classification', 'audio-classification', 'zero-shot-image-classification'],
  widgetModels: [],
});
