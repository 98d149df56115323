export const keywords = [
  'ask about audio',
  'talk to a model',
  'voice assistant',
  'audio captions',
  'summarize a meeting',
];
