import { defineTask } from '../../task-definition/define-task.ts';

export const summarization = defineTask({
  id: 'summarization',
  label: 'Summarization',
  method: 'summarization',
  pipeline: {
    modality: 'nlp',
    color: 'indigo',
    order: 70,
    subtasks: [
      { type: 'news-articles-summarization', name: 'News Articles Summarization' },
      { type: 'news-articles-headline-generation', name: 'News Articles Headline Generation' },
    ],
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = [
  'summary',
  'summarize',
  'summarise',
  'shorten',
  'tldr',
  'abstracts',
  'articles',
  'digests',
  'condense',
  'key points',
];
