import { definePage } from '../../task-definition/define-page.ts';
import { picks } from './picks.ts';

export const page = definePage({
  summary:
    'Token classification assigns a label to each token of a text. The two most common variants are named entity recognition (NER), which finds mentions of people, places, organizations or dates, and part-of-speech (PoS) tagging, which marks the grammatical role of every word. Consecutive tokens of one entity are usually grouped into spans.',
  demo: {
    inputs: [{ type: 'text', label: 'Input', content: 'My name is Nora and I live in Lisbon.' }],
    outputs: [
      {
        type: 'text-with-tokens',
        text: 'My name is Nora and I live in Lisbon.',
        tokens: [
          { type: 'PERSON', start: 11, end: 15 },
          { type: 'GPE', start: 30, end: 36 },
        ],
      },
    ],
  },
  ...picks,
  related: ['text-classification', 'question-answering', 'zero-shot-classification', 'fill-mask'],
  widgetModels: ['FacebookAI/xlm-roberta-large-finetuned-conll03-english'],
  youtubeId: 'wVHdVlPScxA',
});
