import { defineTask } from '../../task-definition/define-task.ts';

export const textGeneration = defineTask({
  id: 'text-generation',
  label: 'Text Generation',
  method: 'textGeneration',
  pipeline: {
    modality: 'nlp',
    color: 'indigo',
    order: 90,
    subtasks: [
      { type: 'dialogue-modeling', name: 'Dialogue Modeling' },
      { type: 'dialogue-generation', name: 'Dialogue Generation' },
      { type: 'conversational', name: 'Conversational' },
      { type: 'language-modeling', name: 'Language Modeling' },
      { type: 'text-simplification', name: 'Text simplification' },
      { type: 'explanation-generation', name: 'Explanation Generation' },
      { type: 'abstractive-qa', name: 'Abstractive QA' },
      { type: 'open-domain-abstractive-qa', name: 'Open Domain Abstractive QA' },
      { type: 'closed-domain-qa', name: 'Closed Domain QA' },
      { type: 'open-book-qa', name: 'Open Book QA' },
      { type: 'closed-book-qa', name: 'Closed Book QA' },
      { type: 'text2text-generation', name: 'Text2Text Generation' },
    ],
  },
  libraries: ['transformers', 'transformers.js'],
});

export const keywords = [
  'llm',
  'chatbot',
  'assistant',
  'language model',
  'gpt',
  'write stories',
  'writing',
  'code generation',
  'programming',
  'autocomplete',
  'completion',
  'creative writing',
  'reasoning',
  'agents',
];
