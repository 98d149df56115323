export const keywords = [
  'find anything by name',
  'open vocabulary',
  'grounding',
  'detect with words',
  'own labels',
  'locate by description',
];
