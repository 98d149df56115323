import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Video-text-to-text models take a video and a text prompt and generate text: descriptions, summaries and answers to questions.',
  demo: {
    inputs: [
      { type: 'img', filename: 'video-text-to-text-input.gif' },
      { type: 'text', label: 'Text Prompt', content: 'What happens in this video?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content:
          'Water rises from a stone fountain in a sunny garden. Flowers surround it, and two butterflies fly from blossom to blossom.',
      },
    ],
  },
  ...picks,
  related: ['image-text-to-text', 'video-classification', 'audio-text-to-text', 'text-to-video'],
  widgetModels: [],
});
