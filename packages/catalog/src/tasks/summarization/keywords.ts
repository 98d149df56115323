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
