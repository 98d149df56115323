import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-to-text models generate text from an image. The main uses are image captioning and optical character recognition (OCR).',
  demo: {
    inputs: [{ type: 'img', filename: 'savanna.jpg' }],
    outputs: [
      {
        type: 'text',
        label: 'Detailed description',
        content: 'A herd of zebras and antelopes grazing on a dry savanna',
      },
    ],
  },
  ...picks,
  related: ['image-text-to-text', 'visual-question-answering', 'document-question-answering', 'text-to-image'],
  widgetModels: ['Salesforce/blip-image-captioning-large'],
});
