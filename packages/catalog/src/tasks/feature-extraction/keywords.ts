export const keywords = [
  'embeddings',
  'vectors',
  'semantic search',
  'vector database',
  'rag',
  'clustering',
  'text to vector',
];
