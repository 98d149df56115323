export const keywords = [
  'image embeddings',
  'similar images',
  'reverse image search',
  'picture vectors',
  'duplicate photos',
];
