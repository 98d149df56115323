import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-to-text models generate text from an image. The main uses are image captioning and optical character recognition (OCR).',
  demo: {
    inputs: [
      { type: 'img', filename: 'rocket.avif', alt: 'A rocket on its launch pad at dusk, between lightning towers' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Detailed description',
        content:
          'A slim white rocket stands on its launch pad at dusk, lit by floodlights, with a tall lattice tower on each side.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
  },
  ...picks,
  related: ['image-text-to-text', 'visual-question-answering', 'document-question-answering', 'text-to-image'],
  widgetModels: ['Salesforce/blip-image-captioning-large'],
});
