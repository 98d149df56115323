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
