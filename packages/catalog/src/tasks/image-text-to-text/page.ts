import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-text-to-text models, also called vision language models (VLMs), take images and a text prompt and generate text. They describe images, answer questions, read documents, locate objects and drive user interfaces. Unlike image-to-text models, they follow instructions and can hold a conversation.',
  demo: {
    inputs: [
      { type: 'img', filename: 'image-text-to-text-input.png' },
      {
        type: 'text',
        label: 'Text Prompt',
        content: 'Where exactly is the insect in this image, and what is it doing?',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content:
          'The bee sits slightly right of the center of the image, on the yellow middle of a pink flower. Its head points down into the blossom, where it is collecting pollen.',
      },
    ],
  },
  ...picks,
  related: [
    'video-text-to-text',
    'image-to-text',
    'document-question-answering',
    'visual-document-retrieval',
    'text-generation',
  ],
  widgetModels: ['zai-org/GLM-4.5V'],
  youtubeId: 'IoGaGfU1CIg',
});
