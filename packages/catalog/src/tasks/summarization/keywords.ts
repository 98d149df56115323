export const keywords = [
  'summary',
  'summarize',
  'summarize',
  'shorten',
  'tldr',
  'abstracts',
  'digests',
  'condense',
  'key points',
];
