import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Image-text-to-text models, also called vision language models (VLMs), take images and a text prompt and generate text. They describe images, answer questions, read documents, locate objects and drive user interfaces. Unlike image-to-text models, they follow instructions and can hold a conversation.',
  demo: {
    inputs: [
      {
        type: 'img',
        filename: 'coffee.avif',
        alt: 'An espresso in a white and red cup on a red saucer with a spoon, on a wooden table',
      },
      { type: 'text', label: 'Text Prompt', content: 'What is in the cup, and where is the spoon?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content:
          'The cup holds an espresso that is about half drunk. The spoon lies on the saucer, to the right of the cup, with its bowl toward the viewer.',
      },
    ],
    note: 'The answer is written by hand; that of a model differs.',
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
