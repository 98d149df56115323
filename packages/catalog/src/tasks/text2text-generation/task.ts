import { defineTask } from '../../task-definition/define-task.ts';

export const text2textGeneration = defineTask({
  id: 'text2text-generation',
  label: 'Text2Text Generation',
  pipeline: {
    modality: 'nlp',
    color: 'indigo',
    order: 100,
    subtasks: [
      { type: 'text-simplification', name: 'Text simplification' },
      { type: 'explanation-generation', name: 'Explanation Generation' },
      { type: 'abstractive-qa', name: 'Abstractive QA' },
      { type: 'open-domain-abstractive-qa', name: 'Open Domain Abstractive QA' },
      { type: 'closed-domain-qa', name: 'Closed Domain QA' },
      { type: 'open-book-qa', name: 'Open Book QA' },
      { type: 'closed-book-qa', name: 'Closed Book QA' },
    ],
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = ['rewrite', 'paraphrase', 'grammar correction', 'sequence to sequence', 'rephrase', 'simplify'];

export const summary =
  'Text2text generation turns one text into another: it rewrites, simplifies, answers or translates.';
