import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Video-text-to-text models take a video and a text prompt and generate text: descriptions, summaries and answers to questions.',
  demo: {
    inputs: [
      { type: 'img', filename: 'juggling.webp', alt: 'A drawn figure juggles three balls' },
      { type: 'text', label: 'Text Prompt', content: 'What happens in this video?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content:
          'A person stands still and juggles three balls (red, yellow and green), throwing them in high arcs from hand to hand.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
  },
  ...picks,
  related: ['image-text-to-text', 'video-classification', 'audio-text-to-text', 'text-to-video'],
  widgetModels: [],
});
