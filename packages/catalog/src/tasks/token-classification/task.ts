import { defineTask } from '../../task-definition/define-task.ts';

export const tokenClassification = defineTask({
  id: 'token-classification',
  label: 'Token Classification',
  method: 'tokenClassification',
  pipeline: {
    modality: 'nlp',
    color: 'blue',
    order: 20,
    subtasks: [
      { type: 'named-entity-recognition', name: 'Named Entity Recognition' },
      { type: 'part-of-speech', name: 'Part of Speech' },
      { type: 'parsing', name: 'Parsing' },
      { type: 'lemmatization', name: 'Lemmatization' },
      { type: 'word-sense-disambiguation', name: 'Word Sense Disambiguation' },
      { type: 'coreference-resolution', name: 'Coreference-resolution' },
    ],
  },
  libraries: ['adapter-transformers', 'flair', 'spacy', 'span-marker', 'stanza', 'transformers', 'transformers.js'],
});

export const keywords = [
  'named entities',
  'entity recognition',
  'ner',
  'find names',
  'personal data',
  'pii',
  'anonymize',
  'redact',
  'part of speech',
  'pos tagging',
  'extract names and places',
  'keywords',
];
