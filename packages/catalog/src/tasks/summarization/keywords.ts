export const keywords = [
  'summary',
  'summarize',
  'summarise',
  'shorten',
  'tldr',
  'abstracts',
  'digests',
  'condense',
  'key points',
];
