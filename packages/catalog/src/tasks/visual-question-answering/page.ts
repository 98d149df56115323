import { definePage } from '../../define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Visual question answering (VQA) answers open questions about an image, usually with a short answer and a score.',
  demo: {
    inputs: [
      { type: 'img', filename: 'elephant.jpeg' },
      { type: 'text', label: 'Question', content: 'What is in this image?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'elephant', score: 0.97 },
          { label: 'elephants', score: 0.06 },
          { label: 'animal', score: 0.003 },
        ],
      },
    ],
  },
  ...picks,
  related: ['image-text-to-text', 'document-question-answering', 'image-to-text', 'video-text-to-text'],
  widgetModels: ['dandelin/vilt-b32-finetuned-vqa'],
});
