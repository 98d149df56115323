export const keywords = [
  'own labels',
  'clip',
  'classify pictures without training',
  'tag photos',
  'label images',
  'search photos by words',
];
