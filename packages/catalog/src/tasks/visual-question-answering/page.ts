import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Visual question answering (VQA) answers open questions about an image, usually with a short answer and a score.',
  demo: {
    inputs: [
      { type: 'img', filename: 'cat.avif', alt: 'The face of a tabby cat with green eyes' },
      { type: 'text', label: 'Question', content: 'What color are its eyes?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'green', score: 0.89 },
          { label: 'yellow', score: 0.06 },
          { label: 'brown', score: 0.01 },
        ],
      },
    ],
    note: 'The scores are written by hand; those of a model differ.',
  },
  ...picks,
  related: ['image-text-to-text', 'document-question-answering', 'image-to-text', 'video-text-to-text'],
  widgetModels: ['dandelin/vilt-b32-finetuned-vqa'],
});
