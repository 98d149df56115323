export const keywords = [
  'own labels',
  'classify without training',
  'categories of your own',
  'topics',
  'tag texts',
  'intent detection',
  'route tickets',
];
