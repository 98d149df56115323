import { defineTask } from '../../task-definition/define-task.ts';

export const questionAnswering = defineTask({
  id: 'question-answering',
  label: 'Question Answering',
  method: 'questionAnswering',
  pipeline: {
    modality: 'nlp',
    color: 'blue',
    order: 40,
    subtasks: [
      { type: 'extractive-qa', name: 'Extractive QA' },
      { type: 'open-domain-qa', name: 'Open Domain QA' },
      { type: 'closed-domain-qa', name: 'Closed Domain QA' },
    ],
  },
  libraries: ['adapter-transformers', 'allennlp', 'transformers', 'transformers.js'],
});

export const keywords = ['find answers in text', 'faq', 'reading comprehension', 'search a document', 'ask a text'];
